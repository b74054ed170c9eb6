//! The copy of a card that moves between two places.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser::document;

/// Attributes by which the page finds cards. The copy must not be found.
const NAMES: [&str; 5] = ["data-key", "data-zone", "data-card", "data-cursor", "data-piece"];

/// A copy of a card above everything else, as wide as the card. It takes no pointer events. The caller removes it.
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
