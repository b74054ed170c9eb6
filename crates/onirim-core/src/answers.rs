//! What is asked, what can be answered, and why not something else.

mod action;
mod action_list;
mod illegal;
mod legal;
mod question;

pub use action::Action;
pub use action_list::ActionList;
pub use illegal::{IllegalAction, Refusal};
pub use question::{Decision, Question};
