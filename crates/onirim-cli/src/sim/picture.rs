//! A simulation as a picture.

use onirim_sim::chart::{Axis, Chart, Marks, Picture, Point, Scale, Series};
use onirim_sim::{Distribution, Report, Tally};
use onirim_text::{Args, Text};

use super::LOST;
use super::words::{about, notes, rate};

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 160.0;

/// Bar charts of all players.
pub(super) fn of(report: &Report, text: &Text) -> Picture {
    let mut lines = vec![(None, about(report, text))];
    lines.extend(notes(report, text).into_iter().map(|note| (None, note)));
    for (place, (name, tally)) in report.players.iter().enumerate() {
        lines.push((Some(place), of_player(name, tally, text)));
    }
    let tallies: Vec<&Tally> = report.players.iter().map(|(_, tally)| tally).collect();
    let doors = of_numbers("sim-doors", "sim-plot-doors", &tallies, |tally| &tally.doors, text);
    let turns = of_numbers("sim-turns", "sim-plot-turns", &tallies, |tally| &tally.turns, text);
    let charts = vec![doors, turns, endings(&tallies, text)];
    Picture { title: text.setup(&report.setup), lines, width: WIDTH, charts }
}

fn of_player(name: &str, tally: &Tally, text: &Text) -> String {
    let none = || text.get("sim-none");
    let plain = tally.win_rate().zip(tally.ci95()).map_or_else(none, |(share, ci95)| rate(share, ci95, text));
    text.get_with("sim-plot-player", &Args::new().text("player", name).text("rate", plain))
}

fn of_numbers(title: &str, axis: &str, tallies: &[&Tally], of: impl Fn(&Tally) -> &Distribution, text: &Text) -> Chart {
    let counts: Vec<Vec<u64>> = tallies.iter().map(|tally| of(tally).counts().to_vec()).collect();
    let places = counts.iter().map(Vec::len).max().unwrap_or(0);
    let labels = (0..places).map(|number| number.to_string()).collect();
    bars(text.get(title), text.get(axis), labels, &counts)
}

fn endings(tallies: &[&Tally], text: &Text) -> Chart {
    let counts = tallies.iter().map(|tally| {
        let lost = LOST.iter().map(|(cause, _)| tally.lost_for(*cause));
        [tally.wins].into_iter().chain(lost).collect()
    });
    let labels = ["sim-won"].into_iter().chain(LOST.map(|(_, key)| key)).map(|key| text.get(key));
    bars(text.get("sim-plot-endings"), String::new(), labels.collect(), &counts.collect::<Vec<_>>())
}

/// For each player, how often each place came.
fn bars(title: String, axis: String, labels: Vec<String>, counts: &[Vec<u64>]) -> Chart {
    let most = counts.iter().flatten().copied().max().unwrap_or(0).max(1) as f64;
    let x = Axis {
        title: axis,
        scale: Scale::Even,
        range: [-0.5, labels.len() as f64 - 0.5],
        ticks: labels.into_iter().zip(0..).map(|(label, place)| (f64::from(place), label)).collect(),
    };
    let series = counts.iter().enumerate().map(|(color, counts)| {
        let points = counts.iter().zip(&x.ticks).map(|(count, (place, label))| Point {
            x: *place,
            y: *count as f64,
            interval: None,
            label: format!("{label}: {count}"),
        });
        Series { name: String::new(), color, points: points.collect() }
    });
    let series = series.collect();
    let y = Axis { title: String::new(), scale: Scale::Even, range: [0.0, most], ticks: Vec::new() };
    Chart { title, height: HEIGHT, marks: Marks::Bars, x, y, reference: None, series }
}
