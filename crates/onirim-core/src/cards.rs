//! What is printed on the cards.

mod card;
mod goal;
mod multiset;
mod premonition;
mod spell;
mod tower;

pub(crate) use card::{CHAMBERS, LOCATIONS};
pub use card::{Card, Color, Kind, Symbol};
pub use goal::{Goal, Side};
pub use multiset::Cards;
pub use premonition::{Premonition, PremonitionSet};
pub use spell::Spell;
pub(crate) use tower::TOWERS;
pub use tower::{Edge, Storeys, Tower};
