//! The deck with what is left in it and what is known of it; the discard pile, Limbo and what is out of the game.

use onirim_art::{Drawing, Glyph};
use onirim_core::{Card, Cards, Color, Kind, Storeys, Symbol, Tower, View};
use onirim_markup::markup;
use onirim_text::{Args, Text};
use onirim_ui::Key;

use super::color_class;
use crate::node::Node;
use crate::parts::{face, glyph, mini};
use crate::pointer::Zone;
use crate::program::{Board, Program, game};

/// With so few cards left, the end is near.
const FEW: usize = 5;

/// Deck and piles.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stock {
    title: String,
    told: String,
    hidden: Option<String>,
    piles: Vec<Pile>,
    counting: Counting,
    /// The cards known at the top and at the bottom, in the order of drawing.
    known: Vec<(String, Vec<Option<Card>>)>,
    names: Vec<Vec<String>>,
}

/// A pile that can be looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pile {
    zone: &'static str,
    drop: Option<Zone>,
    title: String,
    name: String,
    count: usize,
    shown: Option<Drawing>,
    sign: Glyph,
    is_low: Low,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Low {
    Yes,
    No,
}

/// How many cards of each kind are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counting {
    caption: String,
    /// Sign and name of each column.
    columns: Vec<(Head, String)>,
    /// Colour, its name and its letter, and how many in each column.
    lines: Vec<(Color, [String; 2], Vec<usize>)>,
    dreams: Vec<(Glyph, String, usize)>,
}

/// What stands above a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Head {
    Sign(Glyph),
    Storeys(usize),
}

/// All cards that may still be drawn, as far as the viewer knows: those of the deck, and those that the partner hides.
pub(super) fn left(view: &View) -> Cards {
    let mut left = view.unseen;
    let known = view.top.iter().chain(view.bottom.iter()).chain(view.looked_at.iter()).chain(view.placed.iter());
    known.copied().flatten().for_each(|card| left.insert(card));
    left
}

pub(super) fn draw(program: Program) -> Node {
    program.laid(look, drawn)
}

fn look(board: &Board<'_>) -> Stock {
    let (view, text) = (&board.view, board.text);
    let known =
        [("app-top", view.top.iter().copied().collect()), ("app-bottom", view.bottom.iter().rev().copied().collect())];
    let known: Vec<(String, Vec<Option<Card>>)> = known
        .into_iter()
        .filter(|(_, cards): &(&str, Vec<Option<Card>>)| !cards.is_empty())
        .map(|(key, cards)| (text.get(key), cards))
        .collect();
    let hidden = (view.partner_hidden > 0)
        .then(|| text.get_with("app-deck-partner", &Args::new().count("count", view.partner_hidden)));
    Stock {
        title: text.get("table-deck"),
        told: cards(text, view.deck_len),
        hidden,
        piles: piles(board),
        counting: counting(&left(view), view, text),
        names: known.iter().map(|(_, cards)| cards.iter().map(|card| name(*card, text)).collect()).collect(),
        known,
    }
}

fn cards(text: &Text, count: usize) -> String {
    text.get_with("table-cards", &Args::new().count("count", count))
}

fn name(card: Option<Card>, text: &Text) -> String {
    card.map_or_else(|| text.get("table-unknown"), |card| text.card(card))
}

fn piles(board: &Board<'_>) -> Vec<Pile> {
    let (view, text) = (&board.view, board.text);
    let named = |key: &str, count: usize| {
        let title = text.get(key);
        let name = text.get_with("table-line", &Args::new().text("label", &title).text("content", cards(text, count)));
        (title, name)
    };
    let some = |heap: &Cards| heap.iter().next().map(Drawing::Card);
    let (title, name) = named("table-deck", view.deck_len);
    let mut piles = vec![Pile {
        zone: "deck",
        drop: None,
        title,
        name,
        count: view.deck_len,
        shown: (view.deck_len > 0).then(|| view.top.first().copied().flatten().map_or(Drawing::Back, Drawing::Card)),
        sign: Glyph::Deck,
        is_low: if view.deck_len <= FEW { Low::Yes } else { Low::No },
    }];
    let discarded = board.order.discard_pile().last().copied().map(Drawing::Card);
    let heaps = [
        ("table-discard-pile", "discard", Some(Zone::Discard), view.discard_pile.len(), discarded, Glyph::Discard),
        ("table-limbo", "limbo", None, view.limbo.len(), some(&view.limbo), Glyph::Limbo),
    ];
    for (key, zone, drop, count, shown, sign) in heaps {
        let (title, name) = named(key, count);
        piles.push(Pile { zone, drop, title, name, count, shown, sign, is_low: Low::No });
    }
    if !view.removed.is_empty() {
        let (title, name) = named("table-removed", view.removed.len());
        let shown = some(&view.removed);
        let count = view.removed.len();
        piles.push(Pile {
            zone: "removed",
            drop: None,
            title,
            name,
            count,
            shown,
            sign: Glyph::Discard,
            is_low: Low::No,
        });
    }
    piles
}

/// How many cards of each kind there are in a heap.
pub(super) fn counting(cards: &Cards, view: &View, text: &Text) -> Counting {
    let signs = [(Symbol::Sun, Glyph::Sun), (Symbol::Moon, Glyph::Moon), (Symbol::Key, Glyph::Key)];
    let mut columns: Vec<(Head, String)> =
        signs.map(|(symbol, sign)| (Head::Sign(sign), text.symbol(symbol))).into_iter().collect();
    columns.push((Head::Sign(Glyph::Door), text.get("web-door")));
    let towers = if view.setup.towers.is_some() { &Storeys::ALL[..] } else { &[] };
    for storeys in towers {
        let name = text.get_with("web-tower-of", &Args::new().count("storeys", storeys.number()));
        columns.push((Head::Storeys(storeys.number()), name));
    }
    let lines = Color::ALL.map(|color| {
        let chambers = signs.map(|(symbol, _)| Card::chamber(color, symbol)).into_iter();
        let all = chambers
            .chain([Card::door(color)])
            .chain(towers.iter().map(|&storeys| Card::tower(Tower::new(color, storeys))));
        (color, [text.color(color), text.letter(color)], all.map(|card| cards.count(card)).collect())
    });
    let dreams = [(Card::NIGHTMARE, Glyph::Nightmare), (Card::HAPPY_DREAM, Glyph::Dream)];
    let dreams = dreams
        .into_iter()
        .filter(|(card, _)| view.setup.deck().contains(*card))
        .map(|(card, sign)| (sign, text.card(card), cards.count(card)));
    Counting { caption: text.get("table-unseen"), columns, lines: lines.into(), dreams: dreams.collect() }
}

fn drawn(program: Program, stock: Stock) -> Node {
    let piles = stock.piles.into_iter().map(|pile| drawn_pile(program, pile));
    let known = stock.known.into_iter().zip(stock.names).map(|((title, cards), names)| {
        let cards = cards.into_iter().zip(names).map(|(card, name)| {
            markup! { <span class="mini" role="img" aria-label=name>{face(card.map_or(Drawing::Back, Drawing::Card))}</span> }
        });
        markup! { <p class="known-cards"><span>{title}</span>{cards.collect::<Node>()}</p> }
    });
    markup! {
        <section class="zone deck">
            <h2 class="zone-title">{stock.title} <span class="told">{stock.told}</span></h2>
            <div class="deck-body">
                <div class="piles">{piles.collect::<Node>()}</div>
                <div>
                    {table(stock.counting)}
                    {stock.hidden.map(|words| markup! { <p class="quiet">{words}</p> })}
                </div>
                {known.collect::<Node>()}
            </div>
        </section>
    }
}

fn drawn_pile(program: Program, pile: Pile) -> Node {
    let lying = match pile.shown {
        Some(shown) => face(shown),
        None => markup! { <span class="place-empty">{glyph(pile.sign)}</span> },
    };
    let class = match pile.is_low {
        Low::Yes => "pile low",
        Low::No => "pile",
    };
    // A game that is only looked at has no piles to open.
    let is_still = program.read(|app| game(app).is_none());
    markup! {
        <button type="button" class=class data-key=format!("pile-{}", pile.zone) data-zone=pile.zone
            data-drop=pile.drop.map(Zone::word) data-size=pile.count.to_string() disabled=is_still on:click=move |_| program.key(Key::Char('i'))>
            <span class="pile-cards" aria-hidden="true">{lying} <span class="count-badge">{pile.count}</span></span>
            <span aria-hidden="true">{pile.title}</span>
            <span class="aside-for-readers">{pile.name}</span>
        </button>
    }
}

/// The table of what is left.
pub(super) fn table(counting: Counting) -> Node {
    let head = counting.columns.into_iter().map(|(head, name)| {
        let sign = match head {
            Head::Sign(sign) => glyph(sign),
            Head::Storeys(number) => number.to_string().into(),
        };
        markup! { <th scope="col"><span class="aside-for-readers">{name}</span> <span aria-hidden="true">{sign}</span></th> }
    });
    let lines = counting.lines.into_iter().map(|(color, name, counts)| {
        let counts = counts.into_iter().map(|count| {
            markup! { <td class=(count == 0).then_some("none")>{count}</td> }
        });
        let [name, letter] = name;
        markup! {
            <tr class=color_class(color)>
                <th scope="row"><span class="aside-for-readers">{name}</span> <span aria-hidden="true">{letter}</span></th>
                {counts.collect::<Node>()}
            </tr>
        }
    });
    let dreams = counting.dreams.into_iter().map(|(sign, name, count)| {
        markup! { <span>{glyph(sign)} {name} " " {count}</span> }
    });
    markup! {
        <table class="counting">
            <caption>{counting.caption}</caption>
            <thead><tr><td></td>{head.collect::<Node>()}</tr></thead>
            <tbody>{lines.collect::<Node>()}</tbody>
        </table>
        <p class="dreams-left">{dreams.collect::<Node>()}</p>
    }
}

/// Is it a Door? One in the discard pile is lost.
pub(super) const fn is_door(card: Card) -> bool {
    matches!(card.kind(), Kind::Door(_))
}

/// The cards of a heap as small drawings.
pub(super) fn heap(cards: &[(Card, String, usize)]) -> Node {
    let cards = cards.iter().map(|(card, name, count)| {
        let (card, name, count) = (*card, name.clone(), *count);
        markup! { <li class=is_door(card).then_some("lost")>{mini(Drawing::Card(card))} <span>{name}</span> <b>{count}</b></li> }
    });
    markup! { <ul class="heap">{cards.collect::<Node>()}</ul> }
}
