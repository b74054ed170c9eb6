//! Lists that scroll to their end when content is added or their size changes: a long row, the log.

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser::{before_next_picture, document};

/// The sizes of a list's content and of its box.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Size {
    inside: (i32, i32),
    room: (i32, i32),
}

impl Size {
    fn of(list: &Element) -> Size {
        Size { inside: (list.scroll_width(), list.scroll_height()), room: (list.client_width(), list.client_height()) }
    }
}

thread_local! {
    /// The size of each list at the last redraw.
    static SEEN: RefCell<BTreeMap<String, Size>> = const { RefCell::new(BTreeMap::new()) };
}

/// Scrolls every list that has changed to its end, once everything is drawn.
pub(crate) fn follow() {
    before_next_picture(|| {
        let Ok(list) = document().query_selector_all("[data-to-end]") else { return };
        let lists: Vec<Element> = (0..list.length()).filter_map(|place| list.item(place)?.dyn_into().ok()).collect();
        let mut seen = BTreeMap::new();
        for list in &lists {
            let (name, size) = (list.get_attribute("data-to-end").unwrap_or_default(), Size::of(list));
            if SEEN.with_borrow(|before| before.get(&name) != Some(&size)) {
                show_end(list, size.inside);
            }
            seen.insert(name, size);
        }
        SEEN.set(seen);
    });
}

/// The whole log does not scroll itself, but lies in a sheet that does.
fn show_end(list: &Element, (wide, high): (i32, i32)) {
    list.set_scroll_left(wide);
    list.set_scroll_top(high);
    if list.get_attribute("data-to-end").as_deref() == Some("whole-log") {
        list.scroll_into_view_with_bool(false);
    }
}
