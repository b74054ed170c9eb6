//! The drawings of Onirim for a page in a browser: cards, signs for buttons, ornaments and the icon as SVG, and their colours as CSS.
//!
//! A page puts [`sprite`] into its document once, and [`style`] into its stylesheet. Each drawing is then shown by its name, at any size:
//!
//! ```
//! use onirim_art::{Drawing, Glyph};
//! use onirim_core::{Card, Color, Symbol};
//!
//! let sprite = onirim_art::sprite(["R", "B", "G", "N"]);
//! let red_sun = Drawing::Card(Card::chamber(Color::Red, Symbol::Sun));
//! assert!(sprite.contains(&format!(r#"<symbol id="{}""#, red_sun.id())));
//! // <svg class="card"><use href="#card-rs"/></svg>
//! assert_eq!(red_sun.id(), "card-rs");
//! assert_eq!(Glyph::Undo.id(), "glyph-undo");
//! ```
//!
//! - Cards and places are drawn on 100 by 140 units, signs on 24 by 24, ornaments on 480 by 160. A `<svg>` without a `viewBox` shows the whole drawing at its own size.
//! - Drawings have no text. The page gives an element a name (`role="img"` and `aria-label`), or hides it from screen readers (`aria-hidden`).
//! - The letters of the colours depend on the language of the page: [`sprite`] takes them.
//! - Colours are custom properties, `--art-…`. The attribute `data-theme` of the root element (`light`, `dark`, `contrast`) chooses them; without it, the system does.
//!
//! # What is where
//!
//! `art/` holds the drawings: symbols, places, dreams, towers, glyphs, ornaments. `art/made/` holds patterns that cards are put together from: a Chamber is a sky, a scenery, a symbol
//! and a frame. Every place has a shape besides its colour. A drawing names no colour but `var(--art-…)`. Tones are set by a class on the `<symbol>`, because
//! selectors do not reach through a `<use>` and custom properties do. There are no gradients, clips or filters, which a hidden sheet would lose.
//!
//! `cargo run --package onirim-art --example gallery -- gallery.html` shows everything at once.

mod drawing;
mod glyph;
mod icon;
mod ornament;
mod palette;
mod pattern;
mod sheet;

pub use drawing::Drawing;
pub use glyph::Glyph;
pub use icon::{Shape, icon};
pub use ornament::Ornament;
pub use palette::{Look, ground, style};
pub use sheet::sprite;
