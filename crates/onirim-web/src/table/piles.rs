//! The sheet with the contents of all piles and the remaining cards.

use onirim_markup::markup;

use super::deck::{counting, heap};
use crate::node::Node;
use crate::program::Scene;

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (view, text) = (&scene.view, scene.text);
    let removed = view.goals.is_some().then_some(("table-removed", &view.removed));
    let piles = [("table-discard-pile", &view.discard_pile), ("table-limbo", &view.limbo)].into_iter().chain(removed);
    let piles = piles.map(|(title, cards)| {
        let cards = if cards.is_empty() { text.get("table-empty").into() } else { heap(cards, text) };
        markup! { <section><h3>{text.get(title)}</h3> {cards}</section> }
    });
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{text.get("app-piles")}</h2>
        <section>{counting(view, text)}</section>
        {piles.collect::<Node>()}
    }
}
