//! How strong the players are: measured in small parts that are kept, and written down as `docs/strength.md`.
//!
//! A *cell* is one figure of the document, a *part* of it some games with a seed of their own. First every cell gets its first part, then the larger ones get more: so the
//! document is complete early, and becomes surer with time. A part that is kept is not played again as long as the players in it play as they did.

mod cells;
mod document;
mod measure;
mod miniatures;
mod pictures;
mod prints;
mod results;
mod run;
mod summary;
mod tables;

pub use run::{Options, run};
