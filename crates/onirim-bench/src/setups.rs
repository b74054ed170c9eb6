//! What is measured.

use onirim_core::{Book, Communication, Players, Premonitions, Setup, Towers};

/// A set-up and its name in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSetup {
    /// `book_towers_solo`
    pub name: String,
    /// What is played.
    pub setup: Setup,
}

/// All expansions, one player.
pub const EVERYTHING: Setup = Setup {
    players: Players::One,
    book: Some(Book::Found),
    towers: Some(Towers::Rampart),
    premonitions: Some(Premonitions::Four),
};

/// Every combination of expansions, without variants, for one player and for two who play in silence: the way of two
/// that costs most, for each seat knows something else.
pub fn measured() -> Vec<NamedSetup> {
    let mut setups = Vec::new();
    for (players, number) in [(Players::One, "solo"), (Players::Two(Communication::Silent), "duo")] {
        for book in [None, EVERYTHING.book] {
            for towers in [None, EVERYTHING.towers] {
                for premonitions in [None, EVERYTHING.premonitions] {
                    let setup = Setup { players, book, towers, premonitions };
                    setups.push(NamedSetup { name: format!("{}_{number}", expansions(&setup)), setup });
                }
            }
        }
    }
    setups
}

fn expansions(setup: &Setup) -> String {
    let names =
        [setup.book.map(|_| "book"), setup.towers.map(|_| "towers"), setup.premonitions.map(|_| "premonitions")];
    let names: Vec<&str> = names.into_iter().flatten().collect();
    if names.is_empty() { "base".into() } else { names.join("_") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_has_its_own_name() {
        let mut names: Vec<String> = measured().into_iter().map(|named| named.name).collect();
        assert_eq!(names[0], "base_solo");
        assert!(names.iter().any(|name| name == "book_towers_premonitions_duo"));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 16);
    }
}
