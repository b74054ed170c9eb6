//! A failing store, and other programs at the same game: nothing that was shown is lost without a message.

use std::fs;
use std::path::PathBuf;

use onirim_core::Setup;
use onirim_store::Store;
use onirim_ui::{DealFrom, Flow, Key};
use tempfile::TempDir;

use crate::drive::{Player, STILL, set_up};

/// A folder that cannot be used, because a file has its name.
struct Blocked {
    above: TempDir,
}

impl Blocked {
    fn new() -> Blocked {
        let above = tempfile::tempdir().expect("a folder");
        fs::write(above.path().join("saved"), "in the way").expect("a file");
        Blocked { above }
    }

    fn folder(&self) -> PathBuf {
        self.above.path().join("saved")
    }

    fn player(&self) -> Player {
        Player::with(STILL, Store::at(&self.folder()))
    }

    fn clear(&self) {
        fs::remove_file(self.folder()).expect("the file goes away");
    }

    fn games(&self) -> usize {
        Store::open(&self.folder()).and_then(|store| store.games()).expect("a store").games.len()
    }
}

fn ply(player: &Player) -> usize {
    player.program.app().session().expect("a game").playthrough().ply()
}

/// Takes the last choice back, and accepts the price.
fn take_back(player: &mut Player) {
    player.keys("u");
    if player.picture(80, 24).contains("Undo it?") {
        player.keys("2");
    }
}

/// How many plies of the only game are saved.
fn saved(folder: &std::path::Path) -> usize {
    let store = Store::open(folder).expect("a store");
    let games = store.games().expect("a list").games;
    assert_eq!(games.len(), 1);
    games[0].plies
}

#[test]
fn a_game_that_could_not_be_saved_at_its_beginning_is_saved_later() {
    let blocked = Blocked::new();
    let mut player = blocked.player();
    player.program.app_mut().begin(Setup::SOLO, Some(7), DealFrom::Seed);
    let picture = player.picture(80, 24);
    assert!(picture.contains("The game could not be saved"), "{picture}");
    // The first key closes the message, the others play; the message does not come again, but the mark stays.
    player.key(Key::Enter).key(Key::Enter);
    let picture = player.picture(80, 24);
    assert!(!picture.contains("could not be saved") && picture.contains("not saved"), "{picture}");
    blocked.clear();
    player.key(Key::Enter);
    assert!(!player.picture(80, 24).contains("not saved"));
    assert_eq!(saved(&blocked.folder()), ply(&player));
}

#[test]
fn a_game_that_is_not_saved_yet_is_saved_as_advised() {
    let blocked = Blocked::new();
    let mut player = blocked.player();
    player.program.app_mut().begin(Setup::SOLO, Some(7), DealFrom::Seed);
    player.key(Key::Enter).keys("h2");
    assert!(player.picture(80, 24).contains("Hint 1 of 3"));
    blocked.clear();
    player.key(Key::Enter);
    let store = Store::open(&blocked.folder()).expect("a store");
    let game = store.games().expect("a list").games[0].id;
    assert!(store.load(game).expect("a game").playthrough.record().is_advised());
}

#[test]
fn leaving_with_a_game_that_is_not_saved_is_asked_for() {
    let blocked = Blocked::new();
    let mut player = blocked.player();
    player.program.app_mut().begin(Setup::SOLO, Some(7), DealFrom::Seed);
    player.key(Key::Enter).key(Key::Enter);
    player.key(Key::Escape).click_on("Save and quit");
    assert_eq!(player.flow, Flow::Stay);
    let picture = player.picture(80, 24);
    for words in ["This game is not saved", "Stay here", "Try to save again", "Leave and lose it", "cannot be used"] {
        assert!(picture.contains(words), "{words}:\n{picture}");
    }
    player.click_on("Stay here");
    assert_eq!((player.flow, ply(&player)), (Flow::Stay, 1));

    // Leaving the game saves it as soon as the store works.
    player.key(Key::Escape).click_on("Save and quit");
    blocked.clear();
    player.click_on("Try to save again");
    assert_eq!(player.flow, Flow::Leave);
    assert_eq!(player.program.app_mut().unsaved(), None);
    assert_eq!(saved(&blocked.folder()), 1);
}

#[test]
fn leaving_without_saving_shows_what_is_lost() {
    let blocked = Blocked::new();
    let mut player = blocked.player();
    player.program.app_mut().begin(Setup::SOLO, Some(7), DealFrom::Seed);
    player.key(Key::Enter).key(Key::Enter);
    // The way to the menu leads to the same question.
    player.key(Key::Escape).click_on("Save and go to the menu");
    player.click_on("Stay here");
    player.key(Key::Interrupt);
    assert_eq!(player.flow, Flow::Stay, "Ctrl-C asks once");
    player.key(Key::Interrupt);
    assert_eq!(player.flow, Flow::Leave);
    assert!(player.program.app_mut().unsaved().is_some_and(|reason| reason.contains("could not be saved")));
}

/// Two programs with one store, both with the same game on the table.
fn two(folder: &TempDir) -> (Player, Player) {
    let mut one = Player::with(STILL, Store::at(folder.path()));
    one.program.app_mut().begin(Setup::SOLO, Some(7), DealFrom::Seed);
    one.key(Key::Enter);
    let mut other = Player::with(STILL, Store::at(folder.path()));
    other.program.app_mut().start(onirim_tui::Start::Continue);
    assert_eq!(other.game(), one.game());
    (one, other)
}

#[test]
fn a_game_that_another_program_has_moved_on_goes_on_as_it_stands_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut one, mut other) = two(&folder);
    one.key(Key::Enter);
    other.keys("2d");
    let picture = other.picture(80, 24);
    assert!(picture.contains("Another program has continued this game"), "{picture}");
    assert_eq!(other.game(), one.game());
    // One message, then the game goes on as usual.
    other.key(Key::Enter).key(Key::Enter);
    assert!(!other.picture(80, 24).contains("Another program"));
    assert_eq!(saved(folder.path()), ply(&other));

    take_back(&mut one);
    assert_eq!(one.game(), other.game(), "what is taken back here has been played on there");
}

#[test]
fn a_game_that_another_program_has_ended_leads_to_the_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut one, mut other) = two(&folder);
    one.key(Key::Escape).click_on("Give up this game").click_on("Give up this game");
    other.key(Key::Enter);
    let picture = other.picture(80, 24);
    assert!(picture.contains("Another program has ended or deleted this game"), "{picture}");
    other.key(Key::Enter);
    assert!(other.program.app().session().is_none());
}

/// A store that cannot be used has neither games nor settings; everything else works, after one message.
#[test]
fn a_store_that_cannot_be_used_is_told_once() {
    let blocked = Blocked::new();
    let mut player = blocked.player();
    player.program.app_mut().start(onirim_tui::Start::Menu);
    assert!(player.picture(80, 24).contains("cannot be used"));
    player.key(Key::Enter).keys("7").key(Key::Escape);
    assert!(!player.picture(80, 24).contains("cannot be used"), "{}", player.picture(80, 24));
    assert!(player.picture(80, 24).contains("New game"));
    blocked.clear();
    assert_eq!(blocked.games(), 0);
}

/// D10: the code reveals every card.
#[test]
fn the_code_of_a_game_with_secrets_is_not_shown_before_its_end() {
    for (setup, shown) in [("duo talk", false), ("duo silent", false), ("duo open", true), ("solo", true)] {
        let setup = set_up(setup);
        let player = Player::at(STILL, setup, 7);
        assert_eq!(player.picture(160, 50).contains("ONI2"), shown, "{setup:?}");
    }
}

/// D10: a choice belongs to the player who made it.
#[test]
fn the_action_of_the_partner_cannot_be_undone() {
    let setup = set_up("duo talk");
    let mut player = Player::at(STILL, setup, 7);
    for _ in 0..200 {
        if let Some(onirim_session::Watch::Leaving { .. }) =
            player.program.app().session().map(onirim_session::Session::watch)
        {
            break;
        }
        player.key(Key::Enter);
    }
    player.sit_down();
    let before = ply(&player);
    player.keys("u");
    assert!(player.picture(80, 24).contains("You can only undo your own"), "{}", player.picture(80, 24));
    assert_eq!(ply(&player), before);
}

mod slow {
    use super::*;

    /// A program that writes without coming to an end.
    struct Writer {
        runtime: tokio::runtime::Runtime,
        connection: sqlx::SqliteConnection,
    }

    impl Writer {
        fn at(folder: &TempDir) -> Writer {
            use sqlx::Connection;
            let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
            let connection = runtime.block_on(async {
                let url = format!("sqlite://{}", folder.path().join(onirim_store::FILE_NAME).display());
                let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("a connection");
                sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut connection).await.expect("the lock");
                connection
            });
            Writer { runtime, connection }
        }

        fn stop(mut self) {
            let done = self.runtime.block_on(sqlx::raw_sql("COMMIT").execute(&mut self.connection));
            assert!(done.is_ok(), "the lock is given back");
        }
    }

    #[test]
    fn a_take_back_that_the_store_refuses_is_not_shown() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::with(STILL, Store::at(folder.path()));
        player.program.app_mut().begin(Setup::SOLO, Some(7), DealFrom::Seed);
        player.key(Key::Enter).key(Key::Enter);
        let (before, writer) = (player.game(), Writer::at(&folder));
        take_back(&mut player);
        assert!(player.picture(80, 24).contains("cannot be done now"), "{}", player.picture(80, 24));
        assert_eq!(player.game(), before);
        player.key(Key::Enter).key(Key::Enter);
        assert!(player.picture(80, 24).contains("could not be saved"), "neither is the next choice saved");
        writer.stop();
        // From then on everything is saved, and can be undone.
        player.key(Key::Enter).key(Key::Enter);
        assert_eq!(saved(folder.path()), ply(&player));
        let there = ply(&player);
        take_back(&mut player);
        assert!(ply(&player) < there);
        assert_eq!(saved(folder.path()), ply(&player));
    }
    #[test]
    fn without_a_saved_mark_there_is_no_hint_and_the_game_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::with(STILL, Store::at(folder.path()));
        player.program.app_mut().begin(Setup::SOLO, Some(7), DealFrom::Seed);
        let (before, writer) = (player.game(), Writer::at(&folder));
        player.keys("h2");
        let picture = player.picture(80, 24);
        assert!(picture.contains("cannot be done now") && !picture.contains("Hint 1"), "{picture}");
        assert!(!player.key(Key::Enter).picture(80, 24).contains("assisted"));
        writer.stop();
        player.keys("h2");
        let picture = player.picture(80, 24);
        assert!(picture.contains("Hint 1") && picture.contains("assisted"), "{picture}");
        player.key(Key::Enter);
        assert_ne!(player.game(), before);
    }
}
