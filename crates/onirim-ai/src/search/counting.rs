//! Exact play: everything that can happen, to the end of the game.

use onirim_core::{Afterstate, Game};

use crate::search::opinion::Effort;
use crate::search::prints::ByPrint;
use crate::search::worth::{Mean, Worth};

/// Counts everything that can happen from some table on, as long as that is not too much.
pub(super) struct Counting {
    known: ByPrint<Worth>,
    /// How many tables may still be looked at.
    left: u32,
}

impl Counting {
    pub(super) fn new(tables: u32) -> Counting {
        Counting { known: ByPrint::default(), left: tables }
    }

    /// What each answer is worth, in the order in which they are listed; `None` if there is too much to count.
    pub(super) fn answers(&mut self, game: &Game) -> Option<Vec<Worth>> {
        game.legal_actions().into_iter().map(|action| self.after(&game.after_listed(action))).collect()
    }

    fn after(&mut self, after: &Afterstate) -> Option<Worth> {
        self.left = self.left.checked_sub(1)?;
        if let Some(ending) = after.table().ending() {
            return Some(Worth::at_end(ending));
        }
        let print = after.fingerprint();
        if let Some(&known) = self.known.get(&print) {
            return Some(known);
        }
        let worth = if !after.table().may_be_won() {
            Worth::LOST
        } else if let Some(game) = after.settled() {
            self.best(game)?
        } else {
            let mut mean = Mean::default();
            for possible in after.odds() {
                let Ok(next) = after.with(&possible.outcomes) else { continue };
                mean.add(self.after(&next)?, possible.weight);
            }
            mean.worth()
        };
        self.known.insert(print, worth);
        Some(worth)
    }

    fn best(&mut self, game: &Game) -> Option<Worth> {
        let mut best = Worth::LOST;
        for action in game.legal_actions() {
            best = best.max(self.after(&game.after_listed(action))?);
            if best == Worth::WON {
                break;
            }
        }
        Some(best)
    }
}

/// Is everything that can happen likely to be few enough tables? Each card more makes it some four times as much.
pub(super) fn is_worth_trying(game: &Game, effort: Effort) -> bool {
    let most = effort.judgements.checked_ilog2().unwrap_or(0) / 2;
    !game.setup().has_secrets() && game.deck_len() <= most as usize
}
