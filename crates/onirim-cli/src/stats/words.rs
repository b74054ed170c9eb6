//! Statistics for people.

use std::io::{self, Write};

use onirim_core::Setup;
use onirim_store::{Figures, Score, Statistics};
use onirim_text::{Args, Text};

use crate::chart;
use crate::ink::{Ink, Tone};

/// How long the longest bar and the line of the trend are.
const ROOM: usize = 40;

/// All games together, then those of each set-up. One set-up alone needs no sum.
pub(super) fn write(
    statistics: &Statistics,
    only: Option<Setup>,
    text: &Text,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut page = Page { text, ink: Ink::of_output(), output };
    page.damaged(statistics)?;
    if statistics.overall.games() == 0 {
        let key = if only.is_some() { "statistics-none-of" } else { "statistics-none" };
        return page.say(&text.get(key));
    }
    if statistics.by_setup.len() > 1 {
        page.chapter(&text.get("statistics-all"), &statistics.overall)?;
    }
    for (place, (setup, figures)) in statistics.by_setup.iter().enumerate() {
        if place > 0 || statistics.by_setup.len() > 1 {
            page.say("")?;
        }
        page.chapter(&text.setup(setup), figures)?;
    }
    Ok(())
}

struct Page<'a, W> {
    text: &'a Text,
    ink: Ink,
    output: &'a mut W,
}

impl<W: Write> Page<'_, W> {
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn say_with(&mut self, key: &str, args: &Args) -> io::Result<()> {
        let line = self.text.get_with(key, args);
        self.say(&line)
    }

    fn damaged(&mut self, statistics: &Statistics) -> io::Result<()> {
        if statistics.damaged.is_empty() {
            return Ok(());
        }
        self.say_with("statistics-damaged", &Args::new().count("count", statistics.damaged.len()))?;
        for damaged in &statistics.damaged {
            let line = self.text.damaged_game(damaged);
            self.say(&line)?;
        }
        self.say("")
    }

    fn chapter(&mut self, title: &str, figures: &Figures) -> io::Result<()> {
        let title = self.ink.paint(Tone::Heading, title);
        self.say(&title)?;
        self.results(figures)?;
        self.last(figures)?;
        self.doors(figures)?;
        let label = self.text.get("statistics-trend");
        let line = self.ink.paint(Tone::Joy, &chart::line(&figures.trend(ROOM)));
        self.say_with("statistics-line", &Args::new().text("label", label).text("content", line))
    }

    fn results(&mut self, figures: &Figures) -> io::Result<()> {
        self.say_with("statistics-games", &Args::new().count("games", figures.games()).count("wins", figures.wins))?;
        if let Some(rate) = figures.win_rate() {
            let percent = |share: f64| (share * 100.0).round() as i64;
            let args = Args::new()
                .number("share", percent(rate.share))
                .number("low", percent(rate.low))
                .number("high", percent(rate.high));
            self.say_with("statistics-rate", &args)?;
        }
        let streaks = Args::new().count("streak", figures.streak).count("best", figures.best_streak);
        self.say_with("statistics-streak", &streaks)?;
        let lost = [&figures.lost_in_refill, &figures.lost_in_redraw, &figures.given_up];
        let losses = Args::new().count("refill", lost[0].games).count("redraw", lost[1].games);
        self.say_with("statistics-losses", &losses.count("given-up", lost[2].games))?;
        let doomed: usize = lost.iter().map(|losses| losses.doomed_before).sum();
        if doomed > 0 {
            self.say_with("statistics-doomed", &Args::new().count("count", doomed))?;
        }
        let plies = figures.average_plies().unwrap_or_default().round() as i64;
        self.say_with("statistics-plies", &Args::new().number("count", plies))
    }

    /// The last games, one sign each, the latest at the end.
    fn last(&mut self, figures: &Figures) -> io::Result<()> {
        let sign = |score: &Score| match score {
            Score::Won => self.ink.paint(Tone::Joy, "●"),
            Score::Lost => self.ink.paint(Tone::Quiet, "·"),
        };
        let signs: String = figures.last().iter().map(sign).collect();
        let label = self.text.get_with("statistics-last", &Args::new().count("count", figures.last().len()));
        self.say_with("statistics-line", &Args::new().text("label", label).text("content", signs))
    }

    /// How many games ended with so many Doors.
    fn doors(&mut self, figures: &Figures) -> io::Result<()> {
        let label = self.text.get("statistics-doors");
        self.say(&label)?;
        let most = figures.doors.iter().copied().max().unwrap_or_default();
        for (doors, &games) in figures.doors.iter().enumerate() {
            let bar = self.ink.paint(Tone::Quiet, &chart::bar(games, most, ROOM));
            let line = if games == 0 { format!("  {doors}") } else { format!("  {doors} {bar} {games}") };
            self.say(&line)?;
        }
        Ok(())
    }
}
