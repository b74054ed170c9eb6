//! The row of Goals, and the places in it (K1 to K3).

use crate::cards::{Color, GOALS, Goal, Side};

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

/// The Goal row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goals([Goal; GOALS]);

impl Goals {
    /// A row with these goals from the left. It should hold two of each colour.
    pub const fn new(goals: [Goal; GOALS]) -> Goals {
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
