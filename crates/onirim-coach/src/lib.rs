//! A coach: [advice] on a question, a [review] of a game that is over, and the program as partner.
//!
//! The coach gets the view of a seat and nothing else. Its results are data with a measure of doubt; `onirim-text` has the sentences.
//!
//! ```
//! use onirim_coach::advice::{Advice, Verdict};
//! use onirim_core::{Game, QuickChance, Seat, Setup};
//!
//! let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ())?;
//! let advice = Advice::of(&game.view(Seat::One)).expect("the game has just begun, and this seat is asked");
//! for counsel in advice.counsels() {
//!     println!("{:?}: {:.0} %, {:?}", counsel.action, 100.0 * counsel.chance, counsel.verdict);
//! }
//! println!("because {:?}", advice.reason);
//! assert_eq!(advice.best().verdict, Verdict::Best);
//! # Ok::<(), std::convert::Infallible>(())
//! ```
//!
//! # What is where
//!
//! | module | contents |
//! |---|---|
//! | [`advice`] | what each answer is worth, what is too close to call, hints in three steps, the odds of the next draw |
//! | `advice/reason.rs`, `advice/facts/` | why an answer is best: the one fact that is true of it and not of the second best. A view proves the fact; if none distinguishes the two, the reason is looking ahead |
//! | `partner.rs` | what a program at a seat answers, and why |
//! | [`review`] | luck, skill, mistakes and accuracy of a game; habits over many games; a page with a chart |
//!
//! # Decisions behind it
//!
//! - Hidden cards are imagined with the same dice each time, so that equal views get equal advice.
//! - In a review, every change of the chance to win is luck, skill or revision, and they add up exactly from the first decision to the result: chances are whole millionths.
//! - Games in progress are not reviewed, because a verdict would be advice.
//! - A `Reviewer` judges one decision per `step`, so that a screen can draw in between.
//! - A new reason needs a variant of `Reason`, a fact, a sentence in both languages, and a row in `docs/engine-protocol.md`; the compiler asks for all but the last.

pub mod advice;
mod partner;
pub mod review;

pub use onirim_ai::search::Effort;
pub use partner::Choice;
