//! Saving, loading, taking back.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{begun_game, play, play_one, setup, store_in, whole_game};
use onirim_core::{Ending, QuickChance, Setup};
use onirim_record::{Header, Playthrough};
use onirim_session::{Archive, Bookmark, Conclusion, Entered, GameKind, Page, Standing, Undo};
use onirim_store::ArchiveError;
use onirim_store::{Store, StoreError};
use proptest::prelude::*;
use tempfile::tempdir;

fn memory() -> Store {
    Store::in_memory().unwrap()
}

/// A saved game with this many plies.
fn saved(store: &Store, seed: u64, plies: usize) -> (Playthrough, Bookmark) {
    let game = begun_game(Setup::SOLO, seed, plies);
    let bookmark = store.create(GameKind::Normal, &game).unwrap();
    (game, bookmark)
}

#[test]
fn a_game_saved_ply_by_ply_comes_back_as_it_was() {
    let folder = tempdir().unwrap();
    let store = store_in(&folder);
    let mut game = Playthrough::seeded(setup("duo talk book-lost towers premonitions-5"), u64::MAX);
    game.headers_mut().push(Header::new("player", "Anna: the end: 1. Zoë").unwrap());
    let mut bookmark = store.create(GameKind::Normal, &game).unwrap();
    let mut dice = QuickChance::new(1);
    while play_one(&mut game, &mut dice) {
        store.append(&mut bookmark, &game).unwrap();
        assert_eq!(bookmark.ply(), game.ply());
    }
    store.close().unwrap();

    let loaded = store_in(&folder).load(bookmark.id()).unwrap();
    assert_eq!(loaded.playthrough.record(), game.record());
    assert_eq!(loaded.playthrough.game(), game.game());
    assert_eq!(loaded.bookmark, bookmark);
    let summary = loaded.summary;
    assert_eq!((summary.setup, summary.seed), (game.record().setup, Some(u64::MAX)));
    assert_eq!(summary.plies, game.ply());
    assert!(matches!(
        (summary.conclusion, game.game().ending()),
        (Some(Conclusion::Won), Some(Ending::Victory)) | (Some(Conclusion::Lost(_)), Some(Ending::Defeat(_)))
    ));
}

#[test]
fn several_plies_are_saved_at_once() {
    let store = memory();
    let (mut game, mut bookmark) = saved(&store, 1, 3);
    play(&mut game, 4, &mut QuickChance::new(9));
    store.append(&mut bookmark, &game).unwrap();
    assert_eq!(store.load(bookmark.id()).unwrap().playthrough.record(), game.record());
    store.append(&mut bookmark, &game).unwrap();
    assert_eq!(store.load(bookmark.id()).unwrap().summary.plies, 7);
}

#[test]
fn an_undo_elsewhere_is_noticed_even_at_the_same_length() {
    let store = memory();
    let (game, mut first) = saved(&store, 1, 5);
    let mut second = first.clone();
    let mut earlier = game.at(4).unwrap();
    store.undo(&mut first, &earlier, Undo::ForHelp).unwrap();
    let taken = game.record().plies[4].action;
    let other = earlier.game().legal_actions().iter().find(|&action| action != taken).unwrap();
    earlier.act(other).unwrap();
    store.append(&mut first, &earlier).unwrap();

    let mut later = game.clone();
    play(&mut later, 1, &mut QuickChance::new(1));
    assert!(matches!(
        store.append(&mut second, &later),
        Err(StoreError::Archive(ArchiveError::MovedOn { expected: 5, found: 5, .. }))
    ));
    assert_eq!(store.load(first.id()).unwrap().playthrough.record(), earlier.record());
}

#[test]
fn help_marks_a_game_and_a_correction_does_not() {
    let store = memory();
    for (reason, assisted) in [(Undo::ForCorrection, false), (Undo::ForHelp, true)] {
        let (game, mut bookmark) = saved(&store, 3, 8);
        let earlier = game.at(2).unwrap();
        store.undo(&mut bookmark, &earlier, reason).unwrap();
        let loaded = store.load(bookmark.id()).unwrap();
        assert_eq!(loaded.playthrough.record(), earlier.record());
        assert_eq!((loaded.summary.assisted, loaded.summary.plies), (assisted, 2));
    }
    let (_, bookmark) = saved(&store, 4, 1);
    store.mark_assisted(bookmark.id()).unwrap();
    assert!(store.load(bookmark.id()).unwrap().summary.assisted);
}

/// The player of a game from a record may know the cards.
#[test]
fn an_adopted_game_does_not_count() {
    let store = memory();
    let bookmark = store.adopt(&whole_game(Setup::SOLO, 3)).unwrap();
    assert!(store.load(bookmark.id()).unwrap().summary.assisted);
    assert_eq!(store.statistics().unwrap().statistics.overall.games(), 0);
}

/// D10: with hidden cards, the turn of the partner shows something new.
#[test]
fn taking_back_costs_something_if_something_new_was_seen() {
    let mut picked = Playthrough::seeded(setup("duo talk"), 3);
    let pick = picked.game().legal_actions().get(0).unwrap();
    picked.act(pick).unwrap();
    assert_eq!(Undo::back_to(&picked, 0), Undo::ForCorrection, "cards are picked openly");
    let mut game = Playthrough::seeded(Setup::SOLO, 7);
    game.act(game.game().legal_actions().get(0).unwrap()).unwrap();
    assert_eq!(Undo::back_to(&game, 0), Undo::ForHelp, "a card was drawn");
    assert_eq!(Undo::back_to(&game, 1), Undo::ForCorrection, "nothing is taken back");
}

#[test]
fn a_store_passes_the_tests_of_archives() {
    onirim_session::contract::check(memory);
}

#[test]
fn lists_are_in_order_and_in_pages() {
    let store = memory();
    let ids: Vec<_> = (0..5)
        .map(|seed| {
            std::thread::sleep(std::time::Duration::from_millis(2));
            store.create(GameKind::Normal, &whole_game(Setup::SOLO, seed)).unwrap().id()
        })
        .collect();
    let (_, older) = saved(&store, 7, 1);
    std::thread::sleep(std::time::Duration::from_millis(2));
    let (_, newer) = saved(&store, 8, 1);
    let listed = |page| store.finished(page).unwrap().games.iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(listed(Page { skip: 0, at_most: 2 }), [ids[4], ids[3]]);
    assert_eq!(listed(Page { skip: 4, at_most: 2 }), [ids[0]]);
    assert_eq!(store.count_finished().unwrap(), 5);
    let unfinished: Vec<_> = store.unfinished().unwrap().games.iter().map(|game| game.id).collect();
    assert_eq!(unfinished, [newer.id(), older.id()]);
}

#[test]
fn a_game_with_told_cards_is_saved_without_a_seed() {
    let store = memory();
    let text =
        "onirim-record 1\nsetup: solo\ndeal: Rs Gm Bd Rk Ns Bm\n1. play Rs -> Gs\n2. play Gm -> Rs\nend: unfinished\n";
    let game = Playthrough::read(text.as_bytes()).unwrap();
    let bookmark = store.create(GameKind::Table, &game).unwrap();
    let loaded = store.load(bookmark.id()).unwrap();
    assert_eq!(loaded.playthrough.record().to_string(), text);
    assert_eq!((loaded.summary.kind, loaded.summary.seed), (GameKind::Table, None));
}

#[test]
fn settings_are_kept() {
    let folder = tempdir().unwrap();
    let store = store_in(&folder);
    assert_eq!(store.setting("language").unwrap(), None);
    store.set("language", "fr").unwrap();
    store.set("language", "en").unwrap();
    store.set("colours", "none").unwrap();
    store.unset("colours").unwrap();
    store.unset("colours").unwrap();
    store.close().unwrap();
    let store = store_in(&folder);
    assert_eq!(store.setting("language").unwrap().as_deref(), Some("en"));
    assert_eq!(store.settings().unwrap().len(), 1);
}

/// A step of a user interface.
#[derive(Clone, Copy, Debug)]
enum Step {
    Play(usize),
    TakeBack(usize),
    Reload,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        3 => (1_usize..4).prop_map(Step::Play),
        1 => (0_usize..6).prop_map(Step::TakeBack),
        1 => Just(Step::Reload),
    ];
    proptest::collection::vec(step, 1..30)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// After any play and take-back, the loaded game is the one that was saved.
    #[test]
    fn the_store_follows_the_game(place in 0_usize..144, seed: u64, steps in steps()) {
        let store = memory();
        let mut dice = QuickChance::new(seed);
        let mut game = Playthrough::seeded(Setup::all().nth(place).unwrap(), seed);
        let mut bookmark = store.create(GameKind::Normal, &game).unwrap();
        for step in steps {
            match step {
                Step::Play(plies) => {
                    play(&mut game, plies, &mut dice);
                    store.append(&mut bookmark, &game).unwrap();
                }
                Step::TakeBack(plies) => {
                    game = game.at(game.ply().saturating_sub(plies)).unwrap();
                    store.undo(&mut bookmark, &game, Undo::ForHelp).unwrap();
                }
                Step::Reload => bookmark = store.load(bookmark.id()).unwrap().bookmark,
            }
            let loaded = store.load(bookmark.id()).unwrap();
            prop_assert_eq!(loaded.playthrough.record(), game.record());
            prop_assert_eq!(loaded.summary.conclusion.is_some(), game.game().ending().is_some());
            let doors: u8 = game.game().doors_on_table().iter().sum();
            prop_assert_eq!(loaded.summary.doors, usize::from(doors));
            let doomed = game.scenes().position(|scene| scene.game.ending().is_none() && !scene.game.may_be_won());
            prop_assert_eq!(loaded.summary.doomed, doomed);
        }
    }
}

/// A deal counts only the first time.
#[test]
fn a_repeated_deal_is_assisted() {
    let store = Store::in_memory().unwrap();
    let game = Playthrough::seeded(Setup::SOLO, 7);
    let assisted = |bookmark: &Bookmark| store.load(bookmark.id()).unwrap().summary.assisted;
    let enter = |kind, game: &Playthrough| Archive::enter(&store, kind, Standing::Counts, game).unwrap();
    let Entered::Fresh(first) = enter(GameKind::Normal, &game) else { panic!("a new deal") };
    let Entered::Repeated(second) = enter(GameKind::Normal, &game) else { panic!("an old deal") };
    let third = store.create(GameKind::Normal, &game).unwrap();
    assert_eq!([&first, &second, &third].map(assisted), [false, true, true]);

    let other_seed = enter(GameKind::Normal, &Playthrough::seeded(Setup::SOLO, 8));
    let other_setup = enter(GameKind::Normal, &Playthrough::seeded(setup("solo towers"), 7));
    assert!(matches!((other_seed, other_setup), (Entered::Fresh(_), Entered::Fresh(_))));

    // Real cards are shuffled each time.
    let mut record = game.into_record();
    record.seed = None;
    let told = record.replay().unwrap();
    for _ in 0..2 {
        assert!(matches!(enter(GameKind::Table, &told), Entered::Fresh(_)));
    }
}
