//! Statistics for people.

use std::io::{self, Write};

use onirim_core::Setup;
use onirim_session::{Counted, Figures, Finish, Score};
use onirim_store::today;
use onirim_text::{Args, Text};

use crate::chart;
use crate::ink::Tone;
use crate::page::Page;

/// How long the longest bar and the line of the trend are.
const ROOM: usize = 40;

/// All games without a program together, then the rows. One row alone needs no sum.
pub(super) fn write(counted: &Counted, only: Option<Setup>, text: &Text, output: &mut impl Write) -> io::Result<()> {
    let mut words = Words { page: Page::new(text, output) };
    words.damaged(counted)?;
    let statistics = &counted.statistics;
    if statistics.rows.is_empty() {
        let key = if only.is_some() { "statistics-none-of" } else { "statistics-none" };
        return words.page.say(&text.get(key));
    }
    let is_summed_up = statistics.rows.len() > 1 && only.is_none() && statistics.overall.games() > 0;
    if is_summed_up {
        words.chapter(&text.get("statistics-all"), &statistics.overall, Span::All)?;
    }
    for (place, (played, figures)) in statistics.rows.iter().enumerate() {
        if place > 0 || is_summed_up {
            words.page.say("")?;
        }
        words.chapter(&text.played(played), figures, Span::Setup)?;
    }
    let more: Vec<String> = text.days(&statistics.days, today()).into_iter().chain(text.left_out(statistics)).collect();
    if only.is_none() && !more.is_empty() {
        words.page.say("")?;
        words.page.say_all(more)?;
    }
    Ok(())
}

/// Which games a chapter is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Span {
    All,
    Setup,
}

struct Words<'a, W> {
    page: Page<'a, W>,
}

impl<W: Write> Words<'_, W> {
    fn damaged(&mut self, counted: &Counted) -> io::Result<()> {
        if counted.damaged.is_empty() {
            return Ok(());
        }
        self.page.say_with("statistics-damaged", &Args::new().count("count", counted.damaged.len()))?;
        for damaged in &counted.damaged {
            let line = self.page.text.damaged_game(damaged);
            self.page.say(&line)?;
        }
        self.page.say("")
    }

    fn chapter(&mut self, title: &str, figures: &Figures, span: Span) -> io::Result<()> {
        self.page.heading(title)?;
        self.results(figures, span)?;
        self.last(figures)?;
        self.doors(figures)?;
        let label = self.page.text.get("statistics-trend");
        let line = self.page.ink.paint(Tone::Joy, &chart::line(&figures.trend(ROOM)));
        self.page.say_with("statistics-line", &Args::new().text("label", label).text("content", line))
    }

    fn results(&mut self, figures: &Figures, span: Span) -> io::Result<()> {
        self.page
            .say_with("statistics-games", &Args::new().count("games", figures.games()).count("wins", figures.wins))?;
        let mut lines: Vec<String> =
            self.page.text.form(figures).into_iter().chain([self.page.text.streaks(figures)]).collect();
        match span {
            // Set-ups have decks of different sizes: bests are compared within one.
            Span::All => {}
            Span::Setup => lines.extend(self.page.text.bests(&figures.bests)),
        }
        lines.push(self.page.text.losses(figures));
        self.page.say_all(lines)?;
        let lost = [&figures.lost_in_refill, &figures.lost_in_redraw, &figures.given_up];
        let doomed: usize = lost.iter().map(|losses| losses.doomed_before).sum();
        if doomed > 0 {
            self.page.say_with("statistics-doomed", &Args::new().count("count", doomed))?;
        }
        let plies = figures.average_plies().unwrap_or_default().round() as i64;
        self.page.say_with("statistics-plies", &Args::new().number("count", plies))
    }

    /// The last games, one sign each, the latest at the end; below it their Doors.
    fn last(&mut self, figures: &Figures) -> io::Result<()> {
        let sign = |finish: &Finish| match finish.score {
            Score::Won => self.page.ink.paint(Tone::Joy, "●"),
            Score::Lost => self.page.ink.paint(Tone::Quiet, "·"),
        };
        let signs: String = figures.last().iter().map(sign).collect();
        let label = self.page.text.get_with("statistics-last", &Args::new().count("count", figures.last().len()));
        self.page.say_with("statistics-line", &Args::new().text("label", label).text("content", signs))?;
        let shares: Vec<f64> = figures.last().iter().map(|finish| finish.doors as f64 / finish.of as f64).collect();
        let (label, line) = (self.page.text.get("statistics-last-doors"), chart::line(&shares));
        let line = self.page.ink.paint(Tone::Quiet, &line);
        self.page.say_with("statistics-line", &Args::new().text("label", label).text("content", line))
    }

    /// How many games ended with so many Doors.
    fn doors(&mut self, figures: &Figures) -> io::Result<()> {
        let label = self.page.text.get("statistics-doors");
        self.page.say(&label)?;
        let most = figures.doors.iter().copied().max().unwrap_or_default();
        for (doors, &games) in figures.doors.iter().enumerate() {
            let bar = self.page.ink.paint(Tone::Quiet, &chart::bar(games, most, ROOM));
            let line = if games == 0 { format!("  {doors}") } else { format!("  {doors} {bar} {games}") };
            self.page.say(&line)?;
        }
        Ok(())
    }
}
