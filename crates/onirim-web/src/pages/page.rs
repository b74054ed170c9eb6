//! The frame of a page: a way back, a title and the content.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_ui::{App, Key};

use crate::cover;
use crate::node::Node;
use crate::parts::tool;
use crate::program::Program;

/// A page with this title. While something covers it, it is `inert`.
pub(crate) fn page(program: Program, app: &App, title: String, inside: Node) -> Node {
    page_under(program, app, title, inside, None)
}

/// The same with a dialog of its own above it, if there is one.
pub(crate) fn page_under(program: Program, app: &App, title: String, inside: Node, covering: Option<Node>) -> Node {
    let back = app.text().get("app-key-back");
    markup! {
        <div class="page" inert=covering.is_some() || cover::is_open(app)>
            <header>{tool(program, Glyph::Left, back, Key::Escape)} <h1 tabindex="-1" data-key="title">{title}</h1></header>
            <main id="content" class="page-body">{inside}</main>
        </div>
        {covering}
    }
}
