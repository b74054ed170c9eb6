//! What a line of an export file tells, found to be in order.

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{Playthrough, Programs};
use onirim_session::{Conclusion, GameId, GameKind, GameSummary};

use crate::progress::Progress;

/// A line of an export file, found to be in order.
#[derive(Clone, Debug)]
pub enum Item {
    /// A setting.
    Setting {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// The attempt at a day's deal.
    Attempt {
        /// The day.
        day: Date,
        /// What was played.
        setup: Setup,
        /// The game. It may have been deleted.
        id: GameId,
    },
    /// A game.
    Game {
        /// What its plies do not tell.
        entry: Entry,
        /// The game.
        playthrough: Box<Playthrough>,
    },
}

/// A game to be entered, as far as its plies do not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id.
    pub id: GameId,
    /// What sort of game it is.
    pub kind: GameKind,
    /// When it was begun.
    pub created: Timestamp,
    /// When it was last changed.
    pub updated: Timestamp,
    /// When it was concluded; used only if it is over.
    pub finished: Timestamp,
    /// Was there help?
    pub assisted: bool,
    /// Did its player give it up?
    pub given_up: bool,
}

impl Entry {
    /// What a list says of the game, once it is entered with all its plies.
    pub fn summary(&self, playthrough: &Playthrough) -> GameSummary {
        let progress = Progress::since(0, playthrough);
        let conclusion = progress.conclusion.or(self.given_up.then_some(Conclusion::GivenUp));
        GameSummary {
            id: self.id,
            created: self.created,
            updated: self.updated,
            finished: conclusion.map(|_| self.finished),
            kind: self.kind,
            setup: playthrough.record().setup,
            programs: Programs::of(playthrough.record()),
            seed: playthrough.record().seed,
            plies: playthrough.ply(),
            assisted: self.assisted,
            conclusion,
            doors: progress.doors,
            doomed: progress.doomed,
            turns: Some(progress.turns),
            left: Some(progress.left),
        }
    }
}
