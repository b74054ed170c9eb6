//! Lines: answers with those that belong to them. Cards are put in order and paid one by one, but an order or a payment is one line.

use std::cmp::Reverse;

use onirim_core::{Action, Afterstate, Game};

use crate::search::prints::Prints;
use crate::search::thinker::Thinker;
use crate::search::worth::Worth;

/// The most beginnings of an order that are kept at each step: all of a Prophecy.
const MOST_BEGINNINGS: usize = 128;

/// An answer and those that continue it.
#[derive(Clone)]
pub(super) struct Line {
    /// The number of the first answer in the list.
    pub(super) answer: usize,
    actions: Vec<Action>,
    /// The table after the last answer.
    pub(super) end: Afterstate,
    /// The evaluator's value of that table.
    pub(super) judged: Worth,
}

impl Line {
    /// The table after the same answers in another game with the same view; `None` if they are not legal there.
    pub(super) fn end_in(&self, game: &Game) -> Option<Afterstate> {
        let (first, rest) = self.actions.split_first()?;
        let mut after = game.after(*first).ok()?;
        for &action in rest {
            after = after.settled()?.after(action).ok()?;
        }
        Some(after)
    }

    /// The game that goes on with the same choice, if one does.
    fn unfinished(&self) -> Option<&Game> {
        let (game, last) = self.end.settled().zip(self.actions.last())?;
        game.decision()?.question.continues(*last).then_some(game)
    }
}

/// All lines, the most promising first; for each answer at least one. Orders with the same effect are one line.
pub(super) fn lines(game: &Game, thinker: &mut Thinker<'_>) -> Vec<Line> {
    let (mut lines, mut beginnings) = (Vec::new(), Vec::new());
    for (answer, action) in game.legal_actions().into_iter().enumerate() {
        beginnings.push(line(answer, &[], game, action, thinker));
    }
    while !beginnings.is_empty() {
        let mut longer = Vec::new();
        for beginning in beginnings {
            match beginning.unfinished() {
                None => lines.push(beginning),
                Some(game) => longer.extend(
                    game.legal_actions()
                        .into_iter()
                        .map(|action| line(beginning.answer, &beginning.actions, game, action, thinker)),
                ),
            }
        }
        beginnings = promising(longer);
    }
    lines.sort_by_key(|line| Reverse(line.judged));
    lines
}

fn line(answer: usize, before: &[Action], game: &Game, action: Action, thinker: &mut Thinker<'_>) -> Line {
    let end = game.after_listed(action);
    let judged = thinker.judge(&end);
    let mut actions = Vec::with_capacity(before.len() + 1);
    actions.extend_from_slice(before);
    actions.push(action);
    Line { answer, actions, end, judged }
}

/// The best ones, and the best one of each answer.
fn promising(mut lines: Vec<Line>) -> Vec<Line> {
    let (mut met, mut answers) = (Prints::default(), 0_u128);
    lines.retain(|line| met.insert((line.end.fingerprint(), line.answer)));
    lines.sort_by_key(|line| Reverse(line.judged));
    let mut place = 0;
    lines.retain(|line| {
        place += 1;
        let bit = 1 << line.answer.min(127);
        let is_first = answers & bit == 0;
        answers |= bit;
        is_first || place <= MOST_BEGINNINGS
    });
    lines
}
