//! The result of a game.

use onirim_core::{Ending, Game};

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// Doors on the table.
    pub doors: u8,
    /// Turns that were begun.
    pub turns: u16,
    /// Its luck, if it was appraised.
    pub luck: Option<Luck>,
}

impl Played {
    /// The result of this game; `None` if it is not over.
    #[inline]
    pub(crate) fn of(game: &Game, turns: u16, luck: Option<Luck>) -> Option<Played> {
        let doors = game.doors_on_table().into_iter().sum();
        game.ending().map(|ending| Played { ending, doors, turns, luck })
    }

    /// Was the game won?
    pub fn is_won(&self) -> bool {
        self.ending.is_victory()
    }
}

/// The luck of a game: by how much chance raised the chance to win, all its surprises together. In whole units, so that sums do not depend on their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Luck(pub i64);

impl Luck {
    /// Units of a certain win.
    pub const WHOLE: f64 = (1_u64 << 32) as f64;

    /// The nearest whole number of units.
    pub fn of(luck: f64) -> Luck {
        Luck((luck * Luck::WHOLE).round() as i64)
    }
}
