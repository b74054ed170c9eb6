//! The browser's window and document, events and timers.

use std::time::Duration;

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, throw_str};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Event, HtmlInputElement, Window};

thread_local! {
    // Only workers have none, and this module runs in no worker.
    static WINDOW: Window = web_sys::window().unwrap_or_else(|| throw_str("window"));
    static DOCUMENT: Document = window().document().unwrap_or_else(|| throw_str("document"));
}

pub(crate) fn window() -> Window {
    WINDOW.with(Window::clone)
}

pub(crate) fn document() -> Document {
    DOCUMENT.with(Document::clone)
}

/// Listens for an event of the window for as long as the page is open. The caller chooses the type that belongs to the event's name.
pub(crate) fn whenever<E: JsCast>(event: &str, handle: impl Fn(E) + 'static) {
    listen(event, Box::new(move |event| handle(event.unchecked_into())));
}

fn listen(event: &str, handle: Box<dyn Fn(Event)>) {
    let callback = Closure::wrap(handle).into_js_value();
    // This never fails for a callback.
    let _ = window().add_event_listener_with_callback(event, callback.unchecked_ref());
}

/// Calls back after a while.
pub(crate) fn after(wait: Duration, act: impl FnOnce() + 'static) {
    // All waits are far below the browser's maximum of 24 days.
    let wait = i32::try_from(wait.as_millis()).unwrap_or(i32::MAX);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&once(Box::new(act)), wait);
}

/// Yields to the browser's other tasks.
pub(crate) async fn let_others() {
    let turn = Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback(&resolve);
    });
    // The promise never rejects.
    let _ = JsFuture::from(turn).await;
}

/// Calls back just before the next frame, after the pending redraw.
pub(crate) fn before_next_picture(act: impl FnOnce() + 'static) {
    let _ = window().request_animation_frame(&once(Box::new(act)));
}

fn once(act: Box<dyn FnOnce()>) -> Function {
    Closure::once_into_js(act).unchecked_into()
}

/// The input field that an event came from.
pub(crate) fn field(event: &Event) -> Option<HtmlInputElement> {
    event.target()?.dyn_into().ok()
}

/// The content of that field.
pub(crate) fn written(event: &Event) -> String {
    field(event).map(|field| field.value()).unwrap_or_default()
}
