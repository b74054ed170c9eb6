//! Exact play: all futures to the end of the game.

use onirim_core::{Afterstate, Game};

use crate::search::opinion::Effort;
use crate::search::prints::ByPrint;
use crate::search::worth::{Mean, Worth};

/// Counts all futures of a table, within a limit.
pub(super) struct Counting {
    known: ByPrint<Worth>,
    /// The number of tables that are left.
    left: u32,
}

impl Counting {
    pub(super) fn new(tables: u32) -> Counting {
        Counting { known: ByPrint::default(), left: tables }
    }

    /// The worth of each answer, in their order; `None` if there is too much to count.
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

/// Is the number of futures likely within the limit? Each card more makes some four times as many.
pub(super) fn is_worth_trying(game: &Game, effort: Effort) -> bool {
    let most = effort.judgements.checked_ilog2().unwrap_or(0) / 2;
    !game.setup().has_secrets() && game.deck_len() <= most as usize
}
