//! One Tower: its number, its colour and its edges (T1, T3).

use core::fmt;

use crate::cards::Color;

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

    /// May `right` stand directly to the right of this Tower? (T3)
    #[inline]
    pub const fn may_stand_left_of(self, right: Tower) -> bool {
        NEIGHBOURS[self.index()] >> right.index() & 1 == 1
    }
}

/// For each Tower one bit for each that may stand directly to the right of it: a table, because proofs ask for it again and again.
const NEIGHBOURS: [u16; TOWERS] = {
    let mut neighbours = [0; TOWERS];
    let mut pair = 0;
    while pair < TOWERS * TOWERS {
        let (left, right) = (pair / TOWERS, pair % TOWERS);
        let may_touch = Tower::from_index(left).edges().1.may_touch(Tower::from_index(right).edges().0);
        neighbours[left] |= (may_touch as u16) << right;
        pair += 1;
    }
    neighbours
};

impl fmt::Debug for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}Tower{}", self.color(), self.storeys().number())
    }
}
