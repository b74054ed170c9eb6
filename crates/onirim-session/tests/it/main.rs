//! Tests of sessions: what every front end can rely on.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod advice;
mod begin;
mod card_order;
mod corrections;
mod daily;
mod draws;
mod epilogue;
mod failing;
mod memory;
mod programs;
mod real_cards;
mod take_back;
mod two_programs;
mod watch;

use jiff::civil::{Date, date};
use onirim_core::{Action, Setup};
use onirim_record::{FromNotation, ShareCode};
use onirim_session::{Begun, Deal, Kept, Session};

use memory::Memory;

/// The day of all tests.
const TODAY: Date = date(2026, 3, 1);

fn setup(words: &str) -> Setup {
    Setup::from_notation(words).unwrap()
}

fn code(words: &str, seed: u64) -> Deal {
    Deal::Code(ShareCode { setup: setup(words), seed })
}

/// A new game that counts.
fn fresh(words: &str, seed: u64, shelf: &Memory) -> Session {
    let (session, kept) = Session::begin(code(words, seed), TODAY, shelf);
    assert_eq!(kept, Kept::Begun(Begun::Fresh));
    session
}

/// The first legal action.
fn first(session: &Session) -> Action {
    session.game().legal_actions().get(0).unwrap()
}

/// Hands the screen to the player who is asked, and plays the first legal action.
fn step(session: &mut Session, shelf: &Memory) -> Kept {
    while matches!(session.watch(), onirim_session::Watch::Leaving { .. } | onirim_session::Watch::Away { .. }) {
        session.pass_on();
    }
    session.act(&[first(session)], shelf).unwrap()
}

/// Plays on until this holds.
fn play_until(session: &mut Session, shelf: &Memory, holds: impl Fn(&Session) -> bool) {
    for _ in 0..2000 {
        if holds(session) {
            return;
        }
        assert!(!session.is_over(), "the game is over before it holds");
        let _ = step(session, shelf);
    }
    panic!("it never holds");
}
