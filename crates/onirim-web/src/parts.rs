//! Parts that every page uses.

mod button;
mod face;
mod glyph;
mod ornament;

pub(crate) use button::{button, tool};
pub(crate) use face::{face, mini, named, outcome};
pub(crate) use glyph::glyph;
pub(crate) use ornament::ornament;
