//! Where in which saved game somebody is.

use std::hash::{DefaultHasher, Hash, Hasher};

use onirim_record::Record;

use crate::game_id::GameId;

/// A place in a saved game: all that the store has acknowledged to its holder.
///
/// Whoever saves shows it, so that nobody continues a game that somebody else has continued or taken back meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    pub(crate) id: GameId,
    pub(crate) line: i64,
    pub(crate) story: Story,
}

impl Bookmark {
    /// The game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// How many of its plies are saved.
    pub fn ply(&self) -> usize {
        self.story.ply()
    }
}

/// A fingerprint of the opening and one after each ply: tells whether one game is the beginning of another. Valid in this process only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Story(Vec<u64>);

impl Story {
    pub(crate) fn of(record: &Record) -> Story {
        let mut last = fingerprint(&(record.setup, record.seed, &record.deal));
        let mut prints = Vec::with_capacity(record.plies.len() + 1);
        prints.push(last);
        for ply in &record.plies {
            last = fingerprint(&(last, ply));
            prints.push(last);
        }
        Story(prints)
    }

    pub(crate) fn ply(&self) -> usize {
        self.0.len() - 1
    }

    /// Does this story begin with that one?
    pub(crate) fn continues(&self, earlier: &Story) -> bool {
        self.0.starts_with(&earlier.0)
    }
}

fn fingerprint(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
