//! The list of saved games: deleted, filtered, and played on from any step.

use onirim_app::{DealFrom, Key};
use onirim_core::Setup;
use onirim_record::FromNotation;
use onirim_session::{Page, Standing};
use onirim_store::Store;
use onirim_tui::Settings;

use crate::drive::{FRENCH, Player, STILL, Whim};
use crate::pictures::all_sizes;

const ALL: Page = Page { skip: 0, at_most: 99 };

fn setup(notation: &str) -> Setup {
    Setup::from_notation(notation).expect("a set-up")
}

/// At the list, with a game that is over and one of two that goes on.
fn at_the_list(settings: Settings) -> Player {
    let mut player = Player::at(settings, setup("duo open towers"), 3);
    player.key(Key::Enter);
    player.program.app_mut().begin(setup("solo"), Some(5), DealFrom::Seed);
    let mut whim = Whim(5);
    while player.game().ending().is_none() {
        player.whim(&mut whim);
    }
    player.key(Key::Escape).keys("5");
    player
}

fn kept(store: &Store) -> (usize, usize) {
    (store.unfinished().expect("memory").games.len(), store.finished(ALL).expect("memory").games.len())
}

#[test]
fn a_saved_game_is_deleted_only_after_a_question() {
    let mut player = at_the_list(STILL);
    assert_eq!(kept(player.program.store()), (1, 1));
    player.keys("x");
    assert!(player.picture(80, 24).contains("Delete this game?"), "{}", player.picture(80, 24));
    player.key(Key::Escape);
    assert_eq!(kept(player.program.store()), (1, 1), "any other key keeps it");
    player.keys("x").key(Key::Enter);
    assert_eq!(kept(player.program.store()), (0, 1), "the one that goes on was the first");
    assert!(!player.picture(80, 24).contains("goes on"), "{}", player.picture(80, 24));
}

#[test]
fn the_list_is_filtered_by_typing() {
    let mut player = at_the_list(STILL);
    player.keys("/Towers GOES");
    let picture = player.picture(80, 24);
    assert!(picture.contains("goes on") && !picture.contains("lost"), "{picture}");
    player.key(Key::Enter).key(Key::Escape).keys("/lost?");
    assert!(player.picture(80, 24).contains("No saved game fits"), "a question mark is typed as well");
    player.key(Key::Backspace).key(Key::Enter).key(Key::Enter);
    assert!(player.picture(80, 24).contains("how it went"), "Enter opens what is listed");
}

#[test]
fn from_any_step_of_a_replay_a_new_game_goes_on_that_does_not_count() {
    let mut player = at_the_list(STILL);
    player.key(Key::End).key(Key::Enter);
    for _ in 0..4 {
        player.key(Key::Right);
    }
    assert!(player.picture(80, 24).contains("play on, assisted"), "{}", player.picture(80, 24));
    player.keys("p");
    let session = player.program.app().session().expect("a game");
    assert_eq!((session.playthrough().ply(), session.standing()), (4, Standing::Assisted));
    assert_eq!(kept(player.program.store()), (2, 1), "the old one is as it was");
    assert!(player.picture(80, 24).contains("assisted"), "{}", player.picture(80, 24));
    let finished = player.program.store().finished(ALL).expect("memory").games[0];
    assert!(!finished.assisted && finished.plies > 4);
}

#[test]
fn pictures_of_the_list() {
    for (settings, language) in [(STILL, "en"), (FRENCH, "fr")] {
        let mut player = at_the_list(settings);
        player.keys("x");
        let today = player.program.store().games().expect("memory").games[0].updated.to_string();
        let picture = all_sizes(&player).replace(&today[..10], "yyyy-mm-dd");
        insta::assert_snapshot!(format!("deleting_{language}"), picture);
    }
}

/// Somebody else's program has written something into the file that cannot be read.
fn tamper(folder: &std::path::Path, statement: &'static str) {
    use sqlx::Connection;
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let url = format!("sqlite://{}", folder.join(onirim_store::FILE_NAME).display());
        let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("a connection");
        sqlx::raw_sql(statement).execute(&mut connection).await.expect("a change");
        connection.close().await.expect("the end");
    });
}

#[test]
fn a_damaged_game_is_listed_cannot_be_opened_and_can_be_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::with(STILL, Store::at(folder.path()));
    for seed in [3, 4] {
        player.program.app_mut().begin(setup("solo"), Some(seed), DealFrom::Seed);
        player.key(Key::Enter);
    }
    player.key(Key::Escape);
    tamper(folder.path(), "UPDATE games SET setup = 'chess' WHERE seed = 3");
    let mut player = Player::with(STILL, Store::at(folder.path()));
    player.keys("5");
    let picture = player.picture(120, 40);
    assert!(picture.contains("damaged") && picture.contains("goes on"), "{picture}");
    player.key(Key::Enter);
    assert!(player.program.app().session().is_none(), "there is nothing to open");
    player.keys("x").key(Key::Escape);
    assert!(player.picture(120, 40).contains("damaged"), "it is kept if it is not deleted");
    player.keys("x").key(Key::Enter);
    let picture = player.picture(120, 40);
    assert!(!picture.contains("damaged") && picture.contains("goes on"), "{picture}");
    let listing = player.program.store().unfinished().expect("a store");
    assert_eq!((listing.games.len(), listing.damaged.len()), (1, 0), "only the damaged one is gone");
}
