//! The place behind a collection.

use onirim_session::Trouble;
use thiserror::Error;

use super::key::Key;

/// A place that keeps rows of text under their [keys](Key), as the storage of a browser does. It knows nothing of games.
///
/// Several collections may use one place, in several pages: what [`exchange`](Place::exchange) reads and writes, it reads and writes as one.
#[expect(async_fn_in_trait, reason = "a page has one thread")]
pub trait Place {
    /// Every row there is.
    async fn read_all(&self) -> Result<Found, PlaceTrouble>;

    /// Reads these rows, in their order, asks what is to be written, and writes that; all of it or nothing, and nobody else comes between. It returns when that is safe.
    async fn exchange(&self, keys: &[Key], decide: impl FnOnce(&Found) -> Vec<Write>) -> Result<(), PlaceTrouble>;
}

/// What was found in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The name that the place got when it was made: another one means that all that was kept is gone.
    pub mark: String,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its name.
    pub key: Key,
    /// What it holds; `None`: there is no such row.
    pub text: Option<String>,
}

/// A row to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// Its name.
    pub key: Key,
    /// What it is to hold; `None`: it is deleted.
    pub text: Option<String>,
}

/// Why a place does not work. All is well again as soon as it does.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlaceTrouble {
    /// There is no such place, or it may not be used: the browser forbids it, as in some private windows.
    #[error("this browser does not let pages keep anything ({reason}): allow it for this page, or play on without")]
    Forbidden {
        /// What the browser says.
        reason: String,
    },
    /// There is no room left.
    #[error("the browser has no room left for this page: delete games here, or free space on the disk")]
    Full,
    /// A later version of the page has written there.
    #[error("a newer Onirim keeps its games here, and this one left them as they are: load the page again")]
    Newer,
    /// A later version of the page waits for this one to let go, or an older one is still open.
    #[error("another page of Onirim is in the way: close the others, or load them again")]
    Blocked,
    /// Anything else that the browser says.
    #[error("the storage of the browser does not work ({reason}): it will be tried again")]
    Other {
        /// What it says.
        reason: String,
    },
}

impl From<&PlaceTrouble> for Trouble {
    fn from(trouble: &PlaceTrouble) -> Trouble {
        match trouble {
            PlaceTrouble::Forbidden { reason } => Trouble::new("fault-place-forbidden").with("reason", reason.as_str()),
            PlaceTrouble::Full => Trouble::new("fault-place-full"),
            PlaceTrouble::Newer => Trouble::new("fault-place-newer"),
            PlaceTrouble::Blocked => Trouble::new("fault-place-blocked"),
            PlaceTrouble::Other { reason } => Trouble::new("fault-place-other").with("reason", reason.as_str()),
        }
    }
}
