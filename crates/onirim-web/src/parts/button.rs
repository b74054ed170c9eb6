//! Buttons: a real one each, with a name in words.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_ui::Key;

use crate::node::Node;
use crate::parts::glyph;
use crate::program::Program;

/// A button of a bar: a drawing, and its name for whoever does not see it.
pub(crate) fn tool(program: Program, drawing: Glyph, name: String, key: Key) -> Node {
    let title = if let Key::Char(letter) = key { format!("{name} ({letter})") } else { name.clone() };
    markup! {
        <button type="button" class="tool" data-key=format!("tool-{}", drawing.id()) aria-label=name title=title
            on:click=move |_| program.key(key)>
            {glyph(drawing)}
        </button>
    }
}

/// A button with words. By its key the focus finds it again when the page is drawn anew.
pub(crate) fn button(key: &'static str, class: &'static str, name: String, act: impl Fn() + 'static) -> Node {
    markup! { <button type="button" class=format!("button {class}") data-key=key on:click=move |_| act()><span class="said">{name}</span></button> }
}
