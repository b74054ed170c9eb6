//! The hand: one tap selects a card, a second tap plays it as selected; cards can also be dragged.

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

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (view, text) = (&scene.view, scene.text);
    let lying = places(view, &scene.game.order);
    let waiting = [Group::Personal, Group::Shared]
        .map(|group| scene.game.stage.as_ref().map(|stage| stage.still_to_come(group)).unwrap_or_default());
    let later = to_come(&lying, waiting);
    let group = |group: Group| {
        // Free places are drawn too, so that the other cards stay where they are.
        let mut cards: Vec<Node> = scene.game.order.places(group).iter().map(|_| free_place()).collect();
        for (number, place) in lying.iter().enumerate().filter(|(_, place)| place.group == group) {
            cards[place.index] = drawn_card(scene, number, *place, later.contains(&number));
        }
        cards
    };
    let groups = match view.setup.players {
        Players::One => drawn_group(text.get("table-hand"), group(Group::Personal)),
        Players::Two(_) => {
            let is_draft = is_draft(view);
            let own = if is_draft { untouched(scene) } else { group(Group::Personal) };
            let shared = text.get(if is_draft { "table-open-cards" } else { "table-shared" });
            let title = of(text, "table-hand-of", view, view.seat);
            markup! { {drawn_group(title, own)} {drawn_group(shared, group(Group::Shared))} }
        }
    };
    markup! { <div class="hand-groups" data-hand="">{groups}</div> }
}

fn drawn_group(title: String, cards: Vec<Node>) -> Node {
    markup! {
        <section class="hand-group">
            <h3>{title}</h3>
            <div class="hand-cards">{cards}</div>
        </section>
    }
}

fn free_place() -> Node {
    markup! { <span class="seat-card free" aria-hidden="true"><span class="place-empty"></span></span> }
}

/// The own cards during the draft, which have no action.
fn untouched(scene: &Scene<'_>) -> Vec<Node> {
    let cards = scene.game.order.places(Group::Personal).iter().flatten();
    let drawn = |card: Card| {
        let name = scene.text.card(card);
        markup! { <span class="seat-card idle" role="img" aria-label=name data-zone="hand" data-card=card.index().to_string()>{face(Drawing::Card(card))}</span> }
    };
    cards.map(|lying| drawn(lying.card)).collect()
}

/// A card of the hand. One that is still to come shows its back.
fn drawn_card(scene: &Scene<'_>, number: usize, place: Place, is_to_come: bool) -> Node {
    let (program, text, Place { card, digit, .. }) = (scene.program, scene.text, place);
    let args = Args::new().text("card", text.card(card)).text("place", digit.to_string());
    let name = text.get_with("web-hand-card", &args);
    let (zone, shown) = if is_to_come { ("coming", Drawing::Back) } else { ("hand", Drawing::Card(card)) };
    let offers = scene.offers();
    let is_chosen = offers.is_some_and(|offers| offers.is_chosen(number));
    let is_idle =
        offers.is_some_and(|offers| offers.list.iter().any(|offer| offer.card.is_some()) && !offers.is_about(place));
    let is_best = offers.zip(scene.game.best_answer()).is_some_and(|(offers, best)| offers.concerns(number, best));
    let class = match (offers, is_chosen, is_idle) {
        (None, _, _) => "seat-card still",
        (Some(_), true, _) => "seat-card chosen",
        (Some(_), false, true) => "seat-card idle",
        (Some(_), false, false) => "seat-card",
    };
    let class = if is_best { format!("{class} best") } else { class.to_owned() };
    let best = is_best.then(|| best_sign(text));
    let figure = offers.and_then(|_| scene.game.figure_at(number));
    let figure = figure.map(|figure| markup! { <span class="card-figure">{figure.short}</span> });
    let swaps = offers
        .and_then(|offers| offers.comes_here(number))
        .map(|other| markup! { <span class="swaps" aria-hidden="true">"⇄ " {other.digit}</span> });
    let own_keys = if offers.is_some() { "" } else { keyboard::ALWAYS };
    let digit = offers.map(|_| markup! { <span class="key" aria-hidden="true">{digit}</span> });
    markup! {
        <button type="button" class=class aria-pressed=is_chosen.to_string()
            data-key=format!("hand-{number}") data-cursor=is_chosen.then_some("") data-own-keys=own_keys
            data-zone=zone data-card=card.index().to_string()
            on:pointerdown=move |event| pointer::take(program, number, &event)
            on:click=move |_| tap(program, number)>
            {face(shown)} {digit} {swaps} {best} {figure} <span class="aside-for-readers">{name}</span>
        </button>
    }
}

/// The first tap selects the card, the second makes the choice. The game preselects a card: a first tap on that one changes nothing.
fn tap(program: Program, place: usize) {
    if pointer::was_dragged() {
        return;
    }
    let is_marked = program.scene(|scene| scene.offers().map(|offers| offers.is_chosen(place))).flatten();
    let Some(is_marked) = is_marked else {
        // No question: a tap skips the animation. At the end of a turn a tap must not pass the turn on, because the player may still look.
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

/// The zones where a card of the hand can be dropped, each with its choice.
pub(crate) fn drops(program: Program, place: usize) -> Vec<(Zone, usize)> {
    let drops = program.scene(|scene| {
        // Empty at the end of a turn: the question is the partner's by then, and the zones would reveal the partner's cards.
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
