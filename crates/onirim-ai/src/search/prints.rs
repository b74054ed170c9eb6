//! Maps with fingerprints as keys: these are hashes already.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use onirim_core::Fingerprint;

/// A map with fingerprints as keys.
pub type ByPrint<T> = HashMap<Fingerprint, T, BuildHasherDefault<FingerprintHasher>>;
pub(super) type Prints = HashSet<(Fingerprint, usize), BuildHasherDefault<FingerprintHasher>>;

/// Takes a number as its hash.
#[derive(Default)]
pub struct FingerprintHasher(u64);

impl Hasher for FingerprintHasher {
    fn write_u64(&mut self, number: u64) {
        self.0 ^= number;
    }

    fn write_usize(&mut self, number: usize) {
        self.0 ^= (number as u64).rotate_left(40);
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0.rotate_left(8) ^ u64::from(byte));
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
