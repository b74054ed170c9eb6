//! Starts the program and talks to it.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use onirim_core::{Action, Game};
use onirim_record::Playthrough;
use onirim_session::{GameKind, Page, SavedGame};
use onirim_store::Store;
use onirim_testkit::patience::Program;
use serde_json::Value;
use tempfile::TempDir;

use crate::folder;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_onirim");

/// Where English is spoken and the program waits for a choice.
pub(crate) const PROMPT: &str = "Your choice: ";

/// A folder for the games of one test.
pub(crate) struct Home(TempDir);

/// What a run of the program left behind.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) output: String,
    pub(crate) errors: String,
}

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

    /// Has anything been saved here?
    pub(crate) fn is_empty(&self) -> bool {
        std::fs::read_dir(self.path()).expect("a folder").next().is_none()
    }

    /// The games that were left, the last played first.
    pub(crate) fn unfinished(&self) -> Vec<SavedGame> {
        let store = self.store();
        let games = store.unfinished().expect("a list").games;
        games.iter().map(|game| store.load(game.id).expect("a good game")).collect()
    }

    /// The games that are over, the last finished first.
    pub(crate) fn finished(&self) -> Vec<SavedGame> {
        let store = self.store();
        let games = store.finished(Page { skip: 0, at_most: 100 }).expect("a list").games;
        games.iter().map(|game| store.load(game.id).expect("a good game")).collect()
    }

    /// The game that was played last and is not over.
    pub(crate) fn saved(&self) -> Playthrough {
        self.unfinished().into_iter().next().expect("a saved game").playthrough
    }

    /// The game that was finished last.
    pub(crate) fn played(&self) -> Playthrough {
        self.finished().into_iter().next().expect("a finished game").playthrough
    }

    /// Saves a game as if it had been left.
    pub(crate) fn save(&self, playthrough: &Playthrough) {
        self.store().create(GameKind::Normal, playthrough).expect("a saved game");
    }

    /// The program with these arguments, without a language in its environment.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        self.command_of(Path::new(PROGRAM), arguments)
    }

    /// The same with a copy of the program.
    pub(crate) fn command_of(&self, program: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments);
        self.prepare(&mut command);
        command
    }

    fn prepare(&self, command: &mut Command) {
        command.env("ONIRIM_DATA_DIR", self.path());
        for variable in ["ONIRIM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(variable);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    }

    /// Runs the program with this input to its end.
    pub(crate) fn run(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
        let mut program = self.talk(arguments);
        program.feed(input.as_ref());
        program.finish().into()
    }

    /// Plays with this set-up and seed, with these lines of input.
    pub(crate) fn play(&self, setup: &str, seed: u64, input: impl AsRef<[u8]>) -> Ran {
        self.run(&["play", "--plain", "--setup", setup, "--seed", &seed.to_string()], input)
    }

    /// Continues the saved game, the first entry of the menu, with these lines of input.
    pub(crate) fn go_on(&self, input: &str) -> Ran {
        self.run(&["play", "--plain"], format!("1\n{input}"))
    }

    /// Starts the program and leaves it running.
    pub(crate) fn talk(&self, arguments: &[&str]) -> Program {
        start(&mut self.command(arguments))
    }

    /// The same in a shell that ignores interrupts, and so makes the program ignore them.
    #[cfg(unix)]
    pub(crate) fn talk_ignoring_interrupts(&self, arguments: &[&str]) -> Program {
        start(self.command_in_shell("trap '' INT; exec \"$0\" \"$@\"").args(arguments))
    }

    /// A shell that runs this script, in which `$0` is the program.
    #[cfg(unix)]
    pub(crate) fn command_in_shell(&self, script: &str) -> Command {
        let mut shell = Command::new("sh");
        shell.args(["-c", script, PROGRAM]);
        self.prepare(&mut shell);
        shell
    }
}

fn start(command: &mut Command) -> Program {
    command.spawn().expect("the program starts").into()
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            code: output.status.code(),
            output: String::from_utf8(output.stdout).expect("text"),
            errors: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

impl Ran {
    /// Runs this to its end, without any input.
    pub(crate) fn of(command: &mut Command) -> Ran {
        start(command).finish().into()
    }

    /// The lines of the output that say something.
    pub(crate) fn lines(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.output.lines().filter(|line| !line.is_empty())
    }

    pub(crate) fn says(&self, text: &str) -> bool {
        self.output.contains(text)
    }

    pub(crate) fn times(&self, text: &str) -> usize {
        self.output.matches(text).count()
    }

    /// The last line that begins so.
    pub(crate) fn last(&self, beginning: &str) -> &str {
        self.lines()
            .rfind(|line| line.starts_with(beginning))
            .unwrap_or_else(|| panic!("no {beginning}: {}", self.output))
    }
}

/// The names of all members of a JSON text, wherever they stand.
pub(crate) fn members(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(object) => {
            object.iter().flat_map(|(name, value)| members(value).into_iter().chain([name.clone()])).collect()
        }
        Value::Array(items) => items.iter().flat_map(members).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => BTreeSet::new(),
    }
}

/// The first choice, so many times.
pub(crate) fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

/// The same for two players who hide cards: "ok" in between shows the cards of the player who is asked. Elsewhere it is no answer, and does no harm.
pub(crate) fn ones_and_oks(count: usize) -> String {
    "1\nok\n".repeat(count)
}

/// Plays the first of the actions that please, until the game does or there is none.
pub(crate) fn play_until(
    mut playthrough: Playthrough,
    pleases: impl Fn(&Game, Action) -> bool,
    found: impl Fn(&Game) -> bool,
) -> Option<Playthrough> {
    while !found(playthrough.game()) {
        let game = *playthrough.game();
        let action = game.legal_actions().iter().find(|&action| pleases(&game, action))?;
        playthrough.act(action).expect("a legal action");
    }
    Some(playthrough)
}
