//! The Goal row of the Book, and what its spells cost (K1 to K3, K6 to K9).

use crate::card::Color;
use crate::setup::Book;

/// How many Goals there are.
pub const GOALS: usize = 8;

/// A place in the Goal row, counted from the left, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// All slots, from the left.
    pub(crate) const ROW: [Slot; GOALS] = [Slot(0), Slot(1), Slot(2), Slot(3), Slot(4), Slot(5), Slot(6), Slot(7)];

    /// The slot with this number; `None` beyond the row.
    pub const fn new(number: usize) -> Option<Slot> {
        if number < GOALS { Some(Slot(number as u8)) } else { None }
    }

    /// All slots from the left.
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> + Clone {
        Slot::ROW.into_iter()
    }

    /// From 0 at the left.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which side of a Goal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Its Door is still to be found.
    FaceUp,
    /// Its Door has been obtained.
    FaceDown,
}

/// A card of the Goal row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The colour of the Door that it asks for.
    pub color: Color,
    /// Is that Door still to be found?
    pub side: Side,
}

/// The Goal row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goals([Goal; GOALS]);

impl Goals {
    /// A row with these goals from the left. It should hold two of each colour.
    pub(crate) const fn new(goals: [Goal; GOALS]) -> Goals {
        Goals(goals)
    }

    /// The row from the left.
    pub fn row(&self) -> &[Goal; GOALS] {
        &self.0
    }

    /// The colour that must be obtained next: that of the leftmost face-up Goal (K2).
    pub fn next(&self) -> Option<Color> {
        self.leftmost(Side::FaceUp).map(|slot| self.0[slot.index()].color)
    }

    fn leftmost(&self, side: Side) -> Option<Slot> {
        Slot::all().find(|slot| self.0[slot.index()].side == side)
    }

    /// The face-down Goals of a colour (K3).
    pub fn found(&self, color: Color) -> impl Iterator<Item = Slot> + '_ {
        Slot::all().filter(move |slot| self.0[slot.index()] == Goal { color, side: Side::FaceDown })
    }

    /// Turns the leftmost face-up Goal face down and says where it was.
    pub(crate) fn fulfil_next(&mut self) -> Option<Slot> {
        let slot = self.leftmost(Side::FaceUp)?;
        self.0[slot.index()].side = Side::FaceDown;
        Some(slot)
    }

    pub(crate) fn reopen(&mut self, slot: Slot) {
        self.0[slot.index()].side = Side::FaceUp;
    }

    pub(crate) fn swap(&mut self, one: Slot, other: Slot) {
        self.0.swap(one.index(), other.index());
    }
}

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
