//! The review of a game: its mistakes, as soon as all decisions are judged.

use std::rc::Rc;

use onirim_coach::review::{Moment, Progress, Review as Judgement};
use onirim_core::{Players, Seat};
use onirim_text::{Args, Sign, Text};

use crate::coach::Judging;
use crate::input::{Key, Target};
use crate::next::{Destination, Next};
use crate::pages::Review;

/// How far a page key scrolls, in lines or in mistakes.
const PAGE: usize = 9;
const SEVERAL: usize = 3;

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A fact.
    Plain,
    /// A heading.
    Heading,
    /// The first line of a mistake.
    Mistake,
    /// A further line of a mistake.
    MoreOfMistake,
}

/// A line of a review.
#[derive(Clone, Debug)]
pub struct ReviewLine {
    /// Its kind.
    pub tone: Tone,
    /// Its text.
    pub words: String,
    /// The step that it is about: see [`LookBack::chosen`].
    pub step: Option<usize>,
}

/// The review of a game.
#[derive(Clone, Debug)]
pub struct LookBack {
    judging: Judging,
    told: Option<(Rc<Judgement>, Vec<ReviewLine>)>,
    /// The first line shown, if there is no mistake to choose.
    pub place: usize,
    /// The chosen mistake, by its place in the list.
    chosen: Option<usize>,
    /// The replay that opened it, if it was not the table.
    pub(crate) steps: Option<Box<Review>>,
}

impl LookBack {
    pub(crate) fn new(judging: Judging, text: &Text) -> LookBack {
        let mut page = LookBack { judging, told: None, place: 0, chosen: None, steps: None };
        page.take_result(text);
        page
    }

    /// Whether the review has work to do.
    pub(crate) fn is_thinking(&self) -> bool {
        self.told.is_none() && self.judging.wants_time()
    }

    /// Reviews one more decision, if it runs on this thread.
    pub(crate) fn think(&mut self, text: &Text) {
        if self.told.is_none() {
            self.judging.think();
            self.take_result(text);
        }
    }

    fn take_result(&mut self, text: &Text) {
        if self.told.is_none()
            && let Some(judgement) = self.judging.judgement()
        {
            let lines = told(&judgement, text);
            self.told = Some((judgement, lines));
        }
    }

    /// The progress, while the review runs.
    pub fn progress(&self) -> Option<Progress> {
        self.judging.progress().filter(|_| self.told.is_none())
    }

    /// The result and its lines.
    pub fn judgement(&self) -> Option<(&Judgement, &[ReviewLine])> {
        self.told.as_ref().map(|(judgement, lines)| (judgement.as_ref(), &lines[..]))
    }

    /// The running review.
    pub(crate) fn judging(&self) -> Judging {
        self.judging.clone()
    }

    /// The steps of the mistakes, in the order of the list.
    fn mistakes(&self) -> Vec<usize> {
        let (_, lines) = self.judgement().unzip();
        let lines = lines.unwrap_or_default();
        lines.iter().filter(|said| said.tone == Tone::Mistake).filter_map(|said| said.step).collect()
    }

    /// The step of the chosen mistake.
    pub fn chosen(&self) -> Option<usize> {
        self.mistakes().get(self.chosen?).copied()
    }

    /// Whether there is a mistake to open.
    pub fn can_open(&self) -> bool {
        !self.mistakes().is_empty()
    }

    pub(crate) fn input(&mut self, target: Target, reach: usize) -> Next {
        let mistakes = self.mistakes();
        let key = match (target, &self.told) {
            (_, None) => return Next::Back,
            (Target::Item(step), Some((judgement, _))) => {
                return Next::Open(Destination::Step(step.min(judgement.moments().len())));
            }
            (Target::Hand(_), Some(_)) => return Next::Stay,
            (Target::Key(key), Some(_)) => key,
        };
        match key.scroll() {
            Some(scroll) if mistakes.is_empty() => self.place = scroll.from(self.place, PAGE, reach),
            // Place 0 is the summary above the first mistake.
            Some(scroll) => {
                let place = self.chosen.map_or(0, |chosen| chosen + 1);
                self.chosen = scroll.from(place, SEVERAL, mistakes.len()).checked_sub(1);
            }
            None if key == Key::Enter => {
                let chosen = self.chosen.unwrap_or(0);
                return mistakes.get(chosen).map_or(Next::Back, |&step| Next::Open(Destination::Step(step)));
            }
            None => return Next::Back,
        }
        Next::Stay
    }
}

/// The summary, then every mistake with the better answer.
fn told(judgement: &Judgement, text: &Text) -> Vec<ReviewLine> {
    let say = |tone, words| ReviewLine { tone, words, step: None };
    let mut lines: Vec<ReviewLine> =
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
        let say = |tone, words| ReviewLine { tone, words, step: Some(moment.ply - 1) };
        lines.push(say(Tone::Mistake, lost(moment, text)));
        let answers = [
            ("review-choice", text.review_answer(moment, moment.chosen.action, moment.after())),
            ("review-better", text.review_answer(moment, moment.best.action, moment.before())),
        ];
        lines.extend(answers.map(|(label, answer)| say(Tone::MoreOfMistake, named(text.get(label), answer, text))));
    }
    lines
}

/// When a mistake was made, and what it cost.
fn lost(moment: &Moment, text: &Text) -> String {
    named(text.review_place(moment), text.points(moment.skill(), Sign::Both), text)
}

fn accuracy(judgement: &Judgement, seat: Seat, text: &Text) -> String {
    let name = text.review_player(seat, judgement.program(seat));
    let label = text.get_with("review-fact-accuracy-of", &Args::new().text("name", name));
    named(label, text.percent(judgement.score_of(seat).accuracy * 100.0), text)
}

fn named(label: String, content: String, text: &Text) -> String {
    text.get_with("statistics-line", &Args::new().text("label", label).text("content", content))
}
