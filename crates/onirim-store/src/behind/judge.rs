//! Decides which rows may be written, given the rows of the place.

use onirim_session::GameId;

use super::key::Key;
use super::place::{Found, Write};
use super::row::Stamp;

/// A row that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) key: Key,
    /// The number of the change. A later change of the same row is written by the next flush.
    pub(super) since: u64,
    pub(super) wish: Wish,
}

/// The intended value of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Written always, as a setting or a deletion: the last write wins.
    Anyway(Option<String>),
    /// The attempt at a day's deal: the first write wins.
    Attempt(GameId),
    /// Written only if the stored stamp equals `known`.
    Game {
        text: String,
        stamp: Stamp,
        known: Option<Stamp>,
        /// The attempt that the game is, if it is one.
        attempt: Option<Key>,
    },
    /// An unwritten daily deal whose attempt is known to be another game.
    Withdraw,
}

/// The result of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    /// It is written.
    Written,
    /// Another page has written the row: this is its value.
    Overtaken(Option<String>),
    /// An unwritten daily deal whose attempt is another game.
    Withdrawn,
}

/// The result of all changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The place was replaced since it was read.
    Wiped,
    Judged(Vec<Judged>),
}

/// Compares the changes with the rows of the place.
pub(super) fn judge(changes: &[Change], found: &Found, mark: &str, writer: u64) -> (Vec<Write>, Verdict) {
    if found.mark != mark {
        return (Vec::new(), Verdict::Wiped);
    }
    let rows = || changes.iter().zip(found.rows.iter().map(|row| row.text.as_deref()));
    let taken: Vec<&Key> = rows()
        .filter(|(change, there)| matches!(change.wish, Wish::Attempt(id) if is_another(*there, id)))
        .map(|(change, _)| &change.key)
        .collect();
    let (mut writes, mut judged) = (Vec::new(), Vec::new());
    for (change, there) in rows() {
        let overtaken = || Judged::Overtaken(there.map(str::to_owned));
        let text = match &change.wish {
            Wish::Anyway(text) => Ok(text.clone()),
            Wish::Attempt(id) if !is_another(there, *id) => Ok(Some(id.to_string())),
            Wish::Attempt(_) => Err(overtaken()),
            Wish::Game { known: None, attempt: Some(attempt), .. } if taken.contains(&attempt) => {
                Err(Judged::Withdrawn)
            }
            Wish::Game { text, known, .. } if is_known(there, *known, writer) => Ok(Some(text.clone())),
            Wish::Game { .. } => Err(overtaken()),
            Wish::Withdraw => Err(Judged::Withdrawn),
        };
        judged.push(match text {
            Ok(text) => {
                writes.push(Write { key: change.key.clone(), text });
                Judged::Written
            }
            Err(judged) => judged,
        });
    }
    (writes, Verdict::Judged(judged))
}

/// Is the attempt another game than this one?
fn is_another(there: Option<&str>, id: GameId) -> bool {
    there.and_then(|there| there.parse().ok()).is_some_and(|there: GameId| there != id)
}

/// Has the row the known stamp? Rows of this writer count as known, even if their write was reported as failed.
fn is_known(there: Option<&str>, known: Option<Stamp>, writer: u64) -> bool {
    let Some(there) = there else { return known.is_none() };
    let stamp = Stamp::of(there);
    stamp.is_some_and(|stamp| Some(stamp) == known || (stamp.writer == writer && writer != 0))
}
