//! The time of advice and of a program's answer, for each set-up: `cargo xtask bench --advice` runs it natively and in WebAssembly.
//!
//! The positions are those of a game that `fast` plays, every third question of it. Time is that of the clock: a page in a browser has no other.

use std::time::{Duration, Instant};

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::Fast;
use onirim_ai::{Player, Standpoint};
use onirim_coach::Choice;
use onirim_coach::advice::Advice;
use onirim_core::{Communication, Game, Players, QuickChance, Setup, View};
use onirim_record::{Notation, Program};

/// Games of each set-up.
const GAMES: u64 = 3;
/// One of so many questions is measured.
const EVERY: usize = 3;

fn main() {
    println!("{:<44} {:>10} {:>10} {:>10}   milliseconds", "", "median", "95 %", "most");
    println!("advice");
    measure(&[Players::One, Players::Two(Communication::Silent)], &|view| Advice::of(view).is_ok());
    for program in Program::ALL {
        println!("the program {}, at a seat", program.word());
        measure(&[Communication::Talk, Communication::Silent].map(Players::Two), &|view| {
            Choice::by(program, view).is_ok()
        });
    }
}

/// The time for a view, for each set-up. `think` returns whether it had an answer.
fn measure(players: &[Players], think: &dyn Fn(&View) -> bool) {
    let mut all = Vec::new();
    for setup in Setup::all().filter(|setup| players.contains(&setup.players)).filter(is_usual) {
        let times: Vec<Duration> = (0..GAMES).flat_map(|seed| times(setup, seed, think)).collect();
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

fn times(setup: Setup, seed: u64, think: &dyn Fn(&View) -> bool) -> Vec<Duration> {
    let mut chance = QuickChance::new(seed);
    let mut player = Fast::new(Evaluator::shipped(setup));
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    let (mut times, mut number) = (Vec::new(), 0);
    while let Some(at) = Standpoint::of(&game) {
        if number % EVERY == 0 {
            let view = game.view(at.seat());
            let begun = Instant::now();
            let is_answered = think(&view);
            times.push(begun.elapsed());
            assert!(is_answered, "the seat that is asked gets an answer");
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
