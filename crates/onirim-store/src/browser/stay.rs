//! Asking the browser not to throw anything away.

use wasm_bindgen_futures::JsFuture;

/// What the browser says of keeping what a page has stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// It stays until the player deletes it.
    Promised,
    /// When room is short, the browser may throw it away.
    AsLongAsThereIsRoom,
}

/// Asks the browser to keep what the page has stored, even when room is short. Some browsers ask the player: do it when there is a game worth keeping.
pub async fn ask_to_stay() -> Stay {
    let Some(window) = web_sys::window() else { return Stay::AsLongAsThereIsRoom };
    // Pages that did not come over a safe connection have no such thing.
    let storage = js_sys::Reflect::get(&window.navigator(), &"storage".into());
    if !storage.is_ok_and(|storage| storage.is_object()) {
        return Stay::AsLongAsThereIsRoom;
    }
    let Ok(asked) = window.navigator().storage().persist() else { return Stay::AsLongAsThereIsRoom };
    match JsFuture::from(asked).await {
        Ok(answer) if answer.is_truthy() => Stay::Promised,
        Ok(_) | Err(_) => Stay::AsLongAsThereIsRoom,
    }
}
