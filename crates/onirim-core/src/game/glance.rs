//! A view that is not copied: for players that look at many tables and keep none of them.

use crate::answers::Decision;
use crate::cards::{Card, Cards};
use crate::game::{Game, doors_on_table};
use crate::packed::{DrawPile, ShortList};
use crate::rules::{Step, TowerRow};
use crate::setup::Setup;
use crate::table::{Audience, Goals, Group, Hand, KnownCard, MOST_IN_GROUP, Omens, Row, Seat};

/// The game as one player sees it, borrowed. It gives what a [`View`](crate::View) holds, and nothing else (D10).
#[derive(Clone, Copy, Debug)]
pub struct Glance<'g> {
    game: &'g Game,
    seat: Seat,
    knows_all: bool,
}

impl Game {
    /// A look at all that this seat may know, and nothing else.
    #[inline]
    pub fn glance(&self, seat: Seat) -> Glance<'_> {
        Glance { game: self, seat, knows_all: !self.has_secrets() }
    }
}

impl<'g> Glance<'g> {
    /// Whose look this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is played.
    #[inline]
    pub fn setup(&self) -> Setup {
        self.game.setup
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.game.active
    }

    /// Who is asked, and what.
    #[inline]
    pub fn decision(&self) -> Option<Decision> {
        self.game.decision()
    }

    /// What will be done next when the question is answered.
    #[inline]
    pub fn next_step(&self) -> Option<Step> {
        self.game.later.top()
    }

    /// How many cards there are in a group of the own hand.
    #[inline]
    pub fn hand_len(&self, group: Group) -> usize {
        self.game.group(self.seat, group).len()
    }

    /// How many cards of this print there are in a group of the own hand.
    #[inline]
    pub fn held(&self, group: Group, card: Card) -> usize {
        self.game.group(self.seat, group).count(card)
    }

    /// The partner's personal cards as far as this seat knows them.
    pub fn partner_known(&self) -> ShortList<Card, MOST_IN_GROUP> {
        let partner = self.partners_cards();
        if self.knows_all { partner.cards() } else { partner.known() }
    }

    /// The Labyrinth row of a seat.
    #[inline]
    pub fn row(&self, seat: Seat) -> &'g Row {
        &self.game.rows[seat.index()]
    }

    /// How many Doors of each colour each seat has.
    #[inline]
    pub fn doors(&self) -> &'g [[u8; 4]; 2] {
        &self.game.doors
    }

    /// How many Doors of each colour all players have.
    #[inline]
    pub fn doors_on_table(&self) -> [u8; 4] {
        doors_on_table(&self.game.doors)
    }

    /// How many cards the deck has, those being looked at included.
    #[inline]
    pub fn deck_len(&self) -> usize {
        self.game.deck_len()
    }

    /// The top of the deck, the next card to be drawn first, as far down as any player knows it. `None`: this seat does not.
    #[inline]
    pub fn top(&self) -> impl Iterator<Item = Option<Card>> {
        let glance = *self;
        self.game.deck.top().iter().rev().map(move |known| glance.face(known))
    }

    /// The bottom of the deck, the bottom card first, as far up as any player knows it. `None`: this seat does not.
    #[inline]
    pub fn bottom(&self) -> impl Iterator<Item = Option<Card>> {
        let glance = *self;
        self.game.deck.bottom().iter().map(move |known| glance.face(known))
    }

    /// The cards being looked at, not yet put back. `None`: this seat does not see them.
    #[inline]
    pub fn looked_at(&self) -> impl Iterator<Item = Option<Card>> {
        let sees = self.knows(self.game.look.audience());
        self.game.look.unplaced().iter().map(move |&card| sees.then_some(card))
    }

    /// The cards already put back in this look, the one drawn first at the start.
    #[inline]
    pub fn placed(&self) -> impl Iterator<Item = Option<Card>> {
        let sees = self.knows(self.game.look.audience_when_back());
        self.game.look.placed().iter().map(move |&card| sees.then_some(card))
    }

    /// Every card whose place this seat does not know: it is in the deck or among the partner's hidden cards.
    #[inline]
    pub fn unseen(&self) -> Cards {
        let mut unseen = self.game.deck.pool().cards();
        if !self.knows_all {
            let deck = &self.game.deck;
            let known = deck.top().iter().chain(deck.bottom());
            known.filter(|known| self.face(known).is_none()).for_each(|known| unseen.insert(known.card));
            let look = &self.game.look;
            for (audience, cards) in [(look.audience(), look.unplaced()), (look.audience_when_back(), look.placed())] {
                if !self.knows(audience) {
                    cards.iter().for_each(|&card| unseen.insert(card));
                }
            }
            self.partners_cards().hidden().iter().for_each(|&card| unseen.insert(card));
        }
        unseen
    }

    /// The pile of all cards whose place this seat does not know, where nothing is hidden from it but the order of the deck: then it holds the [unseen](Glance::unseen) cards, not counted yet.
    #[inline]
    pub fn unseen_pile(&self) -> Option<&'g DrawPile> {
        self.knows_all.then_some(self.game.deck.pool())
    }

    /// The discard pile.
    #[inline]
    pub fn discard_pile(&self) -> &'g Cards {
        &self.game.discard
    }

    /// How many cards of this print lie in Limbo.
    #[inline]
    pub fn in_limbo(&self, card: Card) -> usize {
        self.game.limbo.count(card)
    }

    /// The Door or Dream that has been drawn and is not settled yet.
    #[inline]
    pub fn resolving(&self) -> Option<Card> {
        self.game.resolving
    }

    /// The Goal row.
    #[inline]
    pub fn goals(&self) -> Option<&'g Goals> {
        self.game.goals.as_ref()
    }

    /// The Tower row.
    #[inline]
    pub fn towers(&self) -> Option<&'g TowerRow> {
        self.game.towers.as_ref()
    }

    /// The Premonitions.
    #[inline]
    pub fn omens(&self) -> Option<&'g Omens> {
        self.game.omens.as_ref()
    }

    fn partners_cards(&self) -> &'g Hand {
        self.game.group(self.seat.partner(), Group::Personal)
    }

    #[inline]
    fn knows(&self, audience: Audience) -> bool {
        self.knows_all || audience.includes(self.seat)
    }

    #[inline]
    fn face(&self, known: &KnownCard) -> Option<Card> {
        self.knows(known.audience).then_some(known.card)
    }
}
