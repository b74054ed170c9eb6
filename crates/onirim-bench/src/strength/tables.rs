//! The tables of the document.

use std::fmt::Write;

use onirim_core::Setup;
use onirim_record::Notation;
use onirim_sim::{Adjusted, Calibration, Interval, Pairs, PlayerName, Tally};

use crate::setups::set_ups;
use crate::strength::cells::Kind;
use crate::strength::miniatures::MINIATURES;
use crate::strength::pictures::Thinker;
use crate::strength::summary::MeasuredCell;

/// In place of a figure without a measurement.
const MISSING: &str = "not measured yet";

/// A table in Markdown, row by row.
struct Table(String);

impl Table {
    fn new(columns: &[&str]) -> Table {
        let mut table = Table(String::new());
        table.row(columns);
        table.row(&vec!["---"; columns.len()]);
        table
    }

    fn row<S: AsRef<str>>(&mut self, cells: &[S]) {
        for cell in cells {
            // Writing into a string cannot fail.
            let _ = write!(self.0, "| {} ", cell.as_ref());
        }
        self.0.push_str("|\n");
    }
}

fn percent(share: f64) -> String {
    format!("{:.2} %", share * 100.0)
}

fn between(interval: Interval) -> String {
    format!("{:.2} to {:.2}", interval.low * 100.0, interval.high * 100.0)
}

fn points(difference: f64) -> String {
    format!("{:+.2}", difference * 100.0)
}

/// Whole numbers in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// The win rate of each player.
pub(crate) fn wins(measured: &[MeasuredCell], setups: &[Setup]) -> String {
    let mut table = Table::new(&["set-up", "`random`", "`simple`", "`fast`", "`strong`"]);
    for &setup in setups {
        let mut row = vec![format!("`{}`", setup.notation())];
        row.extend(PlayerName::ALL.map(|player| rate(measured, setup, player)));
        table.row(&row);
    }
    table.0
}

fn rate(measured: &[MeasuredCell], setup: Setup, player: PlayerName) -> String {
    let usual = onirim_ai::search::Effort::USUAL;
    let here = measured.iter().filter(|one| one.cell.setup == setup && one.cell.effort == usual);
    let tallies: Vec<&Tally> = here.filter_map(|one| one.tally(player)).collect();
    // Cells may share deals: the one with most games counts, and for the adjusted rate the one with most games among those with an appraisal.
    let Some((tally, won, ci95)) = tallies
        .iter()
        .max_by_key(|tally| tally.games())
        .and_then(|tally| Some((tally, tally.win_rate()?, tally.ci95()?)))
    else {
        return MISSING.to_owned();
    };
    let mut text = format!("{} ({}; {} games)", percent(won), between(ci95), grouped(tally.games()));
    let adjusted = tallies.iter().filter_map(|tally| Some((tally.games(), tally.adjusted()?)));
    if let Some((_, Adjusted { estimate, ci95, .. })) = adjusted.max_by_key(|(games, _)| *games) {
        let _ = write!(text, "<br>*{} ({})*", percent(estimate), between(ci95));
    }
    text
}

/// The difference of two players on the same deals.
pub(crate) fn comparisons(measured: &[MeasuredCell], setups: &[Setup]) -> String {
    let mut table = Table::new(&["set-up", "`fast` minus `simple`", "`strong` minus `fast`"]);
    for &setup in setups {
        let compared =
            [[PlayerName::Simple, PlayerName::Fast], [PlayerName::Fast, PlayerName::Strong]].map(|players| {
                let usual = onirim_ai::search::Effort::USUAL;
                let cell = measured.iter().find(|one| one.is(Kind::Games, setup, &players) && one.cell.effort == usual);
                cell.and_then(|cell| cell.figures.pairs.as_ref())
                    .and_then(difference)
                    .unwrap_or_else(|| MISSING.to_owned())
            });
        let [simple, strong] = compared;
        table.row(&[format!("`{}`", setup.notation()), simple, strong]);
    }
    table.0
}

fn difference(pairs: &Pairs) -> Option<String> {
    let (difference, ci95) = pairs.difference()?;
    let mut text = format!(
        "{} ({}; {} deals, {})",
        points(difference),
        between(ci95),
        grouped(pairs.deals()),
        probability(pairs.mcnemar())
    );
    if let Some(adjusted) = pairs.adjusted() {
        let _ = write!(text, "<br>*{} ({})*", points(adjusted.estimate), between(adjusted.ci95));
    }
    Some(text)
}

fn probability(p: f64) -> String {
    if p < 0.001 { "p < 0.001".to_owned() } else { format!("p = {p:.3}") }
}

/// The miniatures: the best play, and each player with its regret.
pub(crate) fn miniatures(measured: &[MeasuredCell]) -> String {
    let mut table = Table::new(&["miniature", "optimum", "`random`", "`simple`", "`fast`", "`strong`"]);
    for (number, miniature) in MINIATURES.iter().enumerate() {
        let counted = |players: &[PlayerName]| {
            measured.iter().find(|one| one.is(Kind::Miniature(number), Setup::SOLO, players))?.figures.counted
        };
        let best = counted(&[]);
        let mut row = vec![
            format!("**{}**<br>hand {}<br>deck {}", miniature.name, miniature.hand, miniature.deck),
            best.map_or_else(
                || MISSING.to_owned(),
                |best| format!("{:.4} %<br>{} tables", best.chance * 100.0, grouped(best.tables as u64)),
            ),
        ];
        row.extend(PlayerName::ALL.map(|player| match (best, counted(&[player])) {
            (Some(best), Some(own)) => {
                format!("{:.4} %<br>regret {:.4}", own.chance * 100.0, (best.chance - own.chance) * 100.0)
            }
            (None, _) | (_, None) => MISSING.to_owned(),
        }));
        table.row(&row);
    }
    table.0
}

/// All set-ups of a player together.
pub(crate) fn calibration_of(measured: &[MeasuredCell], player: PlayerName) -> Option<Calibration> {
    let surveys =
        measured.iter().filter(|one| one.cell.players == [player]).filter_map(|one| one.figures.calibration.as_ref());
    surveys.fold(None, |sum: Option<Calibration>, more| {
        let mut sum = sum.unwrap_or_default();
        sum.merge(more);
        Some(sum)
    })
}

/// Stated chances and results, bin by bin.
pub(crate) fn calibration(calibration: &Calibration) -> String {
    let mut table = Table::new(&["said to be won", "positions", "games", "said on average", "won", "95 %"]);
    for (number, bin) in calibration.bins.iter().enumerate() {
        let [low, high] = Calibration::range(number).map(|end| format!("{:.0}", end * 100.0));
        let mut row = vec![format!("{low} to {high} %"), grouped(bin.positions), grouped(bin.games)];
        match (bin.stated(), bin.won()) {
            (Some(stated), Some((won, ci95))) => row.extend([percent(stated), percent(won), between(ci95)]),
            (None, _) | (_, None) => row.extend([const { String::new() }; 3]),
        }
        table.row(&row);
    }
    table.0
}

/// The same, set-up by set-up.
pub(crate) fn calibration_by_setup(measured: &[MeasuredCell]) -> String {
    let mut table = Table::new(&["set-up", "player", "positions", "games", "said on average", "won", "95 %"]);
    for setup in set_ups() {
        for player in [PlayerName::Fast, PlayerName::Strong] {
            let cell = measured.iter().find(|one| one.is(Kind::Calibration, setup, &[player]));
            let mut row = vec![format!("`{}`", setup.notation()), format!("`{}`", player.name())];
            let whole = cell.and_then(|cell| cell.figures.calibration.as_ref()).map(|calibration| calibration.whole);
            match whole.and_then(|whole| Some((whole, whole.stated()?, whole.won()?))) {
                Some((whole, stated, (won, ci95))) => row.extend([
                    grouped(whole.positions),
                    grouped(whole.games),
                    percent(stated),
                    percent(won),
                    between(ci95),
                ]),
                None => row.extend([MISSING; 5].map(str::to_owned)),
            }
            table.row(&row);
        }
    }
    table.0
}

/// Strength and time.
pub(crate) fn time(thinkers: &[Thinker]) -> String {
    let mut table =
        Table::new(&["player", "judgements at most", "CPU time for a decision", "won, luck taken out", "games"]);
    for thinker in thinkers {
        let effort = match thinker.player {
            PlayerName::Strong => grouped(thinker.effort.into()),
            PlayerName::Random | PlayerName::Simple | PlayerName::Fast => "no search".to_owned(),
        };
        let missing = || MISSING.to_owned();
        table.row(&[
            format!("`{}`", thinker.player.name()),
            effort,
            thinker.milliseconds.map_or_else(missing, |time| format!("{time:.3} ms")),
            thinker.won.map_or_else(missing, |won| {
                let remark = if won.has_luck { ", as they came" } else { "" };
                format!("{} ({}){remark}", percent(won.rate), between(won.ci95))
            }),
            grouped(thinker.games),
        ]);
    }
    table.0
}

/// The parts of each figure.
pub(crate) fn sources(measured: &[MeasuredCell]) -> String {
    let columns = ["what", "set-up", "players", "effort", "games", "seeds", "weights", "measured on", "seconds"];
    let mut table = Table::new(&columns);
    for one in measured {
        let (Some(first), Some(last)) = (one.parts.first(), one.parts.last()) else { continue };
        let seeds = one.parts.iter().map(|part| part.key.seed);
        let seeds = match (seeds.clone().min(), seeds.max()) {
            _ if matches!(one.cell.kind, Kind::Miniature(_)) => String::new(),
            (Some(low), Some(high)) if low < high => format!("{low} to {high}"),
            (low, _) => low.map(|seed| seed.to_string()).unwrap_or_default(),
        };
        let mut dates: Vec<&str> = one.parts.iter().map(|part| part.date.as_str()).collect();
        dates.sort_unstable();
        dates.dedup();
        let who = if first.key.players.is_empty() { "best play".to_owned() } else { first.key.players.join(", ") };
        table.row(&[
            first.key.kind.clone(),
            first.key.setup.clone(),
            who,
            if first.key.effort > 0 { grouped(first.key.effort.into()) } else { String::new() },
            match one.cell.kind {
                Kind::Miniature(_) => "counted".to_owned(),
                Kind::Games | Kind::Pace | Kind::Calibration => match one.parts.len() {
                    1 => grouped(one.cell.games),
                    parts => format!("{parts} × {}", grouped(one.cell.games)),
                },
            },
            seeds,
            last.key.weights.clone(),
            dates.join(", "),
            format!("{:.0}", one.parts.iter().map(|part| part.seconds).sum::<f64>()),
        ]);
    }
    table.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::cells::{trial, variants};
    use crate::strength::summary::Figures;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([5, 999, 1000, 1_234_567].map(grouped), ["5", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn missing_figures_are_named() {
        let measured = |cell| MeasuredCell { cell, parts: Vec::new(), figures: Figures::default() };
        let nothing: Vec<MeasuredCell> = trial().into_iter().map(measured).collect();
        assert_eq!(wins(&nothing, &set_ups()).matches(MISSING).count(), 16 * 4);
        assert_eq!(comparisons(&nothing, &variants()).matches(MISSING).count(), 6 * 2);
        assert_eq!(miniatures(&nothing).matches(MISSING).count(), MINIATURES.len() * 5);
        assert_eq!(sources(&nothing).lines().count(), 2);
        assert_eq!(calibration_of(&nothing, PlayerName::Fast), None);
    }

    #[test]
    fn a_difference_has_its_sign_and_its_test() {
        let pairs = Pairs { both: 36, first: 2, second: 12, neither: 0, ..Pairs::default() };
        let text = difference(&pairs).expect("deals");
        assert!(text.starts_with("+20.00 (5.69 to 34.04; 50 deals, p = 0.013)"), "{text}");
    }
}
