//! What lies in the piles, what is left, and what Premonitions say.

use onirim_core::{Card, Cards, View};
use onirim_markup::markup;
use onirim_text::Text;

use super::deck::{self, Counting, counting, heap, left};

use crate::node::Node;

/// All piles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piles {
    title: String,
    left: Counting,
    heaps: Vec<Heap>,
}

/// One pile, with how many of each card.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Heap {
    title: String,
    empty: String,
    cards: Vec<(Card, String, usize)>,
}

impl Piles {
    /// As the viewer knows them.
    pub(super) fn of(view: &View, text: &Text) -> Piles {
        let heap = |key: &str, cards: &Cards| Heap {
            title: text.get(key),
            empty: text.get("table-empty"),
            cards: cards.counts().map(|(card, count)| (card, text.card(card), count)).collect(),
        };
        let mut heaps = vec![heap("table-discard-pile", &view.discard_pile), heap("table-limbo", &view.limbo)];
        if view.goals.is_some() {
            heaps.push(heap("table-removed", &view.removed));
        }
        Piles { title: text.get("app-piles"), left: counting(&left(view), view, text), heaps }
    }
}

pub(super) fn draw(piles: Piles) -> Node {
    let heaps = piles.heaps.into_iter().map(|pile| {
        let cards = if pile.cards.is_empty() { pile.empty.into() } else { heap(&pile.cards) };
        markup! { <section><h3>{pile.title}</h3> {cards}</section> }
    });
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{piles.title}</h2>
        <section>{deck::table(piles.left)}</section>
        {heaps.collect::<Node>()}
    }
}
