//! Files that are no exports. That both stores import the same from a file is tested in `onirim-store`.

use onirim_core::Setup;
use onirim_session::{Archive, GameKind, Standing};
use onirim_store::{ArchiveError, CollectionError, FileEnd, Import, MOST_SKIPPED, Part, SkipReason};
use proptest::prelude::*;

use super::shed::{Shed, Weather, done};
use super::{TODAY, begun_game, empty};

fn exported() -> Vec<u8> {
    let collection = empty();
    collection.set("language", "fr").unwrap();
    for (seed, plies) in [(1, 4), (2, 1000)] {
        let _ = collection.enter(GameKind::Normal, Standing::Counts, &begun_game(Setup::SOLO, seed, plies)).unwrap();
    }
    let mut file = Vec::new();
    collection.export(&mut file).unwrap();
    file
}

#[test]
fn other_files_are_refused() {
    for file in ["", "hello\n", "{}\n", "{\"onirim-export\":{\"version\":0}}\n", "\u{0}\n"] {
        let refused = empty().import(&mut file.as_bytes(), TODAY);
        assert!(matches!(refused, Err(CollectionError::Archive(ArchiveError::NotAnExport))), "{file:?}");
    }
    let newer = empty().import(&mut &b"{\"onirim-export\":{\"version\":2}}\n"[..], TODAY);
    assert!(matches!(newer, Err(CollectionError::Archive(ArchiveError::NewerExport { found: 2, known: 1 }))));
}

#[test]
fn the_report_is_bounded() {
    let mut file = exported();
    file.extend("x\n".repeat(MOST_SKIPPED + 7).bytes());
    let report = empty().import(&mut &*file, TODAY).unwrap();
    assert_eq!((report.added, report.end), (2, FileEnd::Counted));
    assert_eq!((report.skipped.len(), report.skipped_more), (MOST_SKIPPED, 7));
}

/// Each game of a file is replayed, so a large file could take very long.
#[test]
fn the_number_of_games_in_a_file_is_limited() {
    let mut file = exported();
    let start = file.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    let game = |id: &str| {
        format!("{{\"game\":{{\"id\":\"{id}\",\"kind\":\"\",\"created\":\"\",\"updated\":\"\",\"record\":\"\"}}}}\n")
    };
    let many: Vec<u8> = game("x").repeat(50_000).into_bytes();
    let head = file[..start].to_vec();
    let whole = [&head[..], &many, &file[start..]].concat();
    let report = empty().import(&mut &whole[..], TODAY).unwrap();
    assert_eq!((report.added, report.settings, report.end), (0, 1, FileEnd::Missing));
    let last = report.skipped.last().unwrap();
    assert_eq!((last.line, &last.reason), (50_003, &SkipReason::TooMany), "after the head, the games and a setting");

    // With two games less, everything is imported.
    let fewer = &many[game("x").len() * 2..];
    file.splice(start..start, fewer.iter().copied());
    assert_eq!(empty().import(&mut &file[..], TODAY).unwrap().added, 2);
}

#[test]
fn a_file_is_imported_in_parts() {
    let there = empty();
    for seed in 0..200 {
        let _ = there.enter(GameKind::Normal, Standing::Counts, &begun_game(Setup::SOLO, seed, 2)).unwrap();
    }
    let mut file = Vec::new();
    there.export(&mut file).unwrap();
    let here = empty();
    let mut import = Import::begin(&file[..], TODAY).unwrap();
    let mut found = Vec::new();
    while here.import_part(&mut import).unwrap() == Part::OneOfMany {
        found.push(here.games().games.len());
    }
    assert_eq!((found, import.end().added), (vec![64, 128, 192], 200));
}

#[test]
fn nothing_is_imported_while_the_place_does_not_work() {
    let (shed, page) = (Shed::new(), empty());
    shed.set(Weather::Foul);
    let _ = done(page.open(&shed));
    assert!(matches!(page.import(&mut &*exported(), TODAY), Err(CollectionError::Place(_))));
    shed.set(Weather::Fair);
    done(page.flush(&shed)).unwrap();
    assert_eq!(page.import(&mut &*exported(), TODAY).unwrap().added, 2);
    done(page.flush(&shed)).unwrap();
    assert_eq!(shed.games().len(), 2);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(target_family = "wasm") { 4 } else { 64 }))]

    /// Whatever the damage: an import does not fail half-way, a second one adds nothing, and the result can be
    /// exported.
    #[test]
    fn a_garbled_file_is_imported_as_far_as_it_goes(changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..40)) {
        let mut file = exported();
        let start = file.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for (place, byte) in changes {
            let place = start + place.index(file.len() - start);
            file[place] = byte;
        }
        let here = empty();
        let first = here.import(&mut &*file, TODAY).unwrap();
        let second = here.import(&mut &*file, TODAY).unwrap();
        prop_assert_eq!((second.added, second.continued), (0, 0));
        prop_assert_eq!(second.known, first.added + first.known + first.continued);
        let exported = here.export(&mut Vec::new()).unwrap();
        prop_assert_eq!((exported.games, exported.damaged.len()), (first.added, 0));
    }
}
