//! What happened, one thing at a time.

use alloc::vec::Vec;

use crate::cards::{Card, Color, Premonition, Spell, Tower};
use crate::game::Ending;
use crate::rules::End;
use crate::table::{Audience, DeckEnd, Group, Seat, Slot};

/// Something that happened. One enum feeds log, animation, sound and record.
///
/// Where a card may be hidden from a player the field is an `Option`, and `audience` names who sees it;
/// [`Event::seen_by`] takes it out for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A Goal was laid into the row at the start (K1).
    GoalLaid { slot: Slot, color: Color },
    /// A Premonition was turned face up (P1, P6, P10).
    PremonitionRevealed { premonition: Premonition },
    /// A Location was laid open for the players to pick from (D1).
    Opened { card: Card },
    /// A player picked an open card (D1).
    Picked { seat: Seat, card: Card },
    /// A turn began (B3).
    TurnBegan { seat: Seat },
    /// A Chamber joined a Labyrinth row (B5).
    Played { seat: Seat, card: Card, from: Group },
    /// A Tower joined the Tower row (T3).
    Built { seat: Seat, tower: Tower, from: Group, end: End },
    /// A card went from a hand to the discard pile (B8, B13, B14).
    Discarded { seat: Seat, card: Card, from: Group },
    /// Two cards changed places between the groups of a hand (D4).
    Swapped { seat: Seat, personal: Card, shared: Card },

    /// A Location was drawn into a hand (B12).
    Drawn { seat: Seat, card: Option<Card>, to: Group, audience: Audience },
    /// A Door was drawn (B13).
    DoorDrawn { seat: Seat, color: Color },
    /// A Nightmare was drawn (B14).
    NightmareDrawn { seat: Seat },
    /// A Happy Dream was drawn (P12).
    HappyDreamDrawn { seat: Seat },
    /// A Door or Dream went unresolved from the deck to Limbo (B2, B14-III, B14-IV).
    SetAside { card: Card },

    /// A Door was obtained (B6, B13).
    DoorObtained { seat: Seat, color: Color },
    /// A Door went to Limbo because it was not obtained (B13) or not the next Goal (K2).
    DoorToLimbo { color: Color },
    /// A run earned no Door because its owner left it in the deck (B7).
    DoorLeft { seat: Seat, color: Color },
    /// An obtained Door went back to Limbo (B14-II, P4, P8).
    DoorReturned { owner: Seat, color: Color },

    /// A card of the deck was looked at. Cards at the top are told from the top, those at the bottom from the bottom (B8, T5, K6).
    Looked { seat: Seat, card: Option<Card>, end: DeckEnd, audience: Audience },
    /// A card of the deck was shown to all (B14-III, P12).
    Revealed { card: Card },
    /// A card went from the deck to the discard pile (B8, B14-III, P3, P7, P9, P12).
    DiscardedFromDeck { card: Card },
    /// A card that was looked at was put back. The first told will be drawn first (B8, T5, K6, P12).
    PutBack { seat: Seat, card: Option<Card>, end: DeckEnd, audience: Audience },
    /// A card was searched for and put on top of the deck (P12).
    Fetched { seat: Seat, card: Option<Card>, audience: Audience },
    /// The deck was shuffled; what was known of its order is lost (B6, P11, P12).
    DeckShuffled,
    /// Limbo was shuffled into the deck (B16).
    LimboShuffled,

    /// A Dream was resolved and went to the discard pile (B14, P12).
    DreamDiscarded { card: Card },
    /// A Nightmare went to Limbo: a false destruction (T7), or a Premonition brought it back (P5).
    NightmareToLimbo,
    /// A Tower of the row was discarded (T6).
    Razed { tower: Tower },

    /// A spell was begun (K5).
    SpellCast { seat: Seat, spell: Spell },
    /// A card of the discard pile left the game as payment (K5).
    Paid { card: Card },
    /// Two Goals changed places (K7).
    GoalsSwapped { left: Slot, right: Slot },
    /// A Goal was turned face down (K2).
    GoalFound { slot: Slot },
    /// A Goal was turned face up again (K3).
    GoalReopened { slot: Slot },

    /// A Premonition came true; its penalty follows, and it leaves the game (P2).
    PremonitionSuffered { premonition: Premonition },
    /// A Premonition left the game without a penalty (P12).
    PremonitionDispelled { premonition: Premonition },

    /// The game is over (B17, B18).
    Ended { ending: Ending },
}

impl Event {
    /// The event as this seat sees it: cards that it may not see are taken out.
    pub fn seen_by(mut self, viewer: Seat) -> Event {
        if let Event::Drawn { card, audience, .. }
        | Event::Looked { card, audience, .. }
        | Event::PutBack { card, audience, .. }
        | Event::Fetched { card, audience, .. } = &mut self
            && !audience.includes(viewer)
        {
            *card = None;
        }
        self
    }

    /// The card of the deck that it is about, also where it names only the colour of a Door, or the Tower. `None` if it is about no card or
    /// of two, or if the card is hidden.
    ///
    /// ```
    /// use onirim_core::{Audience, Card, Color, Event, Group, Seat};
    ///
    /// assert_eq!(Event::DoorToLimbo { color: Color::Red }.card(), Some(Card::door(Color::Red)));
    ///
    /// let audience = Audience::Only(Seat::One);
    /// let drawn = Event::Drawn { seat: Seat::One, card: Some(Card::key(Color::Red)), to: Group::Personal, audience };
    /// assert_eq!(drawn.card(), Some(Card::key(Color::Red)));
    /// assert_eq!(drawn.seen_by(Seat::Two).card(), None);
    /// ```
    pub const fn card(self) -> Option<Card> {
        match self {
            Event::Opened { card }
            | Event::Picked { card, .. }
            | Event::Played { card, .. }
            | Event::Discarded { card, .. }
            | Event::SetAside { card }
            | Event::Revealed { card }
            | Event::DiscardedFromDeck { card }
            | Event::DreamDiscarded { card }
            | Event::Paid { card } => Some(card),
            Event::Drawn { card, .. }
            | Event::Looked { card, .. }
            | Event::PutBack { card, .. }
            | Event::Fetched { card, .. } => card,
            Event::Built { tower, .. } | Event::Razed { tower } => Some(Card::tower(tower)),
            Event::DoorDrawn { color, .. }
            | Event::DoorObtained { color, .. }
            | Event::DoorToLimbo { color }
            | Event::DoorLeft { color, .. }
            | Event::DoorReturned { color, .. } => Some(Card::door(color)),
            Event::NightmareDrawn { .. } | Event::NightmareToLimbo => Some(Card::NIGHTMARE),
            Event::HappyDreamDrawn { .. } => Some(Card::HAPPY_DREAM),
            Event::GoalLaid { .. }
            | Event::PremonitionRevealed { .. }
            | Event::TurnBegan { .. }
            | Event::Swapped { .. }
            | Event::DeckShuffled
            | Event::LimboShuffled
            | Event::SpellCast { .. }
            | Event::GoalsSwapped { .. }
            | Event::GoalFound { .. }
            | Event::GoalReopened { .. }
            | Event::PremonitionSuffered { .. }
            | Event::PremonitionDispelled { .. }
            | Event::Ended { .. } => None,
        }
    }
}

/// Receives the events of a game.
pub trait Witness {
    /// This happened.
    fn see(&mut self, event: Event);

    /// The last `count` events did not happen: chance did not know how to go on, and the game was put back.
    fn retract(&mut self, count: usize);
}

/// Ignores all events, at no cost.
impl Witness for () {
    #[inline]
    fn see(&mut self, _: Event) {}

    #[inline]
    fn retract(&mut self, _: usize) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }

    fn retract(&mut self, count: usize) {
        self.truncate(self.len() - count);
    }
}
