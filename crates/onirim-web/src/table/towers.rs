//! The Tower row, with the ends where one may build.

use onirim_art::Drawing;
use onirim_core::{Card, Tower};
use onirim_markup::markup;

use crate::node::Node;
use crate::parts::named;
use crate::pointer::Zone;
use crate::program::{Board, Program};

/// The Tower row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    title: String,
    empty: String,
    rampart: Option<String>,
    towers: Vec<(Tower, String)>,
    ends: [String; 2],
}

pub(super) fn draw(program: Program) -> Node {
    program.laid(look, |_, row| row.map(drawn).into())
}

fn look(board: &Board<'_>) -> Option<Row> {
    let (row, text) = (board.view.towers.as_ref()?, board.text);
    Some(Row {
        title: text.get("table-towers"),
        empty: text.get("table-empty"),
        rampart: row.has_rampart().then(|| text.get("table-rampart")),
        towers: row.towers().iter().map(|&tower| (tower, text.tower(tower))).collect(),
        ends: [text.get("app-deed-build-left"), text.get("app-deed-build-right")],
    })
}

fn drawn(row: Row) -> Node {
    let is_empty = row.towers.is_empty();
    let towers = row.towers.into_iter().map(|(tower, name)| {
        let card = Card::tower(tower);
        markup! {
            <li data-zone="tower" data-card=card.index().to_string()>{named(Drawing::Card(card), name)}</li>
        }
    });
    let [left, right] = row.ends;
    markup! {
        <section class="zone towers">
            <h2 class="zone-title">
                {row.title} {row.rampart.map(|words| markup! { <span class="told joy">{words}</span> })}
                {is_empty.then(|| markup! { <span class="told">{row.empty}</span> })}
            </h2>
            <div class="line-of-towers">
                <span class="end-of-towers" data-drop=Zone::TowerLeft.word() aria-hidden="true">{left}</span>
                <ul class="cards-of-towers">{towers.collect::<Node>()}</ul>
                <span class="end-of-towers" data-drop=Zone::TowerRight.word() aria-hidden="true">{right}</span>
            </div>
        </section>
    }
}
