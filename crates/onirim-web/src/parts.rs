//! What every page is made of.

mod button;
mod face;
mod glyph;
mod ornament;

pub(crate) use button::{button, tool};
pub(crate) use face::{face, mini, named};
pub(crate) use glyph::glyph;
pub(crate) use ornament::ornament;
