//! A stored game.

use std::fmt::Write;

use jiff::Timestamp;
use onirim_record::{Notation, Playthrough, Record};
use onirim_session::{Bookmark, Conclusion, DamagedGame, GameSummary, SavedGame, Undo};

use crate::behind::Stamp;
use crate::entry::GameEntry;
use crate::guard::KeptState;
use crate::progress::{Progress, doors_found, turns_of};
use crate::verify::verified;

/// What the last line of a record begins with.
const END: &str = "end:";

/// A stored game. The record is text, which takes a tenth of the memory of a playthrough; a game is replayed when it
/// is opened anyway.
#[derive(Clone, Debug)]
pub(crate) struct KeptGame {
    pub(crate) summary: GameSummary,
    /// How often something was taken back or corrected.
    pub(crate) line: u64,
    pub(crate) record: String,
    /// The stamp of its row in the place, as far as is known here; `None` if it has none.
    pub(crate) behind: Option<Stamp>,
    /// A bookmark at its end, computed when it is first needed.
    pub(crate) end: Option<Bookmark>,
}

impl KeptGame {
    /// A game that is not written yet.
    pub(crate) fn entered(entry: &GameEntry, playthrough: &Playthrough) -> KeptGame {
        let record = playthrough.record().to_string();
        KeptGame { summary: entry.summary(playthrough), line: 0, record, behind: None, end: None }
    }

    /// Would both have the same row?
    pub(crate) fn is_same(&self, other: &KeptGame) -> bool {
        let known = |game: &KeptGame| (game.summary, game.line, game.behind);
        known(self) == known(other) && self.record == other.record
    }

    /// Does the bookmark stand at the end of this game? The same number of plies may be other plies.
    pub(crate) fn ends_at(&mut self, bookmark: &Bookmark) -> bool {
        if self.end.is_none() {
            let record = Record::parse(self.record.as_bytes());
            self.end = record.ok().map(|record| Bookmark::new(self.summary.id, self.line, &record));
        }
        self.end.as_ref() == Some(bookmark)
    }

    pub(crate) fn standstill(&self) -> KeptState {
        let GameSummary { plies, kind, conclusion, .. } = self.summary;
        KeptState { plies, line: self.line, kind, conclusion }
    }

    /// Played again and verified.
    pub(crate) fn saved(&self) -> Result<SavedGame, DamagedGame> {
        verified(self.summary, self.line, &self.record)
    }

    /// Adds the plies after those that it has, and updates its progress. Its headers stay as they are.
    pub(crate) fn extend(&mut self, playthrough: &Playthrough, when: Timestamp) {
        let known = self.summary.plies;
        let end = self.record.rfind(END).unwrap_or(self.record.len());
        self.record.truncate(end);
        for (ply, number) in playthrough.record().plies.iter().zip(1..).skip(known) {
            // Writing to a string does not fail.
            let _ = writeln!(self.record, "{number}. {}", ply.notation());
        }
        let _ = writeln!(self.record, "{END} {}", playthrough.record().end.notation());
        self.end = None;
        self.lead_to(playthrough, Progress::since(known, playthrough), when);
    }

    fn lead_to(&mut self, playthrough: &Playthrough, progress: Progress, when: Timestamp) {
        let summary = &mut self.summary;
        (summary.plies, summary.updated) = (playthrough.ply(), when);
        (summary.doors, summary.doomed) = (progress.doors, summary.doomed.or(progress.doomed));
        (summary.turns, summary.left) = (Some(progress.turns), Some(progress.left));
        (summary.conclusion, summary.finished) = (progress.conclusion, progress.conclusion.map(|_| when));
    }

    /// Forgets the plies that it has beyond this game.
    pub(crate) fn take_back(&mut self, earlier: &Playthrough, reason: Undo, when: Timestamp) {
        self.line += 1;
        self.record = earlier.record().to_string();
        self.end = None;
        let summary = &mut self.summary;
        (summary.plies, summary.updated) = (earlier.ply(), when);
        (summary.conclusion, summary.finished) = (None, None);
        (summary.doors, summary.doomed) =
            (doors_found(earlier.game()), summary.doomed.filter(|&doomed| doomed <= earlier.ply()));
        (summary.turns, summary.left) = (Some(turns_of(earlier)), Some(earlier.game().deck_len()));
        summary.assisted |= reason == Undo::ForHelp;
    }

    /// Becomes this game instead of what it was.
    pub(crate) fn correct(&mut self, corrected: &Playthrough, when: Timestamp) {
        self.line += 1;
        self.record = corrected.record().to_string();
        self.end = None;
        self.summary.doomed = None;
        self.lead_to(corrected, Progress::since(0, corrected), when);
    }

    pub(crate) fn give_up(&mut self, when: Timestamp) {
        (self.summary.conclusion, self.summary.finished) = (Some(Conclusion::GivenUp), Some(when));
    }
}
