//! Opinions on answers, and the effort behind them.

use onirim_core::Action;

use crate::evaluator::Confidence;
use crate::search::worth::Worth;

/// The method behind an opinion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    /// The evaluator judged the table after it.
    Judged,
    /// The mean over every card that may come next, each with the evaluator's best answer to it.
    LookedAhead,
    /// So many games were played on from there, for some turns.
    PlayedOn(u32),
    /// Exact: all futures were counted.
    Counted,
}

/// The worth of an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The answer.
    pub action: Action,
    /// The chance to win after it, 0 to 1, for a player who goes on with as much effort: the evaluator's chance with its [`Confidence`]. `docs/strength.md` checks it.
    pub chance: f64,
    /// One standard deviation of the error. Zero if everything was counted. If games were played on, the standard error of the difference to the
    /// other answers that were played on with the same cards.
    pub doubt: f64,
    /// The method.
    pub method: Method,
}

impl Opinion {
    /// The same for a player who goes on looking ahead. Exact chances stay.
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

    /// One standard deviation of the error of the difference to another answer. Both tables share most of what is unknown, so a difference is known
    /// at least as well as each of the two chances. Answers that were played on met the same cards: their doubts are about the difference already.
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

/// The effort for one question: a number of judgements of the evaluator. It is counted and not timed, so that the same position always gets the same answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effort {
    /// The most tables that are judged.
    pub judgements: u32,
}

impl Effort {
    /// The next turn and hardly more: a fifth of a millisecond in the base game.
    pub const QUICK: Effort = Effort { judgements: 1_500 };
    /// The next turn in every set-up: a third of a millisecond in the base game, one or two with expansions.
    pub const USUAL: Effort = Effort { judgements: 5_000 };
    /// Close answers are played on for some turns: about four milliseconds in the base game. `docs/strength.md` has the gain.
    pub const LONG: Effort = Effort { judgements: 20_000 };
}

/// The errors of the evaluator alone, of looking a turn ahead, and of the difference of two answers that both were looked ahead from, as parts of the spread of a single game.
///
/// Measured with the example `doubt`: 60 positions of each of the sixteen set-ups, 150 games of `fast` from the best answer and from any other. Judged, with expansions, 0.26 to 0.29 (236 opinions; there are hardly any
/// in the base game). Looked ahead, 0.16 in the base game for one (111 opinions), 0.10 for two (107), 0.16 with expansions for one (727), 0.20 for two (691, where they were 2.8 points too high on average; elsewhere half a
/// point at most). Differences of two that were looked ahead, 0.13 to 0.21 (693).
const JUDGED: f64 = 0.27;
const LOOKED_AHEAD: f64 = 0.17;
const DIFFERENCE: f64 = 0.17;

/// An opinion of the evaluator alone.
pub(super) fn judged(action: Action, worth: Worth) -> Opinion {
    Opinion { action, chance: worth.chance(), doubt: JUDGED * spread(worth), method: Method::Judged }
}

/// An opinion from looking a turn ahead.
pub(super) fn looked_ahead(action: Action, worth: Worth) -> Opinion {
    Opinion { action, chance: worth.chance(), doubt: LOOKED_AHEAD * spread(worth), method: Method::LookedAhead }
}

/// The standard deviation of a single game.
fn spread(worth: Worth) -> f64 {
    spread_of(worth.chance())
}

fn spread_of(chance: f64) -> f64 {
    (chance * (1.0 - chance)).sqrt()
}

/// An exact opinion.
pub(super) fn counted(action: Action, worth: Worth) -> Opinion {
    Opinion { action, chance: worth.chance(), doubt: 0.0, method: Method::Counted }
}
