//! Typed text, matched with the legal actions.

use onirim_core::Action;
use thiserror::Error;

use super::{FromNotation, Listed, Notation, NotationError};
use crate::blanks::{trimmed, words};

/// A typed text that does not name exactly one action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum Unclear {
    #[error("that could be {}: type more of it", Listed(fitting, " or "))]
    Several { fitting: Vec<Action> },
    #[error("{error}; possible now: {}", Listed(legal, ", "))]
    Nothing { error: NotationError, legal: Vec<Action> },
}

/// The action that a typed text means. Words may be cut short and the last ones left out, as long as only one legal
/// action fits.
///
/// A complete text of an illegal action is read as well: the engine explains why it is illegal.
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

/// Is each typed word the beginning of the action's word in the same place? An empty text matches nothing.
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
