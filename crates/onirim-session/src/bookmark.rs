//! A position in a stored game.

use std::hash::{DefaultHasher, Hash, Hasher};

use onirim_record::Record;

use crate::game_id::GameId;

/// A position in a stored game: the plies that its holder knows to be stored.
///
/// Every change of a game takes one, so that no program overwrites plies that another program has added or taken
/// back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    id: GameId,
    line: u64,
    prefixes: Vec<u64>,
}

impl Bookmark {
    /// At the end of this record. The line counts take-backs and corrections, since the same number of plies may be
    /// other plies afterwards.
    pub fn new(id: GameId, line: u64, record: &Record) -> Bookmark {
        Bookmark { id, line, prefixes: prefixes_of(record) }
    }

    /// The game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// How many of its plies are stored.
    pub fn ply(&self) -> usize {
        self.prefixes.len() - 1
    }

    /// How often something has been taken back or corrected.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// At the end of this record; `None` unless the record continues the stored plies.
    pub fn forward(&self, record: &Record) -> Option<Bookmark> {
        let prefixes = prefixes_of(record);
        prefixes.starts_with(&self.prefixes).then_some(Bookmark { prefixes, ..*self })
    }

    /// At the end of this record, on the next line; `None` unless the stored plies continue the record.
    pub fn back(&self, record: &Record) -> Option<Bookmark> {
        let prefixes = prefixes_of(record);
        self.prefixes.starts_with(&prefixes).then_some(Bookmark { id: self.id, line: self.line + 1, prefixes })
    }

    /// At the end of this corrected record, on the next line.
    pub fn corrected(&self, record: &Record) -> Bookmark {
        Bookmark::new(self.id, self.line + 1, record)
    }
}

/// Hashes of the deal and of the game after each ply, to find out whether one game continues another. Valid in this
/// process only.
fn prefixes_of(record: &Record) -> Vec<u64> {
    let deal = fingerprint(&(record.setup, record.seed, &record.deal));
    let later = record.plies.iter().scan(deal, |last, ply| {
        *last = fingerprint(&(*last, ply));
        Some(*last)
    });
    [deal].into_iter().chain(later).collect()
}

fn fingerprint(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
