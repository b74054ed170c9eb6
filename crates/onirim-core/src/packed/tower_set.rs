//! A set of Towers.

use core::ops::BitAnd;

use crate::cards::{TOWERS, Tower};

/// A set of Towers, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TowerSet(u16);

impl TowerSet {
    pub(crate) const NONE: TowerSet = TowerSet(0);
    pub(crate) const ALL: TowerSet = TowerSet((1 << TOWERS) - 1);

    /// The Towers with these numbers. Bits that stand for no Tower are passed over.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> TowerSet {
        TowerSet(bits & TowerSet::ALL.0)
    }

    /// One bit for each.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The same with one more.
    pub(crate) const fn with(self, tower: Tower) -> TowerSet {
        TowerSet(self.0 | 1 << tower.index())
    }

    #[inline]
    pub(crate) const fn contains(self, tower: Tower) -> bool {
        self.0 >> tower.index() & 1 == 1
    }
}

impl BitAnd for TowerSet {
    type Output = TowerSet;

    #[inline]
    fn bitand(self, other: TowerSet) -> TowerSet {
        TowerSet(self.0 & other.0)
    }
}

impl Iterator for TowerSet {
    type Item = Tower;

    #[inline]
    fn next(&mut self) -> Option<Tower> {
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (lowest < u16::BITS).then(|| Tower::from_index(lowest as usize))
    }
}

impl FromIterator<Tower> for TowerSet {
    fn from_iter<I: IntoIterator<Item = Tower>>(towers: I) -> TowerSet {
        towers.into_iter().fold(TowerSet::NONE, TowerSet::with)
    }
}
