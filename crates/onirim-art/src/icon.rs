//! The icon of the game, with colours of its own: it stands where no stylesheet reaches.

use crate::pattern::{compact, fill};

/// The outline of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A square with round corners, for tabs and lists.
    Rounded,
    /// A full square, from which a system cuts its own shape: what matters is in the middle.
    Maskable,
}

/// The icon as an image of its own, on 512 by 512 units.
pub fn icon(shape: Shape) -> String {
    let (corner, scale) = match shape {
        Shape::Rounded => ("112", "1.1"),
        Shape::Maskable => ("0", ".8"),
    };
    fill(&compact(include_str!("../art/made/icon.svg")), &[("corner", corner), ("scale", scale)])
}
