//! The row that Towers are built into (T3, T4, T6).

use crate::cards::{Color, LEFT_NEIGHBOURS, RIGHT_NEIGHBOURS, Storeys, TOWERS, Tower};
use crate::packed::{ShortList, TowerSet};

/// An end of the Tower row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum End {
    /// Before the first Tower.
    Left,
    /// After the last Tower.
    Right,
}

/// The row of Towers, shared by all players (T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TowerRow {
    towers: ShortList<Tower, TOWERS>,
}

impl TowerRow {
    pub(crate) const EMPTY: TowerRow = TowerRow { towers: ShortList::new(Tower::new(Color::Red, Storeys::Three)) };

    /// A row of these Towers from the left; or the first of them that cannot stand there (T3).
    pub fn of(towers: impl IntoIterator<Item = Tower>) -> Result<TowerRow, Tower> {
        let mut row = TowerRow::EMPTY;
        for tower in towers {
            let fits = row.may_build(tower, End::Right) && row.towers.len() < TOWERS;
            fits.then(|| row.build(tower, End::Right)).ok_or(tower)?;
        }
        Ok(row)
    }

    /// The Towers from left to right.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// The Towers that may be razed (T6).
    pub(crate) fn razeable(&self) -> TowerSet {
        let places = (0..self.towers.len()).filter(|&place| self.may_raze(place));
        places.map(|place| self.towers[place]).collect()
    }

    /// Could this Tower stand at this end? (T3) The ends of an empty row are one place, and an action names it by the left one (R14).
    pub fn may_build(&self, tower: Tower, end: End) -> bool {
        self.may_join(end).contains(tower)
    }

    /// The Towers that could stand at this end (T3).
    #[inline]
    pub(crate) fn may_join(&self, end: End) -> TowerSet {
        match (end, &*self.towers) {
            (_, []) => TowerSet::ALL,
            (End::Left, [first, ..]) => LEFT_NEIGHBOURS[first.index()],
            (End::Right, [.., last]) => RIGHT_NEIGHBOURS[last.index()],
        }
    }

    /// The Towers that can be built at the left and at the right end. The ends of an empty row are the same place (R14).
    #[inline]
    pub(crate) fn builds(&self) -> [TowerSet; 2] {
        let right = if self.towers.is_empty() { TowerSet::NONE } else { self.may_join(End::Right) };
        [self.may_join(End::Left), right]
    }

    pub(crate) fn build(&mut self, tower: Tower, end: End) {
        match end {
            End::Left => self.towers.insert(0, tower),
            End::Right => self.towers.push(tower),
        }
    }

    /// May the Tower at this place be razed? Not if its neighbours could not touch then (T6).
    pub fn may_raze(&self, place: usize) -> bool {
        let left = place.checked_sub(1).and_then(|left| self.towers.get(left));
        let right = place.checked_add(1).and_then(|right| self.towers.get(right));
        match (left, right) {
            (Some(left), Some(&right)) => left.may_stand_left_of(right),
            (None, _) | (_, None) => place < self.towers.len(),
        }
    }

    pub(crate) fn raze(&mut self, tower: Tower) {
        if let Some(place) = self.towers.iter().position(|&one| one == tower) {
            self.towers.remove(place);
        }
    }

    /// Four consecutive Towers of four different colours (T4).
    pub fn has_rampart(&self) -> bool {
        self.towers.windows(4).any(|four| {
            let colors = four.iter().fold(0_u8, |colors, tower| colors | 1 << tower.color().index());
            colors == 0b1111
        })
    }
}
