//! Serves the page that `cargo xtask web` builds: from a folder, or from the program that it was taken into.
//!
//! A [`Source`] is where the page comes from, [`serve`] shows it to browsers until the program is interrupted, and [`router`] is the same
//! for a server that has more to offer.
//!
//! All files are read into memory, and an address is looked up among their names: there is no way out of the folder. What has the hash of
//! its content in its name may be kept by browsers for ever; for everything else they ask again. A folder that is built anew is read
//! anew when somebody opens the page.

mod accepted;
mod answer;
pub mod asset_name;
#[cfg(feature = "page")]
mod built_in;
mod file;
mod page;
mod server;
mod source;
mod steady;

pub use answer::router;
pub use page::{Page, PageError};
pub use server::{ServeError, serve, serve_until};
pub use source::Source;
