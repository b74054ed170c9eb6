//! The deck, with its remaining and its known cards; the discard pile, Limbo and the removed cards.

use onirim_art::{Drawing, Glyph};
use onirim_core::{Card, Cards, Color, Kind, Storeys, Symbol, Tower, View};
use onirim_markup::markup;
use onirim_text::{Args, Text};
use onirim_ui::Key;

use super::color_class;
use crate::node::Node;
use crate::parts::{face, glyph, mini};
use crate::pointer::Zone;
use crate::program::Board;

/// The deck is highlighted when it has this few cards.
const FEW: usize = 5;

pub(super) fn draw(board: &Board<'_>) -> Node {
    let (view, text) = (&board.view, board.text);
    let known = [
        ("app-top", view.top.iter().copied().collect::<Vec<_>>()),
        ("app-bottom", view.bottom.iter().rev().copied().collect()),
    ];
    let known = known.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(key, cards)| {
        let cards = cards.into_iter().map(|card| {
            let name = card.map_or_else(|| text.get("table-unknown"), |card| text.card(card));
            markup! { <span class="mini" role="img" aria-label=name>{face(card.map_or(Drawing::Back, Drawing::Card))}</span> }
        });
        markup! { <p class="known-cards"><span>{text.get(key)}</span>{cards.collect::<Node>()}</p> }
    });
    let hidden = (view.partner_hidden > 0)
        .then(|| text.get_with("app-deck-partner", &Args::new().count("count", view.partner_hidden)));
    markup! {
        <section class="zone deck">
            <h2 class="zone-title">{text.get("table-deck")} <span class="told">{cards(text, view.deck_len)}</span></h2>
            <div class="deck-body">
                <div class="piles">{piles(board)}</div>
                <div>
                    {counting(view, text)}
                    {hidden.map(|words| markup! { <p class="quiet">{words}</p> })}
                </div>
                {known.collect::<Node>()}
            </div>
        </section>
    }
}

fn cards(text: &Text, count: usize) -> String {
    text.get_with("table-cards", &Args::new().count("count", count))
}

/// A pile on the table.
struct Pile {
    title: &'static str,
    zone: &'static str,
    drop: Option<Zone>,
    count: usize,
    /// The top card, or the card that stands for the pile.
    shown: Option<Drawing>,
    /// Drawn where no card lies.
    sign: Glyph,
}

fn piles(board: &Board<'_>) -> Node {
    let view = &board.view;
    let some = |heap: &Cards| heap.iter().next().map(Drawing::Card);
    let top = view.top.first().copied().flatten().map_or(Drawing::Back, Drawing::Card);
    let mut piles = vec![
        Pile {
            title: "table-deck",
            zone: "deck",
            drop: None,
            count: view.deck_len,
            shown: (view.deck_len > 0).then_some(top),
            sign: Glyph::Deck,
        },
        Pile {
            title: "table-discard-pile",
            zone: "discard",
            drop: Some(Zone::Discard),
            count: view.discard_pile.len(),
            shown: board.order.discard_pile().last().copied().map(Drawing::Card),
            sign: Glyph::Discard,
        },
        Pile {
            title: "table-limbo",
            zone: "limbo",
            drop: None,
            count: view.limbo.len(),
            shown: some(&view.limbo),
            sign: Glyph::Limbo,
        },
    ];
    if !view.removed.is_empty() {
        piles.push(Pile {
            title: "table-removed",
            zone: "removed",
            drop: None,
            count: view.removed.len(),
            shown: some(&view.removed),
            sign: Glyph::Discard,
        });
    }
    piles.into_iter().map(|pile| drawn_pile(board, &pile)).collect()
}

fn drawn_pile(board: &Board<'_>, pile: &Pile) -> Node {
    let (program, text) = (board.program, board.text);
    let title = text.get(pile.title);
    let args = Args::new().text("label", &title).text("content", cards(text, pile.count));
    let top = match pile.shown {
        Some(shown) => face(shown),
        None => markup! { <span class="place-empty">{glyph(pile.sign)}</span> },
    };
    let is_low = pile.zone == "deck" && pile.count <= FEW;
    markup! {
        <button type="button" class=if is_low { "pile low" } else { "pile" } data-key=format!("pile-{}", pile.zone) data-zone=pile.zone
            data-drop=pile.drop.map(Zone::word) data-size=pile.count.to_string() disabled=board.is_review on:click=move |_| program.key(Key::Char('i'))>
            <span class="pile-cards" aria-hidden="true">{top} <span class="count-badge">{pile.count}</span></span>
            <span aria-hidden="true">{title}</span>
            <span class="aside-for-readers">{text.get_with("table-line", &args)}</span>
        </button>
    }
}

/// All cards that may still be drawn, as far as the viewer can tell: those of the deck and the hidden ones of the partner.
fn left(view: &View) -> Cards {
    let mut left = view.unseen;
    let known = view.top.iter().chain(view.bottom.iter()).chain(view.looked_at.iter()).chain(view.placed.iter());
    known.copied().flatten().for_each(|card| left.insert(card));
    left
}

/// The table of remaining cards by kind.
pub(super) fn counting(view: &View, text: &Text) -> Node {
    let left = left(view);
    let signs = Symbol::ALL.map(|symbol| match symbol {
        Symbol::Sun => (symbol, Glyph::Sun),
        Symbol::Moon => (symbol, Glyph::Moon),
        Symbol::Key => (symbol, Glyph::Key),
    });
    let mut columns: Vec<(Node, String)> =
        signs.into_iter().map(|(symbol, sign)| (glyph(sign), text.symbol(symbol))).collect();
    columns.push((glyph(Glyph::Door), text.get("web-door")));
    let towers = if view.setup.towers.is_some() { &Storeys::ALL[..] } else { &[] };
    for storeys in towers {
        let name = text.get_with("web-tower-of", &Args::new().count("storeys", storeys.number()));
        columns.push((storeys.number().to_string().into(), name));
    }
    let head = columns.into_iter().map(|(sign, name)| {
        markup! { <th scope="col"><span class="aside-for-readers">{name}</span> <span aria-hidden="true">{sign}</span></th> }
    });
    let lines = Color::ALL.map(|color| {
        let chambers = signs.into_iter().map(|(symbol, _)| Card::chamber(color, symbol));
        let towers = towers.iter().map(|&storeys| Card::tower(Tower::new(color, storeys)));
        let counts = chambers.chain([Card::door(color)]).chain(towers).map(|card| {
            let count = left.count(card);
            markup! { <td class=(count == 0).then_some("none")>{count}</td> }
        });
        markup! {
            <tr class=color_class(color)>
                <th scope="row"><span class="aside-for-readers">{text.color(color)}</span> <span aria-hidden="true">{text.letter(color)}</span></th>
                {counts.collect::<Node>()}
            </tr>
        }
    });
    let dreams = [(Card::NIGHTMARE, Glyph::Nightmare), (Card::HAPPY_DREAM, Glyph::Dream)];
    let dreams = dreams.into_iter().filter(|(card, _)| view.setup.deck().contains(*card)).map(|(card, sign)| {
        markup! { <span>{glyph(sign)} {text.card(card)} " " {left.count(card)}</span> }
    });
    markup! {
        <table class="counting">
            <caption>{text.get("table-unseen")}</caption>
            <thead><tr><td></td>{head.collect::<Node>()}</tr></thead>
            <tbody>{lines.into_iter().collect::<Node>()}</tbody>
        </table>
        <p class="dreams-left">{dreams.collect::<Node>()}</p>
    }
}

/// The cards of a pile as small drawings. A Door in the discard pile is lost.
pub(super) fn heap(cards: &Cards, text: &Text) -> Node {
    let cards = cards.counts().map(|(card, count)| {
        let is_lost = matches!(card.kind(), Kind::Door(_));
        markup! { <li class=is_lost.then_some("lost")>{mini(Drawing::Card(card))} <span>{text.card(card)}</span> <b>{count}</b></li> }
    });
    markup! { <ul class="heap">{cards.collect::<Node>()}</ul> }
}
