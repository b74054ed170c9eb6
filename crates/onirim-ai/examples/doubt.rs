//! The errors of opinions: `cargo run --release -p onirim-ai --example doubt [positions] [games]`, so many positions of each of the sixteen set-ups and so many games from each answer.
//!
//! Positions come from games that a strong player plays. From the best answer and from another one, games are played to their end by the player `fast`, on the same deals: the share that is won is the truth, as
//! far as so many games can tell it. What the games themselves cannot know, for they are few, is taken off: the figures are the root mean square of what is left, by method, for the chances
//! themselves and for the difference of the two. The deals are those of no training and of no simulation.

use std::collections::BTreeMap;

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::{Fast, Strong};
use onirim_ai::search::{Effort, Method, Opinion, Search};
use onirim_ai::{Player, Standpoint};
use onirim_core::{Action, Book, Communication, Game, Premonitions, QuickChance, Setup, Towers};

/// Questions of a game that are skipped between two positions, which would be too similar.
const APART: usize = 9;

/// The errors of some figures together.
#[derive(Default)]
struct Sums {
    figures: u32,
    squares: f64,
    bias: f64,
    noise: f64,
    /// The sum of the spreads of single games.
    spread: f64,
}

impl Sums {
    fn add(&mut self, said: f64, found: f64, noise: f64, spread: f64) {
        self.figures += 1;
        self.squares += (said - found).powi(2);
        self.bias += said - found;
        self.noise += noise;
        self.spread += spread;
    }

    fn print(&self, name: &str) {
        let count = f64::from(self.figures);
        let real = (self.squares - self.noise).max(0.0);
        println!(
            "{name:50} {:5} figures, off by {:.4} (bias {:+.4}), {:.3} of the spread of a game",
            self.figures,
            (real / count).sqrt(),
            self.bias / count,
            (real / self.spread.max(f64::MIN_POSITIVE)).sqrt(),
        );
    }
}

/// The games that were won after an answer, deal by deal.
struct Truth(Vec<bool>);

impl Truth {
    fn share(&self) -> f64 {
        self.0.iter().filter(|&&won| won).count() as f64 / self.0.len() as f64
    }

    /// The variance of the share.
    fn noise(&self) -> f64 {
        self.share() * (1.0 - self.share()) / (self.0.len() as f64 - 1.0)
    }

    /// The variance of the difference of two shares on the same deals.
    fn noise_beside(&self, other: &Truth) -> f64 {
        let mean = self.share() - other.share();
        let differences = self.0.iter().zip(&other.0).map(|(&one, &other)| f64::from(one as i8 - other as i8));
        let count = self.0.len() as f64;
        differences.map(|difference| (difference - mean).powi(2)).sum::<f64>() / (count * (count - 1.0))
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|number| number.parse().ok());
    let (positions, games) = (numbers.next().unwrap_or(40), numbers.next().unwrap_or(200));
    let mut sums = BTreeMap::<String, Sums>::new();
    for setup in setups() {
        measure(setup, positions, games, &mut sums);
    }
    for (name, sum) in sums {
        sum.print(&name);
    }
}

/// All combinations of expansions, for one player and for two in silence.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in [Setup::SOLO, Setup::duo(Communication::Silent)] {
        for number in 0..8 {
            setups.push(Setup {
                book: (number & 1 != 0).then_some(Book::Found),
                towers: (number & 2 != 0).then_some(Towers::Rampart),
                premonitions: (number & 4 != 0).then_some(Premonitions::Four),
                ..players
            });
        }
    }
    setups
}

fn measure(setup: Setup, positions: u64, games: u64, sums: &mut BTreeMap<String, Sums>) {
    let evaluator = Evaluator::shipped(setup);
    let mut player = Strong::new(evaluator, Effort::QUICK);
    let (mut left, mut seed) = (positions, 900_000);
    while left > 0 {
        seed += 1;
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        let mut number = seed as usize % APART;
        while let Some(at) = Standpoint::of(&game) {
            player.begin(seed);
            let chosen = player.choose(&at);
            number += 1;
            if number.is_multiple_of(APART) && left > 0 && at.actions().len() > 1 {
                left -= 1;
                let opinions =
                    Search::new(evaluator).thorough_opinions(&at, Effort::USUAL, &mut QuickChance::new(seed));
                compare(&at, &opinions, games, &mut chance, sums);
            }
            let Ok(()) = game.apply_listed(chosen, &mut chance, &mut ());
        }
    }
}

/// The best answer, and any other one.
fn compare(
    at: &Standpoint<'_>,
    opinions: &[Opinion],
    games: u64,
    dice: &mut QuickChance,
    sums: &mut BTreeMap<String, Sums>,
) {
    let group = group(&at.view().setup);
    let best = opinions.iter().enumerate().max_by(|one, other| one.1.chance.total_cmp(&other.1.chance));
    let Some((place, best)) = best else { return };
    let other = &opinions[(place + 1 + dice.below(opinions.len() - 1)) % opinions.len()];
    let [of_best, of_other] = [best, other].map(|opinion| truth(at, opinion.action, games));
    for (opinion, truth) in [(best, &of_best), (other, &of_other)] {
        let entry = sums.entry(format!("{group}, {}", name(opinion))).or_default();
        entry.add(opinion.chance, truth.share(), truth.noise(), spread(opinion.chance));
    }
    let both = format!("{group}, {} beside {}", name(best), name(other));
    sums.entry(both).or_default().add(
        best.chance - other.chance,
        of_best.share() - of_other.share(),
        of_best.noise_beside(&of_other),
        spread((best.chance + other.chance) / 2.0),
    );
}

/// Set-ups that are about equally hard to judge.
fn group(setup: &Setup) -> &'static str {
    let is_alone = setup.seats().len() == 1;
    let is_base = Setup { players: setup.players, ..Setup::SOLO } == *setup;
    match (is_alone, is_base) {
        (true, true) => "base, one",
        (true, false) => "expansions, one",
        (false, true) => "base, two",
        (false, false) => "expansions, two",
    }
}

fn spread(chance: f64) -> f64 {
    chance * (1.0 - chance)
}

fn name(opinion: &Opinion) -> &'static str {
    match opinion.method {
        Method::Judged => "judged",
        Method::LookedAhead => "looked ahead",
        Method::PlayedOn(_) => "played on",
        Method::Counted => "counted",
    }
}

/// Games after this answer, each one imagined anew.
fn truth(at: &Standpoint<'_>, action: Action, games: u64) -> Truth {
    let mut fast = Fast::new(Evaluator::shipped(at.view().setup));
    let won = (0..games).map(|number| {
        let mut chance = QuickChance::new(number);
        let mut game = at.imagine(&mut chance).into_owned();
        fast.begin(number);
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        while let Some(at) = Standpoint::of(&game) {
            let action = fast.choose(&at);
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
        game.ending().is_some_and(|ending| ending.is_victory())
    });
    Truth(won.collect())
}
