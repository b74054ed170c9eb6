//! The list of saved games: deleting, searching, and playing on from any step.

use onirim_session::{Page, Standing};
use onirim_store::Store;
use onirim_ui::{DealFrom, Key};

use crate::drive::{Player, STILL, set_up};
use crate::pictures::all_sizes;

const ALL: Page = Page { skip: 0, at_most: 99 };

/// At the list, with a finished game and an unfinished one for two.
fn at_the_list() -> Player {
    let mut player = Player::at(STILL, set_up("duo open towers"), 3);
    player.key(Key::Enter);
    player.program.app_mut().begin(set_up("solo"), Some(5), DealFrom::Seed);
    player.play_on(5);
    player.key(Key::Escape).keys("5");
    player
}

fn kept(store: &Store) -> (usize, usize) {
    (store.unfinished().expect("memory").games.len(), store.finished(ALL).expect("memory").games.len())
}

#[test]
fn a_saved_game_tells_time_and_turns() {
    let player = at_the_list();
    let (app, picture) = (player.program.app(), player.picture(120, 40));
    for game in player.program.store().finished(ALL).expect("memory").games {
        let (played, turns) = (app.played(&game), format!("{} turns", game.turns.expect("they are counted")));
        assert!(picture.lines().any(|line| line.contains(&played) && line.contains(&turns)), "{picture}");
    }
}

#[test]
fn a_saved_game_is_deleted_only_after_a_question() {
    let mut player = at_the_list();
    assert_eq!(kept(player.program.store()), (1, 1));
    player.keys("x");
    assert!(player.picture(80, 24).contains("Delete this game?"), "{}", player.picture(80, 24));
    player.key(Key::Escape);
    assert_eq!(kept(player.program.store()), (1, 1), "any other key keeps it");
    player.keys("x").key(Key::Enter);
    assert_eq!(kept(player.program.store()), (0, 1), "the one that goes on was the first");
    assert!(!player.picture(80, 24).contains("in progress"), "{}", player.picture(80, 24));
}

/// At the list of a store on a disk, with two unfinished games; and a second program with the same store.
fn two_at_one_list(folder: &std::path::Path) -> (Player, Player) {
    let mut player = Player::with(STILL, Store::at(folder));
    for seed in [3, 4] {
        player.program.app_mut().begin(set_up("solo"), Some(seed), DealFrom::Seed);
        player.keys("p");
    }
    player.key(Key::Escape).keys("4").keys("5");
    (player, Player::with(STILL, Store::at(folder)))
}

/// The seeds of the unfinished games, the last played first.
fn seeds(store: &Store) -> Vec<Option<u64>> {
    store.unfinished().expect("a store").games.iter().map(|game| game.seed).collect()
}

#[test]
fn the_confirmed_game_is_deleted_even_if_it_has_moved_in_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut player, mut other) = two_at_one_list(folder.path());
    assert_eq!(seeds(player.program.store()), [Some(4), Some(3)]);
    player.keys("x");
    other.keys("5").key(Key::Down).key(Key::Enter).keys("d");
    assert_eq!(seeds(other.program.store()), [Some(3), Some(4)], "the second program has continued the other game");
    player.program.app_mut().look_again();
    player.key(Key::Enter);
    assert_eq!(seeds(player.program.store()), [Some(3)]);
}

#[test]
fn nothing_is_deleted_if_the_confirmed_game_is_already_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut player, mut other) = two_at_one_list(folder.path());
    player.keys("x");
    other.keys("5x").key(Key::Enter);
    assert_eq!(seeds(other.program.store()), [Some(3)]);
    player.program.app_mut().look_again();
    assert!(!player.picture(80, 24).contains("Delete this game?"), "{}", player.picture(80, 24));
    player.key(Key::Enter);
    assert_eq!(seeds(player.program.store()), [Some(3)], "the other one is still there");
}

#[test]
fn the_cursor_stays_on_its_game_when_the_list_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut player, mut other) = two_at_one_list(folder.path());
    other.keys("5").key(Key::Down).key(Key::Enter).keys("d");
    player.program.app_mut().look_again();
    player.key(Key::Enter);
    let opened = player.program.app().session().and_then(|session| session.record().seed);
    assert_eq!(opened, Some(4), "the one that was first when the list was opened");
}

#[test]
fn the_list_is_filtered_by_typing() {
    let mut player = at_the_list();
    player.keys("/Towers PROGRESS");
    let picture = player.picture(80, 24);
    assert!(picture.contains("in progress") && !picture.contains("lost"), "{picture}");
    player.key(Key::Enter).key(Key::Escape).keys("/lost?");
    assert!(player.picture(80, 24).contains("No saved game matches"), "a question mark is typed as well");
    player.key(Key::Backspace).key(Key::Enter).key(Key::Enter);
    assert!(player.picture(80, 24).contains("look back"), "Enter opens what is listed");
}

#[test]
fn from_any_step_of_a_replay_a_new_game_goes_on_that_does_not_count() {
    let mut player = at_the_list();
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
    let mut player = at_the_list();
    player.keys("x");
    insta::assert_snapshot!("deleting", all_sizes(&player));
}

/// Writes something unreadable into the database, as a foreign program could.
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
        player.program.app_mut().begin(set_up("solo"), Some(seed), DealFrom::Seed);
        player.key(Key::Enter);
    }
    player.key(Key::Escape);
    tamper(folder.path(), "UPDATE games SET setup = 'chess' WHERE seed = 3");
    let mut player = Player::with(STILL, Store::at(folder.path()));
    player.keys("5");
    let picture = player.picture(120, 40);
    assert!(picture.contains("damaged") && picture.contains("in progress"), "{picture}");
    player.key(Key::Enter);
    assert!(player.program.app().session().is_none(), "there is nothing to open");
    player.keys("x").key(Key::Escape);
    assert!(player.picture(120, 40).contains("damaged"), "it is kept if it is not deleted");
    player.keys("x").key(Key::Enter);
    let picture = player.picture(120, 40);
    assert!(!picture.contains("damaged") && picture.contains("in progress"), "{picture}");
    let listing = player.program.store().unfinished().expect("a store");
    assert_eq!((listing.games.len(), listing.damaged.len()), (1, 0), "only the damaged one is gone");
}
