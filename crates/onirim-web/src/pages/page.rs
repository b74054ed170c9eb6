//! What pages have in common: a way back, a title, and what lies below it.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_ui::Key;

use crate::cover;
use crate::node::Node;
use crate::parts::tool;
use crate::program::Program;

/// A page with this title. While something lies over it, it cannot be touched.
pub(crate) fn page(program: Program, title: String, inside: Node) -> Node {
    page_under(program, title, inside, None)
}

/// A page with a question of its own lying over it, if there is one.
pub(crate) fn page_under(program: Program, title: String, inside: Node, covering: Option<Node>) -> Node {
    let back = program.say("app-key-back");
    markup! {
        <div class="page" inert=covering.is_some() || program.read(cover::is_open)>
            <header>{tool(program, Glyph::Left, back, Key::Escape)} <h1 tabindex="-1" data-key="title">{title}</h1></header>
            <main id="content" class="page-body">{inside}</main>
        </div>
        {covering}
    }
}
