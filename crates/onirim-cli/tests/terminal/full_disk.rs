//! Games go on while the disk is full, and are saved as soon as there is room.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_store::{FILE_NAME, Store};
use onirim_testkit::patience::Program;
use pty_process::blocking::Command;
use rustix::process::{Pid, Resource, Rlimit, prlimit};

use crate::conversation::{Conversation, harmless};
use crate::home::Home;
use crate::player::ENTER;
use crate::terminal::{PROGRAM, Terminal};
use crate::trouble::{MARK, NOT_SAVED, leave_saved, leave_unsaved, play_on};

/// Beside [`FILE_NAME`].
const LATEST: &str = "onirim.db-wal";

/// A disk that can be filled under a running program, and emptied again.
struct Disk {
    home: Home,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// None at all, but the system lets the program write nothing. Wherever there is Linux.
    Forbidden,
    /// A small one in memory, which only the program sees. Where users may mount their own.
    Small,
}

/// Runs the program so that a write that is forbidden fails, and does not end it.
const FORBIDDEN: &str = "trap '' XFSZ; exec \"$0\" \"$@\"";
/// Runs the program with a small disk in place of its folder, with the same settings.
const SMALL: &str = "mount -t tmpfs -o size=512k none \"$ONIRIM_DATA_DIR\" && cp \"$ONIRIM_DATA_DIR\"/../onirim.db* \"$ONIRIM_DATA_DIR\" && exec \"$0\" \"$@\"";

impl Disk {
    fn forbidden() -> Disk {
        Disk { home: Home::still(), kind: Kind::Forbidden }
    }

    /// A disk of each kind that there can be here.
    fn each() -> Vec<Disk> {
        let small = Disk { home: Home::still(), kind: Kind::Small };
        fs::create_dir(small.folder()).expect("a folder");
        fs::copy(small.home.path().join(FILE_NAME), small.folder().join(FILE_NAME)).expect("a copy");
        if small.is_there() {
            return vec![Disk::forbidden(), small];
        }
        eprintln!("skipped: this system lets users mount no small disk of their own");
        vec![Disk::forbidden()]
    }

    /// Can the program be run on it?
    fn is_there(&self) -> bool {
        let (program, arguments) = self.around(&["--version"]);
        let tried = std::process::Command::new(program)
            .args(arguments)
            .env("ONIRIM_DATA_DIR", self.folder())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        tried.is_ok_and(|child| Program::from(child).wait_for_end().is_some_and(|status| status.success()))
    }

    /// Where the games are.
    fn folder(&self) -> PathBuf {
        match self.kind {
            Kind::Forbidden => self.home.path().to_owned(),
            Kind::Small => self.home.path().join("disk"),
        }
    }

    /// What runs the program with these arguments.
    fn around<'a>(&self, arguments: &[&'a str]) -> (&'static str, Vec<&'a str>) {
        let (program, before): (_, &[&str]) = match self.kind {
            Kind::Forbidden => ("sh", &["-c", FORBIDDEN, PROGRAM]),
            Kind::Small => ("unshare", &["--map-root-user", "--mount", "sh", "-c", SMALL, PROGRAM]),
        };
        (program, [before, arguments].concat())
    }

    fn on_the_screen(&self) -> Terminal {
        let (program, arguments) = self.around(&["play", "--setup", "solo", "--seed", "7"]);
        let terminal = Terminal::run(Command::new(program).args(arguments), &self.folder());
        assert!(terminal.shows("Play or discard a card.") && !terminal.shows(MARK), "{}", terminal.screen());
        terminal
    }

    fn line_by_line(&self) -> Conversation {
        let (program, arguments) = self.around(&["play", "--plain", "--setup", "solo", "--seed", "7"]);
        let child = std::process::Command::new(program)
            .args(arguments)
            .env("ONIRIM_DATA_DIR", self.folder())
            .env("ONIRIM_LANG", "en")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let program = Program::from(child.expect("the program starts"));
        let mut talk = Conversation::about(Playthrough::seeded(Setup::SOLO, 7), program);
        assert!(!talk.agree().contains(NOT_SAVED), "there is room");
        talk
    }

    /// The folder as this program sees it.
    fn seen_by(&self, program: &Program) -> PathBuf {
        let folder = self.folder();
        let inside = folder.strip_prefix("/").expect("a whole path");
        Path::new("/proc").join(program.child().id().to_string()).join("root").join(inside)
    }

    fn fill(&self, program: &Program) {
        match self.kind {
            Kind::Forbidden => limit(program, Some(0)),
            Kind::Small => {
                let mut file = fs::File::create(self.seen_by(program).join("something-large")).expect("a file");
                let full = (0..1024).find_map(|_| file.write_all(&[0; 1024]).err()).expect("a small disk");
                assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
            }
        }
    }

    fn make_room(&self, program: &Program) {
        match self.kind {
            Kind::Forbidden => limit(program, None),
            Kind::Small => fs::remove_file(self.seen_by(program).join("something-large")).expect("room"),
        }
    }

    /// How many plies of the game are saved. That is looked up in a copy, while the program waits: SQLite would look for the files where they are for us.
    fn plies_seen_by(&self, program: &Program) -> usize {
        let copy = tempfile::tempdir().expect("a folder");
        fs::copy(self.seen_by(program).join(FILE_NAME), copy.path().join(FILE_NAME)).expect("a copy");
        // What is not in the file yet, if there is anything.
        let _ = fs::copy(self.seen_by(program).join(LATEST), copy.path().join(LATEST));
        let store = Store::open(copy.path()).expect("a store");
        let games = store.unfinished().expect("a list").games;
        assert_eq!(games.len(), 1, "{games:?}");
        assert_eq!(store.check().expect("a good file").sound, 1);
        games[0].plies
    }
}

fn limit(program: &Program, bytes: Option<u64>) {
    let limit = Rlimit { current: bytes, maximum: None };
    prlimit(Some(Pid::from_child(program.child())), Resource::Fsize, limit).expect("a limit");
}

/// More answers than fit into what little room a full disk has left.
const MANY: usize = 30;

/// Answers until it is told that nothing is saved any more. In a file on a full disk there may be some room left, and then a little more.
fn answer_in_vain(terminal: &mut Terminal) {
    for _ in 0..MANY {
        terminal.answer();
        if terminal.shows(NOT_SAVED) {
            assert!(terminal.shows(MARK), "{}", terminal.screen());
            terminal.press(ENTER);
            return;
        }
    }
    panic!("nothing is said of the full disk:\n{}", terminal.screen());
}

#[test]
fn on_the_screen_a_game_goes_on_while_nothing_can_be_written() {
    let disk = Disk::forbidden();
    let mut terminal = disk.on_the_screen();
    play_on(&mut terminal);
    let saved = disk.plies_seen_by(terminal.program());
    disk.fill(terminal.program());
    answer_in_vain(&mut terminal);
    play_on(&mut terminal);
    assert!(terminal.shows(MARK), "{}", terminal.screen());
    assert_eq!(disk.plies_seen_by(terminal.program()), saved, "what was saved stays");
    leave_unsaved(terminal);
}

#[test]
fn on_the_screen_a_game_is_saved_as_soon_as_there_is_room() {
    for disk in Disk::each() {
        let mut terminal = disk.on_the_screen();
        play_on(&mut terminal);
        disk.fill(terminal.program());
        answer_in_vain(&mut terminal);
        let saved = disk.plies_seen_by(terminal.program());
        disk.make_room(terminal.program());
        terminal.answer();
        assert!(!terminal.shows(MARK), "{:?}:\n{}", disk.kind, terminal.screen());
        assert!(disk.plies_seen_by(terminal.program()) >= saved + 2, "{:?}", disk.kind);
        leave_saved(terminal);
    }
}

/// Chooses the first thing that needs no second thought.
fn choose(talk: &mut Conversation) -> String {
    talk.choose(harmless(talk.game.game())[0]);
    talk.agree()
}

#[test]
fn line_by_line_a_game_goes_on_while_nothing_can_be_written_and_is_lost_only_if_its_player_says_so() {
    let disk = Disk::forbidden();
    let mut talk = disk.line_by_line();
    choose(&mut talk);
    disk.fill(&talk.program);
    assert!(choose(&mut talk).contains(NOT_SAVED));
    assert!(!choose(&mut talk).contains(NOT_SAVED), "it is told once");
    assert_eq!(disk.plies_seen_by(&talk.program), 1);
    for answer in ["1", "3"] {
        talk.write("q");
        let asked = talk.program.hear("(Enter: 1): ");
        assert!(asked.contains("This game is not saved\n") && asked.contains("\n3. Leave and lose it\n"), "{asked}");
        talk.write(answer);
    }
    let output = talk.program.finish();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stdout).expect("text").contains(NOT_SAVED));
}

#[test]
fn line_by_line_a_game_is_saved_as_soon_as_there_is_room() {
    for disk in Disk::each() {
        let mut talk = disk.line_by_line();
        disk.fill(&talk.program);
        assert!((0..MANY).any(|_| choose(&mut talk).contains(NOT_SAVED)), "{:?}", disk.kind);
        assert!(disk.plies_seen_by(&talk.program) < talk.game.ply(), "{:?}", disk.kind);
        disk.make_room(&talk.program);
        choose(&mut talk);
        assert_eq!(disk.plies_seen_by(&talk.program), talk.game.ply(), "{:?}", disk.kind);
        talk.write("q");
        let output = talk.program.finish();
        let said = String::from_utf8(output.stdout).expect("text");
        assert!(output.status.success() && said.ends_with("Your game is saved. Sleep well!\n"), "{said}");
    }
}
