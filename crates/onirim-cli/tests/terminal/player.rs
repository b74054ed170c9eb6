//! Somebody who reads the screen and presses keys.

use onirim_patience::Program;
use onirim_record::Playthrough;
use onirim_session::GameKind;
use onirim_store::Store;
use tempfile::TempDir;

use crate::terminal::{Aftermath, Terminal};

pub(crate) const ENTER: &str = "\r";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const CTRL_C: &str = "\x03";

const KEYS: [&str; 4] =
    ["Discard the red Key", "Discard the blue Key", "Discard the green Key", "Discard the brown Key"];

/// More keys than any game takes.
const KEYS_OF_A_GAME: usize = 2000;

/// A folder for the games of one test.
pub(crate) struct Home(TempDir);

impl Home {
    /// Where nobody has played yet.
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().expect("a folder"))
    }

    /// Where somebody has turned animations off: each key is answered by one picture.
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
        Terminal::start(self.0.path(), arguments)
    }

    /// Line by line, in a terminal of this kind and height.
    pub(crate) fn talk(&self, kind: &str, arguments: &[&str], height: u16) -> Terminal {
        Terminal::talk(self.0.path(), kind, arguments, height)
    }

    /// All that a program says that ends by itself.
    pub(crate) fn told(&self, arguments: &[&str], variables: &[(&str, &str)]) -> String {
        Terminal::told(self.0.path(), arguments, variables)
    }

    /// Plays line by line, with these answers from a pipe, and gives back what was said.
    pub(crate) fn plainly(&self, answers: &str) -> String {
        let program = std::process::Command::new(env!("CARGO_BIN_EXE_onirim"))
            .args(["play", "--plain", "--lang", "en"])
            .env("ONIRIM_DATA_DIR", self.0.path())
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut program = Program::from(program);
        program.feed(answers);
        String::from_utf8(program.finish().stdout).expect("text")
    }

    /// Puts a game among the saved ones.
    pub(crate) fn save(&self, playthrough: &Playthrough) {
        Store::open(self.0.path()).and_then(|store| store.create(GameKind::Normal, playthrough)).expect("a saved game");
    }

    /// Started where closed windows are nobody's business.
    pub(crate) fn start_ignoring_hang_ups(&self) -> Terminal {
        Terminal::start_ignoring_hang_ups(self.0.path())
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

impl Terminal {
    /// Presses the key of the choice with these words.
    pub(crate) fn choose(&mut self, words: &str) -> &mut Terminal {
        let screen = self.screen();
        let key = screen.split_once(words).and_then(|(before, _)| before.split_whitespace().last());
        let key = key.unwrap_or_else(|| panic!("no {words:?} to choose:\n{screen}"));
        self.press(key)
    }

    /// Moves up until the line with these words is the chosen one.
    pub(crate) fn go_to(&mut self, words: &str) -> &mut Terminal {
        for _ in 0..20 {
            if self.shows(&format!("▸ {words}")) {
                return self;
            }
            self.press(UP);
        }
        panic!("no way to {words:?}:\n{}", self.screen());
    }

    /// Types letter by letter.
    pub(crate) fn type_in(&mut self, words: &str) -> &mut Terminal {
        for letter in words.chars() {
            self.press(&letter.to_string());
        }
        self
    }

    pub(crate) fn is_over(&self) -> bool {
        self.shows("Back to the menu")
    }

    /// Answers whatever is asked, in the simplest way; a Key is for a Prophecy.
    pub(crate) fn answer(&mut self) {
        if self.shows("Careful!") {
            self.choose("Do it all the same");
        } else if self.shows("mark one card to discard") {
            self.press("x").press(ENTER);
        } else if let Some(discard) = KEYS.into_iter().find(|discard| self.shows(discard)) {
            self.choose(discard);
        } else {
            self.press(ENTER);
        }
    }

    /// Answers until the game is over; all that was shown on the way.
    pub(crate) fn play_to_the_end(&mut self) -> String {
        let mut shown = String::new();
        for _ in 0..KEYS_OF_A_GAME {
            shown.push_str(&self.screen());
            if self.is_over() {
                return shown;
            }
            self.answer();
        }
        panic!("the game never ends:\n{}", self.screen());
    }
}
