//! A game of self-play, and its samples.

use onirim_ai::evaluator::{Evaluator, Inputs, Judge, Value};
use onirim_core::{Ending, Game as Table, QuickChance, Setup};

/// A table after a choice, and its target.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The table.
    pub inputs: Inputs,
    /// The chance to win that is to be learned.
    pub target: f32,
}

/// A game of self-play.
#[derive(Clone, Debug)]
pub struct Game {
    /// Was the game won?
    pub won: bool,
    /// The mean number of Doors.
    pub doors: u8,
    /// Its samples.
    pub samples: Vec<Sample>,
}

pub(crate) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The target of a lost game while hardly any are won: a share for its Doors, or nothing would be learned.
pub(crate) fn consolation(doors: u8, rate_of_wins: f32) -> f32 {
    let fading = (1.0 - rate_of_wins / 0.3).max(0.0);
    0.5 * fading * (f32::from(doors) / 8.0).powi(2)
}

/// Plays a game with the net's favourites.
pub(crate) fn play(setup: Setup, seed: u64, evaluator: &Evaluator, lambda: f32, rate_of_wins: f32) -> Game {
    let mut chance = QuickChance::new(seed);
    let mut judge = Judge::new(evaluator);
    let Ok(mut game) = Table::new(setup, &mut chance, &mut ());
    let mut steps: Vec<(f32, Option<Inputs>)> = Vec::with_capacity(128);
    while let Some(decision) = game.decision() {
        let Some(favourite) = judge.favourite(&game, &game.legal_actions(), decision.seat) else { break };
        let is_open = favourite.value != Value::LOST && favourite.value != Value::WON;
        let inputs = is_open.then(|| Inputs::of(game.after_listed(favourite.action).table().glance(decision.seat)));
        steps.push((favourite.value.chance() as f32, inputs));
        let Ok(()) = game.apply_listed(favourite.action, &mut chance, &mut ());
        if game.ending().is_none() && !game.may_be_won() {
            break;
        }
    }
    let won = game.ending() == Some(Ending::Victory);
    let doors = game.doors_on_table().into_iter().sum();
    let mut target = if won { 1.0 } else { consolation(doors, rate_of_wins) };
    let mut samples = Vec::with_capacity(steps.len());
    let mut later: Option<f32> = None;
    for (value, inputs) in steps.into_iter().rev() {
        if let Some(later) = later {
            target = (1.0 - lambda) * later + lambda * target;
        }
        later = Some(value);
        if let Some(inputs) = inputs {
            samples.push(Sample { inputs, target });
        }
    }
    Game { won, doors, samples }
}
