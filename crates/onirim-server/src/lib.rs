//! Serves the page that `cargo xtask web` builds: from a folder, or built into the program (feature `page`).
//!
//! A [`Source`] is where the page comes from. [`serve`] serves it until the program is interrupted; [`router`] is the same for a server that has more routes.
//!
//! ```
//! use onirim_server::{PageError, Source, router};
//!
//! let folder = Source::Folder("there/is/no/such/folder".into());
//! assert!(matches!(router(folder), Err(PageError::NoPage(_))));
//! ```
//!
//! All files are read into memory, and an address is looked up among their names: no address leads out of the folder. A file whose name has the hash of its content may be cached for ever, and
//! is served only if the hash is right; for all other files, browsers ask again. When the page is opened, a folder that was built again is read again.
//!
//! `asset_name` makes and checks these names, for `onirim-web-build` too. The policy of the page is `onirim-web/page/policy.txt`: this crate sends it, and the page states it for hosts that do not.

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
