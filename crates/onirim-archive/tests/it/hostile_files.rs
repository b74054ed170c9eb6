//! Files that nobody has exported. That both stores take the same from a file is tested in `onirim-store`.

use onirim_archive::{ArchiveError, CollectionError, FileEnd, MOST_SKIPPED};
use onirim_core::Setup;
use onirim_session::{GameKind, Shelf, Standing};
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

    /// Whatever happened to the file: an import never fails half-way, a second one finds nothing new, and what was taken over can be exported.
    #[test]
    fn a_garbled_file_is_taken_as_far_as_it_goes(changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..40)) {
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
