//! A card as it is drawn: always from the one sprite of `onirim-art`.

use onirim_art::Drawing;
use onirim_markup::markup;

use crate::node::Node;

/// The drawing of a card. Its name is said by what holds it. A Door that is still wanted lies nowhere yet, and throws no shadow.
pub(crate) fn face(shown: Drawing) -> Node {
    let class = if matches!(shown, Drawing::Wanted(_)) { "face flat" } else { "face" };
    markup! {
        <svg class=class viewBox="0 0 100 140" aria-hidden="true" focusable="false">
            <use href=format!("#{}", shown.id()) />
        </svg>
    }
}

/// The drawing of a card that is looked at only, with its name.
pub(crate) fn named(shown: Drawing, name: String) -> Node {
    markup! { <span role="img" aria-label=name>{face(shown)}</span> }
}

/// A small drawing of a card within a line.
pub(crate) fn mini(shown: Drawing) -> Node {
    markup! { <span class="mini">{face(shown)}</span> }
}
