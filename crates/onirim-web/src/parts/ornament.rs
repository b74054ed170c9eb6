//! Wide pictures for the moments around a game.

use onirim_art::Ornament;
use onirim_markup::markup;

use crate::node::Node;

/// An ornament as wide as its container.
pub(crate) fn ornament(shown: Ornament) -> Node {
    markup! {
        <svg class="ornament" viewBox="0 0 480 160" aria-hidden="true" focusable="false">
            <use href=format!("#{}", shown.id()) />
        </svg>
    }
}
