//! Why an action is not legal. It explains what [`offer`](crate::answers::offer::offer) has refused, and may be slow; it decides nothing.

use crate::answers::{Action, IllegalAction};
use crate::cards::{Card, Tower};
use crate::game::Game;
use crate::rules::Now;
use crate::table::{End, Group};

impl Game {
    /// Why this action, which is not legal, is not.
    #[cold]
    pub(crate) fn why_not(&self, action: Action) -> IllegalAction {
        let question = match self.now {
            Now::Asking(question) => question,
            Now::Moving => return IllegalAction::ChanceFirst,
            Now::Over(_) => return IllegalAction::GameOver,
        };
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
