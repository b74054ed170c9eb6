//! The scroll position. A new screen starts at its top, a table with its question in view.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::browser::{document, window};

/// The part of a table that scrolls by itself.
const ON_A_TABLE: &str = ".board,.labyrinth,.stock";
/// The question with its answers.
const ASKED: &str = ".dock";

/// Turns off the browser's scroll restoration: all screens share one history entry.
pub(crate) fn listen() {
    if let Ok(history) = window().history() {
        // A browser without this setting restores nothing.
        let _ = Reflect::set(&history, &JsValue::from_str("scrollRestoration"), &JsValue::from_str("manual"));
    }
}

/// Scrolls to the start of a new screen.
pub(crate) fn start_anew() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if let Ok(list) = document().query_selector_all(ON_A_TABLE) {
        let scrolled = (0..list.length()).filter_map(|place| list.item(place)?.dyn_into::<Element>().ok());
        scrolled.for_each(|element| element.set_scroll_top(0));
    }
    // Only a window that is too low for a table has to be scrolled.
    if let Ok(Some(asked)) = document().query_selector(ASKED) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        asked.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
