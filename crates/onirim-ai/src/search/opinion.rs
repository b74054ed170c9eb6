//! What is said of an answer, and how much may be thought about it.

use onirim_core::Action;

use crate::evaluator::Confidence;
use crate::search::worth::Worth;

/// How the worth of an answer is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    /// The evaluator judged the table after it.
    Judged,
    /// Every card that may come next, with its odds and the best answer to it, and the evaluator's judgement of those.
    LookedAhead,
    /// So many games were played on from there, for some turns.
    PlayedOn(u32),
    /// Everything that can happen was counted.
    Counted,
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The answer.
    pub action: Action,
    /// The chance to win after it, 0 to 1, for somebody who goes on with as much thought: what the evaluator says, which learned from games without any, and its [`Confidence`] for those with it. `docs/strength.md` shows that it is true.
    pub chance: f64,
    /// How far off that may well be: one standard deviation. Zero where everything was counted. Where games were played on it is the standard error of the difference to the
    /// other answers that were played on: they met the same cards.
    pub doubt: f64,
    /// How it is known.
    pub method: Method,
}

impl Opinion {
    /// The same for somebody who goes on thinking. What was counted to the end is known as it is.
    pub(super) fn with(self, confidence: Confidence) -> Opinion {
        match self.method {
            Method::Counted => self,
            Method::Judged | Method::LookedAhead | Method::PlayedOn(_) => Opinion {
                chance: confidence.chance(self.chance),
                doubt: self.doubt * confidence.slope(self.chance),
                ..self
            },
        }
    }

    /// How far off the difference to another answer to the same question may well be: one standard deviation. What one does not know of a table, one does not know after either answer, so a difference is known
    /// as well as each of the two chances, and not worse. Answers that were played on met the same cards: their doubts are about the difference already.
    pub fn doubt_beside(&self, other: &Opinion) -> f64 {
        let both = |is: fn(Method) -> bool| is(self.method) && is(other.method);
        if both(|method| matches!(method, Method::PlayedOn(_))) {
            self.doubt.max(other.doubt)
        } else if both(|method| method == Method::LookedAhead) {
            DIFFERENCE * spread_of((self.chance + other.chance) / 2.0)
        } else {
            self.doubt.hypot(other.doubt)
        }
    }
}

/// How much may be thought about one question: so many judgements of the evaluator. It is counted and not timed, so that the same position always gets the same answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effort {
    /// How many tables may be judged.
    pub judgements: u32,
}

impl Effort {
    /// The next turn and hardly more: a fifth of a millisecond in the base game.
    pub const QUICK: Effort = Effort { judgements: 1_500 };
    /// The next turn in every set-up: a third of a millisecond in the base game, one or two with expansions.
    pub const USUAL: Effort = Effort { judgements: 5_000 };
    /// What is close is played on for some turns: about four milliseconds in the base game. How much that gains is written in `docs/strength.md`; it is also for who wants to know what a difference is worth.
    pub const LONG: Effort = Effort { judgements: 20_000 };
}

/// How far the evaluator alone is off, how far a turn of looking ahead is, and how far the difference of two answers is that both were looked ahead from: as parts of the spread of a single game.
///
/// Measured with the example `doubt`: 60 positions of each of the sixteen set-ups, 150 games of `fast` from the best answer and from any other. Judged, with expansions, 0.26 to 0.29 (236 opinions; there are hardly any
/// in the base game). Looked ahead, 0.16 in the base game for one (111 opinions), 0.10 for two (107), 0.16 with expansions for one (727), 0.20 for two (691, where they were 2.8 points too high on average; elsewhere half a
/// point at most). Differences of two that were looked ahead, 0.13 to 0.21 (693).
const JUDGED: f64 = 0.27;
const LOOKED_AHEAD: f64 = 0.17;
const DIFFERENCE: f64 = 0.17;

/// By the evaluator alone.
pub(super) fn judged(action: Action, worth: Worth) -> Opinion {
    Opinion { action, chance: worth.chance(), doubt: JUDGED * spread(worth), method: Method::Judged }
}

/// By looking a turn ahead.
pub(super) fn looked_ahead(action: Action, worth: Worth) -> Opinion {
    Opinion { action, chance: worth.chance(), doubt: LOOKED_AHEAD * spread(worth), method: Method::LookedAhead }
}

/// The standard deviation of a single game. What is nearly certain is known more surely than what is not.
fn spread(worth: Worth) -> f64 {
    spread_of(worth.chance())
}

fn spread_of(chance: f64) -> f64 {
    (chance * (1.0 - chance)).sqrt()
}

/// By counting.
pub(super) fn counted(action: Action, worth: Worth) -> Opinion {
    Opinion { action, chance: worth.chance(), doubt: 0.0, method: Method::Counted }
}
