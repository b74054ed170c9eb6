//! Arranging cards of the deck: by dragging, by tapping a card and then a place, or with keys.

use onirim_art::Drawing;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::asks::{Arrangement, Extra};
use onirim_ui::table::Ask;
use onirim_ui::{Key, Target};

use crate::node::Node;
use crate::parts::{button, face};
use crate::pointer;
use crate::program::{Program, Scene};

pub(crate) fn draw(scene: &Scene<'_>, arrangement: &Arrangement) -> Node {
    let (program, text) = (scene.program, scene.text);
    let (action, mark) = match arrangement.extra {
        Extra::None => (None, ""),
        Extra::DiscardOne | Extra::DiscardAny => (Some("app-key-discard"), "app-arrange-discarded"),
        Extra::RaiseOne => (Some("app-key-raise"), "app-arrange-raised"),
    };
    let pieces = arrangement.pieces.iter().enumerate().map(|(place, piece)| {
        let is_pointed_at = place == arrangement.cursor;
        let state = match (piece.marked, arrangement.holds) {
            (true, _) => "is-marked",
            (false, true) if is_pointed_at => "holding",
            (false, _) => "",
        };
        let mark = piece.marked.then(|| text.get(mark));
        let args = Args::new().text("card", text.card(piece.card)).text("place", (place + 1).to_string());
        let name = text.get_with("web-hand-card", &args);
        let class = if is_pointed_at { "seat-card chosen" } else { "seat-card" };
        markup! {
            <li class=state>
                <button type="button" class=class aria-label=name aria-pressed=is_pointed_at.to_string()
                    data-key=format!("piece-{place}") data-piece=place.to_string() data-cursor=is_pointed_at.then_some("") data-own-keys=""
                    data-zone="look" data-card=piece.card.index().to_string()
                    on:pointerdown=move |event| pointer::take_piece(program, place, &event)
                    on:click=move |_| if !pointer::was_dragged() { program.click(Target::Item(place)) }>
                    {face(Drawing::Card(piece.card))}
                </button>
                <span class="mark">{mark}</span>
            </li>
        }
    });
    let pick = action.zip(arrangement.extra.key());
    let pick = pick.map(|(action, key)| button("pick", "", text.get(action), move || program.key(Key::Char(key))));
    markup! {
        <ol class="arrange">{pieces.collect::<Node>()}</ol>
        <p class="quiet">{text.get("web-arrange-help")}</p>
        <div class="arrange-tools">
            {button("earlier", "", text.get("web-arrange-earlier"), move || program.key(Key::MoveLeft))}
            {button("later", "", text.get("web-arrange-later"), move || program.key(Key::MoveRight))}
            {pick}
            {button("send", "main", text.get("app-key-send"), move || put_down(program))}
        </div>
    }
}

fn arrangement<T>(program: Program, look: impl FnOnce(&Arrangement) -> T) -> Option<T> {
    program
        .scene(|scene| if let Ask::Arrange(arrangement) = &scene.game.ask { Some(look(arrangement)) } else { None })?
}

/// Whether a card is held, so that the next key or tap puts it down.
fn is_holding(program: Program) -> bool {
    arrangement(program, |order| order.holds).unwrap_or(false)
}

/// Puts down the held card, then sends the order.
fn put_down(program: Program) {
    if is_holding(program) {
        program.key(Key::Enter);
    }
    program.key(Key::Enter);
}

/// Whether a card of this look can be discarded.
pub(crate) fn may_discard(program: Program) -> bool {
    matches!(arrangement(program, |order| order.extra), Some(Extra::DiscardOne | Extra::DiscardAny))
}

/// Marks a card that was dragged onto the discard pile.
pub(crate) fn discard(program: Program, from: usize) {
    let marked = arrangement(program, |order| order.pieces.get(from).map(|piece| piece.marked)).flatten();
    let place = u32::try_from(from + 1).ok().and_then(|number| char::from_digit(number, 10));
    let (Some(false), Some(place)) = (marked, place) else { return };
    if is_holding(program) {
        program.key(Key::Char(' '));
    }
    program.key(Key::Char(place));
    program.key(Key::Char('d'));
}

/// Moves a card that was dragged to another place.
pub(crate) fn carry(program: Program, from: usize, to: usize) {
    if is_holding(program) {
        program.key(Key::Char(' '));
    }
    program.click(Target::Item(from));
    program.click(Target::Item(to));
}
