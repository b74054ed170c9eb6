//! The deal of the day.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{play, setup};
use jiff::civil::{Date, date};
use onirim_core::{QuickChance, Setup};
use onirim_record::Playthrough;
use onirim_session::{Archive, Entered, GameKind, Standing, Undo, daily_seed};
use onirim_store::ArchiveError;
use onirim_store::{Store, StoreError};

fn daily(day: Date, setup: Setup) -> Playthrough {
    Playthrough::seeded(setup, daily_seed(day, setup))
}

#[test]
fn one_attempt_a_day_and_set_up_counts() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let game = daily(day, Setup::SOLO);
    assert_eq!(store.daily_attempt(day, Setup::SOLO).unwrap(), None);
    let first = store.create(GameKind::Daily(day), &game).unwrap();
    assert_eq!(store.daily_attempt(day, Setup::SOLO).unwrap(), Some(first.id()));
    let again = store.create(GameKind::Daily(day), &game);
    assert!(
        matches!(again, Err(StoreError::Archive(ArchiveError::DailyTaken { id, .. })) if id == first.id()),
        "{again:?}"
    );

    store.create(GameKind::Normal, &game).unwrap();
    let tomorrow = day.tomorrow().unwrap();
    store.create(GameKind::Daily(tomorrow), &daily(tomorrow, Setup::SOLO)).unwrap();
    store.create(GameKind::Daily(day), &daily(day, setup("solo towers"))).unwrap();
}

#[test]
fn who_deletes_an_attempt_has_used_it() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let first = store.create(GameKind::Daily(day), &daily(day, Setup::SOLO)).unwrap();
    store.delete(first.id()).unwrap();
    let again = store.create(GameKind::Daily(day), &daily(day, Setup::SOLO));
    assert!(matches!(again, Err(StoreError::Archive(ArchiveError::DailyTaken { .. }))));
}

#[test]
fn another_seed_is_not_the_deal_of_the_day() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let other = Playthrough::seeded(Setup::SOLO, 1);
    assert!(matches!(
        store.create(GameKind::Daily(day), &other),
        Err(StoreError::Archive(ArchiveError::NotTheDaily { .. }))
    ));
    assert_eq!(store.daily_attempt(day, Setup::SOLO).unwrap(), None);
}

#[test]
fn nothing_is_taken_back_in_a_daily_deal() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let mut game = daily(day, Setup::SOLO);
    play(&mut game, 5, &mut QuickChance::new(1));
    let mut bookmark = store.create(GameKind::Daily(day), &game).unwrap();
    let refused = store.undo(&mut bookmark, &game.at(4).unwrap(), Undo::ForHelp);
    assert!(matches!(refused, Err(StoreError::Archive(ArchiveError::NoUndo { .. }))));
    let loaded = store.load(bookmark.id()).unwrap();
    assert_eq!((loaded.summary.plies, loaded.summary.assisted), (5, false));
}

/// What a session makes of that is its own business: it goes on with the attempt, or plays for practice.
#[test]
fn a_shelf_names_the_attempt_that_was_made() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let game = daily(day, Setup::SOLO);
    let enter = || Archive::enter(&store, GameKind::Daily(day), Standing::Counts, &game).unwrap();
    let Entered::Fresh(first) = enter() else { panic!("the first attempt") };
    assert_eq!(enter(), Entered::Taken(first.id()));
    store.give_up(&first).unwrap();
    assert_eq!(enter(), Entered::Taken(first.id()));
    store.delete(first.id()).unwrap();
    assert_eq!(enter(), Entered::Taken(first.id()), "it is used all the same");
}

/// Who has tried the cards beforehand has no fair attempt any more.
#[test]
fn a_daily_deal_that_was_played_before_does_not_count() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    store.create(GameKind::Normal, &daily(day, Setup::SOLO)).unwrap();
    let entered = Archive::enter(&store, GameKind::Daily(day), Standing::Counts, &daily(day, Setup::SOLO)).unwrap();
    assert!(matches!(entered, Entered::Repeated(_)), "{entered:?}");
}
