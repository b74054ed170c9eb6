//! How far off opinions are: `cargo run --release -p onirim-ai --example doubt [positions] [games]`.
//!
//! Positions come from base games that a strong player plays. From each, games are played to their end after one of the answers, by a player who looks a turn ahead; the share that is won is the truth, as far
//! as so many games can tell it. What the games themselves cannot know, for they are few, is taken off: the figures are the root mean square of what is left, by method.

use std::collections::BTreeMap;

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::Strong;
use onirim_ai::search::{Effort, Method, Search};
use onirim_ai::{Player, Standpoint};
use onirim_core::{Game, QuickChance, Setup};

/// So many questions of a game are passed over between two that are looked at: they would be too much alike.
const APART: usize = 9;

#[derive(Default)]
struct Sums {
    opinions: u32,
    squares: f64,
    bias: f64,
    noise: f64,
    /// What a doubt of one would be: the spread of a single game.
    spread: f64,
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|number| number.parse().ok());
    let (positions, games) = (numbers.next().unwrap_or(200), numbers.next().unwrap_or(100));
    let evaluator = Evaluator::shipped(Setup::SOLO);
    let mut player = Strong::new(evaluator, Effort::QUICK);
    let mut sums = BTreeMap::<&str, Sums>::new();
    let (mut left, mut seed) = (positions, 900_000);
    while left > 0 {
        seed += 1;
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(Setup::SOLO, &mut chance, &mut ());
        let mut number = seed as usize % APART;
        while let Some(at) = Standpoint::of(&game) {
            player.begin(seed);
            let chosen = player.choose(&at);
            number += 1;
            if number.is_multiple_of(APART) && left > 0 {
                left -= 1;
                let opinions = Search::new(evaluator).opinions(&at, Effort::QUICK, &mut QuickChance::new(seed));
                // The best answer, and any other one.
                let other = opinions[chance.below(opinions.len())];
                let best = opinions.iter().find(|opinion| opinion.action == chosen).copied();
                for opinion in best.into_iter().chain([other]) {
                    let truth = truth(&game, opinion.action, games, &mut player);
                    let name = match opinion.method {
                        Method::Judged => "judged",
                        Method::LookedAhead => "looked ahead",
                        Method::PlayedOn(_) => "played on",
                        Method::Counted => "counted",
                    };
                    let sum = sums.entry(name).or_default();
                    let spread = opinion.chance * (1.0 - opinion.chance);
                    sum.opinions += 1;
                    sum.squares += (opinion.chance - truth).powi(2);
                    sum.bias += opinion.chance - truth;
                    sum.noise += spread / games as f64;
                    sum.spread += spread;
                }
            }
            let Ok(()) = game.apply_listed(chosen, &mut chance, &mut ());
        }
    }
    for (name, sum) in sums {
        let count = f64::from(sum.opinions);
        let real = (sum.squares - sum.noise).max(0.0);
        println!(
            "{name:12} {:4} opinions, off by {:.4} (bias {:+.4}), {:.3} of the spread of a game",
            sum.opinions,
            (real / count).sqrt(),
            sum.bias / count,
            (real / sum.spread.max(f64::MIN_POSITIVE)).sqrt(),
        );
    }
}

/// The share of games that are won after this answer.
fn truth(game: &Game, action: onirim_core::Action, games: u64, player: &mut Strong<'_>) -> f64 {
    let won = (0..games).filter(|&number| {
        let (mut game, mut chance) = (*game, QuickChance::new(number));
        player.begin(number);
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        while let Some(at) = Standpoint::of(&game) {
            let action = player.choose(&at);
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
        game.ending().is_some_and(|ending| ending.is_victory())
    });
    won.count() as f64 / games as f64
}
