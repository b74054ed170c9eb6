//! How a game went: judged one decision after the other, then told.

use onirim_coach::review::{Moment, Progress, Review as Judgement, Reviewer};
use onirim_core::{Players, Seat};
use onirim_text::{Args, Perspective, Sign, Text};

use crate::draw::brush::wrapped;
use crate::input::Target;
use crate::pages::{Page, Review};

/// What the words get on the smallest screen: columns and lines. Scrolling ends where their last line is seen there.
const SMALLEST_PAGE: (u16, usize) = (72, 9);

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Plain,
    Heading,
    /// A mistake begins here.
    Mistake,
}

/// A line that is said.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) tone: Tone,
    pub(crate) words: String,
}

/// How a game went.
#[derive(Clone, Debug)]
pub(crate) struct LookBack {
    state: State,
    /// How many lines from the top.
    pub(crate) place: usize,
    /// The page that it was asked for on, if it was not the table.
    pub(crate) steps: Option<Box<Review>>,
}

#[derive(Clone, Debug)]
enum State {
    Thinking(Box<Reviewer>),
    Told { judgement: Box<Judgement>, lines: Vec<Said> },
}

impl LookBack {
    pub(crate) fn new(reviewer: Reviewer, steps: Option<Box<Review>>) -> LookBack {
        LookBack { state: State::Thinking(Box::new(reviewer)), place: 0, steps }
    }

    pub(crate) fn is_thinking(&self) -> bool {
        matches!(self.state, State::Thinking(_))
    }

    /// Judges one more decision. That took 20 to 50 milliseconds (median), 155 at most, where it was measured: see `GameScreen::think`.
    pub(crate) fn think(&mut self, text: &Text) {
        if let State::Thinking(reviewer) = &mut self.state
            && reviewer.step().is_none()
        {
            let judgement = Box::new(reviewer.as_ref().clone().finish());
            self.state = State::Told { lines: told(&judgement, text), judgement };
        }
    }

    /// How far it has come, while it thinks.
    pub(crate) fn progress(&self) -> Option<Progress> {
        match &self.state {
            State::Thinking(reviewer) => Some(reviewer.progress()),
            State::Told { .. } => None,
        }
    }

    /// What came out, and how it is told.
    pub(crate) fn judgement(&self) -> Option<(&Judgement, &[Said])> {
        match &self.state {
            State::Thinking(_) => None,
            State::Told { judgement, lines } => Some((judgement, lines)),
        }
    }

    pub(crate) fn input(&mut self, target: Target) -> Page {
        let State::Told { lines, .. } = &self.state else { return Page::Leave };
        let all: usize = lines.iter().map(|said| wrapped(&said.words, SMALLEST_PAGE.0).len().max(1)).sum();
        let most = all.saturating_sub(SMALLEST_PAGE.1);
        let Target::Key(key) = target else { return Page::Stay };
        let Some(scroll) = key.scroll() else { return Page::Leave };
        self.place = scroll.from(self.place, SMALLEST_PAGE.1, most);
        Page::Stay
    }
}

/// First in short, then every mistake with what would have been better.
fn told(judgement: &Judgement, text: &Text) -> Vec<Said> {
    let say = |tone, words| Said { tone, words };
    let mut lines: Vec<Said> =
        text.review_in_short(judgement).into_iter().map(|words| say(Tone::Plain, words)).collect();
    if let Players::Two(_) = judgement.setup().players {
        lines.extend(Seat::BOTH.map(|seat| say(Tone::Plain, accuracy(judgement, seat, text))));
    }
    lines.push(say(Tone::Plain, String::new()));
    lines.push(say(Tone::Heading, text.get("review-mistakes")));
    let mistakes = judgement.mistakes();
    if mistakes.is_empty() {
        lines.push(say(Tone::Plain, text.get("review-mistakes.none")));
    }
    for moment in mistakes {
        lines.push(say(Tone::Mistake, lost(moment, text)));
        let answers = [
            ("review-choice", text.review_answer(moment, moment.chosen.action, moment.after())),
            ("review-better", text.review_answer(moment, moment.best.action, moment.before())),
        ];
        lines.extend(answers.map(|(label, answer)| say(Tone::Plain, named(text.get(label), answer, text))));
    }
    lines
}

/// When a mistake was made, and what it gave away.
fn lost(moment: &Moment, text: &Text) -> String {
    named(text.review_place(moment), text.points(moment.skill(), Sign::Both), text)
}

fn accuracy(judgement: &Judgement, seat: Seat, text: &Text) -> String {
    let name = text.player(seat, Perspective::Table);
    let label = text.get_with("review-fact-accuracy-of", &Args::new().text("name", name));
    named(label, text.percent(judgement.score_of(seat).accuracy * 100.0), text)
}

fn named(label: String, content: String, text: &Text) -> String {
    text.get_with("statistics-line", &Args::new().text("label", label).text("content", content))
}
