//! What is left of a game that was played to its end.

use onirim_core::{Ending, Game};

/// A game that was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// How many Doors lay on the table.
    pub doors: u8,
    /// How many turns were begun.
    pub turns: u16,
    /// How much luck was in it, if somebody has appraised it.
    pub luck: Option<Luck>,
}

impl Played {
    /// What is left of this game; `None` while it goes on.
    #[inline]
    pub(crate) fn of(game: &Game, turns: u16, luck: Option<Luck>) -> Option<Played> {
        let doors = game.doors_on_table().into_iter().sum();
        game.ending().map(|ending| Played { ending, doors, turns, luck })
    }

    /// Was it won?
    pub fn is_won(&self) -> bool {
        self.ending.is_victory()
    }
}

/// The luck of a game: by how much chance raised the chance to win, all its surprises together. In whole units, so that sums do not depend on their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Luck(pub i64);

impl Luck {
    /// How many units make a whole game.
    pub const WHOLE: f64 = (1_u64 << 32) as f64;

    /// The nearest whole number of units.
    pub fn of(luck: f64) -> Luck {
        Luck((luck * Luck::WHOLE).round() as i64)
    }
}
