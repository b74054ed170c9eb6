//! Cards of the deck put into an order: by dragging, by taking one and tapping where it goes, or with keys.

use onirim_art::Drawing;
use onirim_core::Card;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::asks::{Arrangement, Extra, Grip, Marked};
use onirim_ui::table::Ask;
use onirim_ui::{Key, Target};

use crate::node::Node;
use crate::parts::{button, face};
use crate::pointer;
use crate::program::{Program, Scene};

/// The cards in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Order {
    pieces: Vec<Piece>,
    /// The deed that picks a card out, and its key.
    pick: Option<(String, char)>,
    help: String,
    names: Names,
}

/// One of the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    card: Card,
    name: String,
    /// What becomes of it, where it was picked out.
    mark: Option<String>,
    class: &'static str,
    is_pointed_at: bool,
}

/// What the buttons say.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Names {
    earlier: String,
    later: String,
    done: String,
}

fn arrangement<'a>(scene: &Scene<'a>) -> Option<&'a Arrangement> {
    match &scene.game.ask {
        Ask::Arrange(arrangement) => Some(arrangement),
        Ask::Choose(_)
        | Ask::Pay(_)
        | Ask::SwapGoals(_)
        | Ask::Tell(_)
        | Ask::Read(_)
        | Ask::Wait(_)
        | Ask::Over(_) => None,
    }
}

pub(crate) fn draw(program: Program) -> Node {
    program.part(look, |program, order| order.map(|order| drawn(program, order)).into())
}

fn look(scene: &Scene<'_>) -> Option<Order> {
    let (arrangement, text) = (arrangement(scene)?, scene.text);
    let (deed, mark) = match arrangement.extra {
        Extra::None => (None, ""),
        Extra::DiscardOne | Extra::DiscardAny => (Some("app-key-discard"), "app-arrange-discarded"),
        Extra::RaiseOne => (Some("app-key-raise"), "app-arrange-raised"),
    };
    let pieces = arrangement.pieces.iter().enumerate().map(|(place, piece)| {
        let is_pointed_at = place == arrangement.cursor;
        let class = match (piece.marked, arrangement.grip) {
            (Marked::Yes, _) => "is-marked",
            (Marked::No, Grip::Holding) if is_pointed_at => "holding",
            (Marked::No, Grip::Holding | Grip::Free) => "",
        };
        let mark = (piece.marked == Marked::Yes).then(|| text.get(mark));
        let args = Args::new().text("card", text.card(piece.card)).text("place", (place + 1).to_string());
        let name = text.get_with("web-hand-card", &args);
        Piece { card: piece.card, name, mark, class, is_pointed_at }
    });
    Some(Order {
        pieces: pieces.collect(),
        pick: deed.zip(arrangement.extra.key()).map(|(deed, key)| (text.get(deed), key)),
        help: text.get("web-arrange-help"),
        names: Names {
            earlier: text.get("web-arrange-earlier"),
            later: text.get("web-arrange-later"),
            done: text.get("app-key-send"),
        },
    })
}

fn drawn(program: Program, order: Order) -> Node {
    let pieces = order.pieces.into_iter().enumerate().map(|(place, piece)| {
        let class = if piece.is_pointed_at { "seat-card chosen" } else { "seat-card" };
        markup! {
            <li class=piece.class>
                <button type="button" class=class aria-label=piece.name aria-pressed=piece.is_pointed_at.to_string()
                    data-key=format!("piece-{place}") data-piece=place.to_string() data-cursor=piece.is_pointed_at.then_some("") data-own-keys=""
                    data-zone="look" data-card=piece.card.index().to_string()
                    on:pointerdown=move |event| pointer::take_piece(program, place, &event)
                    on:click=move |_| if !pointer::was_dragged() { program.click(Target::Item(place)) }>
                    {face(Drawing::Card(piece.card))}
                </button>
                <span class="mark">{piece.mark}</span>
            </li>
        }
    });
    let pick = order.pick.map(|(name, key)| button("pick", "", name, move || program.key(Key::Char(key))));
    markup! {
        <ol class="arrange">{pieces.collect::<Node>()}</ol>
        <p class="quiet">{order.help}</p>
        <div class="arrange-tools">
            {button("earlier", "", order.names.earlier, move || program.key(Key::MoveLeft))}
            {button("later", "", order.names.later, move || program.key(Key::MoveRight))}
            {pick}
            {button("send", "main", order.names.done, move || put_down(program))}
        </div>
    }
}

/// Is a card held, so that the next key or tap puts it down?
fn is_holding(program: Program) -> bool {
    let grip = program.scene(|scene| arrangement(scene).map(|order| order.grip)).flatten();
    grip == Some(Grip::Holding)
}

/// What is held is put down where it is, and the order is sent.
fn put_down(program: Program) {
    if is_holding(program) {
        program.key(Key::Enter);
    }
    program.key(Key::Enter);
}

/// Can cards that are looked at be discarded?
pub(crate) fn may_discard(program: Program) -> bool {
    let extra = program.scene(|scene| arrangement(scene).map(|order| order.extra)).flatten();
    matches!(extra, Some(Extra::DiscardOne | Extra::DiscardAny))
}

/// A card was dragged onto the discard pile: it is marked, if it is not yet.
pub(crate) fn discard(program: Program, from: usize) {
    let marked = program.scene(|scene| arrangement(scene)?.pieces.get(from).map(|piece| piece.marked)).flatten();
    let place = u32::try_from(from + 1).ok().and_then(|number| char::from_digit(number, 10));
    let (Some(Marked::No), Some(place)) = (marked, place) else { return };
    if is_holding(program) {
        program.key(Key::Char(' '));
    }
    program.key(Key::Char(place));
    program.key(Key::Char('d'));
}

/// A card was dragged to another place.
pub(crate) fn carry(program: Program, from: usize, to: usize) {
    if is_holding(program) {
        program.key(Key::Char(' '));
    }
    program.click(Target::Item(from));
    program.click(Target::Item(to));
}
