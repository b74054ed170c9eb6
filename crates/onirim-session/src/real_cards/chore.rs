//! What has to be done with real cards.

use onirim_core::{Card, Color, DeckEnd, End, Group, Premonition, Premonitions, Seat, Setup, Slot, Tower};

/// One thing to do with real cards, so that they lie as in the game.
///
/// A card that has just been turned over, looked at or revealed lies *in front* of the dealer until a chore says
/// where it goes. Chores are to be done in their order, and before the next card is turned over.
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

    /// Turn over known cards of the deck, which then lie in front.
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
    /// Does it only put the card that was just told where it was drawn for? Such a chore needs no confirmation.
    pub fn is_natural(&self) -> bool {
        matches!(self, Chore::TakeUp { .. } | Chore::LayOpen { .. })
    }

    /// The cards of a chore that can have several.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have one card, or none")]
    pub(super) fn cards(&self) -> Option<&[Card]> {
        match self {
            Chore::TurnOver { cards, .. }
            | Chore::DiscardFront { cards }
            | Chore::PutBack { cards, .. }
            | Chore::Discard { cards, .. }
            | Chore::SearchOut { cards }
            | Chore::Pay { cards } => Some(cards),
            _ => None,
        }
    }
}
