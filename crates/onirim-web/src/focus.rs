//! Where the focus is, and where it goes when what had it is drawn anew.
//!
//! Everything that can have the focus has a `data-key`. What a key has marked carries `data-cursor`, and gets the focus: whoever listens hears
//! what is marked. A sheet that opens takes the focus, and when it closes the focus goes back to what had it before.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser::{before_next_picture, document};

thread_local! {
    /// What had the focus when a sheet was laid over it.
    static BELOW: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What had the focus.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    key: Option<String>,
    was_covered: bool,
}

impl Kept {
    /// What has the focus now.
    pub(crate) fn now() -> Kept {
        let key = document().active_element().and_then(|element| element.get_attribute("data-key"));
        Kept { key, was_covered: find("[data-cover]").is_some() }
    }
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn all(selector: &str) -> Option<Element> {
    let list = document().query_selector_all(selector).ok()?;
    list.item(list.length().checked_sub(1)?)?.dyn_into().ok()
}

fn take(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
        // A long list of choices scrolls by itself, and nothing else does.
        if element.has_attribute("data-choice") {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    }
}

/// Why something is drawn anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// A key was pressed: the focus goes to what it has marked.
    Key,
    /// Something was clicked, or time has passed.
    Click,
    /// The game asks something else.
    NewQuestion,
}

/// Once everything is drawn, the focus is where it belongs. A key moves it to what it has marked; otherwise it stays where it was, as far as that is still there and means the same.
pub(crate) fn restore(kept: Kept, why: Why) {
    before_next_picture(move || {
        let cover = all("[data-cover]");
        let within = if cover.is_some() { "[data-cover] " } else { "" };
        let marked = || all(&format!("{within}[data-cursor]"));
        let question = || find("[data-key=\"question\"]").or_else(|| find("[data-key=\"title\"]"));
        let same = || kept.key.as_ref().and_then(|key| find(&format!("{within}[data-key=\"{key}\"]")));
        let active = document().active_element();
        let is_lost = active.as_ref().is_none_or(|element| element.tag_name() == "BODY");
        let is_on_a_card = active.as_ref().is_some_and(|element| element.has_attribute("data-own-keys"));
        let opened = cover.is_some() && !kept.was_covered;
        let below = if cover.is_none() && kept.was_covered { BELOW.take() } else { None };
        let below = below.and_then(|key| find(&format!("[data-key=\"{key}\"]")));
        let to = if opened {
            BELOW.set(kept.key.clone());
            marked().or_else(|| all(&format!("{within}[data-key=\"sheet\"]")))
        } else if below.is_some() {
            below
        } else {
            match why {
                Why::Key => marked().or_else(|| same().filter(|_| is_lost)),
                // A card that is not marked any more would do something else than it shows.
                Why::NewQuestion if kept.key.is_some() && (is_lost || is_on_a_card) => marked().or_else(question),
                Why::Click if is_on_a_card => marked().or_else(same),
                Why::Click if is_lost && kept.key.is_some() => same().or_else(marked).or_else(question),
                Why::NewQuestion | Why::Click => None,
            }
        };
        if let Some(element) = to.filter(|element| Some(element) != active.as_ref()) {
            take(&element);
        }
    });
}
