//! The deal of the day.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{play, setup};
use jiff::civil::{Date, date};
use onirim_core::{QuickChance, Setup};
use onirim_record::Playthrough;
use onirim_store::{Begun, GameKind, Store, StoreError, Undo, daily_seed};

fn daily(day: Date, setup: Setup) -> Playthrough {
    Playthrough::seeded(setup, daily_seed(day, setup))
}

/// Worked out by another program from the description of `daily_seed`. These never change.
#[test]
fn the_seed_of_a_day_is_the_same_for_ever() {
    let golden = [
        (date(2026, 3, 1), "solo", 788_166_339_159),
        (date(2026, 3, 2), "solo", 282_805_863_064),
        (date(2026, 3, 1), "solo book", 288_248_180_639),
        (date(2024, 2, 29), "duo talk book-lost towers-ruins premonitions-5", 108_619_116_150),
        (date(1999, 12, 31), "duo silent premonitions-6", 531_983_082_928),
        (date(9999, 12, 31), "solo", 1_064_708_541_845),
    ];
    for (day, words, seed) in golden {
        assert_eq!(daily_seed(day, setup(words)), seed, "{day} {words}");
    }
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
    assert!(matches!(again, Err(StoreError::DailyTaken { id, .. }) if id == first.id()), "{again:?}");

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
    assert!(matches!(again, Err(StoreError::DailyTaken { .. })));
}

#[test]
fn another_seed_is_not_the_deal_of_the_day() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let other = Playthrough::seeded(Setup::SOLO, 1);
    assert!(matches!(store.create(GameKind::Daily(day), &other), Err(StoreError::NotTheDaily { .. })));
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
    assert!(matches!(refused, Err(StoreError::NoUndo { .. })));
    let loaded = store.load(bookmark.id()).unwrap();
    assert_eq!((loaded.summary.plies, loaded.summary.assisted), (5, false));
}

/// The attempt that was left goes on; when it is over, the deal is played for practice.
#[test]
fn a_daily_deal_is_continued_and_then_repeated_for_practice() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    let game = daily(day, Setup::SOLO);
    let Begun::Fresh(first) = store.begin(GameKind::Daily(day), &game).unwrap() else { panic!("the first attempt") };
    let Begun::Continued(left) = store.begin(GameKind::Daily(day), &game).unwrap() else { panic!("it goes on") };
    assert_eq!((left.summary.id, left.summary.assisted), (first.id(), false));

    store.give_up(&first).unwrap();
    let Begun::Practice(again) = store.begin(GameKind::Daily(day), &game).unwrap() else { panic!("practice") };
    let again = store.load(again.id()).unwrap().summary;
    assert_eq!((again.kind, again.assisted), (GameKind::Normal, true));

    store.delete(first.id()).unwrap();
    assert!(matches!(store.begin(GameKind::Daily(day), &game).unwrap(), Begun::Practice(_)));
}

/// Who has tried the cards beforehand has no fair attempt any more.
#[test]
fn a_daily_deal_that_was_played_before_does_not_count() {
    let store = Store::in_memory().unwrap();
    let day = date(2026, 3, 1);
    store.create(GameKind::Normal, &daily(day, Setup::SOLO)).unwrap();
    let begun = store.begin(GameKind::Daily(day), &daily(day, Setup::SOLO)).unwrap();
    assert!(matches!(begun, Begun::Repeated(_)), "{begun:?}");
}
