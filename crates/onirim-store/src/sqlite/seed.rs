//! Random seeds and ids of games.

use onirim_session::GameId;

use crate::ArchiveError;
use crate::sqlite::error::StoreError;

/// A random seed of 64 bits.
pub fn new_seed() -> Result<u64, StoreError> {
    getrandom::u64().map_err(|error| no_randomness(error).into())
}

/// A random id.
pub(crate) fn new_id() -> Result<GameId, StoreError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(no_randomness)?;
    Ok(GameId::from_bits(u128::from_be_bytes(bytes)))
}

fn no_randomness(error: getrandom::Error) -> ArchiveError {
    ArchiveError::NoRandomness { reason: error.to_string() }
}
