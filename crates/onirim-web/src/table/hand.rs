//! The hand: tap a card to see what can be done with it, tap it again to do what is marked, or drag it where it belongs.

use onirim_art::Drawing;
use onirim_core::{Action, Card, End, Group, Players};
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::Target;
use onirim_ui::asks::{Offer, Place, is_draft, places, to_come};

use super::of;
use crate::asks::best_sign;
use crate::keyboard;
use crate::node::Node;
use crate::parts::face;
use crate::pointer::{self, Zone};
use crate::program::{Program, Scene};

/// A group of the hand: the own cards, or the shared ones.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cards {
    title: String,
    /// From left to right. `None`: the place is free.
    cards: Vec<Option<Held>>,
}

/// A card of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Held {
    /// Its number among all places; `None` if nothing can be done with it now.
    place: Option<usize>,
    digit: char,
    card: Card,
    name: String,
    face: Drawing,
}

/// How a card of the hand stands out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Mark {
    is_chosen: bool,
    is_idle: bool,
    /// The digit of the card that takes its place.
    swaps: Option<char>,
    /// Is the best answer about it, as the hint says?
    is_best: bool,
    /// What the hint says that it is worth, if the best is done with it.
    figure: Option<String>,
}

pub(super) fn draw(program: Program) -> Node {
    let groups = program.scene(look);
    let marks = program.scene(marks).unwrap_or_default();
    let groups = groups.unwrap_or_default().into_iter().map(|group| drawn_group(program, group, &marks));
    markup! { <div class="hand-groups" data-hand="">{groups.collect::<Node>()}</div> }
}

fn look(scene: &Scene<'_>) -> Vec<Cards> {
    let (view, text) = (&scene.view, scene.text);
    let lying = places(view, &scene.game.order);
    let waiting = [Group::Personal, Group::Shared]
        .map(|group| scene.game.stage.as_ref().map(|stage| stage.still_to_come(group)).unwrap_or_default());
    let later = to_come(&lying, waiting);
    let mut held: Vec<(Place, Held)> = Vec::new();
    for (number, &place) in lying.iter().enumerate() {
        let face = if later.contains(&number) { Drawing::Back } else { Drawing::Card(place.card) };
        let name = text.get_with(
            "web-hand-card",
            &Args::new().text("card", text.card(place.card)).text("place", place.digit.to_string()),
        );
        held.push((place, Held { place: Some(number), digit: place.digit, card: place.card, name, face }));
    }
    // A free place is drawn too, so that the other cards stay where they are.
    let of_group = |group: Group| {
        let mut spread = vec![None; scene.game.order.places(group).len()];
        for (place, card) in held.iter().filter(|(place, _)| place.group == group) {
            spread[place.index] = Some(card.clone());
        }
        spread
    };
    match view.setup.players {
        Players::One => vec![Cards { title: text.get("table-hand"), cards: of_group(Group::Personal) }],
        Players::Two(_) => {
            let own = if is_draft(view) { untouched(scene) } else { of_group(Group::Personal) };
            let shared = text.get(if is_draft(view) { "table-open-cards" } else { "table-shared" });
            vec![
                Cards { title: of(text, "table-hand-of", view, view.seat), cards: own },
                Cards { title: shared, cards: of_group(Group::Shared) },
            ]
        }
    }
}

/// The own cards while open ones are picked: they lie there, and nothing can be done with them.
fn untouched(scene: &Scene<'_>) -> Vec<Option<Held>> {
    let held =
        |card: Card| Held { place: None, digit: ' ', card, name: scene.text.card(card), face: Drawing::Card(card) };
    scene.game.order.places(Group::Personal).iter().flatten().map(|lying| Some(held(lying.card))).collect()
}

fn marks(scene: &Scene<'_>) -> Vec<Mark> {
    let Some(offers) = scene.offers() else { return Vec::new() };
    let best = scene.game.best_answer();
    let cards_matter = offers.list.iter().any(|offer| offer.card.is_some());
    let mark = |(number, place): (usize, &Place)| Mark {
        is_chosen: offers.is_chosen(number),
        is_idle: cards_matter && !offers.is_about(*place),
        swaps: offers.comes_here(number).map(|other| other.digit),
        is_best: best.is_some_and(|best| offers.concerns(number, best)),
        figure: scene.game.figure_at(number).map(|figure| figure.short),
    };
    offers.places.iter().enumerate().map(mark).collect()
}

fn drawn_group(program: Program, group: Cards, marks: &[Mark]) -> Node {
    let cards = group.cards.into_iter().map(|held| match held {
        Some(held) => drawn_card(program, held, marks),
        None => markup! { <span class="seat-card free" aria-hidden="true"><span class="place-empty"></span></span> },
    });
    markup! {
        <section class="hand-group">
            <h3>{group.title}</h3>
            <div class="hand-cards">{cards.collect::<Node>()}</div>
        </section>
    }
}

fn drawn_card(program: Program, held: Held, marks: &[Mark]) -> Node {
    let Some(place) = held.place else {
        return markup! {
            <span class="seat-card idle" role="img" aria-label=held.name data-zone="hand" data-card=held.card.index().to_string()>{face(held.face)}</span>
        };
    };
    let mark = marks.get(place);
    let class = match mark {
        None => "seat-card still",
        Some(mark) if mark.is_chosen => "seat-card chosen",
        Some(mark) if mark.is_idle => "seat-card idle",
        Some(_) => "seat-card",
    };
    let is_best = mark.is_some_and(|mark| mark.is_best);
    let class = if is_best { format!("{class} best") } else { class.to_owned() };
    let best = is_best.then(|| best_sign(program));
    let figure =
        mark.and_then(|mark| mark.figure.clone()).map(|words| markup! { <span class="card-figure">{words}</span> });
    let is_chosen = mark.is_some_and(|mark| mark.is_chosen);
    let swaps = mark
        .and_then(|mark| mark.swaps)
        .map(|digit| markup! { <span class="swaps" aria-hidden="true">"⇄ " {digit}</span> });
    let digit = mark.map(|_| markup! { <span class="key" aria-hidden="true">{held.digit}</span> });
    let own_keys = if mark.is_some() { "" } else { keyboard::ALWAYS };
    let zone = if held.face == Drawing::Back { "coming" } else { "hand" };
    markup! {
        <button type="button" class=class aria-pressed=is_chosen.to_string()
            data-key=format!("hand-{place}") data-cursor=is_chosen.then_some("") data-own-keys=own_keys
            data-zone=zone data-card=held.card.index().to_string()
            on:pointerdown=move |event| pointer::take(program, place, &event)
            on:click=move |_| tap(program, place)>
            {face(held.face)} {digit} {swaps} {best} {figure} <span class="aside-for-readers">{held.name}</span>
        </button>
    }
}

/// The first tap shows what can be done, the second one does it. What was marked before anybody tapped is only shown.
fn tap(program: Program, place: usize) {
    if pointer::was_dragged() {
        return;
    }
    let is_marked = program.scene(|scene| scene.offers().map(|offers| offers.is_chosen(place))).flatten();
    let Some(is_marked) = is_marked else {
        // Nothing is asked. A touch skips what moves, and does nothing else: the turn is not over for whoever looks at a card once more.
        if program.scene(|scene| scene.game.stage.is_some()) == Some(true) {
            program.click(Target::Hand(place));
        }
        return;
    };
    let is_first = program.tapped() != Some(place);
    program.tap(place);
    if !(is_first && is_marked) {
        program.click(Target::Hand(place));
        program.tap(place);
    }
}

/// Where a card of the hand may be let go, and which choice that makes.
pub(crate) fn drops(program: Program, place: usize) -> Vec<(Zone, usize)> {
    let drops = program.scene(|scene| {
        // While a turn is over and its player still looks, the question is the partner's: what it offers says what the partner holds.
        let Some(offers) = scene.offers() else { return Vec::new() };
        let Some(held) = offers.places.get(place) else { return Vec::new() };
        let about = |offer: &Offer| offer.card == Some((held.group, held.card));
        let lying = offers.list.iter().enumerate().filter(|(_, offer)| about(offer));
        lying.filter_map(|(number, offer)| zone(offer.action).map(|zone| (zone, number))).collect()
    });
    drops.unwrap_or_default()
}

fn zone(action: Action) -> Option<Zone> {
    if matches!(action, Action::Play { .. }) {
        Some(Zone::Row)
    } else if matches!(action, Action::Discard { .. } | Action::PayKey { .. }) {
        Some(Zone::Discard)
    } else if let Action::Build { end, .. } = action {
        Some(match end {
            End::Left => Zone::TowerLeft,
            End::Right => Zone::TowerRight,
        })
    } else {
        None
    }
}
