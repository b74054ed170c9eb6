//! The rules of Onirim.
//!
//! A [`Game`] asks one [`Question`] at a time and lists the [`Action`]s that answer it. Everything that the players do not decide comes from a [`Chance`]; everything that
//! happens is reported to a [`Witness`] as an [`Event`].
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
//! # Players that think
//!
//! A player that looks ahead stops before chance speaks: an [`Afterstate`] has [`Odds`], and continues with any of the possible outcomes.
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
//! Where players hide cards from each other, a player gets the [`View`] of its seat and nothing else. The view has the legal actions, and [`Game::imagined`] makes games from it to think about.
//!
//! # What is where
//!
//! | folder | contents |
//! |---|---|
//! | `setup.rs` | what is played |
//! | `cards/` | what is printed: [`Card`] and its numbers, [`Cards`] (a multiset), [`Tower`], [`Goal`], [`Spell`], [`Premonition`] |
//! | `table/` | where cards lie and who knows them: deck, Limbo, hand, rows, omens, a look; `capacity` works out from the set-up how much room each needs |
//! | `rules/` | what is allowed and what happens, one subject a file: `flow`, `deal`, `turn`, `doors`, `nightmare`, `looks`, `victory`; the expansions `book` (K), `towers` (T), `premonitions` and `happy_dream` (P) |
//! | `answers/` | questions, actions, lists of actions; `legal.rs`, which calls the function of `rules/` that lists the answers to a question; why an action is refused |
//! | `game/` | the [`Game`]: afterstates, views, imagined games, fingerprints, and `winnable`, which proves that a game is lost |
//! | `chance/` | seeded, quick and scripted chance; requests and odds |
//! | `packed/` | sets, multisets and short lists in machine words, for speed; its root has a table of them |
//!
//! # How an action is carried out
//!
//! 1. [`Game::legal_actions`] is a `match` over the question; each arm calls the function of a rule, which pushes actions into an [`ActionList`].
//! 2. [`Game::apply`] checks the action against this list and hands it to `Flow::act`, a `match` that calls the function of `rules/` that carries it out.
//! 3. What must wait (a Prophecy after a swap, Premonitions after a Door, a question that a spell interrupts) is a [`Step`] on a small stack. `Flow::settle` takes steps until a question must be answered.
//! 4. A card that was not seen before is requested from [`Chance`]. If chance has no answer yet, the rest becomes a [`Step`] again: [`Game::apply`] then restores the game, and an [`Afterstate`] continues it later. So afterstates need no second implementation.
//!
//! # Decisions behind it
//!
//! - The deck is a multiset between the cards that were seen at its top and bottom. There is no hidden order that could leak.
//! - Knowledge is part of the state: known cards carry an [`Audience`], and hands record which cards the partner knows. Being asked is knowledge too (R13).
//! - Hands are stored from the active player's side; when the turn passes, the two personal hands change places.
//! - Equal cards are one choice: hands count prints, and a list of actions names each print once.
//! - Capacities follow from the largest set-up, so what does not fit does not compile.
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
