//! The weights that come with the program: one file for each combination of expansions, for one player and for two. How they were made, and how strong they are, stands in `weights/README.md`.

use std::sync::OnceLock;

use onirim_core::{Players, Setup};

use crate::evaluator::net::Evaluator;

/// How many files there are.
const FILES: usize = 16;

/// In the order of [`number`]: variants, and ways to talk, share a file.
static WEIGHTS: [&[u8]; FILES] = [
    include_bytes!("../../weights/solo.onw"),
    include_bytes!("../../weights/solo-premonitions.onw"),
    include_bytes!("../../weights/solo-towers.onw"),
    include_bytes!("../../weights/solo-towers-premonitions.onw"),
    include_bytes!("../../weights/solo-book.onw"),
    include_bytes!("../../weights/solo-book-premonitions.onw"),
    include_bytes!("../../weights/solo-book-towers.onw"),
    include_bytes!("../../weights/solo-book-towers-premonitions.onw"),
    include_bytes!("../../weights/duo.onw"),
    include_bytes!("../../weights/duo-premonitions.onw"),
    include_bytes!("../../weights/duo-towers.onw"),
    include_bytes!("../../weights/duo-towers-premonitions.onw"),
    include_bytes!("../../weights/duo-book.onw"),
    include_bytes!("../../weights/duo-book-premonitions.onw"),
    include_bytes!("../../weights/duo-book-towers.onw"),
    include_bytes!("../../weights/duo-book-towers-premonitions.onw"),
];

/// Which file knows this set-up.
fn number(setup: Setup) -> usize {
    // Every field by its name, so that the compiler asks where a new one belongs.
    let Setup { players, book, towers, premonitions } = setup;
    let duo = match players {
        Players::One => 0,
        Players::Two(_) => 1,
    };
    duo * 8 + usize::from(book.is_some()) * 4 + usize::from(towers.is_some()) * 2 + usize::from(premonitions.is_some())
}

impl Evaluator {
    /// The evaluator for this set-up.
    pub fn shipped(setup: Setup) -> &'static Evaluator {
        static LOADED: [OnceLock<Evaluator>; FILES] = [const { OnceLock::new() }; FILES];
        let number = number(setup);
        // A test reads all files: the program is not built with others.
        LOADED[number].get_or_init(|| Evaluator::from_bytes(WEIGHTS[number]).unwrap_or_else(|_| Evaluator::empty()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read() {
        for bytes in WEIGHTS {
            assert_eq!(Evaluator::from_bytes(bytes).map(|_| ()), Ok(()));
        }
    }
}
