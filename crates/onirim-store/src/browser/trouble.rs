//! What the browser says, as a trouble that can be told.

use crate::PlaceTrouble;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// What was thrown, or what a request or a transaction names as its error.
pub(crate) fn trouble(thrown: &JsValue) -> PlaceTrouble {
    let Some(exception) = thrown.dyn_ref::<DomException>() else {
        return PlaceTrouble::Other { reason: said(thrown) };
    };
    match &*exception.name() {
        "QuotaExceededError" => PlaceTrouble::Full,
        "VersionError" => PlaceTrouble::Newer,
        "SecurityError" | "NotAllowedError" => PlaceTrouble::Forbidden { reason: exception.name() },
        name => PlaceTrouble::Other { reason: name.to_owned() },
    }
}

/// Was it that the connection is closed? The browser does so when the player clears the data of the page.
pub(crate) fn is_closed(thrown: &JsValue) -> bool {
    thrown.dyn_ref::<DomException>().is_some_and(|exception| exception.name() == "InvalidStateError")
}

fn said(thrown: &JsValue) -> String {
    let error = thrown.dyn_ref::<js_sys::Error>().map(|error| error.name().into());
    error.or_else(|| thrown.as_string()).unwrap_or_else(|| "Error".to_owned())
}
