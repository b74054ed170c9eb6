//! The icon of the game as PNG files, for systems that do not accept SVG.

use anyhow::{Context, Result};
use onirim_art::{Shape, icon};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Name, outline and width of each. Phones that cut out their own shape need a full square.
const ICONS: [(&str, Shape, u32); 4] = [
    ("icon-180.png", Shape::Maskable, 180),
    ("icon-192.png", Shape::Rounded, 192),
    ("icon-512.png", Shape::Rounded, 512),
    ("icon-maskable-512.png", Shape::Maskable, 512),
];

/// All icons with their names.
pub(crate) fn pictures() -> Result<Vec<(&'static str, Vec<u8>)>> {
    ICONS.into_iter().map(|(name, shape, width)| Ok((name, picture(shape, width)?))).collect()
}

fn picture(shape: Shape, width: u32) -> Result<Vec<u8>> {
    let drawing = Tree::from_str(&icon(shape), &Options::default()).context("the icon cannot be read")?;
    let mut picture = Pixmap::new(width, width).context("an icon without a width")?;
    let scale = width as f32 / drawing.size().width();
    resvg::render(&drawing, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture.encode_png().context("the icon cannot be written")
}
