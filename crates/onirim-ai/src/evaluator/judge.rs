//! Values of tables one after the other.

use onirim_core::{Action, ActionList, Afterstate, Ending, Game, Seat};

use crate::evaluator::inputs::Counted;
use crate::evaluator::net::{Evaluator, Value};
use crate::evaluator::running::RunningSums;
use crate::evaluator::unseen::Unseen;

/// An evaluator with a cache of the last table: the next one is mostly similar.
#[derive(Clone, Debug)]
pub struct Judge<'e> {
    evaluator: &'e Evaluator,
    unseen: Unseen,
    sums: RunningSums,
}

/// The best answer to a question.
#[derive(Clone, Copy, Debug)]
pub struct Favourite {
    /// The answer.
    pub action: Action,
    /// The value of the table after it.
    pub value: Value,
}

impl<'e> Judge<'e> {
    /// A new one with this evaluator.
    pub fn new(evaluator: &'e Evaluator) -> Judge<'e> {
        Judge { evaluator, unseen: Unseen::default(), sums: RunningSums::new(evaluator) }
    }

    /// The value of a table after a choice, as this seat sees it.
    #[inline]
    pub fn value(&mut self, after: &Afterstate, seat: Seat) -> Value {
        if after.table().may_be_won() { self.promise(after, seat) } else { Value::LOST }
    }

    /// The same without a check of the cards that are left: it may overlook that the game is lost.
    #[inline]
    pub fn promise(&mut self, after: &Afterstate, seat: Seat) -> Value {
        match after.settled().and_then(Game::ending) {
            Some(Ending::Victory) => Value::WON,
            Some(Ending::Defeat(_)) => Value::LOST,
            None => {
                let glance = after.table().glance(seat);
                let counted = Counted::of(glance, self.unseen.count(&glance));
                self.sums.judge(self.evaluator, &counted)
            }
        }
    }

    /// The answer with the best table after it. Equally good ones: the first. `None` if there is no answer.
    pub fn favourite(&mut self, game: &Game, actions: &ActionList, seat: Seat) -> Option<Favourite> {
        let promises = actions.iter().map(|action| {
            let value = game.consider(action, |after| self.promise(after, seat));
            Favourite { action, value }
        });
        let promising = first_best(promises)?;
        // Only for the best action it is checked that the cards that are left can still win. Nearly always they can.
        if game.consider(promising.action, |after| after.table().may_be_won()) {
            return Some(promising);
        }
        first_best(actions.iter().map(|action| {
            let value = game.consider(action, |after| self.value(after, seat));
            Favourite { action, value }
        }))
    }
}

/// The best one; of equally good ones the first.
#[inline]
fn first_best(favourites: impl Iterator<Item = Favourite>) -> Option<Favourite> {
    favourites.reduce(|best, next| if next.value > best.value { next } else { best })
}
