//! The Labyrinth rows, each with its run highlighted.

use onirim_art::Drawing;
use onirim_core::{Players, Seat};
use onirim_markup::markup;
use onirim_text::Args;

use super::{color_class, of};
use crate::node::Node;
use crate::parts::{mini, named};
use crate::pointer::Zone;
use crate::program::Board;

/// The cards of a complete run (B6). Empty places are drawn until there are as many.
const RUN: usize = 3;

pub(super) fn draw(board: &Board<'_>) -> Node {
    match board.view.setup.players {
        Players::One => markup! { <div class="rows">{row(board, board.view.seat)}</div> },
        // The rows keep their places, whichever player is asked.
        Players::Two(_) => {
            let rows = Seat::BOTH.map(|seat| row(board, seat));
            markup! { <div class="rows both">{rows.into_iter().collect::<Node>()}</div> }
        }
    }
}

fn row(board: &Board<'_>, seat: Seat) -> Node {
    let (view, text) = (&board.view, board.text);
    let row = &view.rows[seat.index()];
    let (run, run_length) = (row.run(), row.run().map_or(0, |(_, length)| usize::from(length)));
    let run_from = row.cards().len() - run_length;
    let color = run.map_or("", |(color, _)| color_class(color));
    let cards = row.cards().iter().enumerate().map(|(place, &card)| {
        let class = if place < run_from {
            String::new()
        } else if place == run_from {
            format!("in-run run-first {color}")
        } else {
            format!("in-run {color}")
        };
        markup! {
            <li class=class data-zone="row" data-card=card.index().to_string()>{named(Drawing::Card(card), text.card(card))}</li>
        }
    });
    let run = run.map(|(color, length)| {
        let words = if run_length < RUN {
            text.get_with("table-run", &Args::new().color("color", color).number("count", length))
        } else {
            text.get_with("app-run-complete", &Args::new().color("color", color))
        };
        markup! { <span class=format!("told own {}", color_class(color))>{words}</span> }
    });
    let empty = row.cards().is_empty().then(|| markup! { <span class="told">{text.get("app-row-empty")}</span> });
    let places = (row.cards().len()..RUN).map(|_| markup! { <li class="row-place" aria-hidden="true"></li> });
    let title = of(text, "table-row-of", view, seat);
    let is_own = seat == view.seat;
    let held = if is_own { Node::Nothing } else { held(board) };
    markup! {
        <section class="zone row" data-drop=is_own.then_some(Zone::Row.word())>
            <div class="row-head"><h2 class="zone-title">{title.clone()} {run} {empty}</h2> {held}</div>
            <ul class="row-cards" data-to-end=format!("row-{}", seat.index()) tabindex="0" aria-label=title>
                {cards.collect::<Node>()}
                {places.collect::<Node>()}
            </ul>
        </section>
    }
}

/// The partner's hand, as far as it is known.
fn held(board: &Board<'_>) -> Node {
    let (view, text) = (&board.view, board.text);
    let known = view.partner_known.iter().map(|&card| Drawing::Card(card));
    let hidden = std::iter::repeat_n(Drawing::Back, view.partner_hidden);
    let cards: Vec<Node> = known.chain(hidden).map(mini).collect();
    if cards.is_empty() {
        return Node::Nothing;
    }
    let mut names: Vec<String> = view.partner_known.iter().map(|&card| text.card(card)).collect();
    if view.partner_hidden > 0 {
        names.push(text.get_with("table-hidden-cards", &Args::new().count("count", view.partner_hidden)));
    }
    let title = of(text, "table-hand-of", view, view.seat.partner());
    let args = Args::new().text("label", &title).text("content", text.list(&names));
    let name = text.get_with("table-line", &args);
    markup! { <p class="held" data-zone="held" role="img" aria-label=name><span class="held-title">{title}</span> <span class="held-cards">{cards}</span></p> }
}
