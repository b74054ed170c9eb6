//! The spells of the Book, and what they cost (K6 to K9).

use crate::setup::Book;

/// The three spells of the Book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Spell {
    /// Look at the bottom five cards, put one on top (K6).
    ParadoxicalProphecy,
    /// Swap two Goals (K7).
    ParallelPlanning,
    /// Discard a Nightmare without its effects (K8).
    PowerfulPunishment,
}

impl Spell {
    /// All spells.
    pub const ALL: [Spell; 3] = [Spell::ParadoxicalProphecy, Spell::ParallelPlanning, Spell::PowerfulPunishment];

    /// How many cards of the discard pile it costs (K6 to K9).
    pub const fn cost(self, book: Book) -> usize {
        match (self, book) {
            (Spell::ParadoxicalProphecy, Book::Found) => 5,
            (Spell::ParallelPlanning, Book::Found) => 7,
            (Spell::PowerfulPunishment, Book::Found) => 10,
            (Spell::ParadoxicalProphecy, Book::Lost) => 6,
            (Spell::ParallelPlanning, Book::Lost) => 9,
            (Spell::PowerfulPunishment, Book::Lost) => 12,
        }
    }
}
