//! Tests of collections and their places.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod damaged_rows;
mod failing;
mod hostile_files;
mod keeping;
mod shed;
mod two_pages;
mod words;

use std::cell::Cell;

use jiff::Timestamp;
use jiff::civil::{Date, date};
use onirim_core::{QuickChance, Setup};
use onirim_record::{Playthrough, ShareCode};
use onirim_session::{Deal, Kept, Session};
use onirim_store::{Collection, World};

/// The day of all tests.
const TODAY: Date = date(2026, 3, 2);

thread_local! {
    static MILLISECONDS: Cell<i64> = const { Cell::new(1_772_409_600_000) };
    static NUMBERS: Cell<u128> = const { Cell::new(0) };
}

/// A world whose clock advances by a millisecond a call, and whose numbers never repeat.
const WORLD: World = World {
    now: || {
        MILLISECONDS.set(MILLISECONDS.get() + 1);
        Timestamp::from_millisecond(MILLISECONDS.get()).unwrap()
    },
    bits: || {
        NUMBERS.set(NUMBERS.get() + 1);
        Ok(NUMBERS.get().wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
    },
};

fn empty() -> Collection {
    Collection::new(WORLD)
}

fn deal(seed: u64) -> Deal {
    Deal::Code(ShareCode { setup: Setup::SOLO, seed })
}

/// Makes this many random choices, or as many as there are.
fn play(game: &mut Playthrough, plies: usize, seed: u64) {
    let mut dice = QuickChance::new(seed);
    for _ in 0..plies {
        let actions = game.game().legal_actions();
        if let Some(action) = actions.get(dice.below(actions.len().max(1))) {
            game.act(action).unwrap();
        }
    }
}

/// A game with this many random choices.
fn begun_game(setup: Setup, seed: u64, plies: usize) -> Playthrough {
    let mut game = Playthrough::seeded(setup, seed);
    play(&mut game, plies, seed);
    game
}

/// The first listed choice.
fn choose(session: &mut Session, collection: &Collection) -> Kept {
    let action = session.game().legal_actions().get(0).unwrap();
    session.act(&[action], collection).unwrap()
}
