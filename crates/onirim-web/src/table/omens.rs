//! The Premonitions that lie open: what each waits for, and what it does then.

use onirim_art::Drawing;
use onirim_core::Premonition;
use onirim_markup::markup;

use super::doors_found;
use crate::node::Node;
use crate::parts::face;
use crate::program::{Board, Program};

/// A Premonition.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Omen {
    omen: Premonition,
    name: String,
    rule: String,
    /// Do the Doors meet its condition?
    class: &'static str,
}

pub(super) fn draw(program: Program) -> Node {
    program.laid(look, |_, omens| omens.map(drawn).into())
}

fn look(board: &Board<'_>) -> Option<(String, String, Vec<Omen>)> {
    let (omens, text) = (board.view.omens.as_ref()?, board.text);
    let doors = doors_found(&board.view);
    let told = |omen: Premonition| {
        let words = text.premonition(omen);
        let class = if omen.holds(doors) { "omen holds" } else { "omen" };
        Omen { omen, name: words.name, rule: words.rule, class }
    };
    let all: Vec<Omen> = omens.face_up.iter().map(told).collect();
    let empty = if all.is_empty() { text.get("table-empty") } else { String::new() };
    Some((text.get("table-premonitions"), empty, all))
}

fn drawn((title, empty, omens): (String, String, Vec<Omen>)) -> Node {
    let omens = omens.into_iter().map(|omen| {
        markup! {
            <li class=omen.class>
                {face(Drawing::Premonition(omen.omen))}
                <span><strong>{omen.name}</strong> {omen.rule}</span>
            </li>
        }
    });
    markup! {
        <section class="zone omens">
            <h2 class="zone-title">{title} <span class="told">{empty}</span></h2>
            <ul class="omen-list">{omens.collect::<Node>()}</ul>
        </section>
    }
}
