//! What is asked, what can be answered, and why not something else.
//!
//! [`offer`](offer::offer) is the one place that says which actions are legal. It offers them as sets, in one of a few [`shapes`], to whoever asks: a list of them
//! ([`ActionList`]), somebody who wants to know whether an action is among them ([`Game::is_legal`](crate::Game::is_legal)), or somebody who picks one and carries it out at
//! once ([`Game::choose`](crate::Game::choose)).

mod action;
mod action_list;
mod choose;
mod illegal;
mod offer;
mod phase_one;
mod question;
mod repertoire;
mod shapes;
mod swaps;
mod why_not;

pub use action::Action;
pub use action_list::{ActionIter, ActionList};
pub use illegal::{IllegalAction, Refusal};
pub use question::{Decision, Question};
pub(crate) use repertoire::Repertoire;
pub(crate) use swaps::Swaps;
