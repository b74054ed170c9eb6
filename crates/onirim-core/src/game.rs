//! The game: what is on the table, and what is asked.

mod afterstate;
mod attempt;
mod ending;
mod fingerprint;
mod glance;
mod imagine;
mod occasion;
mod outlook;
mod places;
mod position;
mod possible;
mod view;
mod winnable;

pub use afterstate::Afterstate;
pub use ending::{Cause, Ending};
pub use fingerprint::Fingerprint;
pub use glance::Glance;
pub use occasion::{Nth, Occasion};
pub use position::{ImpossiblePosition, Position, Rest};
pub use possible::ImpossibleView;
pub use view::View;

use crate::answers::{Action, Decision, Question, Refusal};
use crate::cards::{Card, Cards, Color};
use crate::chance::Chance;
use crate::event::Witness;
use crate::packed::{DrawPile, ShortList};
use crate::rules::{Now, Step, TowerRow};
use crate::setup::{Communication, Players, Setup};
use crate::table::{Deck, Goals, Group, Hand, Limbo, Look, MOST_IN_GROUP, MOST_STEPS, Omens, Row, Seat};

/// A game of Onirim, from the first shuffle to its end.
///
/// It is a plain value: copying it is cheap and makes an independent game. What the players may not know is in it only
/// as far as a player has seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) setup: Setup,
    /// Only [`Game::pass_turn`] changes it, for hands are kept from this seat's side.
    pub(crate) active: Seat,
    pub(crate) deck: Deck,
    pub(crate) limbo: Limbo,
    /// The hand of the active player, at the places of its [`Group`]s; then the partner's personal cards.
    groups: [Hand; 3],
    pub(crate) rows: [Row; 2],
    pub(crate) doors: [[u8; 4]; 2],
    pub(crate) discard: Cards,
    pub(crate) removed: Cards,
    pub(crate) resolving: Option<Card>,
    pub(crate) look: Look,
    pub(crate) goals: Option<Goals>,
    pub(crate) towers: Option<TowerRow>,
    pub(crate) omens: Option<Omens>,
    pub(crate) now: Now,
    /// What is still to be done; the last one comes first.
    pub(crate) later: ShortList<Step, MOST_STEPS>,
}

impl Game {
    /// Sets a game up and goes on to the first question.
    pub fn new<C: Chance, W: Witness>(setup: Setup, chance: &mut C, witness: &mut W) -> Result<Game, C::Unknown> {
        let mut game = Game::before_the_deal(setup, Seat::One);
        game.deal(chance, witness)?;
        Ok(game)
    }

    /// All cards in the deck, nothing on the table.
    pub(crate) fn before_the_deal(setup: Setup, active: Seat) -> Game {
        // A copy and a few changes: to build it anew, field by field, costs a base game of random play six per cent.
        let mut game = BARE_TABLE;
        game.setup = setup;
        game.active = active;
        game.deck = Deck::new(*setup.pile());
        game.groups = match setup.players {
            Players::One => NO_CARDS_FOR_ONE,
            Players::Two(_) => NO_CARDS_FOR_TWO,
        };
        game.towers = setup.towers.map(|_| TowerRow::EMPTY);
        game.omens = setup.premonitions.map(|_| Omens::ALL_FACE_DOWN);
        game
    }

    /// Who is asked, and what. `None` when the game is over, and on the table of an [`Afterstate`] that waits for chance.
    #[inline]
    pub fn decision(&self) -> Option<Decision> {
        let question = self.question()?;
        let seat = if question == Question::Draft { self.next_to_pick() } else { self.active };
        Some(Decision { seat, question })
    }

    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        match self.now {
            Now::Asking(question) => Some(question),
            Now::Moving | Now::Over(_) => None,
        }
    }

    /// How the game ended; `None` while it goes on.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        match self.now {
            Now::Over(ending) => Some(ending),
            Now::Moving | Now::Asking(_) => None,
        }
    }

    /// Carries out an action and everything that follows from it without a choice, up to the next decision. It refuses exactly the actions that
    /// [`Game::legal_actions`] does not list.
    ///
    /// On an error the game is as it was, and the witness has retracted what it saw. A chance that did not know may have moved on:
    /// try again with one that stands where this action began.
    #[inline(always)]
    pub fn apply<C: Chance, W: Witness>(
        &mut self,
        action: Action,
        chance: &mut C,
        witness: &mut W,
    ) -> Result<(), Refusal<C::Unknown>> {
        if !self.is_legal(action) {
            return Err(Refusal::Illegal(self.why_not(action)));
        }
        self.carry_out(action, chance, witness).map_err(Refusal::Unknown)
    }

    /// Does what [`Game::apply`] does with an action that was taken from [`Game::legal_actions`], and does not look it up again.
    ///
    /// Any other action is a mistake of the caller: it panics, or leaves a game that no rule allows.
    ///
    /// ```
    /// use onirim_core::{Game, QuickChance, Setup};
    ///
    /// let mut chance = QuickChance::new(7);
    /// let mut game = Game::new(Setup::SOLO, &mut chance, &mut ())?;
    /// while let Some(first) = game.legal_actions().get(0) {
    ///     game.apply_listed(first, &mut chance, &mut ())?;
    /// }
    /// assert!(game.ending().is_some());
    /// # Ok::<(), std::convert::Infallible>(())
    /// ```
    #[inline(always)]
    pub fn apply_listed<C: Chance, W: Witness>(
        &mut self,
        action: Action,
        chance: &mut C,
        witness: &mut W,
    ) -> Result<(), C::Unknown> {
        debug_assert!(self.is_legal(action), "{action:?} is not listed");
        self.carry_out(action, chance, witness)
    }

    /// What is played.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The cards of one group of a player's hand, in the order of the prints.
    pub fn hand(&self, seat: Seat, group: Group) -> ShortList<Card, MOST_IN_GROUP> {
        self.group(seat, group).cards()
    }

    /// A player's Labyrinth row.
    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index()]
    }

    /// How many Doors of each colour a player has.
    pub fn doors(&self, seat: Seat) -> [u8; 4] {
        self.doors[seat.index()]
    }

    /// How many Doors of each colour all players have.
    pub fn doors_on_table(&self) -> [u8; 4] {
        doors_on_table(&self.doors)
    }

    /// All cards of the deck, those being looked at included (X4).
    ///
    /// For a referee: between players with secrets it reveals what the partner holds. A player uses [`Game::view`].
    pub fn deck(&self) -> Cards {
        let mut cards = self.deck.cards();
        self.look.cards().for_each(|card| cards.insert(card));
        cards
    }

    /// How many cards the deck has, those being looked at included.
    pub fn deck_len(&self) -> usize {
        self.deck.len() + self.look.len()
    }

    /// The discard pile.
    pub fn discard_pile(&self) -> &Cards {
        &self.discard
    }

    /// Limbo.
    pub fn limbo(&self) -> Cards {
        self.limbo.cards()
    }

    /// The cards that paid for spells and are out of the game (K5).
    pub fn removed(&self) -> &Cards {
        &self.removed
    }

    /// The Door or Dream that has been drawn and is not settled yet.
    pub fn resolving(&self) -> Option<Card> {
        self.resolving
    }

    /// The Goal row, if the Book is used.
    pub fn goals(&self) -> Option<&Goals> {
        self.goals.as_ref()
    }

    /// The Tower row, if Towers are used.
    pub fn towers(&self) -> Option<&TowerRow> {
        self.towers.as_ref()
    }

    /// The Premonitions, if they are used.
    pub fn omens(&self) -> Option<&Omens> {
        self.omens.as_ref()
    }

    #[inline]
    pub(crate) fn is_duo(&self) -> bool {
        matches!(self.setup.players, Players::Two(_))
    }

    /// May a player have secrets from the other? (D10)
    #[inline]
    pub(crate) fn has_secrets(&self) -> bool {
        self.setup.has_secrets()
    }

    #[inline]
    pub(crate) fn group(&self, seat: Seat, group: Group) -> &Hand {
        &self.groups[self.place_of(seat, group)]
    }

    #[inline]
    pub(crate) fn group_mut(&mut self, seat: Seat, group: Group) -> &mut Hand {
        let place = self.place_of(seat, group);
        &mut self.groups[place]
    }

    /// A group of the active player's hand.
    #[inline]
    pub(crate) fn own(&self, group: Group) -> &Hand {
        &self.groups[group as usize]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self, group: Group) -> &mut Hand {
        &mut self.groups[group as usize]
    }

    /// Where the cards of a group are kept: the shared ones are those of both seats.
    fn place_of(&self, seat: Seat, group: Group) -> usize {
        if seat == self.active || group == Group::Shared { group as usize } else { PARTNER }
    }

    /// The partner becomes the active player.
    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        self.active = self.active.partner();
        let [own, _, partner] = &mut self.groups;
        own.swap(partner);
    }

    /// The groups of the active player's hand: "from the hand" means all of them (D2).
    #[inline]
    pub(crate) fn groups(&self) -> &'static [Group] {
        if self.is_duo() { &[Group::Personal, Group::Shared] } else { &[Group::Personal] }
    }
}

static NO_CARDS_FOR_ONE: [Hand; 3] = no_cards(Players::One);
static NO_CARDS_FOR_TWO: [Hand; 3] = no_cards(Players::Two(Communication::Open));

const fn no_cards(players: Players) -> [Hand; 3] {
    let [personal, shared] = [players.full(Group::Personal), players.full(Group::Shared)];
    [Hand::new(personal), Hand::new(shared), Hand::new(personal)]
}

/// A table with nothing on it.
static BARE_TABLE: Game = Game {
    setup: Setup::SOLO,
    active: Seat::One,
    deck: Deck::new(DrawPile::of(Cards::EMPTY)),
    limbo: Limbo::EMPTY,
    groups: [Hand::new(0); 3],
    rows: [Row::EMPTY; 2],
    doors: [[0; 4]; 2],
    discard: Cards::EMPTY,
    removed: Cards::EMPTY,
    resolving: None,
    look: Look::NONE,
    goals: None,
    towers: None,
    omens: None,
    now: Now::Moving,
    later: ShortList::new(Step::Draw),
};

/// How many Doors of each colour there are in all.
pub(crate) fn doors_on_table(doors: &[[u8; 4]; 2]) -> [u8; 4] {
    Color::ALL.map(|color| doors[0][color.index()] + doors[1][color.index()])
}

/// Where the partner's cards are kept.
const PARTNER: usize = 2;
