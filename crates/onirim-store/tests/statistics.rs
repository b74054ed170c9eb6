//! Statistics of played games.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{setup, whole_game};
use onirim_core::{Action, Ending, Event, Setup};
use onirim_record::Playthrough;
use onirim_session::{Conclusion, Defeat, GameKind};
use onirim_store::Store;

/// Did the last choice throw away several cards of the hand at once? Only a redraw does (B14-IV, P10).
fn threw_a_hand_away(game: &Playthrough) -> bool {
    let last = game.scenes().last().unwrap();
    last.events.iter().filter(|event| matches!(event, Event::Discarded { .. })).count() >= 2
}

#[test]
fn random_games_are_counted_by_their_endings() {
    let store = Store::in_memory().unwrap();
    let setups =
        ["solo", "solo premonitions", "duo open towers", "duo talk book-lost towers premonitions-6"].map(setup);
    let games: Vec<_> = (0..80).map(|seed| whole_game(setups[seed as usize % 4], seed)).collect();
    for game in &games {
        store.create(GameKind::Normal, game).unwrap();
    }
    let statistics = store.statistics().unwrap().statistics;
    let wins = games.iter().filter(|game| game.game().ending() == Some(Ending::Victory)).count();
    assert_eq!((statistics.overall.games(), statistics.overall.wins), (80, wins));
    assert_eq!(statistics.rows.len(), 4);
    assert!(statistics.rows.values().all(|figures| figures.games() == 20));
    let plies: usize = games.iter().map(Playthrough::ply).sum();
    assert_eq!(statistics.overall.average_plies(), Some(plies as f64 / 80.0));
}

/// The conclusion of this game in the store.
fn conclusion(store: &Store, game: &Playthrough) -> Conclusion {
    let id = store.create(GameKind::Normal, game).unwrap().id();
    store.load(id).unwrap().summary.conclusion.unwrap()
}

/// B18: the deck runs out while the hand is filled, or while a new one is drawn.
#[test]
fn the_draw_that_lost_is_known() {
    let store = Store::in_memory().unwrap();
    let (mut in_redraw, mut in_refill) = (0, 0);
    for (setup, seed) in Setup::all().zip(0..) {
        let game = whole_game(setup, seed);
        let last = game.record().plies.last().unwrap().action;
        match conclusion(&store, &game) {
            Conclusion::Won => assert_eq!(game.game().ending(), Some(Ending::Victory)),
            Conclusion::Lost(Defeat::Redraw) => {
                in_redraw += 1;
                assert!(threw_a_hand_away(&game) || last == Action::DiscardHand);
            }
            Conclusion::Lost(Defeat::Refill) => {
                in_refill += 1;
                assert!(!threw_a_hand_away(&game) && last != Action::DiscardHand);
            }
            Conclusion::GivenUp => panic!("no game was given up"),
        }
    }
    assert!(in_refill > 10 && in_redraw > 10, "{in_refill} {in_redraw}");
}

/// P10, B18: a Premonition throws the hand away, and the deck has no new one.
#[test]
fn a_premonition_can_lose_in_a_redraw() {
    let game = Playthrough::read(include_bytes!("fixtures/lost-to-a-premonition.onirim")).unwrap();
    assert_ne!(game.record().plies.last().unwrap().action, Action::DiscardHand);
    assert_eq!(conclusion(&Store::in_memory().unwrap(), &game), Conclusion::Lost(Defeat::Redraw));
}

#[test]
fn an_assisted_game_leaves_the_statistics() {
    let store = Store::in_memory().unwrap();
    let bookmark = store.create(GameKind::Normal, &whole_game(Setup::SOLO, 1)).unwrap();
    assert_eq!(store.statistics().unwrap().statistics.overall.games(), 1);
    store.mark_assisted(bookmark.id()).unwrap();
    assert_eq!(store.statistics().unwrap().statistics.overall.games(), 0);
}
