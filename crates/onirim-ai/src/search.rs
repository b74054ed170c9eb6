//! Search: the worth of each answer, and the method behind it.
//!
//! In this order, each only as far as the [`Effort`] goes:
//!
//! 1. `counting`: where the deck is small, everything that can happen is counted to the end.
//! 2. `lines`: each answer with those that go on with it, such as the order of a Prophecy; the evaluator judges the table after each.
//! 3. `thinker`: for those that the evaluator likes, every card that may come next, and the best answer to it.
//! 4. `contest`: those that are still close are played on for some turns, with the same cards after each.
//!
//! Where players hide cards, all of it is done for imagined games that agree with the seat's view. Chances are whole numbers (`worth`), so that the choice is the same on every machine.

mod contest;
mod counting;
mod lines;
mod opinion;
mod playing;
pub mod prints;
mod shuffled;
mod thinker;
mod worth;

pub use opinion::{Effort, Method, Opinion};

use std::cmp::Reverse;

use onirim_core::{Game, QuickChance};

use crate::evaluator::Evaluator;
use crate::search::contest::{Contender, contest};
use crate::search::counting::Counting;
use crate::search::lines::{Line, lines};
use crate::search::thinker::Thinker;
use crate::search::worth::{Mean, Worth};
use crate::standpoint::Standpoint;

/// Lines that the evaluator puts so far below the best worth so far are not looked ahead from.
const MARGIN: Worth = Worth::of_points(400);
/// Lines that looking ahead puts so far below the best are not played on.
const CLOSE: Worth = Worth::of_points(150);
/// The most lines that are looked ahead from.
const MOST_LINES: usize = 12;
/// The least effort for playing on: a few games say less than looking ahead.
const EFFORT_OF_A_CONTEST: u32 = 10_000;
/// With secrets, one game is imagined for so much effort, within these bounds.
const EFFORT_OF_A_GAME: u32 = 1_000;
const IMAGINED: [u32; 2] = [2, 16];

/// A search with its evaluator.
#[derive(Clone, Debug)]
pub struct Search<'e> {
    evaluator: &'e Evaluator,
}

/// A line, and its worth after looking ahead.
struct SearchedLine {
    line: Line,
    ahead: Worth,
}

impl<'e> Search<'e> {
    /// A new one with this evaluator.
    pub fn new(evaluator: &'e Evaluator) -> Search<'e> {
        Search { evaluator }
    }

    /// The opinions on all answers, in their order, to take the best one: answers that do not look good are only judged. `dice` imagine hidden cards, and
    /// shuffle where games are played on.
    pub fn opinions(&self, at: &Standpoint<'_>, effort: Effort, dice: &mut QuickChance) -> Vec<Opinion> {
        self.think(at, effort, false, dice)
    }

    /// The same to know about every answer: as far as the effort goes, each is looked ahead from.
    pub fn thorough_opinions(&self, at: &Standpoint<'_>, effort: Effort, dice: &mut QuickChance) -> Vec<Opinion> {
        self.think(at, effort, true, dice)
    }

    fn think(&self, at: &Standpoint<'_>, effort: Effort, is_thorough: bool, dice: &mut QuickChance) -> Vec<Opinion> {
        let mut opinions = self.compare(at, effort, is_thorough, dice);
        for opinion in &mut opinions {
            *opinion = opinion.with(self.evaluator.confidence);
        }
        opinions
    }

    /// The opinions for a player who does not look ahead afterwards.
    fn compare(&self, at: &Standpoint<'_>, effort: Effort, is_thorough: bool, dice: &mut QuickChance) -> Vec<Opinion> {
        let game = at.imagine(dice).into_owned();
        let mut left = effort.judgements;
        if counting::is_worth_trying(&game, effort) {
            // If that is not enough, the rest gets as much.
            left /= 2;
            if let Some(worths) = Counting::new(left).answers(&game) {
                return counted(&game, &worths);
            }
        }
        let mut thinker = Thinker::new(self.evaluator, at.seat(), left);
        let lines = lines(&game, &mut thinker);
        let mut opinions = judged(&game, &lines);
        let games = imagined(game, at, effort, dice);
        let seen = look_ahead(lines, &games, &mut thinker, effort, is_thorough);
        let contenders = enter(&seen, &mut opinions);
        if effort.judgements >= EFFORT_OF_A_CONTEST && contenders.len() > 1 {
            for fared in contest(contenders, &mut thinker, || at.imagine(dice).into_owned()) {
                let action = opinions[fared.answer].action;
                opinions[fared.answer] = Opinion {
                    action,
                    chance: fared.worth.chance(),
                    doubt: fared.error,
                    method: Method::PlayedOn(fared.games),
                };
            }
        }
        opinions
    }
}

fn counted(game: &Game, worths: &[Worth]) -> Vec<Opinion> {
    let actions = game.legal_actions().into_iter();
    actions.zip(worths).map(|(action, &worth)| opinion::counted(action, worth)).collect()
}

/// The evaluator's opinion on the best line of each answer.
fn judged(game: &Game, lines: &[Line]) -> Vec<Opinion> {
    let opinion = |(answer, action)| {
        let best = lines.iter().find(|line| line.answer == answer);
        opinion::judged(action, best.map_or(Worth::LOST, |line| line.judged))
    };
    game.legal_actions().into_iter().enumerate().map(opinion).collect()
}

/// The games that are thought about: one, or where there are secrets as many as the effort allows.
fn imagined(first: Game, at: &Standpoint<'_>, effort: Effort, dice: &mut QuickChance) -> Vec<Game> {
    let [least, most] = IMAGINED;
    let has_secrets = first.setup().has_secrets();
    let count = if has_secrets { (effort.judgements / EFFORT_OF_A_GAME).clamp(least, most) } else { 1 };
    let mut games = vec![first];
    games.extend((1..count).map(|_| at.imagine(dice).into_owned()));
    games
}

/// Looks ahead from the lines that are good enough for that, and puts the best ones first.
fn look_ahead(
    lines: Vec<Line>,
    games: &[Game],
    thinker: &mut Thinker<'_>,
    effort: Effort,
    is_thorough: bool,
) -> Vec<SearchedLine> {
    let mut seen: Vec<SearchedLine> = Vec::new();
    let mut best = Worth::LOST;
    for (number, line) in lines.into_iter().enumerate() {
        let is_hopeless = line.judged.plus(MARGIN) < best || number >= MOST_LINES;
        let is_too_late = thinker.left() < effort.judgements / 4;
        let is_wanted = if is_thorough && !seen.iter().any(|seen| seen.line.answer == line.answer) {
            thinker.left() > 0
        } else {
            !is_hopeless && !is_too_late
        };
        if !seen.is_empty() && !is_wanted {
            continue;
        }
        let mut mean = Mean::default();
        for end in games.iter().filter_map(|game| line.end_in(game)) {
            mean.add(thinker.ahead(&end, line.judged), 1);
        }
        let ahead = mean.worth();
        best = best.max(ahead);
        seen.push(SearchedLine { line, ahead });
    }
    seen.sort_by_key(|seen| Reverse(seen.ahead));
    seen
}

/// Enters the worths, the best first: an answer is worth its best line. Returns the answers that are close.
fn enter(seen: &[SearchedLine], opinions: &mut [Opinion]) -> Vec<Contender> {
    let Some(best) = seen.first().map(|best| best.ahead) else { return Vec::new() };
    // An answer that was not looked ahead from is never ranked above one that was.
    let below = Worth::of_parts(best.parts() - 1).chance();
    for opinion in opinions.iter_mut() {
        opinion.chance = opinion.chance.min(below);
    }
    let mut contenders = Vec::new();
    for SearchedLine { line, ahead } in seen {
        let opinion = &mut opinions[line.answer];
        if opinion.method == Method::Judged {
            *opinion = opinion::looked_ahead(opinion.action, *ahead);
            if ahead.plus(CLOSE) >= best {
                contenders.push(Contender::new(line.clone(), *ahead));
            }
        }
    }
    contenders
}
