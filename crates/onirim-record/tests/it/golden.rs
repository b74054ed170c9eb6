//! Whole games, with their seeds, that must always replay.
//!
//! If a rule was wrong and has been put right, write them anew:
//! `cargo test -p onirim-record --test it -- --ignored write_the_golden_games`.

use std::fs;
use std::path::PathBuf;

use onirim_core::Ending;
use onirim_record::{Header, Playthrough};

use crate::games::{TO_THE_END, eager_game, random_game, setup};

/// The set-ups of the golden games, and their seeds.
const AT_RANDOM: [(&str, u64); 8] = [
    ("solo", 1),
    ("solo book", 2),
    ("solo towers", 3),
    ("solo premonitions", 4),
    ("duo open", 5),
    ("duo silent book-lost towers-ruins premonitions-5", 6),
    ("duo talk book towers premonitions-6", u64::MAX),
    ("solo book towers premonitions", 8),
];

fn path(name: &str) -> PathBuf {
    let name = name.replace(' ', "-") + ".onirim";
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn read(name: &str) -> Playthrough {
    let file = fs::read(path(name)).expect("a golden game");
    Playthrough::read(&file).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn write(name: &str, comment: &str, mut playthrough: Playthrough) {
    playthrough.headers_mut().push(Header::new("comment", comment).expect("a header"));
    let path = path(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, playthrough.record().to_string()).expect("written");
}

#[test]
fn golden_games_replay() {
    for (words, seed) in AT_RANDOM {
        let playthrough = read(words);
        assert_eq!((playthrough.record().setup, playthrough.record().seed), (setup(words), Some(seed)));
        assert!(matches!(playthrough.game().ending(), Some(Ending::Defeat(_))));
    }
    assert_eq!(read("solo victory").game().ending(), Some(Ending::Victory));
}

#[test]
#[ignore = "writes the golden games instead of testing them"]
fn write_the_golden_games() {
    for (words, seed) in AT_RANDOM {
        write(words, "choices at random", random_game(setup(words), seed, TO_THE_END));
    }
    let won =
        (0..).map(|seed| eager_game(setup("solo"), seed)).find(|game| game.game().ending() == Some(Ending::Victory));
    write("solo victory", "the first seed that an eager player wins", won.expect("a victory"));
}
