//! Stored games that cannot be read.

use onirim_record::ReadError;
use thiserror::Error;

/// A saved game that is damaged. It is left as it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "the saved game {id} is damaged: {damage}; it was left as it is: delete it, and import it again if you have an export"
)]
pub struct DamagedGame {
    /// The text in the place of the id.
    pub id: String,
    /// What is wrong with it.
    pub damage: Damage,
}

/// What is wrong with a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum Damage {
    #[error("its {field} cannot be read")]
    Field { field: &'static str },
    #[error("its record is wrong, {0}")]
    Record(ReadError),
    #[error("it should have {expected} steps and has {found}")]
    Plies { expected: usize, found: usize },
}

impl Damage {
    /// As the damage of the game with this id.
    pub fn of(self, id: &str) -> DamagedGame {
        DamagedGame { id: id.to_owned(), damage: self }
    }
}
