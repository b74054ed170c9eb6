//! The naive game: a table, the answers given so far in this turn, and where they lead.

use std::fmt;

use onirim_core::{Action, Cause, Ending, Outcome, Question, Seat, Setup};

use crate::fortune::Fortune;
use crate::play::{Flow, Play, Stop};
use crate::table::Table;

/// What is played through from its start for each answer.
#[derive(Clone, Copy, Debug)]
enum Stretch {
    SetUp,
    Turn,
}

/// An action that is no answer to what is asked. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOffered(pub Action);

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not among the legal actions", self.0)
    }
}

impl std::error::Error for NotOffered {}

/// A game of Onirim with real cards in a real order.
#[derive(Clone, Debug)]
pub struct Naive {
    stretch: Stretch,
    /// The table at the start of the stretch.
    start: Table,
    answers: Vec<Action>,
    /// How many outcomes of this stretch have been told already.
    told: usize,
    now: Table,
    stop: Stop,
}

impl Naive {
    /// Sets a game up, with the Goals, Premonitions and cards that came to be seen on the way.
    pub fn new(setup: Setup, seed: u64) -> (Naive, Vec<Outcome>) {
        Naive::with_fortune(setup, seed, Fortune::Fair)
    }

    /// The same, with shuffles that need not be fair.
    pub fn with_fortune(setup: Setup, seed: u64, fortune: Fortune) -> (Naive, Vec<Outcome>) {
        Naive::at(Stretch::SetUp, Table::new(setup, seed, fortune))
    }

    /// A game at the start of a turn, with this table.
    pub(crate) fn at_turn(table: Table) -> Naive {
        Naive::at(Stretch::Turn, table).0
    }

    fn at(stretch: Stretch, start: Table) -> (Naive, Vec<Outcome>) {
        let now = start.clone();
        let mut naive = Naive { stretch, start, answers: Vec::new(), told: 0, now, stop: Stop::Lost(Cause::Refill) };
        let seen = naive.play_on();
        (naive, seen)
    }

    /// The seat that is asked, and the question. `None` when the game is over.
    pub fn decision(&self) -> Option<(Seat, Question)> {
        match &self.stop {
            Stop::Asked { seat, question, .. } => Some((*seat, *question)),
            Stop::Won | Stop::Lost(_) => None,
        }
    }

    /// The answers to the question, each once.
    pub fn legal_actions(&self) -> Vec<Action> {
        match &self.stop {
            Stop::Asked { offered, .. } => offered.clone(),
            Stop::Won | Stop::Lost(_) => Vec::new(),
        }
    }

    /// How the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        match &self.stop {
            Stop::Asked { .. } => None,
            Stop::Won => Some(Ending::Victory),
            Stop::Lost(cause) => Some(Ending::Defeat(*cause)),
        }
    }

    /// Carries an action out, up to the next question, and returns the cards that were seen for the first time.
    pub fn act(&mut self, action: Action) -> Result<Vec<Outcome>, NotOffered> {
        if !self.legal_actions().contains(&action) {
            return Err(NotOffered(action));
        }
        self.answers.push(action);
        Ok(self.play_on())
    }

    /// Everything on the table.
    pub(crate) fn table(&self) -> &Table {
        &self.now
    }

    fn play_on(&mut self) -> Vec<Outcome> {
        let mut news = Vec::new();
        loop {
            let mut play = Play::new(self.start.clone(), &self.answers);
            let end: Flow = match self.stretch {
                Stretch::SetUp => play.set_up(),
                Stretch::Turn => play.turn(),
            };
            let Play { table, seen, .. } = play;
            news.extend(seen.iter().skip(self.told));
            match end {
                Ok(()) => {
                    self.stretch = Stretch::Turn;
                    self.start = table;
                    self.answers.clear();
                    self.told = 0;
                }
                Err(stop) => {
                    self.told = seen.len();
                    self.now = table;
                    self.stop = stop;
                    return news;
                }
            }
        }
    }
}
