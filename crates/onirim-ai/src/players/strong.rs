//! Looks ahead before it chooses.

use onirim_core::{Action, QuickChance};

use crate::evaluator::Evaluator;
use crate::player::Player;
use crate::search::{Effort, Search};
use crate::standpoint::Standpoint;

/// Thinks about every answer, and takes the best. Equally good ones: the first.
#[derive(Clone, Debug)]
pub struct Strong<'e> {
    search: Search<'e>,
    effort: Effort,
    dice: QuickChance,
    hope: Option<f64>,
}

impl<'e> Strong<'e> {
    /// A player with this evaluator and this effort for each question.
    pub fn new(evaluator: &'e Evaluator, effort: Effort) -> Strong<'e> {
        Strong { search: Search::new(evaluator), effort, dice: QuickChance::new(0), hope: None }
    }
}

impl Player for Strong<'_> {
    fn choose(&mut self, at: &Standpoint<'_>) -> Action {
        let mut best = (Action::Draw, None);
        for opinion in self.search.opinions(at, self.effort, &mut self.dice) {
            if best.1.is_none_or(|most| opinion.chance > most) {
                best = (opinion.action, Some(opinion.chance));
            }
        }
        self.hope = best.1;
        best.0
    }

    fn hope(&self) -> Option<f64> {
        self.hope
    }

    fn begin(&mut self, seed: u64) {
        (self.dice, self.hope) = (QuickChance::new(seed), None);
    }
}
