//! The clipboard. Not every browser has one for every page: over plain http there is none, and players may forbid it.

use onirim_text::Args;
use onirim_ui::{Flow, Input, Key};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::browser::window;
use crate::program::Program;

/// No answer and no command has this key. It takes away what the table says, as every key does.
const NO_KEY: Key = Key::Char('\0');

/// Gives words to the clipboard. Where that is refused, they are shown instead, and nothing says that they were copied.
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
