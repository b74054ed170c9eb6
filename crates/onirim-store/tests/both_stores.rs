//! The store on a disk and the collection in memory import and export the same.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{begun_game, play, setup, whole_game};
use jiff::Timestamp;
use jiff::civil::{Date, date};
use onirim_core::{QuickChance, Setup};
use onirim_record::Playthrough;
use onirim_session::{Archive, GameKind, Page, Undo, daily_seed};
use onirim_store::Store;
use onirim_store::{Collection, Imported, World};
use proptest::prelude::*;

/// The day of the imports.
const TODAY: Date = date(2026, 3, 2);
const ALL: Page = Page { skip: 0, at_most: 100 };

/// A store and a collection, to be compared.
struct Both {
    store: Store,
    collection: Collection,
}

impl Both {
    fn empty() -> Both {
        let world = World { now: Timestamp::now, bits: || getrandom::u64().map(u128::from).map_err(|e| e.to_string()) };
        Both { store: Store::in_memory().unwrap(), collection: Collection::new(world) }
    }

    /// Imports a file into both, and compares their results and contents.
    fn import(&self, file: &[u8]) -> Imported {
        let report = self.store.import(&mut &*file, TODAY);
        let other = self.collection.import(&mut &*file, TODAY);
        let (report, other) = match (report, other) {
            (Ok(report), Ok(other)) => (report, other),
            (Err(error), Err(other)) => {
                assert_eq!(error.to_string(), other.to_string());
                return Imported::default();
            }
            (report, other) => panic!("{report:?}, but {other:?}"),
        };
        assert_eq!(report, other);
        self.compare();
        report
    }

    fn compare(&self) {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        assert_eq!(self.store.export(&mut ours).unwrap(), self.collection.export(&mut theirs).unwrap());
        assert_eq!(content(&ours), content(&theirs));
        assert_eq!(self.store.settings().unwrap(), self.collection.settings());
        assert_eq!(self.store.statistics().unwrap(), self.collection.statistics());
        let sorted = |mut games: Vec<onirim_session::GameSummary>| {
            games.sort_by_key(|game| game.id);
            games
        };
        assert_eq!(sorted(self.store.games().unwrap().games), sorted(self.collection.games().games));
        let (ours, theirs) = (self.store.finished(ALL).unwrap(), self.collection.finished(ALL));
        assert_eq!(sorted(ours.games), sorted(theirs.games));
        assert_eq!(self.store.count_finished().unwrap(), self.collection.count_finished());
    }
}

/// The export without the time of writing.
fn content(file: &[u8]) -> Vec<&str> {
    std::str::from_utf8(file).unwrap().lines().skip(1).collect()
}

fn exported(store: &Store) -> Vec<u8> {
    let mut file = Vec::new();
    store.export(&mut file).unwrap();
    file
}

/// A store with games of all kinds, some days old.
fn varied() -> Store {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let deal = |day| Playthrough::seeded(Setup::SOLO, daily_seed(day, Setup::SOLO));
    store.create(GameKind::Daily(day), &deal(day)).unwrap();
    let tomorrow = TODAY.tomorrow().unwrap();
    store.create(GameKind::Daily(tomorrow), &deal(tomorrow)).unwrap();
    store.create(GameKind::Normal, &whole_game(setup("duo silent book towers premonitions-6"), u64::MAX)).unwrap();
    let helped = store.create(GameKind::Lesson, &begun_game(Setup::SOLO, 3, 9)).unwrap();
    store.mark_assisted(helped.id()).unwrap();
    let given_up = store.create(GameKind::Normal, &begun_game(Setup::SOLO, 4, 9)).unwrap();
    store.give_up(&given_up).unwrap();
    store.create(GameKind::Normal, &begun_game(setup("duo talk towers"), 5, 30)).unwrap();
    let told =
        "onirim-record 1\nsetup: solo\nplayer: Zoë \"Z\"\ndeal: Rs Gm Bd Rk Ns Bm\n1. play Rs -> Gs\nend: unfinished\n";
    store.create(GameKind::Table, &Playthrough::read(told.as_bytes()).unwrap()).unwrap();
    store.set("language", "fr").unwrap();
    store.set("a \"name\"", "ü\n").unwrap();
    store
}

#[test]
fn the_same_file_gives_the_same_collection_and_the_same_file() {
    let both = Both::empty();
    let file = exported(&varied());
    let report = both.import(&file);
    assert_eq!((report.added, report.skipped.len()), (6, 2), "a day to come, its attempt and its game");
    assert_eq!(both.import(&file).known, 6);

    // The store imports the export of the collection.
    let mut written = Vec::new();
    both.collection.export(&mut written).unwrap();
    let again = Store::in_memory().unwrap();
    assert_eq!(again.import(&mut &*written, TODAY).unwrap().added, 6);
    assert_eq!(content(&exported(&again)), content(&written));
}

#[test]
fn a_continued_game_is_continued_in_both_stores() {
    let (there, both) = (Store::in_memory().unwrap(), Both::empty());
    let mut game = begun_game(Setup::SOLO, 4, 5);
    let mut bookmark = there.create(GameKind::Normal, &game).unwrap();
    let early = exported(&there);
    assert_eq!(both.import(&early).added, 1);
    play(&mut game, 3, &mut QuickChance::new(1));
    // The headers of a stored game stay as they are.
    game.mark_advised();
    there.append(&mut bookmark, &game).unwrap();
    there.mark_assisted(bookmark.id()).unwrap();
    assert_eq!(both.import(&exported(&there)).continued, 1);
    assert_eq!(both.import(&early).known, 1);

    let other = game.at(4).unwrap();
    there.undo(&mut bookmark, &other, Undo::ForHelp).unwrap();
    assert_eq!(both.import(&exported(&there)).known, 1, "a shorter one says nothing");
    let mut other = other;
    let taken = game.record().plies[4].action;
    other.act(other.game().legal_actions().iter().find(|&action| action != taken).unwrap()).unwrap();
    there.append(&mut bookmark, &other).unwrap();
    assert_eq!(both.import(&exported(&there)).skipped.len(), 1, "it went another way");
    play(&mut game, 1000, &mut QuickChance::new(2));
    let there = Store::in_memory().unwrap();
    assert_eq!(there.import(&mut &*early, TODAY).unwrap().added, 1);
    let mut held = there.load(bookmark.id()).unwrap().bookmark;
    there.append(&mut held, &game).unwrap();
    assert_eq!(both.import(&exported(&there)).continued, 1, "to its end");
    assert!(both.collection.summary(bookmark.id()).unwrap().conclusion.is_some());
}

/// A stored game that an import has continued can be played on.
#[test]
fn a_game_that_an_import_has_continued_is_played_on() {
    let (there, both) = (Store::in_memory().unwrap(), Both::empty());
    let mut game = begun_game(Setup::SOLO, 4, 5);
    let id = there.create(GameKind::Normal, &game).unwrap().id();
    both.import(&exported(&there));
    let mut elsewhere = there.load(id).unwrap().bookmark;
    let (mut ours, mut theirs) =
        (both.store.load(id).unwrap().bookmark, both.collection.load_game(id).unwrap().bookmark);
    play(&mut game, 2, &mut QuickChance::new(1));
    both.store.append(&mut ours, &game).unwrap();
    Archive::append(&both.collection, &mut theirs, &game).unwrap();

    play(&mut game, 2, &mut QuickChance::new(2));
    there.append(&mut elsewhere, &game).unwrap();
    assert_eq!(both.import(&exported(&there)).continued, 1);

    play(&mut game, 1, &mut QuickChance::new(3));
    let (mut ours, mut theirs) =
        (both.store.load(id).unwrap().bookmark, both.collection.load_game(id).unwrap().bookmark);
    both.store.append(&mut ours, &game).unwrap();
    Archive::append(&both.collection, &mut theirs, &game).unwrap();
    assert_eq!(both.collection.summary(id).unwrap().plies, game.ply());
}

#[test]
fn both_stores_import_ends_and_attempts_alike() {
    let (there, both) = (Store::in_memory().unwrap(), Both::empty());
    let day = date(2026, 3, 1);
    let daily = Playthrough::seeded(Setup::SOLO, daily_seed(day, Setup::SOLO));
    let bookmark = there.create(GameKind::Daily(day), &daily).unwrap();
    both.import(&exported(&there));
    there.give_up(&bookmark).unwrap();
    assert_eq!(both.import(&exported(&there)).continued, 1);

    let another = Store::in_memory().unwrap();
    another.create(GameKind::Daily(day), &daily).unwrap();
    assert_eq!(both.import(&exported(&another)).skipped.len(), 2, "the attempt, and its game");
}

#[test]
fn both_stores_refuse_other_files_alike() {
    for file in ["", "hello\n", "{}\n", "{\"onirim-export\":{\"version\":9}}\n"] {
        Both::empty().import(file.as_bytes());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whatever the damage, both import the same.
    #[test]
    fn both_stores_import_a_garbled_file_alike(changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..40)) {
        let mut file = exported(&varied());
        let start = file.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for (place, byte) in changes {
            let place = start + place.index(file.len() - start);
            file[place] = byte;
        }
        let both = Both::empty();
        both.import(&file);
        both.import(&file);
        both.import(&exported(&varied()));
    }
}
