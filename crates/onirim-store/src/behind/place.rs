//! The interface to the storage behind a collection.

use onirim_session::Trouble;
use thiserror::Error;

use super::key::Key;

/// Storage for rows of text under their [keys](Key), as in a browser. It does not interpret the rows.
///
/// Several pages may use one place: [`exchange`](Place::exchange) is atomic.
#[expect(async_fn_in_trait, reason = "a page has one thread")]
pub trait Place {
    /// Every row there is.
    async fn read_all(&self) -> Result<Found, PlaceTrouble>;

    /// Reads these rows in their order, calls `decide` and writes the rows that it returns, in one transaction.
    /// Returns when they are durable.
    async fn exchange(&self, keys: &[Key], decide: impl FnOnce(&Found) -> Vec<Write>) -> Result<(), PlaceTrouble>;
}

/// The rows of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// A name given when the place was made. Another name means that all rows were lost.
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

/// Why a place does not work. The next call may work again.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum PlaceTrouble {
    #[error("this browser does not let pages keep anything ({reason}): allow it for this page, or play on without")]
    Forbidden { reason: String },
    #[error("the browser has no room left for this page: delete games here, or free space on the disk")]
    Full,
    #[error("a newer Onirim keeps its games here, and this one left them as they are: load the page again")]
    Newer,
    #[error("another page of Onirim is in the way: close the others, or load them again")]
    Blocked,
    #[error("the storage of the browser does not work ({reason}): it will be tried again")]
    Other { reason: String },
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
