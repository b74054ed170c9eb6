//! Saved games in a browser.
//!
//! A `Locker` is a collection of `onirim-archive` in memory with the browser's IndexedDB behind it. A page opens it, plays with `Locker::archive`, and after
//! each input awaits `Locker::settle` before it shows the result:
//!
//! ```text
//! let locker = Locker::open().await;
//! let app = App::new(…, Equipment { archive: locker.archive(), … });
//! locker.hear(move || { app.look_again(); draw(); }); // another page has changed something
//!
//! app.update(input);
//! locker.settle(|| app.look_again()).await;           // it is written, or the player is told that it is not
//! draw();
//! ```
//!
//! The decisions (which rows are written, which are overtaken, what is reported) stand in `onirim-archive`, where they are tested without a browser.
//!
//! For other targets than a browser this crate is empty. Its tests run whole programs over a collection.

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod browser;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use browser::{Locker, Stay, WORLD, ask_to_stay, new_seed, today};
