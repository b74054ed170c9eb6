//! The storage behind a collection: slow, and shared with other pages.

mod flush;
mod judge;
mod key;
mod place;
mod row;
mod turnstile;

pub use flush::{Flushed, Here};
pub use key::Key;
pub use place::{Found, Place, PlaceTrouble, Row, Write};
pub(crate) use row::Stamp;
pub(crate) use turnstile::Turnstile;
