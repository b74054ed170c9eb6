//! A game against oneself, and what there is to learn from it.

use onirim_ai::evaluator::Inputs;
use onirim_core::{Action, Afterstate, Ending, Game as Table, QuickChance, Seat, Setup};

use crate::train::net::Net;

/// A table after a choice, and what it was worth in the end.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The table.
    pub inputs: Inputs,
    /// The chance to win that it stood for.
    pub target: f32,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Game {
    /// Was it won?
    pub won: bool,
    /// How many Doors were found.
    pub doors: u8,
    /// What there is to learn.
    pub samples: Vec<Sample>,
}

/// The value of a table after a choice.
enum Worth {
    Known(f32),
    Guessed(f32, Box<Inputs>),
}

fn worth(after: &Afterstate, seat: Seat, net: &Net) -> Worth {
    let table = after.table();
    match after.settled().and_then(Table::ending) {
        Some(Ending::Victory) => return Worth::Known(1.0),
        Some(Ending::Defeat(_)) => return Worth::Known(0.0),
        None => {}
    }
    if !table.may_be_won() {
        return Worth::Known(0.0);
    }
    let inputs = Inputs::of(&table.view(seat));
    Worth::Guessed(sigmoid(net.logit(&inputs)), Box::new(inputs))
}

pub(crate) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The choice with the best table after it; the first of equals.
pub fn greedy(game: &Table, net: &Net) -> Option<(Action, f32, Option<Inputs>)> {
    let seat = game.decision()?.seat;
    let mut best: Option<(Action, f32, Option<Inputs>)> = None;
    for action in game.legal_actions() {
        let (value, inputs) = match worth(&game.after_listed(action), seat, net) {
            Worth::Known(value) => (value, None),
            Worth::Guessed(value, inputs) => (value, Some(*inputs)),
        };
        if best.as_ref().is_none_or(|(_, most, _)| value > *most) {
            best = Some((action, value, inputs));
        }
    }
    best
}

/// How a lost game is paid while hardly any are won: by its Doors, or nothing would be learned.
pub(crate) fn consolation(doors: u8, rate_of_wins: f32) -> f32 {
    let fading = (1.0 - rate_of_wins / 0.3).max(0.0);
    0.5 * fading * (f32::from(doors) / 8.0).powi(2)
}

/// Plays a game, always choosing what looks best.
pub(crate) fn play(setup: Setup, seed: u64, net: &Net, lambda: f32, rate_of_wins: f32) -> Game {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Table::new(setup, &mut chance, &mut ());
    let mut steps: Vec<(f32, Option<Inputs>)> = Vec::new();
    while let Some((action, value, inputs)) = greedy(&game, net) {
        steps.push((value, inputs));
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
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
