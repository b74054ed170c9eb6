//! What a player is asked.

use crate::answers::Action;
use crate::cards::{Color, Premonition, Spell};
use crate::table::{DeckEnd, Seat};

/// A question to one player: the one whose turn it is, or who picks next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[repr(u8)]
pub enum Question {
    /// Which of the open cards do you take? (D1)
    Draft,
    /// Play or discard which card? (B3)
    Turn,
    /// Your run has earned a Door: do you take it? (B6)
    EarnedDoor { color: Color },
    /// Do you swap a personal with a shared card? (D4)
    Swap,
    /// Do you look at the top of the deck? (T5)
    LookAhead { cards: u8 },
    /// A Prophecy: which of the cards do you discard? (B8)
    Prophecy,
    /// Which of the cards comes next? (B8, T5, K6, P12)
    Arrange { end: DeckEnd },
    /// Do you draw, or cast a spell before it? (K5)
    BeforeDraw,
    /// You have drawn a Door: do you pay a Key for it? (B13)
    DrawnDoor { color: Color },
    /// You have drawn a Nightmare: how do you resolve it? (B14)
    Nightmare,
    /// The Nightmare takes a Tower: which? (T6, T7)
    Ruin,
    /// Which card of the discard pile do you pay with? (K5)
    Payment { spell: Spell, owed: u8 },
    /// Which of the bottom cards goes on top? (K6)
    Raise,
    /// Which two Goals are swapped? (K7)
    SwapGoals,
    /// Which Goal of the colour is open again? (K3)
    ReopenGoal { color: Color },
    /// Premonitions hold: which strikes next? (P2) A single one is asked about if a spell can be cast before it (R1).
    Premonitions,
    /// Which Door goes to Limbo? (P4, P8)
    LoseDoor { premonition: Premonition },
    /// Which Key of the deck is discarded? (P7)
    DropKey { left: u8 },
    /// You have drawn a Happy Dream: what does it bring? (P12)
    HappyDream,
    /// Which of the revealed cards do you discard? (P12)
    Sift,
    /// Which card do you search for? (P12)
    Fetch,
}

impl Question {
    /// Is it about the order of cards? The same question is asked again until all are placed.
    pub const fn is_arrangement(self) -> bool {
        matches!(self, Question::Arrange { .. })
    }

    /// The end of the deck that is being looked at while it is asked. The cards lie before the player, to discard or raise one, or to be ordered.
    ///
    /// ```
    /// use onirim_core::{DeckEnd, Question};
    ///
    /// assert_eq!(Question::Prophecy.looks_at(), Some(DeckEnd::Top));
    /// assert_eq!(Question::Raise.looks_at(), Some(DeckEnd::Bottom));
    /// assert_eq!(Question::LookAhead { cards: 3 }.looks_at(), None, "there is no look yet");
    /// ```
    pub const fn looks_at(self) -> Option<DeckEnd> {
        match self {
            Question::Arrange { end } => Some(end),
            Question::Prophecy | Question::Sift => Some(DeckEnd::Top),
            Question::Raise => Some(DeckEnd::Bottom),
            Question::Draft
            | Question::Turn
            | Question::EarnedDoor { .. }
            | Question::Swap
            | Question::LookAhead { .. }
            | Question::BeforeDraw
            | Question::DrawnDoor { .. }
            | Question::Nightmare
            | Question::Ruin
            | Question::Payment { .. }
            | Question::SwapGoals
            | Question::ReopenGoal { .. }
            | Question::Premonitions
            | Question::LoseDoor { .. }
            | Question::DropKey { .. }
            | Question::HappyDream
            | Question::Fetch => None,
        }
    }

    /// Does it go on with the choice that the answer just given is a part of? Cards are put in order and paid one by one, but a player sees one order and
    /// one payment.
    ///
    /// ```
    /// use onirim_core::{Action, Card, DeckEnd, Question};
    ///
    /// let order = Question::Arrange { end: DeckEnd::Top };
    /// assert!(order.continues(Action::PlaceNext { card: Card::NIGHTMARE }));
    /// assert!(order.continues(Action::DiscardSeen { card: Card::NIGHTMARE }), "a Prophecy: the others go back");
    /// assert!(!order.continues(Action::Look), "the cards have just been seen");
    /// ```
    pub const fn continues(self, answer: Action) -> bool {
        if matches!(self, Question::Payment { .. }) {
            return matches!(answer, Action::PayCard { .. });
        }
        let is_of_a_look = matches!(
            answer,
            Action::DiscardSeen { .. } | Action::KeepRest | Action::Raise { .. } | Action::PlaceNext { .. }
        );
        is_of_a_look && (self.is_arrangement() || matches!(self, Question::Sift))
    }

    /// The colour of the Door that it is about: one earned, or one drawn.
    pub const fn door(self) -> Option<Color> {
        if let Question::EarnedDoor { color } | Question::DrawnDoor { color } = self { Some(color) } else { None }
    }

    /// Can it be answered with a spell, if one can be paid for? A look, a search, a payment or another spell is finished before the next spell (R3).
    pub const fn allows_spells(self) -> bool {
        match self {
            Question::Turn
            | Question::EarnedDoor { .. }
            | Question::Swap
            | Question::LookAhead { .. }
            | Question::BeforeDraw
            | Question::DrawnDoor { .. }
            | Question::Nightmare
            | Question::Ruin
            | Question::ReopenGoal { .. }
            | Question::Premonitions
            | Question::LoseDoor { .. }
            | Question::HappyDream => true,
            Question::Draft
            | Question::Prophecy
            | Question::Arrange { .. }
            | Question::Payment { .. }
            | Question::Raise
            | Question::SwapGoals
            | Question::DropKey { .. }
            | Question::Sift
            | Question::Fetch => false,
        }
    }
}

/// Who is asked, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// The player who answers.
    pub seat: Seat,
    /// The question.
    pub question: Question,
}
