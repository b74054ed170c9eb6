//! The course of a training.

use std::thread;

use onirim_core::{QuickChance, Setup};

use crate::train::adam::Adam;
use crate::train::net::{Net, Touched};
use crate::train::play::{Game, Sample, play, sigmoid};

/// How a training goes.
#[derive(Clone, Copy, Debug)]
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
}

/// How far a training has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The round.
    pub round: usize,
    /// How many games have been played.
    pub games: usize,
    /// How many of the last ones were won.
    pub rate_of_wins: f32,
    /// How many Doors were found.
    pub doors: f32,
    /// The mean loss.
    pub loss: f32,
}

/// A training under way.
pub struct Trainer {
    recipe: Recipe,
    start: Net,
    net: Net,
    average: Net,
    adam: Adam,
    memory: Vec<Sample>,
    next: usize,
    round: usize,
    rate_of_wins: f32,
    dice: QuickChance,
    halves: [Half; 2],
}

/// What one half of a batch says.
struct Half {
    gradient: Net,
    touched: Touched,
    loss: f32,
}

impl Half {
    fn new() -> Half {
        Half { gradient: Net::zero(), touched: Touched::new(), loss: 0.0 }
    }

    /// Takes the other half's gradient over, and leaves nothing there.
    fn take(&mut self, other: &mut Half) {
        let add = |sum: &mut [f32], more: &mut [f32]| {
            for (sum, more) in sum.iter_mut().zip(more) {
                *sum += std::mem::take(more);
            }
        };
        for &row in &other.touched.list {
            self.touched.note(row);
            add(&mut self.gradient.rows[row], &mut other.gradient.rows[row]);
        }
        other.touched.clear();
        add(&mut self.gradient.bias, &mut other.gradient.bias);
        for (sum, more) in self.gradient.dense.iter_mut().zip(&mut other.gradient.dense) {
            add(sum, more);
        }
        add(&mut self.gradient.dense_bias, &mut other.gradient.dense_bias);
        add(&mut self.gradient.out, &mut other.gradient.out);
        self.gradient.out_bias += std::mem::take(&mut other.gradient.out_bias);
        self.loss += other.loss;
    }

    fn learn(&mut self, picked: &[usize], memory: &[Sample], net: &Net, size: usize) {
        self.loss = 0.0;
        for &number in picked {
            let sample = &memory[number];
            let pass = net.pass(&sample.inputs);
            let chance = sigmoid(pass.logit);
            self.loss -= sample.target * chance.max(1e-6).ln() + (1.0 - sample.target) * (1.0 - chance).max(1e-6).ln();
            let error = (chance - sample.target) / size as f32;
            net.learn(&sample.inputs, &pass, error, &mut self.gradient, &mut self.touched);
        }
    }
}

/// How much of the old average is kept.
const KEPT: f32 = 0.95;

impl Trainer {
    /// From the beginning, or from a net that has learned something like it.
    pub fn new(recipe: Recipe, net: Net) -> Trainer {
        Trainer {
            start: net.clone(),
            average: net.clone(),
            net,
            adam: Adam::new(),
            memory: Vec::with_capacity(recipe.memory),
            next: 0,
            round: 0,
            rate_of_wins: 0.0,
            dice: QuickChance::new(recipe.seed),
            halves: [Half::new(), Half::new()],
            recipe,
        }
    }

    /// What has been learned: the averaged weights, without those that were never met.
    pub fn learned(&self) -> Net {
        self.average.without_what_was_never_met(&self.start)
    }

    /// Plays and learns for a round. `None`: it is over.
    pub fn round(&mut self) -> Option<Progress> {
        if self.round == self.recipe.rounds {
            return None;
        }
        let games = self.play();
        let won = games.iter().filter(|game| game.won).count() as f32 / games.len() as f32;
        let doors = games.iter().map(|game| f32::from(game.doors)).sum::<f32>() / games.len() as f32;
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
        let mut loss = 0.0;
        for _ in 0..batches {
            loss += self.batch();
        }
        self.follow();
        self.round += 1;
        Some(Progress {
            round: self.round,
            games: self.round * self.recipe.games,
            rate_of_wins: won,
            doors,
            loss: loss / batches as f32,
        })
    }

    #[expect(clippy::disallowed_methods, reason = "games end, and so does who plays them")]
    fn play(&self) -> Vec<Game> {
        let Recipe { setup, games, lambda, seed, .. } = self.recipe;
        let first = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add((self.round * games) as u64);
        let (net, rate) = (&self.net, self.rate_of_wins);
        let part = move |numbers: std::ops::Range<usize>| -> Vec<Game> {
            numbers.map(|number| play(setup, first.wrapping_add(number as u64), net, lambda, rate)).collect()
        };
        thread::scope(|scope| {
            let other = scope.spawn(move || part(games / 2..games));
            let mut all = part(0..games / 2);
            all.extend(other.join().unwrap_or_default());
            all
        })
    }

    #[expect(clippy::disallowed_methods, reason = "half a batch ends")]
    fn batch(&mut self) -> f32 {
        let size = self.recipe.batch;
        let picked: Vec<usize> = (0..size).map(|_| self.dice.below(self.memory.len())).collect();
        let (net, memory) = (&self.net, &self.memory[..]);
        let (left, right) = picked.split_at(size / 2);
        let [one, other] = &mut self.halves;
        thread::scope(|scope| {
            scope.spawn(move || other.learn(right, memory, net, size));
            one.learn(left, memory, net, size);
        });
        let [one, other] = &mut self.halves;
        one.take(other);
        let rate = rate(&self.recipe, self.round);
        self.adam.step(&mut self.net, &mut one.gradient, &one.touched, rate);
        one.touched.clear();
        one.loss / size as f32
    }

    /// The average follows the weights.
    fn follow(&mut self) {
        let follow = |average: &mut [f32], now: &[f32]| {
            for (average, now) in average.iter_mut().zip(now) {
                *average = KEPT * *average + (1.0 - KEPT) * now;
            }
        };
        let (average, net) = (&mut self.average, &self.net);
        for (average, now) in average.rows.iter_mut().zip(&net.rows) {
            follow(average, now);
        }
        for (average, now) in average.dense.iter_mut().zip(&net.dense) {
            follow(average, now);
        }
        follow(&mut average.bias, &net.bias);
        follow(&mut average.dense_bias, &net.dense_bias);
        follow(&mut average.out, &net.out);
        average.out_bias = KEPT * average.out_bias + (1.0 - KEPT) * net.out_bias;
    }
}

/// Constant at first, then falling to a hundredth along a cosine.
fn rate(recipe: &Recipe, round: usize) -> f32 {
    let share = round as f32 / recipe.rounds as f32;
    let flat = 0.3;
    let fall = ((share - flat) / (1.0 - flat)).max(0.0);
    recipe.rate * (0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * fall).cos()))
}
