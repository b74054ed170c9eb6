//! A game step by step.

use onirim_core::{Action, Event, Game, Seat, View};
use onirim_record::{Playthrough, ShareCode};
use onirim_session::{CardOrder, told_to};
use onirim_text::{Perspective, Text};

use crate::coach::Judging;
use crate::input::{Key, Target};
use crate::next::{Destination, Next};
use crate::pages::{LookBack, Tone};
use crate::table::LogLine;

/// One step.
#[derive(Clone, Debug)]
pub struct ReviewStep {
    /// What the asked player saw.
    pub view: View,
    /// The order of the hand and the discard pile.
    pub order: CardOrder,
    /// The question.
    pub question: Option<String>,
    /// The answer.
    pub answer: Option<String>,
    /// What happened then.
    pub story: Vec<String>,
}

/// A game step by step.
#[derive(Clone, Debug)]
pub struct Review {
    /// All steps.
    pub steps: Vec<ReviewStep>,
    /// The current step.
    pub place: usize,
    /// The share code of the deal, unless it is secret.
    pub code: Option<ShareCode>,
    /// The review, if the game is over.
    pub(crate) judging: Option<Judging>,
    /// The game, for playing on from a step.
    pub(crate) playthrough: Box<Playthrough>,
    /// The list of mistakes that opened this step, to go back to.
    pub(crate) chosen_in: Option<Box<LookBack>>,
    /// Whether that list was opened from this replay, and not from the table.
    pub(crate) opened_look_back: bool,
}

/// The review of a step as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepVerdict {
    /// The chance to win and, for a mistake, what would have been better; one sentence a line.
    pub lines: Vec<String>,
    /// Whether it was a mistake.
    pub tone: Tone,
}

impl Review {
    pub(crate) fn new(playthrough: &Playthrough, judging: Option<Judging>, text: &Text) -> Review {
        let scenes: Vec<_> = playthrough.scenes().collect();
        let mut steps = Vec::new();
        let mut orders = Seat::BOTH.map(CardOrder::new);
        for (place, scene) in scenes.iter().enumerate() {
            for event in &scene.events {
                for (seat, order) in Seat::BOTH.into_iter().zip(&mut orders) {
                    order.follow(event.seen_by(seat));
                }
            }
            let next = scenes.get(place + 1);
            let events = next.map(|next| &next.events[..]);
            steps.push(step(&scene.game, &orders, next.and_then(|next| next.action), events, text));
        }
        Review {
            steps,
            place: 0,
            code: playthrough.record().share_code().filter(|_| !playthrough.record().has_secrets()),
            judging,
            playthrough: Box::new(playthrough.clone()),
            chosen_in: None,
            opened_look_back: false,
        }
    }

    /// Whether the review has work to do.
    pub(crate) fn is_thinking(&self) -> bool {
        self.judging.as_ref().is_some_and(Judging::wants_time)
    }

    /// Reviews one more decision, if it runs on this thread.
    pub(crate) fn think(&self) {
        if let Some(judging) = &self.judging {
            judging.think();
        }
    }

    /// The review of the current step; `None` until the whole game is reviewed.
    pub fn verdict(&self, text: &Text) -> Option<StepVerdict> {
        let judgement = self.judging.as_ref()?.judgement()?;
        match judgement.moments().get(self.place) {
            Some(moment) => Some(StepVerdict {
                lines: text.review_step(&judgement, moment),
                tone: if moment.is_mistake() { Tone::Mistake } else { Tone::Plain },
            }),
            None => Some(StepVerdict { lines: vec![text.review_chance(judgement.end())], tone: Tone::Plain }),
        }
    }

    /// The steps with mistakes; empty until the whole game is reviewed.
    pub fn mistakes(&self) -> Vec<usize> {
        let Some(judgement) = self.judging.as_ref().and_then(Judging::judgement) else { return Vec::new() };
        judgement.moments().iter().filter(|moment| moment.is_mistake()).map(|moment| moment.ply - 1).collect()
    }

    /// What happened before the current step.
    pub fn log(&self) -> Vec<LogLine> {
        let before = &self.steps[..self.place.min(self.steps.len())];
        let lines = before.iter().enumerate().flat_map(|(place, step)| {
            step.story.iter().map(move |line| LogLine { line: line.clone(), is_new: place + 1 == before.len() })
        });
        lines.collect()
    }

    /// The current step.
    pub fn step(&self) -> Option<&ReviewStep> {
        self.steps.get(self.place)
    }

    /// Whether a review can be opened.
    pub fn can_look_back(&self) -> bool {
        self.judging.is_some()
    }

    /// Whether a new game can start here. Not from a game that goes on elsewhere: its players may have secrets.
    pub fn can_play_on(&self) -> bool {
        self.judging.is_some() && self.step().is_some_and(|step| step.view.decision.is_some())
    }

    pub(crate) fn input(&mut self, target: Target) -> Next {
        let last = self.steps.len().saturating_sub(1);
        match target {
            Target::Key(Key::Escape | Key::Char('q')) => return Next::Back,
            Target::Key(Key::Char('r')) => {
                return if self.can_look_back() { Next::Open(Destination::LookBack) } else { Next::Stay };
            }
            Target::Key(Key::Char('p')) if self.can_play_on() => return Next::Open(Destination::PlayOn(self.place)),
            Target::Key(Key::Char('m')) => {
                let mistakes = self.mistakes();
                let next = mistakes.iter().find(|&&place| place > self.place).or(mistakes.first());
                self.place = next.copied().unwrap_or(self.place);
            }
            Target::Item(step) => self.place = step.min(last),
            Target::Key(Key::Right | Key::Down | Key::Enter | Key::Char(' ')) => {
                self.place = (self.place + 1).min(last);
            }
            Target::Key(Key::Left | Key::Up | Key::Backspace) => self.place = self.place.saturating_sub(1),
            Target::Key(Key::PageDown) => self.place = (self.place + 10).min(last),
            Target::Key(Key::PageUp) => self.place = self.place.saturating_sub(10),
            Target::Key(Key::Home) => self.place = 0,
            Target::Key(Key::End) => self.place = last,
            Target::Key(_) | Target::Hand(_) => {}
        }
        Next::Stay
    }
}

fn step(
    game: &Game,
    orders: &[CardOrder; 2],
    action: Option<Action>,
    events: Option<&[Event]>,
    text: &Text,
) -> ReviewStep {
    let seat = game.decision().map_or(Seat::One, |decision| decision.seat);
    let view = game.view(seat);
    let perspective = Perspective::from(told_to(&game.setup(), seat));
    ReviewStep {
        question: text.question(&view),
        answer: action.map(|action| text.choice(action, &view).line),
        story: events.map(|events| text.story(events, perspective)).unwrap_or_default(),
        view,
        order: orders[seat.index()].clone(),
    }
}
