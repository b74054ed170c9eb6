//! The checked contents of a line of an export file.

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{Playthrough, Programs};
use onirim_session::{Conclusion, GameId, GameKind, GameSummary};

use crate::progress::Progress;

/// The checked contents of a line of an export file.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum ImportedItem {
    Setting { name: String, value: String },
    Attempt { day: Date, setup: Setup, id: GameId },
    Game { entry: GameEntry, playthrough: Box<Playthrough> },
}

/// What a store needs to know of a game besides its plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub struct GameEntry {
    pub id: GameId,
    pub kind: GameKind,
    pub created: Timestamp,
    pub updated: Timestamp,
    /// When it was concluded; used only if it is over.
    pub finished: Timestamp,
    pub assisted: bool,
    pub given_up: bool,
}

impl GameEntry {
    /// The summary of the game with all its plies.
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
