//! The clipboard. It is not available over plain http, and players may block it.

use onirim_text::Args;
use onirim_ui::{Flow, Input, Key};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::browser::window;
use crate::program::Program;

/// A key without an answer or a command. Like every key it removes the notice of the table.
const NO_KEY: Key = Key::Char('\0');

/// Copies text to the clipboard. If that fails, a dialog shows the text instead.
pub(crate) fn copy(program: Program, words: String) {
    spawn_local(async move {
        if is_taken(&words).await {
            return;
        }
        program.change(move |app| {
            app.update(Input::Key(NO_KEY));
            app.report(app.text().get_with("web-not-copied", &Args::new().text("words", words)));
            Flow::Stay
        });
    });
}

async fn is_taken(words: &str) -> bool {
    let navigator = window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(words)).await.is_ok()
}
