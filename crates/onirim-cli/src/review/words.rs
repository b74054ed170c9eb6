//! The text of a review.

use std::io::{self, Write};

use onirim_coach::review::{Moment, Progress, Review, Share};
use onirim_text::{Args, Sign, Text};

use crate::chart::{self, Signs};
use crate::ink::Tone;
use crate::page::Page;

/// The size of the chart, where there is room.
const ROWS: usize = 6;
const COLUMNS: usize = 64;
/// The least width of a chart.
const FEWEST_COLUMNS: usize = 16;
/// The width of the scale before it.
const SCALE: usize = 7;
/// The width of names.
const NAMES: usize = 36;
/// The most mistakes and turning points that are listed.
const MOST_MISTAKES: usize = 6;
pub(super) const MOST_TURNS: usize = 4;

pub(super) fn write(review: &Review, text: &Text, output: &mut impl Write) -> io::Result<()> {
    let mut words = ReviewText { page: Page::new(text, output) };
    words.head(review)?;
    words.chart(review)?;
    words.mistakes(review)?;
    words.turning_points(review)?;
    words.topics(review)
}

struct ReviewText<'a, W> {
    page: Page<'a, W>,
}

impl<W: Write> ReviewText<'_, W> {
    fn head(&mut self, review: &Review) -> io::Result<()> {
        let title = self.page.text.review_title(review);
        self.page.heading(&title)?;
        self.page.say(&self.page.text.setup_with(&review.setup(), review.programs()))?;
        self.page.say_all(self.page.text.review_in_short(review))
    }

    fn chart(&mut self, review: &Review) -> io::Result<()> {
        let chances: Vec<f64> = review.chances().map(Share::fraction).collect();
        let lines = chart::area(&chances, ROWS, room(Page::<W>::columns()), Signs::of_environment());
        let width = lines.first().map_or(0, |line| line.chars().count());
        self.page.say("")?;
        for (line, row) in lines.iter().zip(0..) {
            let scale = match row {
                0 => self.page.text.percent_to(100.0, 0),
                _ if row == ROWS / 2 => self.page.text.percent_to(50.0, 0),
                _ => String::new(),
            };
            let line = self.page.ink.paint(Tone::Quiet, line);
            self.page.say(&format!("{scale:>SCALE$} {line}"))?;
        }
        let last = review.moments().last().map_or(0, |moment| moment.turn);
        let [first, last] =
            [1, last].map(|turn| self.page.text.get_with("review-chart.turn", &Args::new().count("turn", turn)));
        let between = " ".repeat(width.saturating_sub(first.chars().count() + last.chars().count()).max(1));
        self.page.say(&format!("{:SCALE$} {first}{between}{last}", ""))
    }

    fn mistakes(&mut self, review: &Review) -> io::Result<()> {
        let mistakes = review.mistakes();
        self.page.say("")?;
        self.page.heading(&self.page.text.get("review-mistakes"))?;
        if mistakes.is_empty() {
            return self.page.say(&self.page.text.get("review-mistakes.none"));
        }
        self.page.say(&self.page.text.get("review-mistakes.intro"))?;
        for moment in mistakes.iter().take(MOST_MISTAKES) {
            self.decision(moment, &self.page.text.points(moment.skill(), Sign::Both))?;
            let better = self.page.text.review_answer(moment, moment.best.action, moment.before());
            self.named("review-better", &better)?;
        }
        match mistakes.len().saturating_sub(MOST_MISTAKES) {
            0 => Ok(()),
            more => self.page.say(&self.page.text.get_with("review-mistakes.more", &Args::new().count("count", more))),
        }
    }

    /// The turn of a decision, its change, and the choice.
    fn decision(&mut self, moment: &Moment, change: &str) -> io::Result<()> {
        let place = self.page.text.review_place(moment);
        self.page.say(&format!("  {place}  {}", self.page.ink.paint(Tone::Heading, change)))?;
        let chosen = self.page.text.review_answer(moment, moment.chosen.action, moment.after());
        self.named("review-choice", &chosen)
    }

    fn named(&mut self, key: &str, words: &str) -> io::Result<()> {
        let args = Args::new().text("label", self.page.text.get(key)).text("content", words);
        let line = self.page.text.get_with("statistics-line", &args);
        self.page.say(&format!("    {line}"))
    }

    fn turning_points(&mut self, review: &Review) -> io::Result<()> {
        self.page.say("")?;
        self.page.heading(&self.page.text.get("review-turning-points"))?;
        let points = review.turning_points(MOST_TURNS);
        if points.is_empty() {
            return self.page.say(&self.page.text.get("review-turning-points.none"));
        }
        self.page.say(&self.page.text.get("review-turning-points.intro"))?;
        for moment in points {
            self.decision(moment, &self.page.text.points(moment.swing(), Sign::Both))?;
            for (key, part) in super::picture::parts(moment) {
                self.named(key, &self.page.text.points(part, Sign::Both))?;
            }
            let story = self.page.text.review_story(moment).join(" ");
            self.named("review-came", &story)?;
        }
        Ok(())
    }

    fn topics(&mut self, review: &Review) -> io::Result<()> {
        self.page.say("")?;
        self.page.heading(&self.page.text.get("review-topics"))?;
        for (topic, tally) in review.topics() {
            let name = self.page.text.topic(topic);
            let fill = " ".repeat(NAMES.saturating_sub(name.chars().count()).max(1));
            let lost = self.page.text.points(tally.lost, Sign::Minus);
            self.page.say(&format!("  {name}{fill}{:>3} / {:<4} {lost:>12}", tally.mistakes, tally.choices))?;
        }
        Ok(())
    }
}

/// How far the review has come; of several games, in which of how many.
pub(super) fn progress(progress: Progress, game: Option<(usize, usize)>, text: &Text) -> String {
    let args = Args::new().count("done", progress.done).count("of", progress.of);
    match game {
        None => text.get_with("review-progress", &args),
        Some((game, games)) => text.get_with("review-progress-all", &args.count("game", game).count("games", games)),
    }
}

/// The width of the chart on a terminal of this width; full width in a pipe.
fn room(terminal: Option<usize>) -> usize {
    terminal.map_or(COLUMNS, |columns| columns.saturating_sub(SCALE + 1).clamp(FEWEST_COLUMNS, COLUMNS))
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    #[test]
    fn the_progress_counts_decisions_and_games() {
        let text = Text::new(Language::English);
        let done = Progress { done: 3, of: 60 };
        assert_eq!(progress(done, None, &text), "3 of 60 decisions");
        assert_eq!(progress(done, Some((2, 9)), &text), "game 2 of 9, 3 of 60 decisions");
    }

    #[test]
    fn the_chart_fits_the_terminal() {
        assert_eq!([None, Some(200), Some(72), Some(60), Some(10)].map(room), [64, 64, 64, 52, 16]);
    }
}
