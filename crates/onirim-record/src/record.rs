//! A game record: all that is needed to play the same game again.

use std::fmt;
use std::str::FromStr;

use onirim_core::{Action, Ending, Game, Outcome, Setup};

use crate::header::{ADVISED, ADVISED_VALUE, Header};
use crate::notation::{Listed, Notation};
use crate::parse::ParseError;
use crate::share_code::ShareCode;

pub(crate) const FORMAT: &str = "onirim-record";
pub(crate) const VERSION: &str = "1";

/// One action, and what chance decided while it was carried out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// What the player answered.
    pub action: Action,
    /// What chance decided then, in order.
    pub outcomes: Vec<Outcome>,
}

/// A game record. Displays as its file, in canonical form.
///
/// It holds hidden cards too: players who hide cards from each other may see it only after the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    /// What is played.
    pub setup: Setup,
    /// Where chance started from, if it came from a seed.
    pub seed: Option<u64>,
    /// Further headers, in their order.
    pub headers: Vec<Header>,
    /// What chance decided before the first question: Goals from the left, face-up Premonitions, cards.
    pub deal: Vec<Outcome>,
    /// Every action, with what chance decided after it.
    pub plies: Vec<Ply>,
    /// How the game ended, if it did.
    pub end: GameEnd,
}

impl Record {
    /// Is this an unfinished game of players who hide cards? Then the seed and the outcomes are secrets.
    pub fn has_secrets(&self) -> bool {
        self.setup.has_secrets() && self.end == GameEnd::Unfinished
    }

    /// The code that deals the same game again; `None` without a seed.
    pub fn share_code(&self) -> Option<ShareCode> {
        self.seed.map(|seed| ShareCode { setup: self.setup, seed })
    }

    /// Was advice given in this game? A header says so.
    pub fn is_advised(&self) -> bool {
        self.headers.iter().any(|header| header.name().eq_ignore_ascii_case(ADVISED) && header.value() == ADVISED_VALUE)
    }

    /// The value of the first header with this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|header| header.name().eq_ignore_ascii_case(name)).map(Header::value)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT} {VERSION}")?;
        writeln!(f, "setup: {}", self.setup.notation())?;
        if let Some(seed) = self.seed {
            writeln!(f, "seed: {seed}")?;
        }
        for header in &self.headers {
            writeln!(f, "{}: {}", header.name(), header.value())?;
        }
        writeln!(f, "deal: {}", Listed(&self.deal, " "))?;
        for (ply, number) in self.plies.iter().zip(1..) {
            writeln!(f, "{number}. {}", ply.notation())?;
        }
        writeln!(f, "end: {}", self.end.notation())
    }
}

impl FromStr for Record {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Record, ParseError> {
        Record::parse(text.as_bytes())
    }
}

/// The action, and an arrow to its outcomes, if there are any: `play Rs -> Gm`.
impl Notation for Ply {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.write_notation(f)?;
        if self.outcomes.is_empty() { Ok(()) } else { write!(f, " -> {}", Listed(&self.outcomes, " ")) }
    }
}

/// How a record ends. The cause of a defeat is not written: it follows from the plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// The game is won.
    Victory,
    /// The game is lost.
    Defeat,
    /// The game goes on, or was given up.
    Unfinished,
}

impl GameEnd {
    /// All ends there are.
    pub const ALL: [GameEnd; 3] = [GameEnd::Victory, GameEnd::Defeat, GameEnd::Unfinished];

    /// How a game has ended by now.
    pub fn of(game: &Game) -> GameEnd {
        match game.ending() {
            Some(Ending::Victory) => GameEnd::Victory,
            Some(Ending::Defeat(_)) => GameEnd::Defeat,
            None => GameEnd::Unfinished,
        }
    }
}

impl Notation for GameEnd {
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameEnd::Victory => "victory",
            GameEnd::Defeat => "defeat",
            GameEnd::Unfinished => "unfinished",
        })
    }
}
