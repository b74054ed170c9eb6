//! The Tower row, with the ends where a Tower can be built.

use onirim_art::Drawing;
use onirim_core::Card;
use onirim_markup::markup;

use crate::node::Node;
use crate::parts::named;
use crate::pointer::Zone;
use crate::program::Board;

pub(super) fn draw(board: &Board<'_>) -> Node {
    let (Some(row), text) = (&board.view.towers, board.text) else { return Node::Nothing };
    let towers = row.towers().iter().map(|&tower| {
        let card = Card::tower(tower);
        markup! { <li data-zone="tower" data-card=card.index().to_string()>{named(Drawing::Card(card), text.tower(tower))}</li> }
    });
    let rampart = row.has_rampart().then(|| markup! { <span class="told joy">{text.get("table-rampart")}</span> });
    let empty = row.towers().is_empty().then(|| markup! { <span class="told">{text.get("table-empty")}</span> });
    markup! {
        <section class="zone towers">
            <h2 class="zone-title">{text.get("table-towers")} {rampart} {empty}</h2>
            <div class="line-of-towers">
                <span class="end-of-towers" data-drop=Zone::TowerLeft.word() aria-hidden="true">{text.get("app-deed-build-left")}</span>
                <ul class="cards-of-towers">{towers.collect::<Node>()}</ul>
                <span class="end-of-towers" data-drop=Zone::TowerRight.word() aria-hidden="true">{text.get("app-deed-build-right")}</span>
            </div>
        </section>
    }
}
