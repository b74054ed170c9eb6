//! An event listener of an element. A redraw replaces its callback without touching the listener that the browser holds.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, EventTarget};

use super::Handler;

pub(super) struct Listener {
    pub(super) event: &'static str,
    handler: Rc<RefCell<Handler>>,
    callback: Closure<dyn Fn(Event)>,
}

impl Listener {
    pub(super) fn new(element: &EventTarget, event: &'static str, handler: Handler) -> Listener {
        let handler = Rc::new(RefCell::new(handler));
        let current = Rc::clone(&handler);
        let callback = Closure::<dyn Fn(Event)>::new(move |event| {
            // The callback may redraw and replace itself, so nothing stays borrowed while it runs.
            let handler = Rc::clone(&current.borrow());
            handler(event);
        });
        // This never fails for a callback.
        let _ = element.add_event_listener_with_callback(event, callback.as_ref().unchecked_ref());
        Listener { event, handler, callback }
    }

    pub(super) fn set_handler(&self, handler: Handler) {
        *self.handler.borrow_mut() = handler;
    }

    pub(super) fn remove(&self, element: &EventTarget) {
        let _ = element.remove_event_listener_with_callback(self.event, self.callback.as_ref().unchecked_ref());
    }
}
