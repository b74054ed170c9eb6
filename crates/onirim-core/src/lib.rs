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
//! Rule numbers in this documentation (`B6`, `K3`) are those of `docs/rules.md`.

#![no_std]

extern crate alloc;

mod action;
mod action_list;
mod answers;
mod attempt;
mod bits;
mod book;
mod card;
mod cards;
mod chance;
mod choice;
mod deal;
mod decision;
mod deck;
mod doors;
mod dreams;
mod event;
mod flow;
mod game;
mod goals;
mod hand;
mod handful;
mod illegal;
mod legal;
mod list;
mod look;
mod numbered;
mod omens;
mod permit;
mod phase_one;
mod pile;
mod position;
mod premonition;
mod print_set;
mod prospect;
mod repertoire;
mod row;
mod seat;
mod setup;
mod swaps;
mod tower;
mod towers;
mod turn;
mod view;

pub use action::Action;
pub use action_list::{ActionIter, ActionList};
pub use card::{Card, Color, Kind, Symbol};
pub use cards::Cards;
pub use chance::{Chance, Outcome, QuickChance, Request, Script, ScriptError, SeededChance};
pub use decision::{Decision, DeckEnd, Ending, Question};
pub use event::{Event, Witness};
pub use game::Game;
pub use goals::{GOALS, Goal, Goals, Side, Slot, Spell};
pub use illegal::{IllegalAction, Refusal};
pub use list::List;
pub use pile::Pile;
pub use position::{ImpossiblePosition, Position, Rest};
pub use premonition::{Omens, Premonition, PremonitionSet};
pub use row::Row;
pub use seat::{Audience, Group, Seat};
pub use setup::{Book, Communication, Players, Premonitions, Setup, Towers};
pub use tower::{Edge, End, Storeys, Tower, TowerRow};
pub use view::View;
