//! The Labyrinth rows, each with its run marked.

use onirim_art::Drawing;
use onirim_core::{Card, Color, Players, Seat};
use onirim_markup::markup;
use onirim_text::Args;

use super::{color_class, of};
use crate::node::Node;
use crate::parts::{mini, named};
use crate::pointer::Zone;
use crate::program::{Board, Program};

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Lying {
    seat: Seat,
    title: String,
    /// The run in words, and its colour.
    run: Option<(String, Color)>,
    /// What is said where nothing lies.
    empty: Option<String>,
    cards: Vec<(Card, String)>,
    /// From this place on the cards belong to the run.
    run_from: usize,
    /// What the partner holds, as far as it is known.
    held: Option<Held>,
    /// Does the player who is asked play here?
    own: Option<Zone>,
}

/// The hand of the player who waits.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Held {
    title: String,
    /// All of it in words.
    name: String,
    cards: Vec<Drawing>,
}

/// So many cards make a run: until they lie there, their places are marked.
const RUN: usize = 3;

pub(super) fn draw(program: Program) -> Node {
    program.laid(
        |board| match board.view.setup.players {
            Players::One => vec![look(board, board.view.seat)],
            // Everybody's row stays where it is, whoever is asked.
            Players::Two(_) => Seat::BOTH.map(|seat| look(board, seat)).to_vec(),
        },
        |_, rows| {
            let class = if rows.len() > 1 { "rows both" } else { "rows" };
            markup! { <div class=class>{rows.into_iter().map(drawn).collect::<Node>()}</div> }
        },
    )
}

fn look(board: &Board<'_>, seat: Seat) -> Lying {
    let (view, text) = (&board.view, board.text);
    let row = &view.rows[seat.index()];
    let run = row.run().map(|(color, length)| {
        let words = if length < 3 {
            text.get_with("table-run", &Args::new().color("color", color).number("count", length))
        } else {
            text.get_with("app-run-complete", &Args::new().color("color", color))
        };
        (words, color)
    });
    let length: usize = row.run().map_or(0, |(_, length)| length.into());
    Lying {
        seat,
        title: of(text, "table-row-of", view, seat),
        run,
        empty: row.cards().is_empty().then(|| text.get("app-row-empty")),
        cards: row.cards().iter().map(|&card| (card, text.card(card))).collect(),
        run_from: row.cards().len() - length,
        held: (seat != view.seat).then(|| held(board)),
        own: (seat == view.seat).then_some(Zone::Row),
    }
}

fn held(board: &Board<'_>) -> Held {
    let (view, text) = (&board.view, board.text);
    let known = view.partner_known.iter().map(|&card| Drawing::Card(card));
    let hidden = std::iter::repeat_n(Drawing::Back, view.partner_hidden);
    let mut names: Vec<String> = view.partner_known.iter().map(|&card| text.card(card)).collect();
    if view.partner_hidden > 0 {
        names.push(text.get_with("table-hidden-cards", &Args::new().count("count", view.partner_hidden)));
    }
    let title = of(text, "table-hand-of", view, view.seat.partner());
    let args = Args::new().text("label", &title).text("content", text.list(&names));
    Held { name: text.get_with("table-line", &args), title, cards: known.chain(hidden).collect() }
}

fn drawn(row: Lying) -> Node {
    let run_from = row.run_from;
    let color = row.run.as_ref().map_or("", |(_, color)| color_class(*color));
    let places = row.cards.len()..RUN;
    let cards = row.cards.into_iter().enumerate().map(move |(place, (card, name))| {
        let class = if place < run_from {
            String::new()
        } else if place == run_from {
            format!("in-run run-first {color}")
        } else {
            format!("in-run {color}")
        };
        markup! {
            <li class=class data-zone="row" data-card=card.index().to_string()>{named(Drawing::Card(card), name)}</li>
        }
    });
    let run = row.run.map(|(words, color)| {
        markup! { <span class=format!("told own {}", color_class(color))>{words}</span> }
    });
    let name = row.title.clone();
    let empty = row.empty.map(|words| markup! { <span class="told">{words}</span> });
    let held = row.held.filter(|held| !held.cards.is_empty()).map(|held| {
        let cards: Vec<_> = held.cards.into_iter().map(mini).collect();
        markup! { <p class="held" data-zone="held" role="img" aria-label=held.name><span class="held-title">{held.title}</span> <span class="held-cards">{cards}</span></p> }
    });
    let places = places.map(|_| markup! { <li class="row-place" aria-hidden="true"></li> });
    markup! {
        <section class="zone row" data-drop=row.own.map(Zone::word)>
            <div class="row-head"><h2 class="zone-title">{row.title} {run} {empty}</h2> {held}</div>
            <ul class="row-cards" data-to-end=format!("row-{}", row.seat.index()) tabindex="0" aria-label=name>
                {cards.collect::<Node>()}
                {places.collect::<Node>()}
            </ul>
        </section>
    }
}
