//! Compares answers that look equally good: they are played on with the same cards.

use onirim_core::Game;

use crate::search::lines::Line;
use crate::search::playing::play_on;
use crate::search::shuffled::Shuffled;
use crate::search::thinker::Thinker;
use crate::search::worth::Worth;

/// Games of each answer between two looks at who is out.
const ROUND: u32 = 8;
/// Nearly always the most judgements of a game: it keeps the last round within the effort.
const COST: u32 = 110;
/// Looking ahead counts as much as so many games.
const PRIOR_GAMES: i64 = 40;
/// An answer so many standard errors behind is out.
const FAR_BEHIND: f64 = 2.5;

/// An answer that takes part.
pub(super) struct Contender {
    pub(super) line: Line,
    /// The worth from looking ahead.
    pub(super) prior: Worth,
    sums: Sums,
}

/// The differences to the first one, game by game, in parts of [`Worth`].
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    games: i64,
    difference: i64,
    squares: f64,
}

/// The result.
pub(super) struct Fared {
    /// The number of the answer.
    pub(super) answer: usize,
    pub(super) worth: Worth,
    /// The standard error of its difference to the others, as a chance.
    pub(super) error: f64,
    pub(super) games: u32,
}

impl Contender {
    pub(super) fn new(line: Line, prior: Worth) -> Contender {
        Contender { line, prior, sums: Sums::default() }
    }

    /// The estimated difference to the first one.
    fn lead(&self, first: Worth) -> i64 {
        let prior = self.prior.parts() - first.parts();
        (prior * PRIOR_GAMES + self.sums.difference) / (PRIOR_GAMES + self.sums.games)
    }
}

impl Sums {
    fn add(&mut self, difference: i64) {
        self.games += 1;
        self.difference += difference;
        self.squares += difference as f64 * difference as f64;
    }

    /// The standard error of the difference, in parts. Only exact arithmetic: roots and fractions are the same everywhere.
    fn error(self) -> f64 {
        let games = self.games as f64;
        let mean = self.difference as f64 / games;
        let variance = (self.squares / games - mean * mean).max(0.0);
        (variance / (games + PRIOR_GAMES as f64)).sqrt()
    }
}

/// Plays on until the effort is spent. `imagine` returns a game that agrees with the view, each time another. The first one is the best so far.
///
/// Without any game there is no result.
pub(super) fn contest(
    mut contenders: Vec<Contender>,
    thinker: &mut Thinker<'_>,
    mut imagine: impl FnMut() -> Game,
) -> Vec<Fared> {
    let Some(first) = contenders.first().map(|first| first.prior) else { return Vec::new() };
    let mut playing: Vec<usize> = (0..contenders.len()).collect();
    let mut number_of_game = 0;
    while playing.len() > 1 && thinker.left() > ROUND * COST * playing.len() as u32 {
        for _ in 0..ROUND {
            let game = imagine();
            let deck = Shuffled::new(number_of_game);
            number_of_game += 1;
            let mut of_first = 0;
            for &number in &playing {
                let contender = &mut contenders[number];
                let Some(end) = contender.line.end_in(&game) else { continue };
                let worth = play_on(thinker, &end, &mut deck.clone()).parts();
                if number == 0 {
                    of_first = worth;
                }
                contender.sums.add(worth - of_first);
            }
        }
        let best = playing.iter().map(|&number| contenders[number].lead(first)).max().unwrap_or(0);
        // The first one stays, because the others are compared with it.
        playing.retain(|&number| {
            let contender = &contenders[number];
            number == 0 || (best - contender.lead(first)) as f64 <= FAR_BEHIND * contender.sums.error()
        });
    }
    if number_of_game > 0 { fared(&contenders, first) } else { Vec::new() }
}

/// Games give the differences. The level comes from looking ahead, because the luck of the cards would shift all of them.
fn fared(contenders: &[Contender], first: Worth) -> Vec<Fared> {
    let count = contenders.len() as i64;
    let middle = contenders.iter().map(|one| one.prior.parts() - one.lead(first)).sum::<i64>() / count;
    let least = contenders.iter().skip(1).map(|one| one.sums.error()).fold(f64::INFINITY, f64::min);
    let fared = contenders.iter().enumerate().map(|(number, one)| {
        let error = if number == 0 { least } else { one.sums.error() };
        Fared {
            answer: one.line.answer,
            worth: Worth::of_parts(middle + one.lead(first)),
            error: error / Worth::WON.parts() as f64,
            games: one.sums.games as u32,
        }
    });
    fared.collect()
}
