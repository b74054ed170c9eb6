//! The driver: the naive game is played at random, the engine follows, and both are compared at each step.

use std::fmt;

use onirim_core::{Action, Ending, Game, Outcome, Refusal, Script, ScriptError, Setup};

use crate::fortune::{Fortune, Shuffler};
use crate::naive::Naive;
use crate::picture::Picture;
use crate::style::Style;
use crate::table::Table;

/// The number of actions of earlier positions that are kept, to be tried where they are not legal.
const MEMORY: usize = 64;

/// A game that was followed without a disagreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The actions that were carried out.
    pub actions: Vec<Action>,
    /// How the game ended, if it did before the steps were used up.
    pub ending: Option<Ending>,
    /// The most Doors that lay on the table at one time.
    pub most_doors: usize,
}

/// A disagreement of the naive game and the engine.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The set-up.
    pub setup: Setup,
    /// The seed of the game.
    pub seed: u64,
    /// How actions were chosen.
    pub style: Style,
    /// The actions so far; the last one led to the disagreement. None: the set-up did.
    pub actions: Vec<Action>,
    /// The lines that differ.
    pub report: String,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}, seed {}, {:?}, step {}", self.setup, self.seed, self.style, self.actions.len())?;
        let first = self.actions.len().saturating_sub(12);
        writeln!(f, "last actions: {:?}", &self.actions[first..])?;
        write!(f, "{}", self.report)
    }
}

impl std::error::Error for Disagreement {}

/// Plays a random game, at most so many steps of it, on the naive table and on the engine.
pub fn follow(setup: Setup, seed: u64, style: Style, max_steps: usize) -> Result<Steps, Box<Disagreement>> {
    follow_pair(Pair::at_set_up(setup, seed, style), setup, seed, style, max_steps)
}

/// The same, from a table laid out at random as if many turns had been played.
pub fn follow_late(setup: Setup, seed: u64, style: Style, max_steps: usize) -> Result<Steps, Box<Disagreement>> {
    follow_pair(Pair::late(setup, seed, style), setup, seed, style, max_steps)
}

fn follow_pair(
    pair: Result<Pair, String>,
    setup: Setup,
    seed: u64,
    style: Style,
    max_steps: usize,
) -> Result<Steps, Box<Disagreement>> {
    let mut pair = pair.map_err(|report| disagreement(setup, seed, style, &[], report))?;
    let mut actions = Vec::new();
    while actions.len() < max_steps {
        let Some(action) = style.choose(&pair.naive, &pair.naive.legal_actions(), &mut pair.dice) else {
            break;
        };
        actions.push(action);
        pair.step(action).map_err(|report| disagreement(setup, seed, style, &actions, report))?;
    }
    Ok(Steps { actions, ending: pair.naive.ending(), most_doors: pair.most_doors })
}

fn disagreement(setup: Setup, seed: u64, style: Style, actions: &[Action], report: String) -> Box<Disagreement> {
    Box::new(Disagreement { setup, seed, style, actions: actions.to_vec(), report })
}

/// The same game twice.
struct Pair {
    naive: Naive,
    engine: Game,
    dice: Shuffler,
    earlier: Vec<Action>,
    most_doors: usize,
}

impl Pair {
    fn at_set_up(setup: Setup, seed: u64, style: Style) -> Result<Pair, String> {
        let (naive, outcomes) = Naive::with_fortune(setup, seed, style.fortune());
        let mut script = Script::new(&outcomes);
        let engine = Game::new(setup, &mut script, &mut ())
            .map_err(|error| format!("set-up: {}", unscripted(&error, &outcomes)))?;
        all_used(&script, &outcomes)?;
        Pair::new(naive, engine, seed)
    }

    fn late(setup: Setup, seed: u64, style: Style) -> Result<Pair, String> {
        let table = Table::late(setup, seed, style.fortune());
        let engine =
            table.position().into_game().map_err(|error| format!("the engine finds it impossible: {error}\n"))?;
        Pair::new(Naive::at_turn(table), engine, seed)
    }

    fn new(naive: Naive, engine: Game, seed: u64) -> Result<Pair, String> {
        let dice = Shuffler::new(!seed, Fortune::Fair);
        let pair = Pair { naive, engine, dice, earlier: Vec::new(), most_doors: 0 };
        pair.compare()?;
        Ok(pair)
    }

    fn step(&mut self, action: Action) -> Result<(), String> {
        self.try_what_is_not_offered()?;
        self.remember(action);
        let before = Picture::of_naive(&self.naive);
        let at = |report: String| format!("{report}before this step:\n{before}");
        let outcomes = self.naive.act(action).map_err(|error| format!("naive: {error}\n"))?;
        let mut script = Script::new(&outcomes);
        self.engine.apply(action, &mut script, &mut ()).map_err(|refusal| match refusal {
            Refusal::Illegal(illegal) => at(format!("the engine refuses: {illegal}\n")),
            Refusal::Unknown(error) => at(unscripted(&error, &outcomes)),
        })?;
        all_used(&script, &outcomes).map_err(at)?;
        self.compare().map_err(at)?;
        let doors = self.naive.table().doors.iter().map(Vec::len).sum();
        self.most_doors = self.most_doors.max(doors);
        Ok(())
    }

    fn compare(&self) -> Result<(), String> {
        if !self.naive.table().is_complete() {
            return Err("the naive table has lost or doubled a piece (X4)\n".to_owned());
        }
        let (naive, engine) = (Picture::of_naive(&self.naive), Picture::of_engine(&self.engine));
        if naive == engine { Ok(()) } else { Err(naive.differences(&engine)) }
    }

    /// The engine must refuse, and stay as it is, where an answer to an earlier question is none to this one.
    fn try_what_is_not_offered(&mut self) -> Result<(), String> {
        if self.earlier.is_empty() {
            return Ok(());
        }
        let wrong = self.earlier[self.dice.below(self.earlier.len())];
        if self.naive.legal_actions().contains(&wrong) {
            return Ok(());
        }
        let before = self.engine;
        match self.engine.apply(wrong, &mut Script::new(&[]), &mut ()) {
            Err(Refusal::Illegal(_)) if self.engine == before => Ok(()),
            result => Err(format!("the engine should refuse {wrong:?} and stay as it is, but: {result:?}\n")),
        }
    }

    fn remember(&mut self, action: Action) {
        if self.earlier.len() < MEMORY {
            self.earlier.push(action);
        } else {
            let place = self.dice.below(MEMORY);
            self.earlier[place] = action;
        }
    }
}

fn all_used(script: &Script<'_>, outcomes: &[Outcome]) -> Result<(), String> {
    if script.rest().is_empty() {
        Ok(())
    } else {
        Err(format!("the engine left {:?} of {outcomes:?} unasked\n", script.rest()))
    }
}

fn unscripted(error: &ScriptError, outcomes: &[Outcome]) -> String {
    format!("the engine asks chance for something else than {outcomes:?}: {error}\n")
}
