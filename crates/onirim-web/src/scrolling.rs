//! How far the page is scrolled. A new screen starts at its top, a table with its question in view.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::browser::{document, window};

/// What scrolls by itself on a table.
const ON_A_TABLE: &str = ".board,.labyrinth,.stock";
/// What is asked, with its answers.
const ASKED: &str = ".dock";

/// The browser restores no place of its own: the screens of the page share one entry of its history.
pub(crate) fn listen() {
    if let Ok(history) = window().history() {
        // A browser without this setting restores none.
        let _ = Reflect::set(&history, &JsValue::from_str("scrollRestoration"), &JsValue::from_str("manual"));
    }
}

/// Another screen is there.
pub(crate) fn start_anew() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if let Ok(list) = document().query_selector_all(ON_A_TABLE) {
        let scrolled = (0..list.length()).filter_map(|place| list.item(place)?.dyn_into::<Element>().ok());
        scrolled.for_each(|element| element.set_scroll_top(0));
    }
    // Only a window that is too low for a table has to be scrolled for it.
    if let Ok(Some(asked)) = document().query_selector(ASKED) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        asked.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
