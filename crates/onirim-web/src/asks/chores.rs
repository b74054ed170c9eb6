//! Real cards: what the players' hands do now, in this order.

use onirim_markup::markup;
use onirim_text::{Perspective, Text};
use onirim_ui::Key;
use onirim_ui::table::Chores;

use crate::node::Node;
use crate::parts::button;
use crate::program::Program;

/// The list, with a button to confirm it, and one not to wait for such chores any more.
pub(crate) fn draw(program: Program, chores: &Chores, perspective: Perspective, text: &Text) -> Node {
    let lines = chores.lines(perspective, text).into_iter().map(|line| markup! { <li>{line}</li> });
    let brief = chores
        .can_be_brief()
        .then(|| button("brief", "", text.get("app-help-brief"), move || program.key(Key::Char('w'))));
    markup! {
        <section class="panel">
            <h2>{text.get("app-chores")}</h2>
            <ol class="chores">{lines.collect::<Node>()}</ol>
            {button("done", "main", text.get("app-key-send"), move || program.key(Key::Enter))}
            {brief}
        </section>
    }
}
