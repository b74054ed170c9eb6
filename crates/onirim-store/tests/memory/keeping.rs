//! A collection as an archive, and what it lists.

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_session::{Archive, Bookmark, Conclusion, Entered, GameKind, Page, Session, Standing, Undo, contract};

use super::{TODAY, begun_game, choose, deal, empty, play};

const ALL: Page = Page { skip: 0, at_most: 100 };

fn enter(collection: &onirim_store::Collection, game: &Playthrough) -> Bookmark {
    match collection.enter(GameKind::Normal, Standing::Counts, game).unwrap() {
        Entered::Fresh(bookmark) | Entered::Repeated(bookmark) => bookmark,
        Entered::Taken(_) => panic!("it is no daily deal"),
    }
}

#[test]
fn a_collection_passes_the_tests_of_archives() {
    contract::check(empty);
}

#[test]
fn the_last_played_game_comes_first() {
    let collection = empty();
    let mut first = begun_game(Setup::SOLO, 1, 3);
    let mut bookmark = enter(&collection, &first);
    let second = enter(&collection, &begun_game(Setup::SOLO, 2, 3));
    let ids = || collection.unfinished().games.iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(ids(), [second.id(), bookmark.id()]);
    play(&mut first, 1, 9);
    collection.append(&mut bookmark, &first).unwrap();
    assert_eq!(ids(), [bookmark.id(), second.id()]);
}

#[test]
fn finished_games_are_listed_in_pages_and_counted() {
    let collection = empty();
    let ids: Vec<_> = (0..5).map(|seed| enter(&collection, &begun_game(Setup::SOLO, seed, 1000)).id()).collect();
    let given_up = enter(&collection, &begun_game(Setup::SOLO, 9, 3));
    collection.give_up(&given_up).unwrap();
    assert_eq!((collection.count_finished(), collection.unfinished().games.len()), (6, 0));
    let page = collection.finished(Page { skip: 1, at_most: 2 });
    assert_eq!(page.games.iter().map(|game| game.id).collect::<Vec<_>>(), [ids[4], ids[3]]);
    assert_eq!(collection.summary(given_up.id()).unwrap().conclusion, Some(Conclusion::GivenUp));
    assert_eq!(collection.statistics().statistics.overall.doors.iter().sum::<usize>(), 6);
}

#[test]
fn the_summary_of_a_game_follows_from_its_plies() {
    let collection = empty();
    let whole = begun_game(Setup::SOLO, 3, 1000);
    let mut bookmark = enter(&collection, &whole);
    let at_once = collection.summary(bookmark.id()).unwrap();
    collection.take_back(&mut bookmark, &whole.at(0).unwrap(), Undo::ForHelp).unwrap();
    assert_eq!(collection.summary(bookmark.id()).unwrap().doomed, None);
    for ply in 1..=whole.ply() {
        collection.append(&mut bookmark, &whole.at(ply).unwrap()).unwrap();
    }
    let step_by_step = collection.summary(bookmark.id()).unwrap();
    assert!(step_by_step.assisted);
    let same = |summary: onirim_session::GameSummary| {
        (summary.doors, summary.doomed, summary.turns, summary.left, summary.plies)
    };
    assert_eq!(same(at_once), same(step_by_step));
    assert_eq!(at_once.conclusion, step_by_step.conclusion);
    assert_eq!(collection.load_game(bookmark.id()).unwrap().playthrough.record(), whole.record());
}

#[test]
fn a_setting_can_be_removed() {
    let collection = empty();
    collection.set("language", "fr").unwrap();
    assert_eq!(collection.setting("language").as_deref(), Some("fr"));
    collection.unset("language").unwrap();
    assert!(collection.settings().is_empty());
}

#[test]
fn a_whole_game_is_kept_as_it_is_played() {
    let collection = empty();
    let (mut session, _) = Session::begin(deal(5), TODAY, &collection);
    while !session.is_over() {
        let _ = choose(&mut session, &collection);
        assert!(!session.is_unsaved());
    }
    let kept = collection.finished(ALL).games[0];
    assert_eq!(collection.load_game(kept.id).unwrap().playthrough.record(), session.record());
}
