//! Why an action is not legal. It explains what [`offer`](crate::answers::offer::offer) has refused, and may be slow; it decides nothing.

use crate::answers::{Action, IllegalAction, Question};
use crate::cards::{Card, Tower};
use crate::game::Game;
use crate::table::{End, Group};

impl Game {
    /// Why this action, which is not legal, is not.
    #[cold]
    pub(crate) fn why_not(&self, action: Action) -> IllegalAction {
        let Some(question) = self.question() else { return IllegalAction::GameOver };
        if matches!(action, Action::Cast { .. }) {
            return IllegalAction::CannotCast;
        }
        if !action.answers(question) {
            return IllegalAction::NotAsked { action, question };
        }
        match (action, self.row(self.active).last_symbol()) {
            (Action::Play { card, from }, Some(last)) if self.holds(card, from) && card.symbol() == Some(last) => {
                IllegalAction::GoldenRule { last }
            }
            (Action::Build { tower, from, end }, _) if self.holds(Card::tower(tower), from) && self.has_end(end) => {
                IllegalAction::TouchingEdges
            }
            (Action::Raze { tower }, _) if self.stands(tower) => IllegalAction::TouchingEdges,
            (_, _) => IllegalAction::NotThere { action },
        }
    }

    fn holds(&self, card: Card, from: Group) -> bool {
        self.own(from).contains(card)
    }

    /// The right end of an empty row is no place of its own (R14).
    fn has_end(&self, end: End) -> bool {
        self.towers.is_some_and(|row| end == End::Left || !row.towers().is_empty())
    }

    fn stands(&self, tower: Tower) -> bool {
        self.towers.is_some_and(|row| row.towers().contains(&tower))
    }
}

impl Action {
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
