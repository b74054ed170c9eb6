//! A decision of a game, and its effect on the chance to win.

use onirim_ai::search::{Method, Opinion};
use onirim_core::{Decision, Event, Seat, View};
use onirim_record::Program;

use crate::review::share::Share;
use crate::review::topic::Topic;

/// The least loss of a mistake.
const LEAST_MISTAKE: Share = Share::millionths(5_000);
/// From here on a mistake is clear, and from there on it is grave.
const CLEAR: Share = Share::points(5);
const GRAVE: Share = Share::points(15);

/// Did chance decide something before the next decision?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// Unknown cards came, or Premonitions, or Goals.
    ChanceSpoke,
    /// Nothing came by chance.
    NothingCame,
}

/// The size of a mistake, by what it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// Less than 5 points.
    Slight,
    /// Less than 15 points.
    Clear,
    /// 15 points or more.
    Grave,
}

impl Size {
    /// All there are, the smallest first.
    pub const ALL: [Size; 3] = [Size::Slight, Size::Clear, Size::Grave];
}

/// A decision in a review.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The ply of the record, counted from 1.
    pub ply: usize,
    /// The turn, counted from 1; 0 while cards are picked before the first.
    pub turn: usize,
    /// The seat that was asked, and the question.
    pub decision: Decision,
    /// The program that decided; `None` if a person did.
    pub program: Option<Program>,
    /// The table as this seat saw it.
    pub view: View,
    /// The number of answers.
    pub answers: usize,
    /// The answer that was given.
    pub chosen: Opinion,
    /// The chance after it: as judged then, or at the next decision of the same seat.
    pub(super) worth: Share,
    /// The best answer: the given one, if no other is better.
    pub best: Opinion,
    /// Whether chance decided something between the answer and the next decision.
    pub then: Then,
    /// The chance to win at the next decision, or at the end.
    pub next: Share,
    /// All events: call [`Event::seen_by`] before a seat sees them.
    pub events: Vec<Event>,
}

impl Moment {
    /// Without chance in between, the same player's next decision judges the answer better: if it is worth more than it seemed, the difference is no loss.
    pub(super) fn give_credit(&mut self) {
        if self.then == Then::NothingCame {
            self.worth = self.next.min(self.before()).max(self.worth);
        }
    }

    /// The seat that decided.
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    /// The chance to win before the answer: with the best one.
    pub fn before(&self) -> Share {
        Share::of(self.best.chance)
    }

    /// The chance to win after the answer.
    pub fn after(&self) -> Share {
        self.worth
    }

    /// The change by the answer: zero if it was the best one, never above.
    pub fn skill(&self) -> Share {
        self.after() - self.before()
    }

    /// The change by chance.
    pub fn luck(&self) -> Share {
        match self.then {
            Then::ChanceSpoke => self.next - self.after(),
            Then::NothingCame => Share::NOTHING,
        }
    }

    /// The change by a new judgement at the next decision, without chance in between.
    pub fn revision(&self) -> Share {
        match self.then {
            Then::ChanceSpoke => Share::NOTHING,
            Then::NothingCame => self.next - self.after(),
        }
    }

    /// The whole change: the chance at the next decision minus that at this one.
    pub fn swing(&self) -> Share {
        self.next - self.before()
    }

    /// Was there more than one answer?
    pub fn is_choice(&self) -> bool {
        self.answers > 1
    }

    /// One standard deviation of the error of the difference between the two answers.
    pub fn doubt(&self) -> f64 {
        self.chosen.doubt_beside(&self.best)
    }

    /// Is the loss larger than the doubt about it, and large enough to matter? An answer that was only judged, without looking ahead, is no mistake.
    pub fn is_mistake(&self) -> bool {
        let loss = -self.skill();
        self.chosen.method != Method::Judged && loss >= LEAST_MISTAKE && loss.fraction() > self.doubt()
    }

    /// The size of the mistake; `None` if it was none.
    pub fn size(&self) -> Option<Size> {
        self.is_mistake().then(|| match -self.skill() {
            loss if loss >= GRAVE => Size::Grave,
            loss if loss >= CLEAR => Size::Clear,
            _ => Size::Slight,
        })
    }

    /// The topic of the decision.
    pub fn topic(&self) -> Topic {
        Topic::of(self.decision.question, self.chosen.action)
    }
}
