//! Persistent storage.

use wasm_bindgen_futures::JsFuture;

/// Whether the browser may evict what a page has stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// Only the player can delete it.
    Promised,
    /// The browser may evict it when space is short.
    AsLongAsThereIsRoom,
}

/// Asks the browser for persistent storage. Some browsers ask the player, so call this only when there is a game worth keeping.
pub async fn ask_to_stay() -> Stay {
    let Some(window) = web_sys::window() else { return Stay::AsLongAsThereIsRoom };
    // Not available over an insecure connection.
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
