//! What is measured.

/// A set-up and its name in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSetup<S> {
    /// `book_towers_solo`
    pub name: String,
    /// What is played.
    pub setup: S,
}

/// Writes down which set-ups of the engine `$core` are measured.
#[macro_export]
macro_rules! measured_setups {
    ($core:ident) => {
        /// All expansions, one player.
        pub const EVERYTHING: $core::Setup = $core::Setup {
            players: $core::Players::One,
            book: Some($core::Book::Found),
            towers: Some($core::Towers::Rampart),
            premonitions: Some($core::Premonitions::Four),
        };

        /// Every combination of expansions, without variants, for one player and for two who play in silence: the way of two
        /// that costs most, for each seat knows something else.
        pub fn measured() -> Vec<$crate::NamedSetup<$core::Setup>> {
            let silent = $core::Players::Two($core::Communication::Silent);
            let mut setups = Vec::new();
            for (players, number) in [($core::Players::One, "solo"), (silent, "duo")] {
                for book in [None, EVERYTHING.book] {
                    for towers in [None, EVERYTHING.towers] {
                        for premonitions in [None, EVERYTHING.premonitions] {
                            let setup = $core::Setup { players, book, towers, premonitions };
                            setups.push($crate::NamedSetup { name: format!("{}_{number}", expansions(&setup)), setup });
                        }
                    }
                }
            }
            setups
        }

        fn expansions(setup: &$core::Setup) -> String {
            let names = [
                setup.book.map(|_| "book"),
                setup.towers.map(|_| "towers"),
                setup.premonitions.map(|_| "premonitions"),
            ];
            let names: Vec<&str> = names.into_iter().flatten().collect();
            if names.is_empty() { "base".into() } else { names.join("_") }
        }
    };
}
