//! What a browser offers to a page: its window and its document, what happens there, and time that passes.

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

/// The window that the page is in.
pub(crate) fn window() -> Window {
    WINDOW.with(Window::clone)
}

/// The page, as the browser sees it.
pub(crate) fn document() -> Document {
    DOCUMENT.with(Document::clone)
}

/// Does something whenever this happens, for as long as the page is open. The kind of event is the one that its name stands for.
pub(crate) fn whenever<E: JsCast>(event: &str, deed: impl Fn(E) + 'static) {
    listen(event, Box::new(move |event| deed(event.unchecked_into())));
}

fn listen(event: &str, deed: Box<dyn Fn(Event)>) {
    let hears = Closure::wrap(deed).into_js_value();
    // A browser refuses this to nobody.
    let _ = window().add_event_listener_with_callback(event, hears.unchecked_ref());
}

/// Does something after a while.
pub(crate) fn after(wait: Duration, deed: impl FnOnce() + 'static) {
    // No wait of ours comes near the longest that a browser knows, which is 24 days.
    let wait = i32::try_from(wait.as_millis()).unwrap_or(i32::MAX);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&once(Box::new(deed)), wait);
}

/// Waits until the browser has done all else that was to be done.
pub(crate) async fn let_others() {
    let turn = Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback(&resolve);
    });
    // It is never refused.
    let _ = JsFuture::from(turn).await;
}

/// Does something just before the next picture, when all that has changed by now is drawn.
pub(crate) fn before_next_picture(deed: impl FnOnce() + 'static) {
    let _ = window().request_animation_frame(&once(Box::new(deed)));
}

fn once(deed: Box<dyn FnOnce()>) -> Function {
    Closure::once_into_js(deed).unchecked_into()
}

/// The field that something happened to.
pub(crate) fn field(event: &Event) -> Option<HtmlInputElement> {
    event.target()?.dyn_into().ok()
}

/// What stands in that field.
pub(crate) fn written(event: &Event) -> String {
    field(event).map(|field| field.value()).unwrap_or_default()
}
