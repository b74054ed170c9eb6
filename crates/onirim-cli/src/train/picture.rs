//! The learning curve as a picture.

use onirim_sim::chart::{Axis, Chart, Marks, Picture, Point, Scale, Series};
use onirim_sim::train::{Progress, Trainer};
use onirim_text::{Args, Text};

use crate::numbers::{decimal, grouped};

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 160.0;
/// The number of ticks of an axis, about.
const TICKS: f64 = 6.0;

pub(super) fn of(trainer: &Trainer, text: &Text) -> Picture {
    let (recipe, curve) = (trainer.recipe(), trainer.curve());
    let about = Args::new()
        .text("round", grouped(curve.len() as u64, text))
        .text("rounds", grouped(recipe.rounds as u64, text))
        .text("games", grouped(recipe.games as u64, text))
        .text("seed", recipe.seed.to_string());
    let loss = points(curve, |round| round.loss);
    let highest = loss.iter().map(|point| point.y).filter(|loss| loss.is_finite()).fold(0.0, f64::max);
    let games = curve.last().map_or(0, |round| round.games) as f64;
    let x = axis(text.get("train-plot-games"), games, |games| grouped(games as u64, text));
    let upper = Axis { title: String::new(), ticks: Vec::new(), ..x.clone() };
    let percent = axis(String::new(), 100.0, |share| text.percent_to(share, 0));
    let decimals = axis(String::new(), highest, |loss| decimal(loss, 2, text));
    let won = points(curve, |round| round.rate_of_wins * 100.0);
    Picture {
        title: text.setup(&recipe.setup),
        lines: vec![(None, text.get_with("train-plot-about", &about))],
        width: WIDTH,
        charts: vec![
            chart(Series { name: text.get("train-plot-won"), color: 0, points: won }, upper, percent),
            chart(Series { name: text.get("train-plot-loss"), color: 1, points: loss }, x, decimals),
        ],
    }
}

fn points(curve: &[Progress], of: fn(&Progress) -> f32) -> Vec<Point> {
    curve.iter().map(|round| Point { x: round.games as f64, y: of(round).into(), ..Point::default() }).collect()
}

fn chart(series: Series, x: Axis, y: Axis) -> Chart {
    Chart { title: String::new(), height: HEIGHT, marks: Marks::Line, x, y, reference: None, series: vec![series] }
}

/// Round numbers from 0 to the first that is not below this one.
fn axis(title: String, most: f64, words: impl Fn(f64) -> String) -> Axis {
    let step = step(most);
    let count = (most / step).ceil().max(1.0) as u32;
    let at = |number: u32| f64::from(number) * step;
    let ticks = (0..=count).map(|number| (at(number), words(at(number)))).collect();
    Axis { title, scale: Scale::Even, range: [0.0, at(count)], ticks }
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
        axis(String::new(), most, |_| String::new()).ticks.iter().map(|(at, _)| *at).collect()
    }

    #[test]
    fn an_axis_has_round_numbers_up_to_its_end() {
        assert_eq!(at(100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(at(1_536_000.0), [0.0, 500_000.0, 1_000_000.0, 1_500_000.0, 2_000_000.0]);
        assert_eq!(at(0.0), [0.0, 1.0]);
        assert_eq!(at(3.0).last(), Some(&3.0));
    }
}
