//! How often the rules of thumb win: `cargo run --release -p onirim-ai --example simple [games]`.

use std::time::Instant;

use onirim_ai::{Player, Standpoint, players::Simple};
use onirim_core::{Book, Communication, Game, Premonitions, QuickChance, Setup, Towers};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(20_000);
    let solo = Setup::SOLO;
    let (book, towers) = (Some(Book::Found), Some(Towers::Rampart));
    let premonitions = Some(Premonitions::Four);
    let setups = [
        ("solo", solo),
        ("solo, Book", Setup { book, ..solo }),
        ("solo, Towers", Setup { towers, ..solo }),
        ("solo, Premonitions", Setup { premonitions, ..solo }),
        ("solo, all", Setup { book, towers, premonitions, ..solo }),
        ("two, open", Setup::duo(Communication::Open)),
        ("two, silent", Setup::duo(Communication::Silent)),
        ("two, silent, all", Setup { book, towers, premonitions, ..Setup::duo(Communication::Silent) }),
    ];
    let only = std::env::args().nth(2);
    for (name, setup) in setups.into_iter().filter(|(name, _)| only.as_deref().is_none_or(|only| only == *name)) {
        let (begun, mut decisions) = (Instant::now(), 0_u64);
        let wins = (1..=games).filter(|&seed| wins(setup, seed, &mut decisions)).count();
        let each = begun.elapsed().as_secs_f64() * 1e6 / decisions as f64;
        println!("{name:20} {:5.1} %  ({each:.1} µs a decision)", 100.0 * wins as f64 / games as f64);
    }
}

fn wins(setup: Setup, seed: u64, decisions: &mut u64) -> bool {
    let (mut chance, mut player) = (QuickChance::new(seed), Simple);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    while let Some(at) = Standpoint::of(&game) {
        let action = player.choose(&at);
        *decisions += 1;
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
    }
    game.ending().is_some_and(|ending| ending.is_victory())
}
