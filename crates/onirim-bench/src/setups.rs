//! The set-ups that are measured.

use onirim_core::{Book, Communication, Players, Premonitions, Setup, Towers};

/// All expansions, one player.
pub const EVERYTHING: Setup = Setup {
    players: Players::One,
    book: Some(Book::Found),
    towers: Some(Towers::Rampart),
    premonitions: Some(Premonitions::Four),
};

/// The 16 set-ups without variants: every combination of expansions, for one player and for two who keep silent. Silent play costs
/// most time, because each seat knows other cards.
pub fn set_ups() -> Vec<Setup> {
    let mut set_ups = Vec::new();
    for players in [Players::One, Players::Two(Communication::Silent)] {
        for book in [None, EVERYTHING.book] {
            for towers in [None, EVERYTHING.towers] {
                for premonitions in [None, EVERYTHING.premonitions] {
                    set_ups.push(Setup { players, book, towers, premonitions });
                }
            }
        }
    }
    set_ups
}

/// The name in reports: `book_towers_solo`.
pub fn name(setup: &Setup) -> String {
    let expansions =
        [setup.book.map(|_| "book"), setup.towers.map(|_| "towers"), setup.premonitions.map(|_| "premonitions")];
    let expansions: Vec<&str> = expansions.into_iter().flatten().collect();
    let expansions = if expansions.is_empty() { "base".to_owned() } else { expansions.join("_") };
    let players = match setup.players {
        Players::One => "solo",
        Players::Two(_) => "duo",
    };
    format!("{expansions}_{players}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_has_its_own_name() {
        let mut names: Vec<String> = set_ups().iter().map(name).collect();
        assert_eq!((names[0].as_str(), names[15].as_str()), ("base_solo", "book_towers_premonitions_duo"));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 16);
    }
}
