//! What is printed on the cards.

mod card;
mod goal;
mod multiset;
mod premonition;
mod spell;
mod tower;

pub use card::{Card, Color, Kind, Symbol};
pub(crate) use card::LOCATIONS;
pub use goal::{Goal, Side};
pub use multiset::Cards;
pub use premonition::{Premonition, PremonitionSet};
pub use spell::Spell;
pub use tower::{Edge, Storeys, Tower};
pub(crate) use tower::TOWERS;
