//! Seeds for new games.

use crate::error::StoreError;

/// A seed that nobody can guess, and nobody can find by trying: it has 64 bits.
pub fn new_seed() -> Result<u64, StoreError> {
    getrandom::u64().map_err(StoreError::NoRandomness)
}
