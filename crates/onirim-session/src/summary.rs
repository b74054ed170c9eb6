//! Summaries of stored games.

use std::time::Duration;

use jiff::Timestamp;
use onirim_core::Setup;
use onirim_record::Programs;

use crate::conclusion::Conclusion;
use crate::game_id::GameId;
use crate::kind::GameKind;
use crate::played::Played;

/// A stored game as a list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub struct GameSummary {
    pub id: GameId,
    pub created: Timestamp,
    pub updated: Timestamp,
    pub finished: Option<Timestamp>,
    pub kind: GameKind,
    pub setup: Setup,
    pub programs: Programs,
    /// Its seed; `None` if its cards come from outside.
    pub seed: Option<u64>,
    pub plies: usize,
    /// Was there help? Such a game does not count in the statistics.
    pub assisted: bool,
    pub conclusion: Option<Conclusion>,
    pub doors: usize,
    /// The ply after which it could certainly not be won any more.
    pub doomed: Option<usize>,
    /// How many turns it has had. `None`: it was kept by a program that did not count them.
    pub turns: Option<usize>,
    /// How many cards are left in the deck. `None`: see `turns`.
    pub left: Option<usize>,
}

impl GameSummary {
    /// Is it over, and does it count in the statistics? A game between programs does not.
    pub fn is_counted(&self) -> bool {
        self.conclusion.is_some() && !self.assisted && self.kind.is_counted() && !self.programs.is_watched()
    }

    /// The group of games in which it counts.
    pub fn played(&self) -> Played {
        Played::of(self.setup, self.programs)
    }

    /// Is it unfinished, between players who hide cards? Its record and seed are secrets then.
    pub fn has_secrets(&self) -> bool {
        self.setup.has_secrets() && self.conclusion.is_none()
    }

    /// How long it took from the deal to the end, breaks included; `None` while it goes on.
    pub fn lasted(&self) -> Option<Duration> {
        Duration::try_from(self.finished?.duration_since(self.created)).ok()
    }
}
