//! A simulation for people.

use std::io::{self, Write};
use std::time::Duration;

use onirim_sim::{Deals, Interval, Pairs, Report, Tally, Verdict, WeightsMark};
use onirim_text::{Args, Text, printable};

use super::LOST;
use crate::chart;
use crate::ink::Tone;
use crate::numbers::{clock, decimal, grouped, percent};
use crate::page::Page;
use crate::progress::time_left;

/// The length of the longest bar.
const ROOM: usize = 30;
/// The width of names.
const NAMES: usize = 34;
/// Smaller probabilities are shown as less than this.
const LEAST_P: f64 = 1e-6;

pub(super) fn write(report: &Report, text: &Text, output: &mut impl Write) -> io::Result<()> {
    let mut words = SimText { page: Page::new(text, output) };
    words.head(report)?;
    for (name, tally) in &report.players {
        words.page.say("")?;
        words.page.heading(name)?;
        words.player(report, tally)?;
    }
    if let (Some(pairs), [(first, _), (second, _)]) = (&report.pairs, &report.players[..]) {
        words.page.say("")?;
        words.compared(pairs, [first, second], report.verdict)?;
    }
    Ok(())
}

/// What was played, in one line.
pub(super) fn about(report: &Report, text: &Text) -> String {
    let deals = text.get(match report.deals {
        Deals::Shared => "sim-deals-shared",
        Deals::Quick => "sim-deals-quick",
    });
    let args = Args::new()
        .text("games", grouped(report.asked, text))
        .count("count", report.asked as usize)
        .text("seed", report.seed.to_string());
    text.get_with("sim-about", &args.text("deals", deals))
}

/// A rate with the interval around it.
pub(super) fn rate(rate: f64, ci95: Interval, text: &Text) -> String {
    let args = Args::new().text("rate", percent(rate, text)).text("level", text.percent_to(95.0, 0));
    text.get_with("sim-rate", &args.text("low", percent(ci95.low, text)).text("high", percent(ci95.high, text)))
}

/// Notes: an interruption, the shards, and weights other than the usual ones.
pub(super) fn notes(report: &Report, text: &Text) -> Vec<String> {
    let mut notes = Vec::new();
    let (of, parts) = &report.shards;
    if *of > 1 {
        let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
        let args = Args::new().count("count", parts.len()).text("parts", text.list(&parts));
        notes.push(text.get_with("sim-shards", &args.number("of", i64::from(*of))));
    }
    if let Some(weights) = report.weights.as_ref().filter(|weights| weights.name != WeightsMark::SHIPPED) {
        let args = Args::new().text("name", printable(&weights.name)).text("checksum", printable(&weights.checksum));
        notes.push(text.get_with("sim-weights", &args));
    }
    if report.interrupted {
        let games = report.players.first().map_or(0, |(_, tally)| tally.games());
        notes.push(text.get_with(
            "sim-interrupted",
            &Args::new().text("games", grouped(games, text)).count("count", games as usize),
        ));
    }
    notes
}

/// The progress.
pub(super) fn progress(played: u64, of: u64, gone: Duration, text: &Text) -> String {
    let args = Args::new().text("played", grouped(played, text)).text("games", grouped(of, text));
    match time_left(gone, played, of - played) {
        None => text.get_with("sim-progress-begun", &args),
        Some(left) => {
            let percent = text.percent_to((played as f64 / of as f64 * 100.0).floor(), 0);
            text.get_with("sim-progress", &args.text("percent", percent).text("left", clock(left)))
        }
    }
}

struct SimText<'a, W> {
    page: Page<'a, W>,
}

impl<W: Write> SimText<'_, W> {
    fn row(&mut self, key: &str, value: &str) -> io::Result<()> {
        let name = self.page.text.get(key);
        self.named(&name, value)
    }

    fn named(&mut self, name: &str, value: &str) -> io::Result<()> {
        let fill = " ".repeat(NAMES.saturating_sub(name.chars().count()).max(1));
        self.page.say(&format!("  {name}{fill}{value}"))
    }

    fn head(&mut self, report: &Report) -> io::Result<()> {
        let title = self.page.text.setup(&report.setup);
        self.page.heading(&title)?;
        self.page.say(&about(report, self.page.text))?;
        self.page.say_all(notes(report, self.page.text))
    }

    fn player(&mut self, report: &Report, tally: &Tally) -> io::Result<()> {
        let text = self.page.text;
        let (games, none) = (tally.games(), text.get("sim-none"));
        self.row("sim-games", &grouped(games, text))?;
        self.row("sim-won", &grouped(tally.wins, text))?;
        let plain = tally.win_rate().zip(tally.ci95()).map(|(share, ci95)| rate(share, ci95, text));
        self.row("sim-win-rate", plain.as_ref().unwrap_or(&none))?;
        let adjusted = tally.adjusted().map(|adjusted| rate(adjusted.estimate, adjusted.ci95, text));
        self.row("sim-adjusted", adjusted.as_ref().unwrap_or(&none))?;
        for (cause, key) in LOST {
            let lost = tally.lost_for(cause);
            if lost > 0 || report.setup.premonitions.is_some() || cause != onirim_core::Cause::Premonition {
                self.row(key, &self.part(lost, games))?;
            }
        }
        self.doors(tally)?;
        self.turns(tally)?;
        let speed = tally.games_per_cpu_second().map(|speed| decimal(speed, if speed < 100.0 { 1 } else { 0 }, text));
        let time = decimal(tally.playing.as_secs_f64(), 2, text);
        let args = Args::new().text("time", time).text("speed", speed.unwrap_or(none));
        self.row("sim-speed", &text.get_with("sim-speed-value", &args))?;
        if tally.appraising.is_zero() {
            return Ok(());
        }
        let [luck, total] = [tally.appraising, tally.cpu_time()].map(|time| decimal(time.as_secs_f64(), 2, text));
        self.row(
            "sim-luck-time",
            &text.get_with("sim-luck-time-value", &Args::new().text("luck", luck).text("total", total)),
        )
    }

    /// A count, and its share of all.
    fn part(&self, count: u64, of: u64) -> String {
        let share = if of == 0 { 0.0 } else { count as f64 / of as f64 };
        let args =
            Args::new().text("count", grouped(count, self.page.text)).text("share", percent(share, self.page.text));
        self.page.text.get_with("sim-part", &args)
    }

    fn doors(&mut self, tally: &Tally) -> io::Result<()> {
        let Some(mean) = tally.doors.mean() else { return Ok(()) };
        let mean = Args::new().text("mean", decimal(mean, 2, self.page.text));
        self.row("sim-doors", &self.page.text.get_with("sim-mean", &mean))?;
        let counts = tally.doors.counts();
        let most = counts.iter().copied().max().unwrap_or_default() as usize;
        for (doors, &count) in counts.iter().enumerate() {
            let bar = self.page.ink.paint(Tone::Quiet, &chart::bar(count as usize, most, ROOM));
            let part = self.part(count, tally.games());
            self.page.say(&format!("    {doors} {bar} {part}"))?;
        }
        Ok(())
    }

    fn turns(&mut self, tally: &Tally) -> io::Result<()> {
        let turns = &tally.turns;
        let Some(mean) = turns.mean() else { return Ok(()) };
        let quantile = |share: f64| turns.quantile(share).unwrap_or_default();
        let args = Args::new()
            .text("mean", decimal(mean, 2, self.page.text))
            .count("least", quantile(0.0))
            .count("lower", quantile(0.25))
            .count("upper", quantile(0.75))
            .count("most", quantile(1.0));
        self.row("sim-turns", &self.page.text.get_with("sim-turns-value", &args))?;
        let counts = &turns.counts()[quantile(0.0)..];
        let most = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
        let line = chart::line(&counts.iter().map(|&count| count as f64 / most).collect::<Vec<_>>());
        let line = self.page.ink.paint(Tone::Quiet, &line);
        self.page.say(&format!("    {line}"))
    }

    fn compared(&mut self, pairs: &Pairs, names: [&str; 2], verdict: Option<Verdict>) -> io::Result<()> {
        let text = self.page.text;
        let [first, second] = names;
        let title = text.get_with("sim-compared", &Args::new().text("first", first).text("second", second));
        self.page.heading(&title)?;
        let deals = pairs.deals();
        self.row("sim-both-won", &self.part(pairs.both, deals))?;
        for (name, count) in [(first, pairs.first), (second, pairs.second)] {
            let label = text.get_with("sim-only-won", &Args::new().text("player", name));
            self.named(&label, &self.part(count, deals))?;
        }
        self.row("sim-neither-won", &self.part(pairs.neither, deals))?;
        if let Some((difference, ci95)) = pairs.difference() {
            self.row("sim-difference", &rate(difference, ci95, text))?;
        }
        let adjusted = pairs.adjusted().map(|adjusted| rate(adjusted.estimate, adjusted.ci95, text));
        self.row("sim-difference-adjusted", &adjusted.unwrap_or_else(|| text.get("sim-none")))?;
        let p = decimal(pairs.mcnemar().max(LEAST_P), 6, text);
        self.row("sim-mcnemar", &if pairs.mcnemar() < LEAST_P { format!("< {p}") } else { p })?;
        let decided = verdict.map(|verdict| match verdict {
            Verdict::First => text.get_with("sim-decided-better", &Args::new().text("player", first)),
            Verdict::Second => text.get_with("sim-decided-better", &Args::new().text("player", second)),
            Verdict::Equal => text.get("sim-decided-equal"),
        });
        decided.map_or(Ok(()), |decided| self.row("sim-decided", &decided))
    }
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    #[test]
    fn the_progress_has_games_and_time_left() {
        let (text, gone) = (Text::new(Language::English), Duration::from_secs(20));
        assert_eq!(progress(2500, 10_000, gone, &text), "2,500 of 10,000 games, 25%, 1:00 left");
        assert_eq!(progress(0, 10_000, gone, &text), "0 of 10,000 games");
    }
}
