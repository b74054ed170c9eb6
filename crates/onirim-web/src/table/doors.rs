//! The Doors: a place for each one that the set-up requires, filled or not.

use onirim_art::Drawing;
use onirim_core::{Card, Color, Players, Seat};
use onirim_markup::markup;
use onirim_text::Args;

use super::{DOORS_OF_A_COLOR, doors_found, of};
use crate::node::Node;
use crate::parts::named;
use crate::program::Board;

pub(super) fn draw(board: &Board<'_>) -> Node {
    let (view, text) = (&board.view, board.text);
    if view.setup.players == Players::One {
        let found: u8 = doors_found(view).iter().sum();
        let args = Args::new().number("count", found).number("total", 4 * DOORS_OF_A_COLOR);
        let section = markup! {
            <section>
                <h2 class="zone-title">{text.get("table-doors")} <span class="told">{text.get_with("table-doors-found", &args)}</span></h2>
                <ul class="door-places">{places(board, view.seat, DOORS_OF_A_COLOR)}</ul>
            </section>
        };
        return markup! { <div class="zone doors">{section}</div> };
    }
    let sections = Seat::BOTH.map(|seat| {
        markup! {
            <section>
                <h2 class="zone-title">{of(text, "table-doors-of", view, seat)} <span class="told"></span></h2>
                <ul class="door-places single">{places(board, seat, 1)}</ul>
            </section>
        }
    });
    markup! { <div class="zone doors sides">{sections.into_iter().collect::<Node>()}</div> }
}

/// A place for each Door of a player, of which there must be so many of each colour.
fn places(board: &Board<'_>, seat: Seat, wanted: u8) -> Node {
    let mut places = Vec::new();
    for color in Color::ALL {
        let (card, found) = (Card::door(color), board.view.doors[seat.index()][color.index()]);
        for place in 0..wanted.max(found) {
            let name = board.text.card(card);
            places.push(if place < found {
                markup! { <li data-zone="door" data-card=card.index().to_string()>{named(Drawing::Card(card), name)}</li> }
            } else {
                let name = board.text.get_with("web-door-wanted", &Args::new().text("door", name));
                markup! { <li>{named(Drawing::Wanted(color), name)}</li> }
            });
        }
    }
    places.into()
}
