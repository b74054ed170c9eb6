//! The rules of Onirim.
//!
//! A [`Game`] asks one [`Question`] at a time and lists the [`Action`]s that answer it. Everything that the
//! players do not decide comes from a [`Chance`]; everything that happens is told to a [`Witness`].
//!
//! ```
//! use onirim_core::{Game, QuickChance, Setup};
//!
//! let mut chance = QuickChance::new(7);
//! let mut game = Game::new(Setup::SOLO, &mut chance, &mut ())?;
//! while game.decision().is_some() {
//!     let actions = game.legal_actions();
//!     let action = actions.get(chance.below(actions.len())).expect("some action is legal until the game is over");
//!     game.apply(action, &mut chance, &mut ()).expect("listed actions are legal");
//! }
//! assert!(game.ending().is_some());
//! # Ok::<(), std::convert::Infallible>(())
//! ```
//!
//! Whoever thinks about a game stops before chance speaks: an [`Afterstate`] can be valued, has [`Odds`], and goes on with any of them.
//!
//! ```
//! use onirim_core::{Game, QuickChance, Setup};
//!
//! /// How good a game looks: here, simply how many Doors have been found.
//! fn worth(game: &Game) -> f64 {
//!     game.doors_on_table().iter().map(|&count| f64::from(count)).sum()
//! }
//!
//! let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ())?;
//! let expected = |action| {
//!     let after = game.after_listed(action);
//!     let next = |possible: onirim_core::Possibility| {
//!         let next = after.with(&possible.outcomes).expect("what may come is possible");
//!         possible.probability() * worth(next.table())
//!     };
//!     after.odds().map(next).sum::<f64>()
//! };
//! let best = game.legal_actions().iter().max_by(|one, other| expected(*one).total_cmp(&expected(*other)));
//! assert!(best.is_some());
//! # Ok::<(), std::convert::Infallible>(())
//! ```
//!
//! Where players hide cards from each other, a player gets the [`View`] of the own seat, and nothing else: it tells the legal actions and what loses the game, and [`Game::imagined`]
//! makes games of it to think about.
//!
//! Rule numbers in this documentation (`B6`, `K3`) are those of `docs/rules.md`.

#![no_std]

extern crate alloc;

mod answers;
mod cards;
mod chance;
mod event;
mod game;
pub mod hashing;
mod packed;
mod rules;
mod setup;
mod table;

pub use answers::{Action, ActionList, Decision, IllegalAction, Question, Refusal};
pub use cards::{
    Card, Cards, Color, Edge, Goal, Kind, Premonition, PremonitionSet, Side, Spell, Storeys, Symbol, Tower,
};
pub use chance::{
    Chance, Odds, Outcome, Outcomes, Possibility, QuickChance, Request, Script, ScriptError, SeededChance,
};
pub use event::{Event, Witness};
pub use game::{
    Afterstate, Cause, Ending, Fingerprint, Game, Glance, ImpossiblePosition, ImpossibleView, Nth, Occasion, Position,
    Rest, View,
};
pub use packed::{DrawPile, ShortList};
pub use rules::{End, HAPPY_DREAM_REVEALS, NIGHTMARE_REVEALS, PROPHECY, Purpose, Step, TowerRow};
pub use setup::{Book, Communication, GOALS, Players, Premonitions, Setup, Towers};
pub use table::{Audience, DeckEnd, Goals, Group, Looking, Omens, Row, Seat, Slot};
