//! Sets, multisets and lists in machine words.
//!
//! ```text
//!   a set            of prints          PrintSet      one bit each in a u64
//!   a list           of anything        ShortList     an array and a length, Copy
//!   a multiset       to draw from       DrawPile      an array; the last card fills the gap
//!                    in a hand          table/hand    counts of a few bits each in two words
//!                    elsewhere          cards/Cards   a count for each print
//! ```
//!
//! A function named `…_if` does or does not do something without a branch, where a branch would be mispredicted half of the time (`docs/performance.md`).

mod draw_pile;
mod print_set;
mod short_list;

pub use draw_pile::DrawPile;
pub(crate) use print_set::PrintSet;
pub use short_list::ShortList;
