//! A review for people.

use std::io::{self, Write};

use onirim_coach::review::{Moment, Review};
use onirim_text::{Args, Sign, Text};

use crate::chart::{self, Signs};
use crate::ink::{Ink, Tone};

/// How large the chart is.
const ROWS: usize = 6;
const COLUMNS: usize = 64;
/// How wide names stand before what they mean.
const NAMES: usize = 36;
/// So many mistakes, and so many turning points, are told.
const MOST_MISTAKES: usize = 6;
pub(super) const MOST_TURNS: usize = 4;

pub(super) fn write(review: &Review, text: &Text, output: &mut impl Write) -> io::Result<()> {
    let mut page = Page { text, ink: Ink::of_output(), signs: Signs::of_environment(), output };
    page.head(review)?;
    page.chart(review)?;
    page.mistakes(review)?;
    page.turning_points(review)?;
    page.topics(review)
}

struct Page<'a, W> {
    text: &'a Text,
    ink: Ink,
    signs: Signs,
    output: &'a mut W,
}

impl<W: Write> Page<'_, W> {
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn heading(&mut self, title: &str) -> io::Result<()> {
        let title = self.ink.paint(Tone::Heading, title);
        self.say(&title)
    }

    fn head(&mut self, review: &Review) -> io::Result<()> {
        let title = self.text.review_title(review);
        self.heading(&title)?;
        self.say(&self.text.setup(&review.setup()))?;
        self.text.review_in_short(review).iter().try_for_each(|line| self.say(line))
    }

    fn chart(&mut self, review: &Review) -> io::Result<()> {
        let chances: Vec<f64> = review.chances().map(onirim_coach::review::Share::fraction).collect();
        let lines = chart::area(&chances, ROWS, COLUMNS, self.signs);
        let width = lines.first().map_or(0, |line| line.chars().count());
        self.say("")?;
        for (line, row) in lines.iter().zip(0..) {
            let scale = match row {
                0 => self.text.get_with("review-percent", &Args::new().text("number", "100")),
                _ if row == ROWS / 2 => self.text.get_with("review-percent", &Args::new().text("number", "50")),
                _ => String::new(),
            };
            let line = self.ink.paint(Tone::Quiet, line);
            self.say(&format!("{scale:>7} {line}"))?;
        }
        let last = review.moments().last().map_or(0, |moment| moment.turn);
        let [first, last] =
            [1, last].map(|turn| self.text.get_with("review-chart.turn", &Args::new().count("turn", turn)));
        let between = " ".repeat(width.saturating_sub(first.chars().count() + last.chars().count()).max(1));
        self.say(&format!("{:>7} {first}{between}{last}", ""))
    }

    fn mistakes(&mut self, review: &Review) -> io::Result<()> {
        let mistakes = review.mistakes();
        self.say("")?;
        self.heading(&self.text.get("review-mistakes"))?;
        if mistakes.is_empty() {
            return self.say(&self.text.get("review-mistakes.none"));
        }
        self.say(&self.text.get("review-mistakes.intro"))?;
        for moment in mistakes.iter().take(MOST_MISTAKES) {
            self.decision(moment, &self.text.points(moment.skill(), Sign::Both))?;
            let better = self.text.review_answer(moment, moment.best.action, moment.before());
            self.named("review-better", &better)?;
        }
        match mistakes.len().saturating_sub(MOST_MISTAKES) {
            0 => Ok(()),
            more => self.say(&self.text.get_with("review-mistakes.more", &Args::new().count("count", more))),
        }
    }

    /// When it was, what it changed, and what was chosen.
    fn decision(&mut self, moment: &Moment, change: &str) -> io::Result<()> {
        let place = self.text.review_place(moment);
        self.say(&format!("  {place}  {}", self.ink.paint(Tone::Heading, change)))?;
        let chosen = self.text.review_answer(moment, moment.chosen.action, moment.after());
        self.named("review-choice", &chosen)
    }

    fn named(&mut self, key: &str, words: &str) -> io::Result<()> {
        let args = Args::new().text("label", self.text.get(key)).text("content", words);
        let line = self.text.get_with("statistics-line", &args);
        self.say(&format!("    {line}"))
    }

    fn turning_points(&mut self, review: &Review) -> io::Result<()> {
        self.say("")?;
        self.heading(&self.text.get("review-turning-points"))?;
        let points = review.turning_points(MOST_TURNS);
        if points.is_empty() {
            return self.say(&self.text.get("review-turning-points.none"));
        }
        self.say(&self.text.get("review-turning-points.intro"))?;
        for moment in points {
            self.decision(moment, &self.text.points(moment.swing(), Sign::Both))?;
            for (key, part) in super::picture::parts(moment) {
                self.named(key, &self.text.points(part, Sign::Both))?;
            }
            let story = self.text.review_story(moment).join(" ");
            self.named("review-came", &story)?;
        }
        Ok(())
    }

    fn topics(&mut self, review: &Review) -> io::Result<()> {
        self.say("")?;
        self.heading(&self.text.get("review-topics"))?;
        for (topic, tally) in review.topics() {
            let name = self.text.topic(topic);
            let fill = " ".repeat(NAMES.saturating_sub(name.chars().count()).max(1));
            let lost = self.text.points(tally.lost, Sign::Minus);
            self.say(&format!("  {name}{fill}{:>3} / {:<4} {lost:>12}", tally.mistakes, tally.choices))?;
        }
        Ok(())
    }
}
