//! The weights that come with the program: one file for each combination of expansions, for one player and for two. How they were made, and how strong they are, stands in `weights/README.md`.
//!
//! With the feature `embedded` they are part of the program. A page in a browser loads the one that it needs, and [supplies](Evaluator::supply) it.

use std::sync::OnceLock;

use onirim_core::{Players, Setup};

use crate::evaluator::confidence::Confidence;
use crate::evaluator::net::Evaluator;
use crate::evaluator::weights::WeightsError;

/// How many files there are.
const FILES: usize = 16;

/// A file of weights.
struct Shipped {
    name: &'static str,
    #[cfg(feature = "embedded")]
    bytes: &'static [u8],
    confidence: Confidence,
}

macro_rules! shipped {
    ($name:literal, $odds:literal) => {
        Shipped {
            name: $name,
            #[cfg(feature = "embedded")]
            bytes: include_bytes!(concat!("../../weights/", $name)),
            confidence: Confidence::times($odds),
        }
    };
}

/// In the order of [`number`]: variants, and ways to talk, share a file.
///
/// The factors come from what `cargo run --release --package onirim-bench --bin confidence` found: 200 to 2000 games of `strong` with its usual effort for each set-up, ten positions of each. So few
/// games leave an error of 0.1 to 0.3 in the logarithm, so the logarithms were drawn towards those of the other set-ups for as many players, as far as their errors are larger than the set-ups differ (0.2).
/// A change of the weights or of the search needs new factors; `docs/strength.md` checks them with other deals.
static SHIPPED: [Shipped; FILES] = [
    shipped!("solo.onw", 1.31),
    shipped!("solo-premonitions.onw", 1.31),
    shipped!("solo-towers.onw", 1.63),
    shipped!("solo-towers-premonitions.onw", 1.57),
    shipped!("solo-book.onw", 1.52),
    shipped!("solo-book-premonitions.onw", 1.72),
    shipped!("solo-book-towers.onw", 1.97),
    shipped!("solo-book-towers-premonitions.onw", 1.7),
    shipped!("duo.onw", 1.75),
    shipped!("duo-premonitions.onw", 1.86),
    shipped!("duo-towers.onw", 2.04),
    shipped!("duo-towers-premonitions.onw", 1.95),
    shipped!("duo-book.onw", 1.6),
    shipped!("duo-book-premonitions.onw", 1.46),
    shipped!("duo-book-towers.onw", 1.66),
    shipped!("duo-book-towers-premonitions.onw", 1.49),
];

static LOADED: [OnceLock<Evaluator>; FILES] = [const { OnceLock::new() }; FILES];

/// The number of the file for this set-up.
fn number(setup: Setup) -> usize {
    // Every field by its name, so that a new one does not compile until it is considered here.
    let Setup { players, book, towers, premonitions } = setup;
    let duo = match players {
        Players::One => 0,
        Players::Two(_) => 1,
    };
    duo * 8 + usize::from(book.is_some()) * 4 + usize::from(towers.is_some()) * 2 + usize::from(premonitions.is_some())
}

impl Shipped {
    fn read(&self, bytes: &[u8]) -> Result<Evaluator, WeightsError> {
        let mut evaluator = Evaluator::from_bytes(bytes)?;
        evaluator.confidence = self.confidence;
        Ok(evaluator)
    }
}

impl Evaluator {
    /// The name of the file for this set-up, in the folder `weights` of this crate.
    pub fn file(setup: Setup) -> &'static str {
        SHIPPED[number(setup)].name
    }

    /// The names of all files.
    pub fn files() -> impl Iterator<Item = &'static str> {
        SHIPPED.iter().map(|file| file.name)
    }

    /// Keeps the file for this set-up. A file that is there already stays.
    pub fn supply(setup: Setup, bytes: &[u8]) -> Result<(), WeightsError> {
        let number = number(setup);
        if LOADED[number].get().is_none() {
            let evaluator = SHIPPED[number].read(bytes)?;
            LOADED[number].get_or_init(|| evaluator);
        }
        Ok(())
    }

    /// The evaluator for this set-up, if it comes with the program or was supplied.
    pub fn known(setup: Setup) -> Option<&'static Evaluator> {
        #[cfg(feature = "embedded")]
        return Some(Evaluator::shipped(setup));
        #[cfg(not(feature = "embedded"))]
        LOADED[number(setup)].get()
    }

    /// The evaluator for this set-up.
    #[cfg(feature = "embedded")]
    pub fn shipped(setup: Setup) -> &'static Evaluator {
        let number = number(setup);
        let file = &SHIPPED[number];
        // A test reads all files, so they are valid.
        LOADED[number].get_or_init(|| file.read(file.bytes).unwrap_or_else(|_| Evaluator::empty()))
    }
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read() {
        for file in &SHIPPED {
            assert_eq!(file.read(file.bytes).map(|evaluator| evaluator.confidence), Ok(file.confidence));
        }
    }

    #[test]
    fn other_files_are_not_supplied() {
        assert_eq!(SHIPPED[3].read(b"ONI").map(|_| ()), Err(WeightsError::NotWeights));
        assert_eq!(Evaluator::supply(Setup::SOLO, SHIPPED[0].bytes), Ok(()));
        assert_eq!((Evaluator::file(Setup::SOLO), Evaluator::files().count()), ("solo.onw", FILES));
    }
}
