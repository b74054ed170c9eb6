//! Where in which kept game somebody is.

use std::hash::{DefaultHasher, Hash, Hasher};

use onirim_record::Record;

use crate::game_id::GameId;

/// A place in a kept game: all that its [archive](crate::Archive) has acknowledged to the holder.
///
/// Whoever saves shows it, so that nobody continues a game that somebody else has continued or taken back meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    id: GameId,
    line: u64,
    story: Story,
}

impl Bookmark {
    /// At the end of this record. The line is counted up each time that something is taken back or corrected: the same number of plies may then be other ones.
    pub fn new(id: GameId, line: u64, record: &Record) -> Bookmark {
        Bookmark { id, line, story: Story::of(record) }
    }

    /// The game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// How many of its plies are kept.
    pub fn ply(&self) -> usize {
        self.story.ply()
    }

    /// How often something has been taken back or corrected.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// The place at the end of this record, if it is a continuation of what is kept.
    pub fn forward(&self, record: &Record) -> Option<Bookmark> {
        let story = Story::of(record);
        story.continues(&self.story).then_some(Bookmark { story, ..*self })
    }

    /// The place at the end of this record, if it is an earlier moment of what is kept. From there on it is another line.
    pub fn back(&self, record: &Record) -> Option<Bookmark> {
        let story = Story::of(record);
        self.story.continues(&story).then_some(Bookmark { id: self.id, line: self.line + 1, story })
    }

    /// The place at the end of this record, which is kept instead of what was told wrongly. It is another line.
    pub fn corrected(&self, record: &Record) -> Bookmark {
        Bookmark::new(self.id, self.line + 1, record)
    }
}

/// A fingerprint of the opening and one after each ply: tells whether one game is the beginning of another. Valid in this process only.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Story(Vec<u64>);

impl Story {
    fn of(record: &Record) -> Story {
        let mut last = fingerprint(&(record.setup, record.seed, &record.deal));
        let mut prints = Vec::with_capacity(record.plies.len() + 1);
        prints.push(last);
        for ply in &record.plies {
            last = fingerprint(&(last, ply));
            prints.push(last);
        }
        Story(prints)
    }

    fn ply(&self) -> usize {
        self.0.len() - 1
    }

    /// Does this story begin with that one?
    fn continues(&self, earlier: &Story) -> bool {
        self.0.starts_with(&earlier.0)
    }
}

fn fingerprint(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
