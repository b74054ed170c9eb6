//! Where the cards of a game come from.

use jiff::civil::Date;

/// What sort of game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    /// From a seed.
    Free,
    /// From the seed of a day, the same for everybody. Nothing is taken back.
    Daily(Date),
    /// Real cards on a table, told to the program.
    Table,
    /// The first game, which teaches.
    Lesson,
}
