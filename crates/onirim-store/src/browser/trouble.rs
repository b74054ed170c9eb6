//! Errors of the browser.

use crate::PlaceTrouble;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// The trouble behind an exception, or behind the error of a request or a transaction.
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

/// Whether the connection is closed. The browser closes it when the player clears the page's data.
pub(crate) fn is_closed(thrown: &JsValue) -> bool {
    thrown.dyn_ref::<DomException>().is_some_and(|exception| exception.name() == "InvalidStateError")
}

fn said(thrown: &JsValue) -> String {
    let error = thrown.dyn_ref::<js_sys::Error>().map(|error| error.name().into());
    error.or_else(|| thrown.as_string()).unwrap_or_else(|| "Error".to_owned())
}
