//! On the screen, a game goes on where it cannot be saved, and is saved as soon as it can be.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_store::{FILE_NAME, Store};
use onirim_testkit::patience::Program;
use pty_process::blocking::Command;

use crate::home::Home;
use crate::player::{ENTER, ESCAPE};
use crate::terminal::{PROGRAM, Terminal};

pub(crate) const NOT_SAVED: &str = "The game could not be saved: ";
const NO_FOLDER: &str = "cannot be used";
/// In the first line of the screen.
pub(crate) const MARK: &str = "  not saved  ";
const ASKED: &str = "This game is not saved";

/// A folder whose name is that of a file: it can be neither read nor made.
fn blocked_folder(home: &Home) -> PathBuf {
    let folder = home.path().join("games");
    fs::write(&folder, "no folder").expect("a file");
    folder
}

/// Some answers of the player.
pub(crate) fn play_on(terminal: &mut Terminal) {
    for answers in 0.. {
        if answers >= 12 && terminal.shows("Play or discard a card.") {
            return;
        }
        terminal.answer();
        assert!(!terminal.shows(NOT_SAVED), "it is told once:\n{}", terminal.screen());
    }
}

/// Turns animations off, as far as that can be done, and begins a game that cannot be saved. What that says has been read.
fn begin_unsaved(folder: &Path) -> Terminal {
    let mut terminal = Terminal::start(folder, &[]);
    terminal.wait_for(NO_FOLDER).press(ENTER).choose("Settings").go_to("Animations").press(ENTER);
    assert!(terminal.shows(NO_FOLDER), "the setting is for this time only:\n{}", terminal.screen());
    terminal.press(ENTER).press(ESCAPE).choose("New game");
    terminal.go_to("Seed or share code").type_in("7").press(ENTER).press(ENTER);
    assert!(terminal.shows(NOT_SAVED), "{}", terminal.screen());
    terminal.press(ENTER);
    assert!(!terminal.shows(NOT_SAVED) && terminal.shows(MARK), "{}", terminal.screen());
    assert!(terminal.shows("Play or discard a card."), "{}", terminal.screen());
    terminal
}

pub(crate) fn quit(terminal: &mut Terminal) -> &mut Terminal {
    terminal.press(ESCAPE).choose("Save and quit")
}

/// Wants to quit, and is asked, again and again, until the game is lost in the end.
pub(crate) fn leave_unsaved(mut terminal: Terminal) {
    quit(&mut terminal);
    for words in [ASKED, NOT_SAVED, "Stay here", "Try to save again", "Leave and lose it"] {
        assert!(terminal.shows(words), "no {words:?}:\n{}", terminal.screen());
    }
    terminal.choose("Stay here");
    assert!(!terminal.shows(ASKED) && terminal.shows(MARK), "{}", terminal.screen());
    quit(&mut terminal).choose("Try to save again");
    assert!(terminal.shows(ASKED), "{}", terminal.screen());
    let (status, words) = terminal.last_words("3");
    assert_eq!(status.code(), Some(1), "{words}");
    assert!(words.contains(NOT_SAVED), "{words}");
}

/// The next choice is saved, with all before it, and there is nothing to ask any more.
pub(crate) fn leave_saved(mut terminal: Terminal) {
    play_on(&mut terminal);
    assert!(!terminal.shows(MARK), "{}", terminal.screen());
    terminal.press(ESCAPE);
    let key = terminal.key_of("Save and quit");
    let (status, words) = terminal.last_words(&key);
    assert_eq!((status.code(), words.trim()), (Some(0), ""));
}

#[test]
fn a_game_without_a_folder_is_played_all_the_same_and_never_lost_without_a_question() {
    let home = Home::new();
    let folder = blocked_folder(&home);
    let mut terminal = begin_unsaved(&folder);
    play_on(&mut terminal);
    assert!(terminal.shows(MARK), "{}", terminal.screen());
    leave_unsaved(terminal);
    assert_eq!(fs::read_to_string(folder).expect("the file"), "no folder");
}

#[test]
fn a_game_without_a_folder_can_be_what_the_program_is_started_for() {
    let home = Home::new();
    let mut terminal = Terminal::start(&blocked_folder(&home), &["play", "--setup", "solo", "--seed", "7"]);
    terminal.wait_for(NOT_SAVED).press(ENTER);
    assert!(terminal.shows(MARK) && terminal.shows("Play or discard a card."), "{}", terminal.screen());
    leave_unsaved(terminal);
}

#[test]
fn a_folder_that_becomes_free_in_mid_game_gets_the_whole_game() {
    let home = Home::new();
    let folder = blocked_folder(&home);
    let mut terminal = begin_unsaved(&folder);
    play_on(&mut terminal);
    fs::remove_file(&folder).expect("no file any more");
    leave_saved(terminal);
    let store = Store::open(&folder).expect("a store");
    let games = store.unfinished().expect("a list").games;
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].seed, Some(7));
    assert!(games[0].plies > 12, "{games:?}");
    assert_eq!(store.check().expect("a good file").sound, 1);
}

#[test]
fn who_tries_again_once_the_folder_is_free_leaves_with_a_saved_game() {
    let home = Home::new();
    let folder = blocked_folder(&home);
    let mut terminal = begin_unsaved(&folder);
    play_on(&mut terminal);
    quit(&mut terminal);
    fs::remove_file(&folder).expect("no file any more");
    let key = terminal.key_of("Try to save again");
    let (status, words) = terminal.last_words(&key);
    assert_eq!((status.code(), words.trim()), (Some(0), ""));
    assert_eq!(Store::open(&folder).and_then(|store| store.unfinished()).expect("a list").games.len(), 1);
}

/// The user who owns nothing. Root may write everywhere, so root lets this one try.
const NOBODY: u32 = 65534;

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("new rights");
}

/// Another program copies it: what this one has open for writing, a child of another test may have open too for a moment, and then it cannot be started.
fn copy_program(folder: &Path) {
    let copy = std::process::Command::new("cp").arg(PROGRAM).arg(folder).spawn().expect("a copy");
    assert!(Program::from(copy).wait_for_end().expect("an end").success());
}

/// A folder with a saved game, and a user who may only read there.
struct ReadOnly {
    home: Home,
    /// Holds a copy of the program: other users may not read the build folder.
    place: tempfile::TempDir,
}

impl ReadOnly {
    fn with(game: &Playthrough) -> ReadOnly {
        let home = Home::still();
        home.save(game);
        let place = tempfile::tempdir().expect("a folder");
        set_mode(place.path(), 0o777);
        copy_program(place.path());
        let read_only = ReadOnly { home, place };
        read_only.set_modes(0o555, 0o444);
        read_only
    }

    /// For the folder and for the files in it.
    fn set_modes(&self, folder: u32, files: u32) {
        for file in fs::read_dir(self.home.path()).expect("a folder") {
            set_mode(&file.expect("a file").path(), files);
        }
        set_mode(self.home.path(), folder);
    }

    fn start(&self) -> Terminal {
        let command = Command::new(self.place.path().join("onirim")).current_dir(self.place.path());
        let command = if rustix::process::geteuid().is_root() { command.uid(NOBODY).gid(NOBODY) } else { command };
        Terminal::run(command, self.home.path())
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        set_mode(self.home.path(), 0o755);
    }
}

/// At a table with the game that was saved. So far there is nothing to save.
fn continued(read_only: &ReadOnly) -> Terminal {
    let mut terminal = read_only.start();
    terminal.choose("Saved games");
    assert!(terminal.shows("Alone, with the Towers"), "{}", terminal.screen());
    terminal.press(ESCAPE).choose("Continue: Alone, with the Towers");
    assert!(!terminal.shows(MARK), "{}", terminal.screen());
    terminal.answer();
    assert!(terminal.shows(NOT_SAVED) && terminal.shows(MARK), "{}", terminal.screen());
    terminal.press(ENTER);
    terminal
}

fn with_towers() -> Playthrough {
    let mut setup = Setup::SOLO;
    setup.towers = Some(onirim_core::Towers::Rampart);
    Playthrough::seeded(setup, 7)
}

#[test]
fn games_that_can_only_be_read_are_listed_and_can_be_played_on() {
    let read_only = ReadOnly::with(&with_towers());
    let before = fs::read(read_only.home.path().join(FILE_NAME)).expect("the store");
    let mut terminal = continued(&read_only);
    play_on(&mut terminal);
    assert!(terminal.shows(MARK), "{}", terminal.screen());
    leave_unsaved(terminal);
    assert_eq!(fs::read(read_only.home.path().join(FILE_NAME)).expect("the store"), before);
}

#[test]
fn a_game_that_could_only_be_read_is_saved_once_it_can_be_written() {
    let read_only = ReadOnly::with(&with_towers());
    let mut terminal = continued(&read_only);
    play_on(&mut terminal);
    read_only.set_modes(0o777, 0o666);
    leave_saved(terminal);
    let store = read_only.home.store();
    let games = store.unfinished().expect("a list").games;
    assert_eq!(games.len(), 1);
    assert!(games[0].plies > 12, "{games:?}");
    assert_eq!(store.check().expect("a good file").sound, 1);
}

/// What must not be missed cannot be closed before it was there to be read.
#[test]
fn a_trouble_is_not_closed_by_what_was_typed_ahead() {
    let home = Home::new();
    let folder = blocked_folder(&home);
    let mut terminal = Terminal::start(&folder, &[]);
    terminal.wait_for(NO_FOLDER).press(ENTER).choose("Settings").go_to("Animations");
    terminal.press(&ENTER.repeat(2));
    assert!(terminal.shows(NO_FOLDER), "{}", terminal.screen());
    terminal.press(ENTER);
    assert!(!terminal.shows(NO_FOLDER), "{}", terminal.screen());
}
