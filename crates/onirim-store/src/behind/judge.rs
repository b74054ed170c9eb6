//! What may be written, now that one sees what is there.

use onirim_session::GameId;

use super::key::Key;
use super::place::{Found, Write};
use super::row::Stamp;

/// A row that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) key: Key,
    /// Which change of the collection it was. If there was a later one, it is to be written again.
    pub(super) since: u64,
    pub(super) wish: Wish,
}

/// What a row is to become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Whoever comes last is right, as with a setting or with a game that somebody deletes.
    Anyway(Option<String>),
    /// The attempt at a day's deal: whoever comes first is right.
    Attempt(GameId),
    /// A game: who knows what is there is right.
    Game {
        text: String,
        stamp: Stamp,
        known: Option<Stamp>,
        /// The attempt that the game is, if it is one.
        attempt: Option<Key>,
    },
    /// A daily deal that nobody has kept yet, and whose attempt is known to be another game.
    Withdraw,
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    /// It is written.
    Written,
    /// Somebody else was there before: this is what the row holds.
    Overtaken(Option<String>),
    /// A daily deal that nobody has kept yet, and whose attempt is another game.
    Withdrawn,
}

/// What became of all changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// This is not the place any more that was read.
    Wiped,
    Judged(Vec<Judged>),
}

/// Holds the changes against what is there.
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

/// Is the row as it is known here? What we have written ourselves is, even if we were told that it failed.
fn is_known(there: Option<&str>, known: Option<Stamp>, writer: u64) -> bool {
    let Some(there) = there else { return known.is_none() };
    let stamp = Stamp::of(there);
    stamp.is_some_and(|stamp| Some(stamp) == known || (stamp.writer == writer && writer != 0))
}
