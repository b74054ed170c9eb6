//! The notation: short words for cards, actions, questions, events, steps, outcomes and set-ups.
//!
//! What is written is canonical; what is read may be in capital or small letters, with any blanks between the words.
//! The whole of it is described in `docs/record-format.md`.

mod action;
mod card;
mod error;
mod event;
mod illegal;
mod names;
mod outcome;
mod question;
mod setup;
mod step;
mod typed;
mod words;

pub use error::{NotationError, Snippet, Wanted};
pub use event::Precise;
pub use setup::SetupError;
pub use typed::{Unclear, typed_action};

use std::fmt;

/// Something that has a notation.
///
/// ```
/// use onirim_core::{Card, Color};
/// use onirim_record::Notation;
///
/// assert_eq!(Card::key(Color::Brown).notation().to_string(), "Nk");
/// ```
pub trait Notation {
    /// Writes the canonical notation.
    fn write_notation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Displays as the canonical notation.
    fn notation(&self) -> Noted<'_, Self>
    where
        Self: Sized,
    {
        Noted(self)
    }
}

/// Something that can be read from its notation.
///
/// ```
/// use onirim_core::{Action, Card, Color, Group};
/// use onirim_record::FromNotation;
///
/// let action = Action::from_notation("discard nk")?;
/// assert_eq!(action, Action::Discard { card: Card::key(Color::Brown), from: Group::Personal });
/// # Ok::<(), onirim_record::NotationError>(())
/// ```
pub trait FromNotation: Sized {
    /// What is wrong with a text that is no notation.
    type Error;

    /// Reads all of the text; large and small letters are the same.
    fn from_notation(text: &str) -> Result<Self, Self::Error>;
}

/// Displays a thing as its notation; see [`Notation::notation`].
#[derive(Clone, Copy, Debug)]
pub struct Noted<'a, T>(&'a T);

impl<T: Notation> fmt::Display for Noted<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write_notation(f)
    }
}

/// Displays things one after the other, with a word between them.
pub(crate) struct Listed<'a, T>(pub(crate) &'a [T], pub(crate) &'static str);

impl<T: Notation> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, thing) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(self.1)?;
            }
            thing.write_notation(f)?;
        }
        Ok(())
    }
}
