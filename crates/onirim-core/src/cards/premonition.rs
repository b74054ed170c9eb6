//! The eight Dark Premonitions, each named after its condition (P3 to P10), and sets of them.

use core::fmt;

use crate::cards::Color;

/// A Dark Premonition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Premonition {
    /// Two red Doors: all red Chambers in the deck are discarded (P3).
    RedPair,
    /// Two Doors of one colour: one of them goes to Limbo (P4).
    AnyPair,
    /// Two green Doors: a Nightmare comes back from the discard pile to Limbo (P5).
    GreenPair,
    /// Five Doors: two more Premonitions are revealed (P6).
    FiveDoors,
    /// Two blue Doors: two Keys in the deck are discarded (P7).
    BluePair,
    /// Two brown Doors: a Door goes to Limbo (P8).
    BrownPair,
    /// A Door of each colour: the Happy Dreams in the deck are discarded (P9).
    AllColors,
    /// Three Doors: a new hand, and one more Premonition is revealed (P10).
    ThreeDoors,
}

impl Premonition {
    /// All eight, in the order of the rules.
    pub const ALL: [Premonition; 8] = [
        Premonition::RedPair,
        Premonition::AnyPair,
        Premonition::GreenPair,
        Premonition::FiveDoors,
        Premonition::BluePair,
        Premonition::BrownPair,
        Premonition::AllColors,
        Premonition::ThreeDoors,
    ];

    /// How many more Premonitions its penalty reveals (P6, P10).
    pub const fn reveals(self) -> usize {
        match self {
            Premonition::FiveDoors => 2,
            Premonition::ThreeDoors => 1,
            Premonition::RedPair
            | Premonition::AnyPair
            | Premonition::GreenPair
            | Premonition::BluePair
            | Premonition::BrownPair
            | Premonition::AllColors => 0,
        }
    }

    /// Does its condition hold, with so many Doors of each colour on the table?
    pub fn holds(self, doors: [u8; 4]) -> bool {
        let pair_of = |color: Color| doors[color.index()] >= 2;
        let total: usize = doors.into_iter().map(usize::from).sum();
        match self {
            Premonition::RedPair => pair_of(Color::Red),
            Premonition::AnyPair => Color::ALL.into_iter().any(pair_of),
            Premonition::GreenPair => pair_of(Color::Green),
            Premonition::FiveDoors => total >= 5,
            Premonition::BluePair => pair_of(Color::Blue),
            Premonition::BrownPair => pair_of(Color::Brown),
            Premonition::AllColors => doors.iter().all(|&count| count >= 1),
            Premonition::ThreeDoors => total >= 3,
        }
    }
}

/// Some of the Premonitions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PremonitionSet(u8);

impl PremonitionSet {
    /// None of them.
    pub const EMPTY: PremonitionSet = PremonitionSet(0);
    /// All eight.
    pub const FULL: PremonitionSet = PremonitionSet(0xff);

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this one among them?
    pub const fn contains(self, premonition: Premonition) -> bool {
        self.0 & (1 << premonition as u8) != 0
    }

    /// Adds one.
    pub fn insert(&mut self, premonition: Premonition) {
        self.0 |= 1 << premonition as u8;
    }

    /// Takes one out.
    pub fn remove(&mut self, premonition: Premonition) {
        self.0 &= !(1 << premonition as u8);
    }

    /// They, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Premonition> {
        Premonition::ALL.into_iter().filter(move |&premonition| self.contains(premonition))
    }

    /// Those that are in both sets.
    #[must_use]
    pub const fn and(self, other: PremonitionSet) -> PremonitionSet {
        PremonitionSet(self.0 & other.0)
    }

    /// Those whose condition holds.
    pub fn holding(self, doors: [u8; 4]) -> PremonitionSet {
        self.iter().filter(|premonition| premonition.holds(doors)).collect()
    }
}

impl Extend<Premonition> for PremonitionSet {
    fn extend<I: IntoIterator<Item = Premonition>>(&mut self, premonitions: I) {
        premonitions.into_iter().for_each(|premonition| self.insert(premonition));
    }
}

impl FromIterator<Premonition> for PremonitionSet {
    fn from_iter<I: IntoIterator<Item = Premonition>>(premonitions: I) -> PremonitionSet {
        let mut set = PremonitionSet::EMPTY;
        set.extend(premonitions);
        set
    }
}

impl fmt::Debug for PremonitionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
