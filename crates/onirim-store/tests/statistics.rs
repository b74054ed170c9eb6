//! Statistics of games that were really played.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{setup, whole_game};
use onirim_core::{Action, Ending, Event, Setup};
use onirim_record::Playthrough;
use onirim_store::{Conclusion, Defeat, GameKind, Page, Store};

/// Did the last choice throw away several cards of the hand at once? Only a redraw does (B14-IV, P10).
fn threw_a_hand_away(game: &Playthrough) -> bool {
    let last = game.scenes().last().unwrap();
    last.events.iter().filter(|event| matches!(event, Event::Discarded { .. })).count() >= 2
}

#[test]
fn random_games_are_counted_as_they_ended() {
    let store = Store::in_memory().unwrap();
    let setups =
        ["solo", "solo premonitions", "duo open towers", "duo talk book-lost towers premonitions-6"].map(setup);
    let games: Vec<_> = (0..80).map(|seed| whole_game(setups[seed as usize % 4], seed)).collect();
    for game in &games {
        store.create(GameKind::Normal, game).unwrap();
    }
    let statistics = store.statistics().unwrap();
    let wins = games.iter().filter(|game| game.game().ending() == Some(Ending::Victory)).count();
    assert_eq!((statistics.overall.games(), statistics.overall.wins), (80, wins));
    assert_eq!(statistics.by_setup.len(), 4);
    assert!(statistics.by_setup.values().all(|figures| figures.games() == 20));
    let plies: usize = games.iter().map(Playthrough::ply).sum();
    assert_eq!(statistics.overall.average_plies(), Some(plies as f64 / 80.0));
}

/// B18, P10: the deck runs out while the hand is filled, or while a new one is drawn.
#[test]
fn the_draw_that_lost_is_known() {
    let store = Store::in_memory().unwrap();
    let (mut by_choice, mut by_premonition, mut in_refill) = (0, 0, 0);
    for (setup, seed) in
        Setup::all().zip(0..).flat_map(|(setup, seed)| (0..8).map(move |more| (setup, seed * 8 + more)))
    {
        let game = whole_game(setup, seed);
        store.create(GameKind::Normal, &game).unwrap();
        let listed = store.finished(Page { skip: 0, at_most: 1 }).unwrap().games[0];
        store.delete(listed.id).unwrap();
        let last = game.record().plies.last().unwrap().action;
        match listed.conclusion.unwrap() {
            Conclusion::Won => assert_eq!(game.game().ending(), Some(Ending::Victory)),
            Conclusion::Lost(Defeat::Redraw) if last == Action::DiscardHand => by_choice += 1,
            Conclusion::Lost(Defeat::Redraw) => by_premonition += 1,
            Conclusion::Lost(Defeat::Refill) => {
                in_refill += 1;
                assert!(!threw_a_hand_away(&game) && last != Action::DiscardHand);
            }
            Conclusion::GivenUp => panic!("nobody gave up"),
        }
    }
    assert!(in_refill > 100 && by_choice > 100, "{in_refill} {by_choice} {by_premonition}");
}

#[test]
fn a_game_that_was_helped_is_taken_out_again() {
    let store = Store::in_memory().unwrap();
    let bookmark = store.create(GameKind::Normal, &whole_game(Setup::SOLO, 1)).unwrap();
    assert_eq!(store.statistics().unwrap().overall.games(), 1);
    store.mark_assisted(bookmark.id()).unwrap();
    assert_eq!(store.statistics().unwrap().overall.games(), 0);
}
