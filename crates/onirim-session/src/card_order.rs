//! The order of the cards in a hand and on the discard pile.

use onirim_core::{Card, Event, Group, Seat, View};

/// The order in which the cards of a hand and of the discard pile lie.
///
/// A [`View`] has both as multisets. Their order follows from the events that a seat sees, so it needs no
/// [`Game`](onirim_core::Game). A card keeps its place as long as it is in the hand, and a drawn card takes the first
/// free place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardOrder {
    seat: Seat,
    personal: Vec<Option<HeldCard>>,
    shared: Vec<Option<HeldCard>>,
    /// The last card lies on top.
    discard: Vec<Card>,
    /// Has a Nightmare been drawn that is not settled yet?
    meets_nightmare: bool,
    came: usize,
}

/// A card at its place in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldCard {
    /// The card.
    pub card: Card,
    /// Counts the cards as they are drawn: of two equal cards, the later one has the higher number.
    pub came: usize,
}

impl CardOrder {
    /// Before the first event of a game.
    pub const fn new(seat: Seat) -> CardOrder {
        CardOrder {
            seat,
            personal: Vec::new(),
            shared: Vec::new(),
            discard: Vec::new(),
            meets_nightmare: false,
            came: 0,
        }
    }

    /// After these events.
    pub fn after<'a>(seat: Seat, events: impl IntoIterator<Item = &'a Event>) -> CardOrder {
        let mut order = CardOrder::new(seat);
        for event in events {
            order.follow(event.seen_by(seat));
        }
        order
    }

    /// With the hand sorted as in the view, and without free places.
    #[must_use]
    pub fn sorted(mut self, view: &View) -> CardOrder {
        for (group, cards) in [(Group::Personal, &view.hand), (Group::Shared, &view.shared)] {
            let mut left = std::mem::take(self.places_mut(group));
            let mut take = |card: Card| {
                let found = left.iter().position(|held| held.is_some_and(|held| held.card == card));
                found.and_then(|place| left[place].take()).unwrap_or(HeldCard { card, came: 0 })
            };
            *self.places_mut(group) = cards.iter().map(|&card| Some(take(card))).collect();
        }
        self
    }

    /// The places of a group of the hand, from left to right. `None`: the place is free.
    pub fn places(&self, group: Group) -> &[Option<HeldCard>] {
        match group {
            Group::Personal => &self.personal,
            Group::Shared => &self.shared,
        }
    }

    /// The discard pile, from the bottom to the top.
    pub fn discard_pile(&self) -> &[Card] {
        &self.discard
    }

    fn places_mut(&mut self, group: Group) -> &mut Vec<Option<HeldCard>> {
        match group {
            Group::Personal => &mut self.personal,
            Group::Shared => &mut self.shared,
        }
    }

    /// Applies an event as this seat sees it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "tests compare the order with the view after every event")]
    pub fn follow(&mut self, event: Event) {
        match event {
            Event::Opened { card } => self.take_up(card, Group::Shared),
            // D1: the open cards lie in one row, which closes.
            Event::Picked { seat, card } => {
                self.put_down(card, Group::Shared);
                self.shared.retain(Option::is_some);
                if seat == self.seat {
                    self.take_up(card, Group::Personal);
                }
            }
            Event::Drawn { seat, card: Some(card), to, .. } if self.sees(seat, to) => self.take_up(card, to),
            Event::Played { seat, card, from } if self.sees(seat, from) => self.put_down(card, from),
            Event::Built { seat, tower, from, .. } if self.sees(seat, from) => self.put_down(Card::tower(tower), from),
            Event::Discarded { seat, card, from } => {
                if self.sees(seat, from) {
                    self.put_down(card, from);
                }
                self.discard.push(card);
            }
            Event::Swapped { seat, personal, shared } => {
                self.replace(Group::Shared, shared, personal);
                if seat == self.seat {
                    self.replace(Group::Personal, personal, shared);
                }
            }
            Event::DiscardedFromDeck { card } => self.discard.push(card),
            Event::DreamDiscarded { card } => {
                self.meets_nightmare = false;
                self.discard.push(card);
            }
            Event::Razed { tower } => self.discard.push(Card::tower(tower)),
            Event::Paid { card } => self.leave_discard_pile(card),
            Event::NightmareDrawn { .. } => self.meets_nightmare = true,
            // T7: the drawn Nightmare. P5: one of the discard pile.
            Event::NightmareToLimbo if self.meets_nightmare => self.meets_nightmare = false,
            Event::NightmareToLimbo => self.leave_discard_pile(Card::NIGHTMARE),
            _ => {}
        }
    }

    fn sees(&self, seat: Seat, group: Group) -> bool {
        seat == self.seat || group == Group::Shared
    }

    fn take_up(&mut self, card: Card, group: Group) {
        self.came += 1;
        let held = Some(HeldCard { card, came: self.came });
        let places = self.places_mut(group);
        match places.iter_mut().find(|place| place.is_none()) {
            Some(free) => *free = held,
            None => places.push(held),
        }
    }

    fn put_down(&mut self, card: Card, group: Group) {
        if let Some(place) = self.place_of(card, group) {
            *place = None;
        }
    }

    fn replace(&mut self, group: Group, old: Card, new: Card) {
        self.came += 1;
        let held = HeldCard { card: new, came: self.came };
        if let Some(place) = self.place_of(old, group) {
            *place = Some(held);
        }
    }

    fn place_of(&mut self, card: Card, group: Group) -> Option<&mut Option<HeldCard>> {
        self.places_mut(group).iter_mut().find(|place| place.is_some_and(|held| held.card == card))
    }

    fn leave_discard_pile(&mut self, card: Card) {
        if let Some(place) = self.discard.iter().rposition(|&other| other == card) {
            self.discard.remove(place);
        }
    }
}
