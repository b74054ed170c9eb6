//! The course of a training.

use onirim_core::{QuickChance, Setup};

use crate::train::adam::Adam;
use crate::train::net::Net;
use crate::train::play::{Game, Sample, play};
use crate::train::share::Shares;
use crate::train::together::together;

/// How a training goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// What is played.
    pub setup: Setup,
    /// Where all chance starts from.
    pub seed: u64,
    /// How many rounds there are.
    pub rounds: usize,
    /// How many games a round has.
    pub games: usize,
    /// How often each sample is learned from.
    pub uses: usize,
    /// The size of a batch.
    pub batch: usize,
    /// How many samples are remembered.
    pub memory: usize,
    /// The rate of learning at the start.
    pub rate: f32,
    /// How much what came later counts, against what it looked like.
    pub lambda: f32,
}

impl Recipe {
    /// What has proved good: half an hour of CPU time for the base game.
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

    /// Can it be followed? Nothing is none, and nothing is beyond all measure.
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

/// How far a training has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The round.
    pub round: usize,
    /// How many games have been played.
    pub games: usize,
    /// Which share of this round's games were won.
    pub rate_of_wins: f32,
    /// How many Doors were found.
    pub doors: f32,
    /// The mean loss.
    pub loss: f32,
}

impl Progress {
    /// What came of the round after so many.
    pub(crate) fn new(recipe: &Recipe, before: usize, rate_of_wins: f32, doors: f32, loss: f32) -> Progress {
        Progress { round: before + 1, games: (before + 1) * recipe.games, rate_of_wins, doors, loss }
    }
}

/// A training under way. All that it needs to go on is in the recipe and in what a checkpoint keeps.
pub struct Trainer {
    pub(crate) recipe: Recipe,
    pub(crate) start: Net,
    pub(crate) net: Net,
    pub(crate) average: Net,
    pub(crate) adam: Adam,
    pub(crate) memory: Vec<Sample>,
    /// Once the memory is full: what is forgotten next.
    pub(crate) next: usize,
    pub(crate) rate_of_wins: f32,
    pub(crate) curve: Vec<Progress>,
    shares: Shares,
    threads: usize,
}

/// How much of the old average is kept.
const KEPT: f32 = 0.95;
/// The golden ratio as a fraction of 2^64: multiples of it are far from each other.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl Trainer {
    /// From the beginning. One thread works, unless there are [more](Trainer::on).
    pub fn new(recipe: Recipe) -> Trainer {
        Trainer::from_net(recipe, Net::new(recipe.seed))
    }

    /// From a net that has learned something like it.
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

    /// On so many threads. They make it faster, and change nothing else.
    #[must_use]
    pub fn on(self, threads: usize) -> Trainer {
        Trainer { threads, ..self }
    }

    /// What is being done.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// How it went so far, round by round.
    pub fn curve(&self) -> &[Progress] {
        &self.curve
    }

    fn rounds_played(&self) -> usize {
        self.curve.len()
    }

    /// What has been learned: the averaged weights.
    ///
    /// Rows that were never met are left out if they are still the noise of the beginning. If they had been learned before, they stay: somebody who plays well never comes to some tables, but must go on knowing how
    /// bad they are to keep away from them.
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

    /// Plays and learns for a round. `None`: it is over.
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

    /// Each round has dice of its own, so that none have to be kept between rounds.
    fn dice(&self) -> QuickChance {
        let round = self.rounds_played() as u64 + 1;
        QuickChance::new(self.recipe.seed.rotate_left(32) ^ round.wrapping_mul(GOLDEN))
    }

    fn play(&self) -> Vec<Game> {
        let Recipe { setup, games, lambda, seed, .. } = self.recipe;
        let first = seed.wrapping_mul(GOLDEN).wrapping_add((self.rounds_played() * games) as u64);
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
