//! The open Premonitions: their conditions and effects.

use onirim_art::Drawing;
use onirim_core::Premonition;
use onirim_markup::markup;

use super::doors_found;
use crate::node::Node;
use crate::parts::face;
use crate::program::Board;

pub(super) fn draw(board: &Board<'_>) -> Node {
    let (Some(omens), text) = (&board.view.omens, board.text) else { return Node::Nothing };
    let doors = doors_found(&board.view);
    let list: Vec<Node> = omens
        .face_up
        .iter()
        .map(|omen: Premonition| {
            let words = text.premonition(omen);
            let class = if omen.holds(doors) { "omen holds" } else { "omen" };
            markup! {
                <li class=class>
                    {face(Drawing::Premonition(omen))}
                    <span><strong>{words.name}</strong> {words.rule}</span>
                </li>
            }
        })
        .collect();
    let empty = if list.is_empty() { text.get("table-empty") } else { String::new() };
    markup! {
        <section class="zone omens">
            <h2 class="zone-title">{text.get("table-premonitions")} <span class="told">{empty}</span></h2>
            <ul class="omen-list">{list}</ul>
        </section>
    }
}
