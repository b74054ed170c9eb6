//! A folder with saved games, and the programs that are started there.

use std::path::Path;
use std::process::Stdio;

use onirim_record::Playthrough;
use onirim_session::GameKind;
use onirim_store::Store;
use onirim_testkit::patience::Program;
use tempfile::TempDir;

use crate::folder;
use crate::player::{ENTER, ESCAPE};
use crate::terminal::{Aftermath, PROGRAM, Terminal};

/// A folder for the games of one test.
pub(crate) struct Home(TempDir);

impl Home {
    /// Without any saved game.
    pub(crate) fn new() -> Home {
        Home(folder::new())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn store(&self) -> Store {
        Store::open(self.path()).expect("a store")
    }

    /// With animations off: each key is answered by one picture.
    pub(crate) fn still() -> Home {
        let home = Home::new();
        let mut terminal = home.start(&[]);
        terminal.choose("Settings").go_to("Animations").press(ENTER).press(ESCAPE);
        let (status, aftermath) = terminal.leave("q");
        assert!(status.success());
        assert_eq!(aftermath, Aftermath::CLEAN);
        home
    }

    pub(crate) fn start(&self, arguments: &[&str]) -> Terminal {
        Terminal::start(self.path(), arguments)
    }

    /// In a terminal that says this of itself, and nothing else.
    pub(crate) fn start_on(&self, variables: &[(&str, &str)]) -> Terminal {
        Terminal::start_on(self.path(), variables)
    }

    /// The same where the program asks line by line.
    pub(crate) fn talk_on(&self, variables: &[(&str, &str)]) -> Terminal {
        Terminal::talk_on(self.path(), variables)
    }

    /// Line by line, in a terminal of this kind and height.
    pub(crate) fn talk(&self, kind: &str, arguments: &[&str], height: u16) -> Terminal {
        Terminal::talk(self.path(), kind, arguments, height)
    }

    /// All that a program says that ends by itself.
    pub(crate) fn told(&self, arguments: &[&str], variables: &[(&str, &str)]) -> String {
        Terminal::told(self.path(), arguments, variables)
    }

    /// Starts the program between two pipes.
    pub(crate) fn pipe(&self, arguments: &[&str]) -> Program {
        let program = std::process::Command::new(PROGRAM)
            .args(arguments)
            .env("ONIRIM_DATA_DIR", self.path())
            .env("ONIRIM_LANG", "en")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        program.expect("the program starts").into()
    }

    /// Plays line by line, with these answers from a pipe, and gives back what was said.
    pub(crate) fn plainly(&self, answers: &str) -> String {
        let mut program = self.pipe(&["play", "--plain"]);
        program.feed(answers);
        String::from_utf8(program.finish().stdout).expect("text")
    }

    /// Puts a game among the saved ones.
    pub(crate) fn save(&self, playthrough: &Playthrough) {
        self.store().create(GameKind::Normal, playthrough).expect("a saved game");
    }

    /// Started so that hang-ups are ignored.
    pub(crate) fn start_ignoring_hang_ups(&self) -> Terminal {
        Terminal::start_ignoring_hang_ups(self.path())
    }

    /// At a table in the midst of a game.
    pub(crate) fn in_mid_game(&self, setup: &str) -> Terminal {
        let mut terminal = self.start(&["play", "--setup", setup, "--seed", "7"]);
        for answers in 0.. {
            assert!(!terminal.is_over(), "a short game:\n{}", terminal.screen());
            if answers >= 12 && terminal.shows("Play or discard a card.") {
                break;
            }
            terminal.answer();
        }
        terminal
    }
}
