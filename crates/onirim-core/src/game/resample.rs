//! A game that could be, for all that one player knows.

use crate::answers::Question;
use crate::cards::{Card, Cards};
use crate::chance::QuickChance;
use crate::game::Game;
use crate::table::{Group, Seat};

impl Game {
    /// A game that agrees with everything this seat knows, with all the rest dealt anew: every way to lay the cards that it does not see into the places
    /// that it does not see is equally likely. Only Locations can be in a hand.
    ///
    /// What the seat knows is what its [`View`](crate::View) says (R11). It takes the game itself to deal anew: a player at the other end of a wire is sent samples.
    ///
    /// The order of the deck is no part of a game, so where players have no secrets from each other there is nothing to deal: the game comes back as it is.
    ///
    /// ```
    /// use onirim_core::{Communication, Game, QuickChance, Seat, Setup};
    ///
    /// let mut dice = QuickChance::new(7);
    /// let game = Game::new(Setup::duo(Communication::Silent), &mut dice, &mut ())?;
    /// let other = game.resampled(Seat::One, &mut dice);
    /// assert_eq!(other.view(Seat::One), game.view(Seat::One));
    /// # Ok::<(), std::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn resampled(&self, seat: Seat, dice: &mut QuickChance) -> Game {
        if !self.has_secrets() {
            return *self;
        }
        loop {
            let dealt = self.dealt_anew(seat, dice);
            // Cards that the seat knew and that the partner looks at are known all the while if they are equal; so they are not.
            if dealt.has_keys_to_drop() && dealt.look.audience() == self.look.audience() {
                return dealt;
            }
        }
    }

    /// The one question that tells something about the deck: there are as many Keys in it as must still go (P7).
    pub(super) fn has_keys_to_drop(&self) -> bool {
        match self.question() {
            Some(Question::DropKey { left }) => self.keys_in_deck().len() >= left.into(),
            _ => true,
        }
    }

    fn dealt_anew(&self, seat: Seat, dice: &mut QuickChance) -> Game {
        let mut game = *self;
        let mut unseen = game.take_up_hidden_hand(seat.partner());
        let hidden = unseen.len();
        unseen.extend(&game.deck.pool().cards());
        game.deck.for_each_hidden_from(seat, |card| unseen.insert(*card));
        game.look.for_each_hidden_from(seat, |card| unseen.insert(card));

        // The partner's hand first: it takes only Locations, and whatever it takes, the rest can be laid in as many ways.
        for _ in 0..hidden {
            game.lay_into_hidden_hand(seat.partner(), take_any(&mut unseen, Card::is_location, dice));
        }
        game.look.replace_hidden_from(seat, || take_any(&mut unseen, |_| true, dice));
        game.deck.for_each_hidden_from(seat, |card| *card = take_any(&mut unseen, |_| true, dice));
        game.deck.set_pool(unseen);
        game
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

/// Takes one of the cards that fit, each as likely as the others. There must be one.
fn take_any(cards: &mut Cards, fits: impl Fn(Card) -> bool, dice: &mut QuickChance) -> Card {
    let count = cards.iter().filter(|&card| fits(card)).count();
    let card = cards.iter().filter(|&card| fits(card)).nth(dice.below(count));
    let card = card.unwrap_or_else(|| unreachable!("there are as many cards as there are places for them"));
    cards.remove(card);
    card
}
