//! The course of a training.

use onirim_core::hashing::GOLDEN_RATIO;
use onirim_core::{QuickChance, Setup};

use crate::train::adam::Adam;
use crate::train::net::Net;
use crate::train::play::{Game, Sample, play};
use crate::train::share::Shares;
use crate::train::together::together;

/// The parameters of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// The set-up.
    pub setup: Setup,
    /// The seed of all dice.
    pub seed: u64,
    /// Rounds.
    pub rounds: usize,
    /// Games of a round.
    pub games: usize,
    /// How often each sample is used.
    pub uses: usize,
    /// The size of a batch.
    pub batch: usize,
    /// Samples that are remembered.
    pub memory: usize,
    /// The rate of learning at the start.
    pub rate: f32,
    /// The weight of the result against the evaluator's own chance at the next table.
    pub lambda: f32,
}

impl Recipe {
    /// The usual recipe: half an hour of CPU time for the base game.
    pub const fn usual(setup: Setup, seed: u64) -> Recipe {
        Recipe {
            setup,
            seed,
            rounds: 3000,
            games: 512,
            uses: 2,
            batch: 1024,
            memory: 131_072,
            rate: 0.002,
            lambda: 0.5,
        }
    }

    /// Are all parameters above zero and within bounds?
    pub fn is_possible(&self) -> bool {
        let Recipe { rounds, games, uses, batch, memory, rate, lambda, .. } = *self;
        let counts = [(rounds, MOST_ROUNDS), (games, MOST_GAMES), (uses, 64), (batch, 1 << 20), (memory, 1 << 20)];
        counts.into_iter().all(|(count, most)| (1..=most).contains(&count))
            && rate > 0.0
            && rate <= 1.0
            && (0.0..=1.0).contains(&lambda)
    }
}

/// No recipe has more rounds.
pub const MOST_ROUNDS: usize = 1_000_000;
/// No round has more games.
pub const MOST_GAMES: usize = 65_536;

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The round.
    pub round: usize,
    /// Games so far.
    pub games: usize,
    /// The win rate of this round.
    pub rate_of_wins: f32,
    /// The mean number of Doors.
    pub doors: f32,
    /// The mean loss.
    pub loss: f32,
}

impl Progress {
    /// The result of a round.
    pub(crate) fn new(recipe: &Recipe, before: usize, rate_of_wins: f32, doors: f32, loss: f32) -> Progress {
        Progress { round: before + 1, games: (before + 1) * recipe.games, rate_of_wins, doors, loss }
    }
}

/// A training in progress. A checkpoint keeps all that is needed to resume it.
pub struct Trainer {
    pub(crate) recipe: Recipe,
    pub(crate) start: Net,
    pub(crate) net: Net,
    pub(crate) average: Net,
    pub(crate) adam: Adam,
    pub(crate) memory: Vec<Sample>,
    /// Once the memory is full: the sample that is replaced next.
    pub(crate) next: usize,
    pub(crate) rate_of_wins: f32,
    pub(crate) curve: Vec<Progress>,
    shares: Shares,
    threads: usize,
}

/// The weight of the old average.
const KEPT: f32 = 0.95;

impl Trainer {
    /// A new training, on one thread unless there are [more](Trainer::on).
    pub fn new(recipe: Recipe) -> Trainer {
        Trainer::from_net(recipe, Net::new(recipe.seed))
    }

    /// A new training that starts from this net.
    pub fn from_net(recipe: Recipe, net: Net) -> Trainer {
        Trainer {
            start: net.clone(),
            average: net.clone(),
            net,
            adam: Adam::new(),
            memory: Vec::new(),
            next: 0,
            rate_of_wins: 0.0,
            curve: Vec::new(),
            shares: Shares::new(),
            threads: 1,
            recipe,
        }
    }

    /// On so many threads, with the same result.
    #[must_use]
    pub fn on(self, threads: usize) -> Trainer {
        Trainer { threads, ..self }
    }

    /// The recipe.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// The results of all rounds so far.
    pub fn curve(&self) -> &[Progress] {
        &self.curve
    }

    fn rounds_played(&self) -> usize {
        self.curve.len()
    }

    /// The averaged weights.
    ///
    /// Rows that were never met are left out if they are the noise of the beginning. Rows from an earlier training stay: a good player never meets some tables, but must still value
    /// them as bad to avoid them.
    pub fn learned(&self) -> Net {
        if self.began_with_noise() {
            self.average.without_what_was_never_met(&self.start)
        } else {
            self.average.clone()
        }
    }

    fn began_with_noise(&self) -> bool {
        self.start.rows == Net::new(self.recipe.seed).rows
    }

    /// Plays and learns for a round. `None` if the training is over.
    pub fn round(&mut self) -> Option<Progress> {
        if self.rounds_played() >= self.recipe.rounds {
            return None;
        }
        let games = self.play();
        let count = games.len().max(1) as f32;
        let won = games.iter().filter(|game| game.won).count() as f32 / count;
        let doors = games.iter().map(|game| f32::from(game.doors)).sum::<f32>() / count;
        self.rate_of_wins += 0.1 * (won - self.rate_of_wins);
        let mut fresh = 0;
        for sample in games.iter().flat_map(|game| &game.samples) {
            fresh += 1;
            if self.memory.len() < self.recipe.memory {
                self.memory.push(*sample);
            } else {
                self.memory[self.next] = *sample;
                self.next = (self.next + 1) % self.recipe.memory;
            }
        }
        let batches = (fresh * self.recipe.uses).div_ceil(self.recipe.batch);
        let mut dice = self.dice();
        let mut loss = 0.0;
        for _ in 0..batches {
            loss += self.batch(&mut dice);
        }
        self.follow();
        let progress = Progress::new(&self.recipe, self.rounds_played(), won, doors, loss / batches.max(1) as f32);
        self.curve.push(progress);
        Some(progress)
    }

    /// Each round has dice of its own, so that a checkpoint needs none.
    fn dice(&self) -> QuickChance {
        let round = self.rounds_played() as u64 + 1;
        QuickChance::new(self.recipe.seed.rotate_left(32) ^ round.wrapping_mul(GOLDEN_RATIO))
    }

    fn play(&self) -> Vec<Game> {
        let Recipe { setup, games, lambda, seed, .. } = self.recipe;
        let first = seed.wrapping_mul(GOLDEN_RATIO).wrapping_add((self.rounds_played() * games) as u64);
        let evaluator = self.net.quantised();
        let mut played: Vec<Option<Game>> = vec![None; games];
        together(&mut played, self.threads, |number, game| {
            let seed = first.wrapping_add(number as u64);
            *game = Some(play(variant(setup, number), seed, &evaluator, lambda, self.rate_of_wins));
        });
        played.into_iter().flatten().collect()
    }

    fn batch(&mut self, dice: &mut QuickChance) -> f32 {
        let picked: Vec<usize> = (0..self.recipe.batch).map(|_| dice.below(self.memory.len())).collect();
        let rate = rate(&self.recipe, self.rounds_played());
        let (gradient, touched, loss) = self.shares.learn(&self.net, &self.memory, &picked, self.threads);
        self.adam.step(&mut self.net, gradient, touched, rate);
        touched.clear();
        loss
    }

    /// The average follows the weights.
    fn follow(&mut self) {
        for (average, now) in self.average.parts_mut().zip(self.net.parts()) {
            for (average, now) in average.iter_mut().zip(now) {
                *average = KEPT * *average + (1.0 - KEPT) * now;
            }
        }
    }
}

/// Constant at first, then falling to a hundredth along a cosine.
fn rate(recipe: &Recipe, round: usize) -> f32 {
    let share = round as f32 / recipe.rounds as f32;
    let flat = 0.3;
    let fall = ((share - flat) / (1.0 - flat)).max(0.0);
    recipe.rate * (0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * fall).cos()))
}

/// Every second game is the set-up itself; the others go through its variants, and through the ways in which two may talk.
fn variant(setup: Setup, number: usize) -> Setup {
    if number.is_multiple_of(2) {
        return setup;
    }
    let alike: Vec<Setup> = Setup::all()
        .filter(|other| {
            other.seats().len() == setup.seats().len()
                && other.book.is_some() == setup.book.is_some()
                && other.towers.is_some() == setup.towers.is_some()
                && other.premonitions.is_some() == setup.premonitions.is_some()
        })
        .collect();
    alike[(number / 2) % alike.len()]
}
