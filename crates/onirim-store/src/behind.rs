//! What lies behind a collection: a place that keeps rows of text, slowly, and for others too.

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
