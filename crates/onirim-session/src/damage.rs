//! A kept game that cannot be read, while the others can.

use onirim_record::ReadError;
use thiserror::Error;

/// A saved game that is damaged. It is left as it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "the saved game {id} is damaged: {damage}; it was left as it is: delete it, and import it again if you have an export"
)]
pub struct DamagedGame {
    /// The id as it is written where it is kept.
    pub id: String,
    /// What is wrong with it.
    pub damage: Damage,
}

/// What is wrong with a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// A field holds something that this program never writes.
    #[error("its {field} cannot be read")]
    Field {
        /// The field.
        field: &'static str,
    },
    /// The record of the game is wrong.
    #[error("its record is wrong, {0}")]
    Record(ReadError),
    /// Plies are missing or too many.
    #[error("it should have {expected} steps and has {found}")]
    Plies {
        /// How many it should have.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

impl Damage {
    /// It is the matter with this game, by its id as it is written.
    pub fn of(self, id: &str) -> DamagedGame {
        DamagedGame { id: id.to_owned(), damage: self }
    }
}
