//! Keeps the focus through redraws.
//!
//! Everything that can have the focus has a `data-key`. What a key press selects carries `data-cursor` and gets the focus, so that a screen reader reads it.
//! A sheet that opens takes the focus. When it closes, the focus returns to the element that had it before.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser::{before_next_picture, document};

thread_local! {
    /// The element that had the focus when a sheet was opened over it.
    static BELOW: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The focus before a redraw.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    key: Option<String>,
    was_covered: bool,
}

impl Kept {
    /// The focus now.
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
        // Only the long list of choices scrolls to the focus.
        if element.has_attribute("data-choice") {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    }
}

/// The reason for a redraw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// A key was pressed.
    Key,
    /// An element was clicked, or time has passed.
    Click,
    /// The game asks another question.
    NewQuestion,
}

/// Sets the focus after the redraw: after a key press to the selected element, otherwise to the same element if it still exists and means the same.
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
                // Enter on a card that is no longer selected would act on another card.
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
