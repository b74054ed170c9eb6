//! The sprite that all drawings come from. It changes only with the letters of the language, so it is not part of the redraws.

use crate::browser::document;

/// Replaces the sprite by one with these letters for the colours.
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
