//! What the game asks of the world outside.

use onirim_store::{GameId, Undo};

/// Something to be done before the next screen is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A new game is on the table: save it as a new one.
    Begin,
    /// The game on the table has changed: save it.
    Keep,
    /// The game on the table goes back to an earlier state: save it as that.
    TakeBack(Undo),
    /// The game on the table is given up.
    GiveUp,
    /// Open the game that was played last and is not over.
    Continue,
    /// Look at a saved game.
    Open(GameId),
    /// Find out what is on the shelf.
    Browse,
    /// Count all games.
    Count,
    /// Save a setting that was changed under its name.
    Remember {
        /// What it is called.
        name: &'static str,
        /// What it is now.
        value: &'static str,
    },
    /// Leave the program.
    Leave,
}
