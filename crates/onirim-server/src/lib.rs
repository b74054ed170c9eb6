//! Serves the page that `cargo xtask web` builds, from a folder or built into the program.
//!
//! A [`Source`] is where the page comes from. [`serve`] serves it until the program is interrupted; [`router`] is for a server with further
//! routes.
//!
//! All files are read into memory, and a path is looked up among their names, so no path leads out of the folder. Browsers may cache a file
//! with a hash in its name for ever; they ask again for every other file. A folder that was rebuilt is read
//! again when the page is next requested.

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
