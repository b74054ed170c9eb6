//! What is done when something happens to an element. A redraw puts another deed in the place of the last one; the browser does not notice.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, EventTarget};

use super::Deed;

pub(super) struct Listener {
    pub(super) event: &'static str,
    deed: Rc<RefCell<Deed>>,
    hears: Closure<dyn Fn(Event)>,
}

impl Listener {
    pub(super) fn new(element: &EventTarget, event: &'static str, deed: Deed) -> Listener {
        let deed = Rc::new(RefCell::new(deed));
        let current = Rc::clone(&deed);
        let hears = Closure::<dyn Fn(Event)>::new(move |event| {
            // A deed may lead to a redraw, which puts another one here: nothing is borrowed while it is done.
            let deed = Rc::clone(&current.borrow());
            deed(event);
        });
        // A browser refuses this to nobody.
        let _ = element.add_event_listener_with_callback(event, hears.as_ref().unchecked_ref());
        Listener { event, deed, hears }
    }

    pub(super) fn now_does(&self, deed: Deed) {
        *self.deed.borrow_mut() = deed;
    }

    pub(super) fn hears_no_more(&self, element: &EventTarget) {
        let _ = element.remove_event_listener_with_callback(self.event, self.hears.as_ref().unchecked_ref());
    }
}
