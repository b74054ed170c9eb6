//! The copy of a card that is seen between two places.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser::document;

/// What the page finds cards by: a copy is not to be found.
const NAMES: [&str; 5] = ["data-key", "data-zone", "data-card", "data-cursor", "data-piece"];

/// A copy over everything else, as wide as the card was drawn. Nobody can touch it, and whoever made it takes it away.
pub(crate) fn copy(card: &Element, width: f64) -> Option<HtmlElement> {
    let copy: HtmlElement = card.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for name in NAMES {
        let _ = copy.remove_attribute(name);
    }
    let _ = copy.set_attribute("inert", "");
    let _ = copy.class_list().add_1("flying");
    let _ = copy.style().set_property("width", &format!("{width}px"));
    document().body()?.append_child(&copy).ok()?;
    Some(copy)
}
