//! What a person types, understood among the actions that are possible now.

use onirim_core::Action;
use thiserror::Error;

use super::{FromNotation, Listed, Notation, NotationError};
use crate::blanks::{trimmed, words};

/// A typed text that names no one action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unclear {
    /// More than one action begins so.
    #[error("that could be {}: type more of it", Listed(fitting, " or "))]
    Several {
        /// The actions that fit.
        fitting: Vec<Action>,
    },
    /// It is the beginning of no legal action, and no notation either.
    #[error("{error}; possible now: {}", Listed(legal, ", "))]
    Nothing {
        /// What is wrong with it as notation.
        error: NotationError,
        /// What is possible.
        legal: Vec<Action>,
    },
}

/// The action that a person means. Words may be cut short and the last ones left away, as long as only one of
/// the legal actions begins so.
///
/// A text that is complete but against the rules is understood too: the game says best why it cannot be done.
///
/// ```
/// use onirim_core::{Game, Setup, SeededChance};
/// use onirim_record::{Notation, typed_action};
///
/// let Ok(game) = Game::new(Setup::SOLO, &mut SeededChance::new(1), &mut ());
/// let legal = game.legal_actions();
/// for action in legal.iter() {
///     assert_eq!(typed_action(&action.notation().to_string(), legal.iter())?, action);
/// }
/// # Ok::<(), onirim_record::Unclear>(())
/// ```
pub fn typed_action(text: &str, legal: impl IntoIterator<Item = Action>) -> Result<Action, Unclear> {
    let legal: Vec<Action> = legal.into_iter().collect();
    let complete = Action::from_notation(text);
    if let Ok(action) = complete
        && legal.contains(&action)
    {
        return Ok(action);
    }
    let fitting: Vec<Action> = legal.iter().copied().filter(|action| begins_so(*action, text)).collect();
    match (fitting.as_slice(), complete) {
        (&[action], _) | ([], Ok(action)) => Ok(action),
        ([], Err(error)) => Err(Unclear::Nothing { error, legal }),
        ([..], _) => Err(Unclear::Several { fitting }),
    }
}

/// Is each typed word the beginning of the action's word in the same place? Silence is the beginning of nothing.
fn begins_so(action: Action, typed: &str) -> bool {
    if trimmed(typed).is_empty() {
        return false;
    }
    let notation = action.notation().to_string();
    let mut written = words(&notation);
    words(typed).all(|typed| {
        written.next().and_then(|word| word.get(..typed.len())).is_some_and(|start| start.eq_ignore_ascii_case(typed))
    })
}
