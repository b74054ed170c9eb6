//! How long advice takes, for each set-up: `cargo xtask bench --advice` runs it here and in WebAssembly.
//!
//! The positions are those of a game that `fast` plays, every third question of it. Time is that of the clock: a page in a browser has no other.

use std::time::{Duration, Instant};

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::Fast;
use onirim_ai::{Player, Standpoint};
use onirim_coach::advice::Advice;
use onirim_core::{Communication, Game, Players, QuickChance, Setup};
use onirim_record::Notation;

/// So many games of each set-up.
const GAMES: u64 = 3;
/// Which of their questions are asked about: one of so many.
const EVERY: usize = 3;

fn main() {
    let shown =
        Setup::all().filter(|setup| matches!(setup.players, Players::One | Players::Two(Communication::Silent)));
    let mut all = Vec::new();
    println!("{:<44} {:>10} {:>10} {:>10}   milliseconds", "", "median", "95 %", "most");
    for setup in shown.filter(is_usual) {
        let times: Vec<Duration> = (0..GAMES).flat_map(|seed| times(setup, seed)).collect();
        tell(&setup.notation().to_string(), &times);
        all.extend(times);
    }
    tell("all together", &all);
}

/// Without the harder variants: they cost as much.
fn is_usual(setup: &Setup) -> bool {
    use onirim_core::{Book, Premonitions, Towers};
    setup.book.is_none_or(|book| book == Book::Found)
        && setup.towers.is_none_or(|towers| towers == Towers::Rampart)
        && setup.premonitions.is_none_or(|premonitions| premonitions == Premonitions::Four)
}

fn times(setup: Setup, seed: u64) -> Vec<Duration> {
    let mut chance = QuickChance::new(seed);
    let mut player = Fast::new(Evaluator::shipped(setup));
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    let (mut times, mut number) = (Vec::new(), 0);
    while let Some(at) = Standpoint::of(&game) {
        if number % EVERY == 0 {
            let begun = Instant::now();
            let advice = Advice::of(&game.view(at.seat()));
            times.push(begun.elapsed());
            assert!(advice.is_ok(), "whoever is asked is advised");
        }
        number += 1;
        let action = player.choose(&at);
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
    }
    times
}

fn tell(name: &str, times: &[Duration]) {
    let mut times: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1000.0).collect();
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).or(times.last()).copied().unwrap_or(0.0);
    println!("{name:<44} {:>10.2} {:>10.2} {:>10.2}", at(0.5), at(0.95), at(1.0));
}
