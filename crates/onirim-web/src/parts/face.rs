//! The drawing of a card, from the sprite of `onirim-art`.

use onirim_art::Drawing;
use onirim_core::{Goal, Outcome, Side};
use onirim_markup::markup;

use crate::node::Node;

/// The drawing of a card. The element around it carries its name. An open Door is an empty place and has no shadow.
pub(crate) fn face(shown: Drawing) -> Node {
    let class = if matches!(shown, Drawing::Wanted(_)) { "face flat" } else { "face" };
    markup! {
        <svg class=class viewBox="0 0 100 140" aria-hidden="true" focusable="false">
            <use href=format!("#{}", shown.id()) />
        </svg>
    }
}

/// A card that cannot be pressed, with its name.
pub(crate) fn named(shown: Drawing, name: String) -> Node {
    markup! { <span role="img" aria-label=name>{face(shown)}</span> }
}

/// A small card within a line of text.
pub(crate) fn mini(shown: Drawing) -> Node {
    markup! { <span class="mini">{face(shown)}</span> }
}

/// The drawing of a card that came up on a real table.
pub(crate) const fn outcome(outcome: Outcome) -> Drawing {
    match outcome {
        Outcome::Card(card) => Drawing::Card(card),
        Outcome::Goal(color) => Drawing::Goal(Goal { color, side: Side::FaceUp }),
        Outcome::Premonition(omen) => Drawing::Premonition(omen),
    }
}
