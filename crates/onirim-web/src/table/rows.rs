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
    empty: String,
    cards: Vec<(Card, String)>,
    /// From this place on the cards belong to the run.
    run_from: usize,
    /// What the partner holds, as far as it is known, with a name for all of it.
    held: Option<(String, Vec<Drawing>)>,
    /// Does the player who is asked play here?
    own: Option<Zone>,
}

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
        empty: text.get("app-row-empty"),
        cards: row.cards().iter().map(|&card| (card, text.card(card))).collect(),
        run_from: row.cards().len() - length,
        held: (seat != view.seat).then(|| held(board)),
        own: (seat == view.seat).then_some(Zone::Row),
    }
}

fn held(board: &Board<'_>) -> (String, Vec<Drawing>) {
    let (view, text) = (&board.view, board.text);
    let known = view.partner_known.iter().map(|&card| Drawing::Card(card));
    let hidden = std::iter::repeat_n(Drawing::Back, view.partner_hidden);
    let mut names: Vec<String> = view.partner_known.iter().map(|&card| text.card(card)).collect();
    if view.partner_hidden > 0 {
        names.push(text.get_with("table-hidden-cards", &Args::new().count("count", view.partner_hidden)));
    }
    let title = of(text, "table-hand-of", view, view.seat.partner());
    let args = Args::new().text("label", title).text("content", text.list(&names));
    (text.get_with("table-line", &args), known.chain(hidden).collect())
}

fn drawn(row: Lying) -> Node {
    let run_from = row.run_from;
    let color = row.run.as_ref().map_or("", |(_, color)| color_class(*color));
    let is_empty = row.cards.is_empty();
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
    let held = row.held.filter(|(_, cards)| !cards.is_empty()).map(|(name, cards)| {
        let cards: Vec<_> = cards.into_iter().map(mini).collect();
        markup! { <span class="held" role="img" aria-label=name>{cards}</span> }
    });
    markup! {
        <section class="zone row" data-drop=row.own.map(Zone::word)>
            <h2 class="zone-title">{row.title} {run}</h2> {held}
            <ul class="row-cards" data-to-end=format!("row-{}", row.seat.index()) tabindex="0" aria-label=name>
                {cards.collect::<Node>()}
                {is_empty.then(|| markup! { <li class="row-empty">{row.empty}</li> })}
            </ul>
        </section>
    }
}
