//! The row of Goals, and the places in it (K1 to K3).

use crate::cards::{Color, Goal, Side};
use crate::packed::ShortList;
use crate::setup::GOALS;

/// A place in the Goal row, counted from the left, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The slot with this number; `None` beyond the longest row.
    pub const fn new(number: usize) -> Option<Slot> {
        if number < GOALS { Some(Slot(number as u8)) } else { None }
    }

    /// All slots of the longest row from the left.
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> + Clone {
        (0..GOALS as u8).map(Slot)
    }

    /// From 0 at the left.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The Goal row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goals(ShortList<Goal, GOALS>);

impl Goals {
    const FILLER: Goal = Goal { color: Color::Red, side: Side::FaceUp };

    /// A row with these Goals from the left; `None` if they are more than any set-up has.
    pub fn of(goals: impl IntoIterator<Item = Goal>) -> Option<Goals> {
        ShortList::try_of(Goals::FILLER, goals).map(Goals)
    }

    /// A row in which no Goal lies yet.
    pub(crate) const EMPTY: Goals = Goals(ShortList::new(Goals::FILLER));

    /// Lays one more Goal at the right end.
    pub(crate) fn lay(&mut self, color: Color) {
        self.0.push(Goal { color, side: Side::FaceUp });
    }

    /// The row from the left.
    pub fn row(&self) -> &[Goal] {
        &self.0
    }

    /// The places of the row from the left.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + Clone + use<> {
        Slot::all().take(self.0.len())
    }

    /// The colour that must be obtained next: that of the leftmost face-up Goal (K2).
    pub fn next(&self) -> Option<Color> {
        self.leftmost(Side::FaceUp).map(|slot| self.0[slot.index()].color)
    }

    fn leftmost(&self, side: Side) -> Option<Slot> {
        self.slots().find(|slot| self.0[slot.index()].side == side)
    }

    /// The face-down Goals of a colour (K3).
    pub fn found(&self, color: Color) -> impl Iterator<Item = Slot> + '_ {
        self.slots().filter(move |slot| self.0[slot.index()] == Goal { color, side: Side::FaceDown })
    }

    /// Turns the leftmost face-up Goal face down and returns its place.
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
