//! Buttons, each with a text or an accessible name.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_ui::Key;

use crate::node::Node;
use crate::parts::glyph;
use crate::program::Program;

/// An icon button with its name for screen readers.
pub(crate) fn tool(program: Program, drawing: Glyph, name: String, key: Key) -> Node {
    let title = if let Key::Char(letter) = key { format!("{name} ({letter})") } else { name.clone() };
    markup! {
        <button type="button" class="tool" data-key=format!("tool-{}", drawing.id()) aria-label=name title=title
            on:click=move |_| program.key(key)>
            {glyph(drawing)}
        </button>
    }
}

/// A button with a text. The key lets the focus return to it after a redraw.
pub(crate) fn button(key: &'static str, class: &'static str, name: String, act: impl Fn() + 'static) -> Node {
    markup! { <button type="button" class=format!("button {class}") data-key=key on:click=move |_| act()><span class="said">{name}</span></button> }
}
