//! The drawings of Onirim, for a page in a browser: cards, signs for buttons, ornaments and the icon of the game as SVG, and their colours as CSS.
//!
//! A page puts [`sprite`] into its document once, and [`style`] into its stylesheet. Everything is then shown by name, as large as one wants:
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
//! - Cards and places are drawn on 100 by 140 units, signs on 24 by 24, ornaments on 480 by 160. A `<svg>` without a `viewBox` of its own shows the
//!   whole drawing in whatever size it has.
//! - Drawings have no accessible name: the element around one has it (`role="img"` and `aria-label`), or is hidden from screen readers (`aria-hidden`).
//! - The letters of the colours come from the language of the page, so they are given to [`sprite`], and a change of language needs a new one.
//! - Colours come from custom properties, `--art-…`; the attribute `data-theme` of the root element (`light`, `dark`, `contrast`) chooses them, and
//!   without it the system does. Nothing needs an inline style, a script or another file.
//!
//! What is drawn stands in `art/`: parts that are shared, and in `art/made/` the patterns that cards are put together from.

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
