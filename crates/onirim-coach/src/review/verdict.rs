//! The judgement of one decision, as a value and as a line of text.

use std::fmt;
use std::str::FromStr;

use onirim_ai::search::{Method, Opinion};
use onirim_core::Action;
use onirim_record::{FromNotation, Notation};

/// The part of a [`Moment`](crate::review::Moment) that needs search. Everything else follows from the record.
///
/// A worker sends it as a line of text; numbers survive exactly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The number of answers.
    pub answers: usize,
    /// The answer that was given.
    pub chosen: Opinion,
    /// The best answer: the given one, if no other is better.
    pub best: Opinion,
}

/// This line is no verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this line is no verdict: it must be the number of answers and two opinions, with | between them")]
pub struct NoVerdict;

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}|{}", self.answers, OpinionText(self.chosen), OpinionText(self.best))
    }
}

impl FromStr for Verdict {
    type Err = NoVerdict;

    fn from_str(line: &str) -> Result<Verdict, NoVerdict> {
        let [answers, chosen, best] = parts(line, '|')?;
        let answers = answers.parse().map_err(|_| NoVerdict)?;
        Ok(Verdict { answers, chosen: opinion(chosen)?, best: opinion(best)? })
    }
}

/// An opinion as text: chance, doubt, method, answer.
struct OpinionText(Opinion);

impl fmt::Display for OpinionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Opinion { action, chance, doubt, method } = self.0;
        write!(f, "{chance},{doubt},")?;
        match method {
            Method::Judged => f.write_str(JUDGED)?,
            Method::LookedAhead => f.write_str(LOOKED_AHEAD)?,
            Method::Counted => f.write_str(COUNTED)?,
            Method::PlayedOn(games) => write!(f, "{games}")?,
        }
        write!(f, ",{}", action.notation())
    }
}

const JUDGED: &str = "judged";
const LOOKED_AHEAD: &str = "ahead";
const COUNTED: &str = "counted";

fn opinion(said: &str) -> Result<Opinion, NoVerdict> {
    let [chance, doubt, method, action] = parts(said, ',')?;
    let share = |text: &str| text.parse().ok().filter(|share| (0.0..=1.0).contains(share)).ok_or(NoVerdict);
    let method = match method {
        JUDGED => Method::Judged,
        LOOKED_AHEAD => Method::LookedAhead,
        COUNTED => Method::Counted,
        games => Method::PlayedOn(games.parse().map_err(|_| NoVerdict)?),
    };
    let action = Action::from_notation(action).map_err(|_| NoVerdict)?;
    Ok(Opinion { action, chance: share(chance)?, doubt: share(doubt)?, method })
}

fn parts<const N: usize>(text: &str, between: char) -> Result<[&str; N], NoVerdict> {
    let mut parts = text.splitn(N, between);
    let mut all = [""; N];
    for one in &mut all {
        *one = parts.next().ok_or(NoVerdict)?;
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(method: Method) -> Verdict {
        let chosen = Opinion { action: Action::Look, chance: 1.0 / 3.0, doubt: 0.1, method };
        Verdict { answers: 2, chosen, best: Opinion { action: Action::SkipLook, chance: 0.7, ..chosen } }
    }

    #[test]
    fn a_verdict_travels_as_a_line() {
        for method in [Method::Judged, Method::LookedAhead, Method::PlayedOn(48), Method::Counted] {
            let verdict = verdict(method);
            assert_eq!(verdict.to_string().parse(), Ok(verdict));
        }
    }

    #[test]
    fn other_lines_are_no_verdicts() {
        let line = verdict(Method::Counted).to_string();
        let wrong = [
            line.replace('2', "x"),
            line.replace("0.7", "7"),
            line.replace("0.7", "NaN"),
            line.replace("counted", "guessed"),
            line.replacen('|', "", 1),
        ];
        for line in wrong.iter().map(String::as_str).chain(["", "|", "1|,,,|,,,"]) {
            assert_eq!(line.parse::<Verdict>(), Err(NoVerdict), "{line}");
        }
    }
}
