//! Replays a record through the engine, step by step, and names the first step that is wrong.

use std::fmt;

use onirim_core::SeededChance;
use thiserror::Error;

use crate::fate::Fate;
use crate::lines::{line_of, text_of};
use crate::notation::Notation;
use crate::parse::ParseError;
use crate::playthrough::Playthrough;
use crate::record::{GameEnd, Record};
use crate::refused::Refused;

/// A step of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayStep {
    /// The outcomes before the first question.
    Deal,
    /// A ply, counted from 1.
    Ply(usize),
    /// How it ended.
    End,
}

impl fmt::Display for ReplayStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayStep::Deal => f.write_str("the deal"),
            ReplayStep::Ply(number) => write!(f, "step {number}"),
            ReplayStep::End => f.write_str("the end"),
        }
    }
}

/// The first wrong step of a record, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{step}: {problem}")]
pub struct ReplayError {
    /// The step.
    pub step: ReplayStep,
    /// What is wrong with it.
    pub problem: ReplayProblem,
}

/// What is wrong with a step.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum ReplayProblem {
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("the record says `{}`, but after the last step the game is {}: write `end: {}`, or add what is missing",
        written.notation(), state(*reached), reached.notation())]
    WrongEnding { written: GameEnd, reached: GameEnd },
}

fn state(end: GameEnd) -> &'static str {
    match end {
        GameEnd::Victory => "won",
        GameEnd::Defeat => "lost",
        GameEnd::Unfinished => "not over",
    }
}

/// Why a file is no record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// It does not have the form of a record.
    #[error(transparent)]
    Form(#[from] ParseError),
    /// The game in it is against the rules or the seed.
    #[error("line {line}: {error}")]
    Game {
        /// The line of the first wrong step, counted from 1.
        line: usize,
        /// The step, and what is wrong with it.
        error: Box<ReplayError>,
    },
}

impl Record {
    /// Plays the game again and verifies every step: each action against the rules, each outcome against the possible
    /// ones and the seed, if there is one; and the ending.
    ///
    /// The returned game can be played on. With a seed, its chance is in the state after the last ply. Remove the
    /// [`seed`](Record::seed) to replay a record of a version whose seeds dealt other cards.
    pub fn replay(&self) -> Result<Playthrough, ReplayError> {
        let wrong = |step| move |refused: Refused| ReplayError { step, problem: refused.into() };
        let deal = Fate::told(&self.deal, self.seed.map(SeededChance::new));
        let mut playthrough = Playthrough::begin(self.setup, self.seed, deal).map_err(wrong(ReplayStep::Deal))?;
        for (ply, number) in self.plies.iter().zip(1..) {
            playthrough.act_with(ply.action, &ply.outcomes).map_err(wrong(ReplayStep::Ply(number)))?;
        }
        let (written, reached) = (self.end, GameEnd::of(playthrough.game()));
        if written != reached {
            return Err(ReplayError {
                step: ReplayStep::End,
                problem: ReplayProblem::WrongEnding { written, reached },
            });
        }
        playthrough.headers_mut().clone_from(&self.headers);
        Ok(playthrough)
    }
}

impl Playthrough {
    /// Reads a record file and replays it; an error names the line of the first wrong step.
    pub fn read(bytes: &[u8]) -> Result<Playthrough, ReadError> {
        let record = Record::parse(bytes)?;
        record.replay().map_err(|error| {
            let line = text_of(bytes).map_or(1, |text| line_of(text, error.step));
            ReadError::Game { line, error: Box::new(error) }
        })
    }
}
