//! What a list says of a kept game.

use std::time::Duration;

use jiff::Timestamp;
use onirim_core::Setup;
use onirim_record::Programs;

use crate::conclusion::Conclusion;
use crate::game_id::GameId;
use crate::kind::GameKind;
use crate::played::Played;

/// A kept game as a list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Its id.
    pub id: GameId,
    /// When it was begun.
    pub created: Timestamp,
    /// When it was last changed.
    pub updated: Timestamp,
    /// When it was concluded.
    pub finished: Option<Timestamp>,
    /// What sort of game it is.
    pub kind: GameKind,
    /// What is played.
    pub setup: Setup,
    /// Which program takes which seat.
    pub programs: Programs,
    /// Where its cards come from; `None` if they are told from outside.
    pub seed: Option<u64>,
    /// How many plies it has.
    pub plies: usize,
    /// Was there help? Such a game does not count in the statistics.
    pub assisted: bool,
    /// How it was concluded; `None` while it goes on.
    pub conclusion: Option<Conclusion>,
    /// How many Doors lie on the table.
    pub doors: usize,
    /// The ply after which it could certainly not be won any more.
    pub doomed: Option<usize>,
    /// How many turns it has had. `None`: it was kept by a program that did not count them.
    pub turns: Option<usize>,
    /// How many cards are left in the deck. `None`: see `turns`.
    pub left: Option<usize>,
}

impl GameSummary {
    /// Is it over, and does it count in the statistics? A game that was only watched does not.
    pub fn is_counted(&self) -> bool {
        self.conclusion.is_some() && !self.assisted && self.kind.is_counted() && !self.programs.is_watched()
    }

    /// Among which games it counts.
    pub fn played(&self) -> Played {
        Played::of(self.setup, self.programs)
    }

    /// Is it going on between two players who hide cards from each other? Whoever tells such a game tells one of them too much.
    pub fn has_secrets(&self) -> bool {
        self.setup.has_secrets() && self.conclusion.is_none()
    }

    /// How long it took from the deal to the end, breaks included; `None` while it goes on.
    pub fn lasted(&self) -> Option<Duration> {
        Duration::try_from(self.finished?.duration_since(self.created)).ok()
    }
}
