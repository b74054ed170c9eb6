//! One decision of a game, and what came of it.

use onirim_ai::search::{Method, Opinion};
use onirim_core::{Decision, Event, Seat, View};
use onirim_record::Program;

use crate::review::share::Share;
use crate::review::topic::Topic;

/// Whoever gives less away has made no mistake worth telling.
const LEAST_MISTAKE: Share = Share::millionths(5_000);
/// From here on a mistake is clear, and from there on it is grave.
const CLEAR: Share = Share::points(5);
const GRAVE: Share = Share::points(15);

/// Had chance a say before the next decision?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// Cards came that nobody knew, or Premonitions, or Goals.
    ChanceSpoke,
    /// Nothing came that was not decided.
    NothingCame,
}

/// How much a mistake gave away.
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

/// One decision, as the coach sees it afterwards.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which ply of the record it is, counted from 1.
    pub ply: usize,
    /// In which turn, counted from 1; 0 while cards are picked before the first.
    pub turn: usize,
    /// Who was asked, and what.
    pub decision: Decision,
    /// The program that decided; `None` if a person did.
    pub program: Option<Program>,
    /// The table as this seat saw it.
    pub view: View,
    /// How many answers there were.
    pub answers: usize,
    /// The answer that was given.
    pub chosen: Opinion,
    /// What it was worth: as it seemed, or as it showed.
    pub(super) worth: Share,
    /// The best answer: the one that was given, if no other is better.
    pub best: Opinion,
    /// Whether chance had a say between the answer and the next decision.
    pub then: Then,
    /// The chance to win at the next decision, or at the end.
    pub next: Share,
    /// What happened. It is the whole truth: call [`Event::seen_by`] before somebody sees it who should not know all of it.
    pub events: Vec<Event>,
}

impl Moment {
    /// If nothing came between, the same player's next decision shows what the answer was really worth: when that is more than it seemed, nobody is blamed for the difference.
    pub(super) fn give_credit(&mut self) {
        if self.then == Then::NothingCame {
            self.worth = self.next.min(self.before()).max(self.worth);
        }
    }

    /// Who decided.
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

    /// What the answer changed: nothing if it was the best one, and never above that.
    pub fn skill(&self) -> Share {
        self.after() - self.before()
    }

    /// What chance changed then.
    pub fn luck(&self) -> Share {
        match self.then {
            Then::ChanceSpoke => self.next - self.after(),
            Then::NothingCame => Share::NOTHING,
        }
    }

    /// What the coach thinks differently at the next decision, although chance had no say.
    pub fn revision(&self) -> Share {
        match self.then {
            Then::ChanceSpoke => Share::NOTHING,
            Then::NothingCame => self.next - self.after(),
        }
    }

    /// All of it together: the chance at the next decision minus that at this one.
    pub fn swing(&self) -> Share {
        self.next - self.before()
    }

    /// Was there something to decide?
    pub fn is_choice(&self) -> bool {
        self.answers > 1
    }

    /// How far off the difference between the two answers may well be: one standard deviation.
    pub fn doubt(&self) -> f64 {
        self.chosen.doubt_beside(&self.best)
    }

    /// Was more given away than the coach may be wrong by? Next to nothing is no mistake either, however sure it is; and what was only judged at first sight, for there was no time to look ahead, is not called one.
    pub fn is_mistake(&self) -> bool {
        let loss = -self.skill();
        self.chosen.method != Method::Judged && loss >= LEAST_MISTAKE && loss.fraction() > self.doubt()
    }

    /// How large a mistake it was; `None` if it was none.
    pub fn size(&self) -> Option<Size> {
        self.is_mistake().then(|| match -self.skill() {
            loss if loss >= GRAVE => Size::Grave,
            loss if loss >= CLEAR => Size::Clear,
            _ => Size::Slight,
        })
    }

    /// What it was about.
    pub fn topic(&self) -> Topic {
        Topic::of(self.decision.question, self.chosen.action)
    }
}
