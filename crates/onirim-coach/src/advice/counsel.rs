//! What each answer is worth, and beside the best one.

use onirim_ai::search::{Method, Opinion};
use onirim_core::Action;

/// An answer, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counsel {
    /// The answer.
    pub action: Action,
    /// The chance to win after it, 0 to 1, for a player who goes on as advised.
    pub chance: f64,
    /// How far off that may well be: one standard deviation.
    pub doubt: f64,
    /// The method.
    pub method: Method,
    /// How much less it is than the best one, 0 to 1.
    pub behind: f64,
    /// Is it as good as the best one?
    pub verdict: Verdict,
}

/// An answer beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// None is better.
    Best,
    /// It is behind by less than is known of the two: it may be as good.
    TooClose,
    /// It is worse.
    Worse,
}

/// The best first; of equal ones the one that is listed first.
pub(crate) fn ranked(mut opinions: Vec<Opinion>) -> Vec<Counsel> {
    opinions.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    let Some(&best) = opinions.first() else { return Vec::new() };
    let counsel = |(place, opinion): (usize, Opinion)| Counsel {
        action: opinion.action,
        chance: opinion.chance,
        doubt: opinion.doubt,
        method: opinion.method,
        behind: best.chance - opinion.chance,
        verdict: if place == 0 { Verdict::Best } else { beside(&best, &opinion) },
    };
    opinions.into_iter().enumerate().map(counsel).collect()
}

fn beside(best: &Opinion, other: &Opinion) -> Verdict {
    if best.chance - other.chance <= best.doubt_beside(other) { Verdict::TooClose } else { Verdict::Worse }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opinion(action: Action, chance: f64, doubt: f64) -> Opinion {
        Opinion { action, chance, doubt, method: Method::LookedAhead }
    }

    #[test]
    fn the_best_comes_first_and_answers_within_the_doubts_are_too_close() {
        let ranked = ranked(vec![
            opinion(Action::Look, 0.5, 0.01),
            opinion(Action::Draw, 0.7, 0.01),
            opinion(Action::KeepHand, 0.69, 0.01),
        ]);
        let told: Vec<(Action, Verdict)> = ranked.iter().map(|counsel| (counsel.action, counsel.verdict)).collect();
        let expected =
            [(Action::Draw, Verdict::Best), (Action::KeepHand, Verdict::TooClose), (Action::Look, Verdict::Worse)];
        assert_eq!(told, expected);
        assert!((ranked[2].behind - 0.2).abs() < 1e-9);
    }

    #[test]
    fn of_equal_answers_the_first_listed_comes_first() {
        let ranked = ranked(vec![opinion(Action::Look, 1.0, 0.0), opinion(Action::Draw, 1.0, 0.0)]);
        assert_eq!((ranked[0].action, ranked[1].verdict), (Action::Look, Verdict::TooClose));
    }
}
