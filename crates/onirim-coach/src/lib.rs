//! Advice on the question that is asked, the review of a finished game, and programs that take a seat.
//!
//! Advice uses what its seat knows, and states how sure it is. The texts are in `onirim-text`.

pub mod advice;
mod partner;
pub mod review;

pub use onirim_ai::search::Effort;
pub use partner::Choice;
