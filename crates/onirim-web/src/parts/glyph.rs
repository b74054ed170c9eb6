//! Small icons for buttons and lists.

use onirim_art::Glyph;
use onirim_markup::markup;

use crate::node::Node;

/// An icon in the colour of the text around it.
pub(crate) fn glyph(sign: Glyph) -> Node {
    markup! {
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href=format!("#{}", sign.id()) />
        </svg>
    }
}
