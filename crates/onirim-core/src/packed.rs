//! Speed, fenced in: sets, multisets and short lists in machine words.
//!
//! The rules do not care how these work, only what they hold. Each says what it is in a word of the trade, and each has tests that hold
//! it against the obvious way of doing the same.
//!
//! ```text
//!   a set            of prints          PrintSet      one bit each in a u64
//!                    of Towers          TowerSet      one bit each in a u16
//!                    its n-th member    Ones          pdep, or arithmetic for any processor (bits/)
//!   a list           of Chambers        ChamberList   four bits each, looked up for every set there is
//!                    of seen cards      Sequence      one byte each in a u64
//!                    of anything        ShortList     an array and a length, Copy
//!   a multiset       to draw from       DrawPile      an array; the last card fills the gap
//!                    in a hand          table/hand    counts of a few bits each in two words
//!                    elsewhere          cards/Cards   a count for each print
//! ```
//!
//! What makes random play fast is said in `docs/performance.md`. Two tricks recur: a function named `…_if` does or does not do something without a branch,
//! where a branch would be mispredicted half of the time; and a set becomes a list only for the one member that somebody asks for.

pub(crate) mod bits;
mod chamber_list;
mod draw_pile;
mod print_set;
mod sequence;
mod short_list;
mod tower_set;

pub(crate) use bits::Ones;
pub(crate) use chamber_list::ChamberList;
pub use draw_pile::DrawPile;
pub(crate) use print_set::PrintSet;
pub(crate) use sequence::Sequence;
pub use short_list::ShortList;
pub(crate) use tower_set::TowerSet;
