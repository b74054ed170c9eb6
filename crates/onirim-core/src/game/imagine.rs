//! A game that could be, for all that one player knows.

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Cards};
use crate::chance::QuickChance;
use crate::game::{Game, ImpossibleView, View};
use crate::rules::Now;
use crate::table::{Group, KnownCard, Limbo, Look, Seat, SeenCards};

/// A deal is refused if it contradicts the view; in a possible view at least one of ten agrees. After so many the view is taken for impossible.
const MOST_DEALS: usize = 1_000;

impl Game {
    /// A whole game that agrees with everything in a view. Every way to lay the cards that the seat does not see into the places that it does not see is
    /// equally likely, as far as it agrees with the question that is asked. Only Locations can be in a hand.
    ///
    /// The order of the deck is no part of a game, so where players have no secrets from each other there is exactly one such game.
    ///
    /// The view may come from anywhere: either the game has this very view and can be played on, or there is an error. Whether some sequence of actions leads
    /// to such a table is not looked into.
    ///
    /// ```
    /// use onirim_core::{Communication, Game, QuickChance, Seat, Setup};
    ///
    /// let mut dice = QuickChance::new(7);
    /// let game = Game::new(Setup::duo(Communication::Silent), &mut dice, &mut ())?;
    /// let view = game.view(Seat::One);
    /// let imagined = Game::imagined(&view, &mut dice).expect("a game has this view");
    /// assert_eq!(imagined.view(Seat::One), view);
    /// # Ok::<(), std::convert::Infallible>(())
    /// ```
    pub fn imagined(view: &View, dice: &mut QuickChance) -> Result<Game, ImpossibleView> {
        view.check()?;
        for _ in 0..MOST_DEALS {
            let game = view.dealt(dice);
            game.check()?;
            if game.has_keys_to_drop() && game.view(view.seat) == *view {
                return Ok(game);
            }
        }
        Err(ImpossibleView::Contradiction)
    }

    /// A game that this seat cannot tell from this one, [imagined](Game::imagined) from its view. Where players have no secrets from each other it is this game.
    #[must_use]
    pub fn resampled(&self, seat: Seat, dice: &mut QuickChance) -> Game {
        if !self.has_secrets() {
            return *self;
        }
        let view = self.view(seat);
        loop {
            let dealt = view.dealt(dice);
            // Cards that the seat knew before the partner looked at them are still known if they are all equal.
            if dealt.has_keys_to_drop() && dealt.look.audience() == self.look.audience() {
                return dealt;
            }
        }
    }

    /// The one question that says something about the deck: there are as many Keys in it as must still go (P7).
    pub(super) fn has_keys_to_drop(&self) -> bool {
        match self.question() {
            Some(Question::DropKey { left }) => self.keys_in_deck().len() >= left.into(),
            _ => true,
        }
    }

    /// Takes those cards out of a hand that its owner's partner does not know.
    pub(super) fn take_up_hidden_hand(&mut self, owner: Seat) -> Cards {
        let hand = self.group_mut(owner, Group::Personal);
        let hidden: Cards = hand.hidden().iter().copied().collect();
        hidden.iter().for_each(|card| hand.remove_hidden(card));
        hidden
    }

    /// Adds a card to a hand that its owner's partner does not know.
    pub(super) fn lay_into_hidden_hand(&mut self, owner: Seat, card: Card) {
        let hand = self.group_mut(owner, Group::Personal);
        hand.add(card);
        hand.hide(card);
    }
}

/// What is asked of a view is the same in every game that has it, so any one of them answers.
const DICE: u64 = 0;

impl View {
    /// The legal actions of the seat whose view this is: those that [`Game::legal_actions_of`] lists in every game that has this view. `None` unless this seat is asked, and for a view of no game.
    ///
    /// ```
    /// use onirim_core::{Communication, Game, QuickChance, Seat, Setup};
    ///
    /// let game = Game::new(Setup::duo(Communication::Silent), &mut QuickChance::new(7), &mut ())?;
    /// let actions = game.view(Seat::One).legal_actions().expect("player 1 is asked");
    /// assert!(actions.iter().eq(game.legal_actions().iter()));
    /// assert!(game.view(Seat::Two).legal_actions().is_none());
    /// # Ok::<(), std::convert::Infallible>(())
    /// ```
    pub fn legal_actions(&self) -> Option<ActionList> {
        self.when_asked().map(|game| game.legal_actions())
    }

    /// Is it proved, for all that the seat knows, that the game cannot be won any more after these actions? As [`Game::dooms`] says of every game that has this view.
    ///
    /// `false` is no promise. It is also the answer unless this seat is asked, and for a view of no game.
    pub fn dooms(&self, actions: &[Action]) -> bool {
        self.when_asked().is_some_and(|game| game.dooms(actions))
    }

    /// One of the games that have this view, if this seat is asked.
    fn when_asked(&self) -> Option<Game> {
        self.decision.filter(|decision| decision.seat == self.seat)?;
        Game::imagined(self, &mut QuickChance::new(DICE)).ok()
    }

    /// Deals the unseen cards into the places that the seat does not see.
    fn dealt(&self, dice: &mut QuickChance) -> Game {
        let (seat, partner) = (self.seat, self.seat.partner());
        let mut game = Game::before_the_deal(self.setup, self.active);
        let mut unseen = self.unseen;

        // The partner's hand first: it takes only Locations, and whatever it takes, the rest can be laid in as many ways.
        self.partner_known.iter().for_each(|&card| game.group_mut(partner, Group::Personal).add(card));
        for _ in 0..self.partner_hidden {
            game.lay_into_hidden_hand(partner, take_any(&mut unseen, Card::is_location, dice));
        }
        let mut seen_or_any = |card: Option<Card>| card.unwrap_or_else(|| take_any(&mut unseen, |_| true, dice));
        let placed = SeenCards::of(Card::NIGHTMARE, self.placed.iter().map(|&card| seen_or_any(card)));
        let unplaced = SeenCards::of(Card::NIGHTMARE, self.looked_at.iter().map(|&card| seen_or_any(card)));
        game.look = self.looking.map_or(Look::NONE, |looking| Look::of(&looking, unplaced, placed));
        let mut known = |(&card, &audience)| KnownCard { card: seen_or_any(card), audience };
        game.deck.set_top(self.top.iter().zip(self.top_known_to.iter()).map(&mut known));
        game.deck.set_bottom(self.bottom.iter().zip(self.bottom_known_to.iter()).map(&mut known));
        game.deck.set_pool(unseen);

        let hand = game.group_mut(seat, Group::Personal);
        self.hand.iter().for_each(|&card| hand.add(card));
        self.secret.iter().for_each(|&card| hand.hide(card));
        self.shared.iter().for_each(|&card| game.own_mut(Group::Shared).add(card));
        game.limbo = Limbo::of(&self.limbo);
        game.rows = self.rows;
        game.doors = self.doors;
        game.discard = self.discard_pile;
        game.removed = self.removed;
        game.resolving = self.resolving;
        game.goals = self.goals;
        game.towers = self.towers;
        game.omens = self.omens;
        game.now = match (self.ending, self.decision) {
            (Some(ending), _) => Now::Over(ending),
            (None, Some(decision)) => Now::Asking(decision.question),
            (None, None) => Now::Moving,
        };
        game.later = self.pending;
        game
    }
}

/// Takes one of the cards that fit, each as likely as the others. There must be one.
fn take_any(cards: &mut Cards, fits: impl Fn(Card) -> bool, dice: &mut QuickChance) -> Card {
    let fitting = || cards.counts().filter(|&(card, _)| fits(card));
    let mut number = dice.below(fitting().map(|(_, count)| count).sum());
    let found = fitting().find(|&(_, count)| match number.checked_sub(count) {
        Some(rest) => {
            number = rest;
            false
        }
        None => true,
    });
    let (card, _) = found.unwrap_or_else(|| unreachable!("there are as many cards as there are places for them"));
    cards.remove(card);
    card
}
