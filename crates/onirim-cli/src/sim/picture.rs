//! A simulation as a picture.

use onirim_sim::{Chart, Distribution, Plot, Report, Tally};
use onirim_text::{Args, Text};

use super::LOST;
use super::words::{about, notes, rate};

/// All bars of all players.
pub(super) fn of(report: &Report, text: &Text) -> Plot {
    let mut lines = vec![(None, about(report, text))];
    lines.extend(notes(report, text).into_iter().map(|note| (None, note)));
    for (place, (name, tally)) in report.players.iter().enumerate() {
        lines.push((Some(place), of_player(name, tally, text)));
    }
    let tallies: Vec<&Tally> = report.players.iter().map(|(_, tally)| tally).collect();
    let doors = of_numbers("sim-doors", "sim-plot-doors", &tallies, |tally| &tally.doors, text);
    let turns = of_numbers("sim-turns", "sim-plot-turns", &tallies, |tally| &tally.turns, text);
    Plot { title: text.setup(&report.setup), lines, charts: vec![doors, turns, endings(&tallies, text)] }
}

fn of_player(name: &str, tally: &Tally, text: &Text) -> String {
    let none = || text.get("sim-none");
    let plain = tally.win_rate().zip(tally.ci95()).map_or_else(none, |(share, ci95)| rate(share, ci95, text));
    text.get_with("sim-plot-player", &Args::new().text("player", name).text("rate", plain))
}

fn of_numbers(title: &str, axis: &str, tallies: &[&Tally], of: impl Fn(&Tally) -> &Distribution, text: &Text) -> Chart {
    let bars: Vec<Vec<u64>> = tallies.iter().map(|tally| of(tally).counts().to_vec()).collect();
    let places = bars.iter().map(Vec::len).max().unwrap_or(0);
    let labels = (0..places).map(|number| number.to_string()).collect();
    Chart { title: text.get(title), axis: text.get(axis), bars, labels }
}

fn endings(tallies: &[&Tally], text: &Text) -> Chart {
    let bars = tallies.iter().map(|tally| {
        let lost = LOST.iter().map(|(cause, _)| tally.lost_for(*cause));
        [tally.wins].into_iter().chain(lost).collect()
    });
    let labels = ["sim-won"].into_iter().chain(LOST.map(|(_, key)| key)).map(|key| text.get(key));
    Chart { title: text.get("sim-plot-endings"), axis: String::new(), bars: bars.collect(), labels: labels.collect() }
}
