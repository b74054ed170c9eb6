//! The Doors: a place for each that is wanted, filled or not.

use onirim_art::Drawing;
use onirim_core::{Card, Color, Players, Seat};
use onirim_markup::markup;
use onirim_text::Args;

use super::{doors_found, of};
use crate::node::Node;
use crate::parts::named;
use crate::program::{Board, Program};

/// How many Doors of a colour there are.
const OF_A_COLOR: u8 = 2;

/// The Doors of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Side {
    title: String,
    told: String,
    /// What lies at each place, and its name.
    places: Vec<(Drawing, String)>,
}

pub(super) fn draw(program: Program) -> Node {
    program.laid(look, drawn)
}

fn look(board: &Board<'_>) -> Vec<Side> {
    let (view, text) = (&board.view, board.text);
    match view.setup.players {
        Players::One => vec![side(board, text.get("table-doors"), view.seat, OF_A_COLOR)],
        Players::Two(_) => {
            Seat::BOTH.into_iter().map(|seat| side(board, of(text, "table-doors-of", view, seat), seat, 1)).collect()
        }
    }
}

fn side(board: &Board<'_>, title: String, seat: Seat, wanted: u8) -> Side {
    let doors = &board.view.doors[seat.index()];
    let mut places = Vec::new();
    for color in Color::ALL {
        let found = doors[color.index()];
        for place in 0..wanted.max(found) {
            let name = board.text.card(Card::door(color));
            places.push(if place < found {
                (Drawing::Card(Card::door(color)), name)
            } else {
                (Drawing::Wanted(color), board.text.get_with("web-door-wanted", &Args::new().text("door", name)))
            });
        }
    }
    let all: u8 = doors_found(&board.view).iter().sum();
    let args = Args::new().number("count", all).number("total", 4 * OF_A_COLOR);
    let told = match board.view.setup.players {
        Players::One => board.text.get_with("table-doors-found", &args),
        Players::Two(_) => String::new(),
    };
    Side { title, told, places }
}

fn drawn(_: Program, sides: Vec<Side>) -> Node {
    let many = sides.len() > 1;
    let side = |side: Side| {
        let places = side.places.into_iter().map(|(shown, name)| {
            let card = if let Drawing::Card(card) = shown { Some(card.index().to_string()) } else { None };
            markup! { <li data-zone=card.is_some().then_some("door") data-card=card>{named(shown, name)}</li> }
        });
        markup! {
            <section>
                <h2 class="zone-title">{side.title} <span class="told">{side.told}</span></h2>
                <ul class=if many { "door-places single" } else { "door-places" }>{places.collect::<Node>()}</ul>
            </section>
        }
    };
    markup! { <div class=if many { "zone doors sides" } else { "zone doors" }>{sides.into_iter().map(side).collect::<Node>()}</div> }
}
