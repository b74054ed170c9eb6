//! The learning curve.

use onirim_sim::train::{Progress, Trainer};
use onirim_sim::{Line, LinePlot, Tick};
use onirim_text::{Args, Text};

use crate::numbers::{decimal, grouped};

/// An axis has about so many numbers.
const TICKS: f64 = 6.0;

pub(super) fn of(trainer: &Trainer, text: &Text) -> LinePlot {
    let (recipe, curve) = (trainer.recipe(), trainer.curve());
    let about = Args::new()
        .text("round", grouped(curve.len() as u64, text))
        .text("rounds", grouped(recipe.rounds as u64, text))
        .text("games", grouped(recipe.games as u64, text))
        .text("seed", recipe.seed.to_string());
    let points = |of: fn(&Progress) -> f32| -> Vec<(f64, f64)> {
        curve.iter().map(|round| (round.games as f64, of(round).into())).collect()
    };
    let won = points(|round| round.rate_of_wins * 100.0);
    let loss = points(|round| round.loss);
    let highest = loss.iter().map(|(_, loss)| *loss).filter(|loss| loss.is_finite()).fold(0.0, f64::max);
    let games = curve.last().map_or(0, |round| round.games) as f64;
    let percent = |share: f64| text.percent_to(share, 0);
    LinePlot {
        title: text.setup(&recipe.setup),
        lines: vec![text.get_with("train-plot-about", &about)],
        axis: text.get("train-plot-games"),
        ticks: ticks(games, |games| grouped(games as u64, text)),
        charts: vec![
            Line { title: text.get("train-plot-won"), points: won, ticks: ticks(100.0, percent) },
            Line {
                title: text.get("train-plot-loss"),
                points: loss,
                ticks: ticks(highest, |loss| decimal(loss, 2, text)),
            },
        ],
    }
}

/// Round numbers from 0 to the first that is not below this one.
fn ticks(most: f64, words: impl Fn(f64) -> String) -> Vec<Tick> {
    let step = step(most);
    let count = (most / step).ceil().max(1.0) as u32;
    (0..=count).map(|number| f64::from(number) * step).map(|at| Tick { at, words: words(at) }).collect()
}

/// 1, 2 or 5, times a power of ten.
fn step(most: f64) -> f64 {
    let least = if most > 0.0 { most / TICKS } else { 1.0 };
    let power = 10_f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|step| *step >= least).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(most: f64) -> Vec<f64> {
        ticks(most, |_| String::new()).iter().map(|tick| tick.at).collect()
    }

    #[test]
    fn an_axis_has_round_numbers_up_to_its_end() {
        assert_eq!(at(100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(at(1_536_000.0), [0.0, 500_000.0, 1_000_000.0, 1_500_000.0, 2_000_000.0]);
        assert_eq!(at(0.0), [0.0, 1.0]);
        assert_eq!(at(3.0).last(), Some(&3.0));
    }
}
