//! Fetching files from the host, for the page and its worker: each has a `fetch` function of its own.

use js_sys::{Promise, Uint8Array};
use onirim_text::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The bytes that a `fetch` returns; `None` if it fails.
pub(crate) async fn fetched(fetching: Promise) -> Option<Vec<u8>> {
    let response: Response = JsFuture::from(fetching).await.ok()?.unchecked_into();
    if !response.ok() {
        return None;
    }
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Fetches the texts of a language unless they are loaded. Returns whether they are available.
pub(crate) async fn can_speak(language: Language, fetch: impl FnOnce() -> Promise) -> bool {
    if onirim_text::is_there(language) {
        return true;
    }
    let Some(source) = fetched(fetch()).await.and_then(|bytes| String::from_utf8(bytes).ok()) else { return false };
    onirim_text::supply(language, source).is_ok()
}
