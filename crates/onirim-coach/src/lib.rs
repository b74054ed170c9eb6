//! A coach: advice on the question that is asked, a look back at a game that was played, and a program that takes a seat.
//!
//! It knows what the seat knows that it talks to, and says how sure it is. It has no words of its own: those are in `onirim-text`.

pub mod advice;
mod partner;
pub mod review;

pub use onirim_ai::search::Effort;
pub use partner::Choice;
