//! The addresses of the files beside the page.

use web_sys::Url;

use crate::browser::document;

/// The address of a file. The HTML file has it in a `meta` element, with the hash in the name.
pub(crate) fn address(name: &str) -> String {
    let element = document().query_selector(&format!("meta[name=\"{name}\"]")).ok().flatten();
    let address = element.and_then(|element| element.get_attribute("content")).unwrap_or_default();
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    Url::new_with_base(&address, &base).map_or(address, |url| url.href())
}
