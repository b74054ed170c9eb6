//! What the hands of a dealer have to do.

use onirim_core::{Card, Color, DeckEnd, End, Group, Premonition, Premonitions, Seat, Setup, Slot, Tower};

/// Something to do with real cards, so that they lie as the game says.
///
/// A card that has just been turned over, looked at or revealed lies *in front* of the dealer until a chore says where it goes. Each is to be done before the next card
/// is turned over, and in the order in which they are told.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Chore {
    /// Before the game: take the cards of this game out of the box (B1, K1, T1, P1).
    SortOut { setup: Setup },
    /// Before the game: shuffle the Goals, for a row (K1).
    ShuffleGoals,
    /// Before the game: shuffle the Premonitions, for a face-down pile (P1).
    ShufflePremonitions { premonitions: Premonitions },
    /// Shuffle the deck (B2, B6, P11).
    ShuffleDeck,
    /// Shuffle Limbo into the deck (B2, B16).
    ShuffleLimbo,

    /// Turn over cards whose place is known: nobody has to tell which they are. They lie in front now.
    TurnOver { cards: Vec<Card>, end: DeckEnd },
    /// The card in front goes to a hand (B2, B12, D5).
    TakeUp { seat: Seat, card: Card, to: Group },
    /// The card in front is laid open, to be picked (D1).
    LayOpen { card: Card },
    /// An open card becomes a personal one (D1).
    Pick { seat: Seat, card: Card },
    /// The card in front goes to Limbo (B2, B13, B14).
    SetAside { card: Card },
    /// Cards in front go to the discard pile (B8, B14, P12).
    DiscardFront { cards: Vec<Card> },
    /// Cards in front go back to the deck, told in drawing order (B8, T5, K6, P12, R5).
    PutBack { cards: Vec<Card>, end: DeckEnd },

    /// A Chamber goes from a hand to the Labyrinth row (B5).
    Play { seat: Seat, card: Card, from: Group },
    /// A Tower goes from a hand to an end of the Tower row (T3).
    Build { seat: Seat, tower: Tower, from: Group, end: End },
    /// Cards go from a hand to the discard pile (B8, B13, B14).
    Discard { seat: Seat, cards: Vec<Card>, from: Group },
    /// A personal and a shared card change places (D4).
    Swap { seat: Seat, personal: Card, shared: Card },
    /// A Tower of the row goes to the discard pile (T6).
    Raze { tower: Tower },

    /// The Door in front becomes a player's (B13).
    KeepDoor { seat: Seat, color: Color },
    /// A Door of the deck becomes a player's (B6).
    FindDoor { seat: Seat, color: Color },
    /// A Door of the deck goes to Limbo, because another Goal comes first (K2).
    FindDoorForLimbo { color: Color },
    /// An obtained Door goes to Limbo (B14-II, P4, P8).
    ReturnDoor { owner: Seat, color: Color },
    /// Cards of the deck go to the discard pile (P3, P7, P9).
    SearchOut { cards: Vec<Card> },
    /// A card of the deck goes on top of it, after the rest has been shuffled (P12).
    Fetch { card: Card },
    /// A Nightmare of the discard pile goes to Limbo (P5).
    RecallNightmare,

    /// Cards of the discard pile go out of the game (K5).
    Pay { cards: Vec<Card> },
    /// Two Goals change places (K7).
    SwapGoals { left: Slot, right: Slot },
    /// A Goal is turned face down (K2).
    TurnGoalDown { slot: Slot },
    /// A Goal is turned face up (K3).
    TurnGoalUp { slot: Slot },
    /// A Premonition comes true and goes out of the game; its penalty follows (P2).
    Suffer { premonition: Premonition },
    /// A Premonition goes out of the game (P12).
    Dispel { premonition: Premonition },
}

impl Chore {
    /// Is it no more than to put the card that has just been told where it was drawn for? It is never waited for.
    pub fn is_natural(&self) -> bool {
        matches!(self, Chore::TakeUp { .. } | Chore::LayOpen { .. })
    }

    /// The cards that it is done with, where that can be more than one.
    pub(super) fn cards(&self) -> Option<&[Card]> {
        match self {
            Chore::TurnOver { cards, .. }
            | Chore::DiscardFront { cards }
            | Chore::PutBack { cards, .. }
            | Chore::Discard { cards, .. }
            | Chore::SearchOut { cards }
            | Chore::Pay { cards } => Some(cards),
            Chore::SortOut { .. }
            | Chore::ShuffleGoals
            | Chore::ShufflePremonitions { .. }
            | Chore::ShuffleDeck
            | Chore::ShuffleLimbo
            | Chore::TakeUp { .. }
            | Chore::LayOpen { .. }
            | Chore::Pick { .. }
            | Chore::SetAside { .. }
            | Chore::Play { .. }
            | Chore::Build { .. }
            | Chore::Swap { .. }
            | Chore::Raze { .. }
            | Chore::KeepDoor { .. }
            | Chore::FindDoor { .. }
            | Chore::FindDoorForLimbo { .. }
            | Chore::ReturnDoor { .. }
            | Chore::Fetch { .. }
            | Chore::RecallNightmare
            | Chore::SwapGoals { .. }
            | Chore::TurnGoalDown { .. }
            | Chore::TurnGoalUp { .. }
            | Chore::Suffer { .. }
            | Chore::Dispel { .. } => None,
        }
    }
}
