//! Saved games in a browser.
//!
//! A `Locker` is a collection of `onirim-archive` in memory, which answers at once, with the browser's IndexedDB behind it. A page opens it, plays with `Locker::archive`, and after
//! each input awaits `Locker::settle` before it shows what came of it:
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
//! Nothing here knows a rule, and hardly anything is decided here: what is written, what is overtaken and what is told stands in `onirim-archive`, where it is tested without a browser.
//!
//! Outside of a browser there is nothing here. The tests run whole programs over a collection there.

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod browser;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use browser::{Locker, Stay, WORLD, ask_to_stay, new_seed, today};
