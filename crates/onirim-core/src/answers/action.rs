//! What a player can answer.

use crate::answers::Question;
use crate::cards::{Card, Color, Premonition, Spell, Tower};
use crate::rules::End;
use crate::table::{Group, Seat, Slot};

/// One answer to one [`Question`](crate::Question).
///
/// Equal cards are one choice: an action names a card's print and the group it is in, never a single piece of cardboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[repr(u8)]
pub enum Action {
    /// Take one of the open cards before the first turn (D1).
    Pick { card: Card },

    /// Phase 1: add a Chamber to the own Labyrinth row (B3).
    Play { card: Card, from: Group },
    /// Phase 1: add a Tower to an end of the Tower row (T3).
    Build { tower: Tower, from: Group, end: End },
    /// Phase 1: discard a card (B3).
    Discard { card: Card, from: Group },

    /// Take the Door that a run of three has earned (B6).
    TakeDoor,
    /// Leave it in the deck, which is then not shuffled (B7).
    LeaveDoor,

    /// After a discard: swap a personal with a shared card (D4).
    Swap { personal: Card, shared: Card },
    /// Swap nothing.
    KeepHand,

    /// After discarding a Tower: look at the top of the deck (T5).
    Look,
    /// Do not look.
    SkipLook,

    /// Discard one of the cards being looked at (B8, P12).
    DiscardSeen { card: Card },
    /// Discard no more of the revealed cards (P12).
    KeepRest,
    /// This card comes next. Orders are told from the card that will be drawn first to the one drawn last (B8, T5, K6, P12).
    PlaceNext { card: Card },

    /// Go on and draw the next card, without a spell before it (B11, K5).
    Draw,
    /// Discard a Key, to obtain the Door just drawn (B13) or to resolve a Nightmare (B14-I).
    PayKey { key: Card, from: Group },
    /// Put the Door just drawn into Limbo (B13).
    RefuseDoor,

    /// Put an obtained Door into Limbo (B14-II, P4, P8).
    ReturnDoor { owner: Seat, color: Color },
    /// Reveal the top five cards, discard the Locations among them (B14-III).
    RevealFive,
    /// Discard the hand and draw a new one (B14-IV).
    DiscardHand,

    /// Discard a Tower of the row after a Nightmare (T6).
    Raze { tower: Tower },
    /// Put the Nightmare into Limbo instead (T7).
    FalseDestruction,

    /// Begin to cast a spell (K5).
    Cast { spell: Spell },
    /// Pay for it with this card of the discard pile (K5).
    PayCard { card: Card },
    /// Put this one of the bottom cards on top of the deck (K6).
    Raise { card: Card },
    /// Swap two Goals, the left one named first (K7).
    SwapGoals { left: Slot, right: Slot },
    /// Turn this Goal face up again (K3).
    ReopenGoal { slot: Slot },

    /// Apply this Premonition next (P2).
    Suffer { premonition: Premonition },
    /// Discard this Key of the deck (P7).
    DropKey { key: Card },

    /// Happy Dream: remove a face-up Premonition (P12).
    Dispel { premonition: Premonition },
    /// Happy Dream: reveal the top seven cards (P12).
    RevealSeven,
    /// Happy Dream: search the deck (P12).
    SearchDeck,
    /// The card to search for; it is put on top (P12).
    Fetch { card: Card },
}

impl Action {
    /// The card that it names, in whatever place: a hand, the open cards, the deck, the discard pile. Of a swap it is the personal one. A Tower of a row is none, nor is a
    /// Door on the table.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self {
            Action::Pick { card }
            | Action::Play { card, .. }
            | Action::Discard { card, .. }
            | Action::DiscardSeen { card }
            | Action::PlaceNext { card }
            | Action::PayKey { key: card, .. }
            | Action::PayCard { card }
            | Action::Raise { card }
            | Action::DropKey { key: card }
            | Action::Fetch { card } => Some(card),
            Action::Build { tower, .. } => Some(Card::tower(tower)),
            Action::Swap { personal, .. } => Some(personal),
            Action::TakeDoor
            | Action::LeaveDoor
            | Action::KeepHand
            | Action::Look
            | Action::SkipLook
            | Action::KeepRest
            | Action::Draw
            | Action::RefuseDoor
            | Action::ReturnDoor { .. }
            | Action::RevealFive
            | Action::DiscardHand
            | Action::Raze { .. }
            | Action::FalseDestruction
            | Action::Cast { .. }
            | Action::SwapGoals { .. }
            | Action::ReopenGoal { .. }
            | Action::Suffer { .. }
            | Action::Dispel { .. }
            | Action::RevealSeven
            | Action::SearchDeck => None,
        }
    }

    /// The group of the hand that a card is played, built, discarded or paid from. `None` for all that is not done with one card of the hand.
    #[inline]
    pub const fn group(self) -> Option<Group> {
        if let Action::Play { from, .. }
        | Action::Build { from, .. }
        | Action::Discard { from, .. }
        | Action::PayKey { from, .. } = self
        {
            Some(from)
        } else {
            None
        }
    }

    /// The card of the hand that it uses up, and the group that it is in: played, built, discarded or paid.
    #[inline]
    pub const fn hand_card(self) -> Option<(Card, Group)> {
        match (self.card(), self.group()) {
            (Some(card), Some(from)) => Some((card, from)),
            (Some(_) | None, _) => None,
        }
    }

    /// Is it what a turn is taken with (B3)? Each turn has one such action; a spell before it is none.
    #[inline]
    pub const fn takes_turn(self) -> bool {
        matches!(self, Action::Play { .. } | Action::Build { .. } | Action::Discard { .. })
    }

    /// Is it of a kind that answers this question? Whether it is legal, the game says.
    pub const fn answers(self, question: Question) -> bool {
        match self {
            Action::Pick { .. } => matches!(question, Question::Draft),
            Action::Play { .. } | Action::Build { .. } | Action::Discard { .. } => matches!(question, Question::Turn),
            Action::TakeDoor | Action::LeaveDoor => matches!(question, Question::EarnedDoor { .. }),
            Action::Swap { .. } | Action::KeepHand => matches!(question, Question::Swap),
            Action::Look | Action::SkipLook => matches!(question, Question::LookAhead { .. }),
            Action::DiscardSeen { .. } => matches!(question, Question::Prophecy | Question::Sift),
            Action::KeepRest => matches!(question, Question::Sift),
            Action::PlaceNext { .. } => matches!(question, Question::Arrange { .. }),
            Action::Draw => matches!(question, Question::BeforeDraw),
            Action::PayKey { .. } => matches!(question, Question::DrawnDoor { .. } | Question::Nightmare),
            Action::RefuseDoor => matches!(question, Question::DrawnDoor { .. }),
            Action::ReturnDoor { .. } => matches!(question, Question::Nightmare | Question::LoseDoor { .. }),
            Action::RevealFive | Action::DiscardHand => matches!(question, Question::Nightmare),
            Action::Raze { .. } | Action::FalseDestruction => matches!(question, Question::Ruin),
            Action::Cast { .. } => question.allows_spells(),
            Action::PayCard { .. } => matches!(question, Question::Payment { .. }),
            Action::Raise { .. } => matches!(question, Question::Raise),
            Action::SwapGoals { .. } => matches!(question, Question::SwapGoals),
            Action::ReopenGoal { .. } => matches!(question, Question::ReopenGoal { .. }),
            Action::Suffer { .. } => matches!(question, Question::Premonitions),
            Action::DropKey { .. } => matches!(question, Question::DropKey { .. }),
            Action::Dispel { .. } | Action::RevealSeven | Action::SearchDeck => {
                matches!(question, Question::HappyDream)
            }
            Action::Fetch { .. } => matches!(question, Question::Fetch),
        }
    }
}
