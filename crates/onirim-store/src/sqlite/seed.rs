//! Random numbers: seeds for new games, and their ids.

use crate::ArchiveError;
use onirim_session::GameId;

use crate::sqlite::error::StoreError;

/// A seed that nobody can guess, and nobody can find by trying: it has 64 bits.
pub fn new_seed() -> Result<u64, StoreError> {
    getrandom::u64().map_err(|error| no_randomness(error).into())
}

/// An id that nobody else has.
pub(crate) fn new_id() -> Result<GameId, StoreError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(no_randomness)?;
    Ok(GameId::from_bits(u128::from_be_bytes(bytes)))
}

fn no_randomness(error: getrandom::Error) -> ArchiveError {
    ArchiveError::NoRandomness { reason: error.to_string() }
}
