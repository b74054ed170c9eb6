//! The one sprite that all drawings come from. Its letters are those of the language; all else stays as it is, and so it is no part of what is drawn anew.

use crate::browser::document;

/// The sprite has these letters from now on, those of the colours.
pub(crate) fn hang(letters: &[String; 4]) {
    let hung = document().query_selector(".sprite").ok().flatten();
    let element = hung.or_else(|| {
        let new = document().create_element("div").ok()?;
        new.set_class_name("sprite");
        document().body()?.prepend_with_node_1(&new).ok()?;
        Some(new)
    });
    if let Some(element) = element {
        element.set_inner_html(&onirim_art::sprite(letters.each_ref().map(String::as_str)));
    }
}
