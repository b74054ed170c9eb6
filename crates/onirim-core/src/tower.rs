//! One Tower, and the row that Towers are built into (T1, T3, T4).

use core::fmt;
use core::ops::{BitAnd, BitOr};

use crate::card::Color;
use crate::list::List;

/// The number on a Tower: how many cards it lets its owner look at (T5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Storeys {
    /// A look at three cards.
    Three,
    /// A look at four cards.
    Four,
    /// A look at five cards.
    Five,
}

impl Storeys {
    /// All numbers.
    pub const ALL: [Storeys; 3] = [Storeys::Three, Storeys::Four, Storeys::Five];

    /// As a number.
    pub const fn number(self) -> usize {
        self as usize + 3
    }
}

/// How many Towers there are.
pub(crate) const TOWERS: usize = 12;

/// One of the twelve Towers. Each exists once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tower(u8);

/// The symbols on one side of a Tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// No symbol.
    Bare,
    /// A Sun.
    Sun,
    /// A Moon.
    Moon,
    /// A Sun and a Moon.
    Both,
}

impl Edge {
    /// May these two edges touch? They may share no symbol (T3).
    pub const fn may_touch(self, other: Edge) -> bool {
        matches!((self, other), (Edge::Bare, _) | (_, Edge::Bare) | (Edge::Sun, Edge::Moon) | (Edge::Moon, Edge::Sun))
    }
}

/// An end of the Tower row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum End {
    /// Before the first Tower.
    Left,
    /// After the last Tower.
    Right,
}

impl Tower {
    /// The Tower of this colour and number.
    pub const fn new(color: Color, storeys: Storeys) -> Tower {
        Tower(storeys as u8 * 4 + color as u8)
    }

    /// Its number.
    pub const fn storeys(self) -> Storeys {
        Storeys::ALL[self.index() / 4]
    }

    /// Its colour.
    pub const fn color(self) -> Color {
        Color::ALL[self.index() % 4]
    }

    /// All twelve.
    pub fn all() -> impl Iterator<Item = Tower> {
        (0..TOWERS).map(Tower::from_index)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Tower {
        Tower(index as u8)
    }

    /// The left and the right edge, as printed (T1).
    pub const fn edges(self) -> (Edge, Edge) {
        use Edge::{Bare, Both, Moon, Sun};
        match (self.color(), self.storeys()) {
            (Color::Red, Storeys::Three) => (Both, Moon),
            (Color::Red, Storeys::Four) => (Sun, Moon),
            (Color::Red, Storeys::Five) => (Bare, Moon),
            (Color::Blue, Storeys::Three) => (Moon, Both),
            (Color::Blue, Storeys::Four) => (Moon, Moon),
            (Color::Blue, Storeys::Five) => (Moon, Bare),
            (Color::Green, Storeys::Three) => (Sun, Both),
            (Color::Green, Storeys::Four) => (Sun, Sun),
            (Color::Green, Storeys::Five) => (Sun, Bare),
            (Color::Brown, Storeys::Three) => (Both, Sun),
            (Color::Brown, Storeys::Four) => (Moon, Sun),
            (Color::Brown, Storeys::Five) => (Bare, Sun),
        }
    }

    /// May `right` stand directly to the right of this Tower?
    #[inline]
    pub const fn may_stand_left_of(self, right: Tower) -> bool {
        RIGHT_NEIGHBOURS[self.index()].contains(right)
    }
}

/// A set of Towers, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TowerSet(u16);

impl TowerSet {
    pub(crate) const NONE: TowerSet = TowerSet(0);
    const ALL: TowerSet = TowerSet((1 << TOWERS) - 1);

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

impl BitOr for TowerSet {
    type Output = TowerSet;

    #[inline]
    fn bitor(self, other: TowerSet) -> TowerSet {
        TowerSet(self.0 | other.0)
    }
}

impl Iterator for TowerSet {
    type Item = Tower;

    #[inline]
    fn next(&mut self) -> Option<Tower> {
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (lowest < u16::BITS).then_some(Tower(lowest as u8))
    }
}

impl FromIterator<Tower> for TowerSet {
    fn from_iter<I: IntoIterator<Item = Tower>>(towers: I) -> TowerSet {
        TowerSet(towers.into_iter().fold(0, |bits, tower| bits | 1 << tower.index()))
    }
}

/// The Towers that may stand directly to the right of each Tower (T3).
static RIGHT_NEIGHBOURS: [TowerSet; TOWERS] = neighbours(End::Right);
/// The Towers that may stand directly to the left of each Tower (T3).
static LEFT_NEIGHBOURS: [TowerSet; TOWERS] = neighbours(End::Left);

const fn neighbours(end: End) -> [TowerSet; TOWERS] {
    let mut sets = [TowerSet::NONE; TOWERS];
    let (mut tower, mut other) = (0, 0);
    while tower < TOWERS {
        let (left, right) = match end {
            End::Left => (Tower::from_index(other), Tower::from_index(tower)),
            End::Right => (Tower::from_index(tower), Tower::from_index(other)),
        };
        if left.edges().1.may_touch(right.edges().0) {
            sets[tower].0 |= 1 << other;
        }
        other += 1;
        if other == TOWERS {
            (tower, other) = (tower + 1, 0);
        }
    }
    sets
}

impl fmt::Debug for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}Tower{}", self.color(), self.storeys().number())
    }
}

/// The row of Towers, shared by all players (T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TowerRow {
    towers: List<Tower, TOWERS>,
}

impl TowerRow {
    pub(crate) const EMPTY: TowerRow = TowerRow { towers: List::new(Tower::new(Color::Red, Storeys::Three)) };

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
