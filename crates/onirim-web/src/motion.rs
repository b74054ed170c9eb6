//! What happened moves, so that one can follow it: every card that lies elsewhere now flies there from where it was.
//!
//! Cards have no names of their own, so a card that is new at a place comes from where one like it has gone; if there is none, from where such
//! cards come from. Nothing waits for a movement: any key or click goes on at once.

use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use onirim_ui::Motion;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element};

use crate::browser::{after, before_next_picture, document, window};
use crate::flying;
use crate::pace::pace;
use crate::program::Program;

/// How long a flight usually takes, in milliseconds.
const FLIGHT: f64 = 320.0;

/// The zone of the cards that a player holds.
const HAND: &str = "hand";
/// The zone of the cards that the partner holds.
const HELD: &str = "held";
const DISCARD: &str = "discard";

/// Where cards lay.
pub(crate) struct Places(Option<(Lying, f64)>);

/// What lies on the page.
struct Lying {
    spots: Vec<Spot>,
    /// Is the hand among it? Some questions are asked without it: then its cards have gone nowhere, and come from nowhere when it is back.
    hand: Hand,
    /// How many cards lie on the discard pile.
    discarded: usize,
    /// How wide the page is. If that has changed, everything lies elsewhere and nothing has moved.
    room: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    Drawn,
    NotDrawn,
}

/// A card that is drawn somewhere.
struct Spot {
    zone: String,
    card: Option<String>,
    rect: DomRect,
    element: Element,
}

impl Places {
    /// Where they lie now. Nothing is measured where nothing moves.
    pub(crate) fn now(program: Program) -> Places {
        let moves = program.read(|app| app.settings().motion == Motion::On);
        Places(moves.then(|| (Lying::now(), FLIGHT / program.read(pace))))
    }
}

/// Whether anything moves, until the player says so: not where the system was asked for less movement.
pub(crate) fn wanted() -> Motion {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    if query.is_some_and(|query| query.matches()) { Motion::Off } else { Motion::On }
}

impl Lying {
    fn now() -> Lying {
        let drawn = document().query_selector("[data-hand]").ok().flatten().is_some();
        let room = document().document_element().map_or(0, |root| root.client_width());
        let spots = spots();
        Lying { discarded: pile_size(&spots), spots, hand: if drawn { Hand::Drawn } else { Hand::NotDrawn }, room }
    }
}

fn spots() -> Vec<Spot> {
    // Cards that are still to come are seen by nobody.
    let Ok(list) = document().query_selector_all("[data-zone]:not([data-zone=coming])") else { return Vec::new() };
    let spot = |number: u32| {
        let element: Element = list.item(number)?.dyn_into().ok()?;
        let zone = element.get_attribute("data-zone")?;
        let card = element.get_attribute("data-card");
        Some(Spot { zone, card, rect: element.get_bounding_client_rect(), element })
    };
    (0..list.length()).filter_map(spot).collect()
}

/// Once everything is drawn, what has moved flies there.
pub(crate) fn follow(before: Places) {
    let Some((before, flight)) = before.0 else { return };
    let Lying { spots: mut before, hand: hand_before, discarded: discarded_before, room: room_before } = before;
    before_next_picture(move || {
        let Lying { spots: after, hand, discarded, room } = Lying::now();
        if room != room_before {
            return;
        }
        let hand_stays = (hand_before, hand) == (Hand::Drawn, Hand::Drawn);
        let takes_part = |spot: &Spot| hand_stays || spot.zone != HAND;
        before.retain(takes_part);
        let mut arrived: Vec<&Spot> = Vec::new();
        // What lies at a place like before has only been pushed aside, if at all.
        for spot in after.iter().filter(|spot| spot.card.is_some() && takes_part(spot)) {
            match before.iter().position(|old| old.zone == spot.zone && old.card == spot.card) {
                Some(same) => {
                    let old = before.remove(same);
                    fly(&spot.element, &between(&old.rect, &spot.rect), flight);
                }
                None => arrived.push(spot),
            }
        }
        for spot in arrived {
            let gone = before.iter().position(|old| old.card.is_some() && old.card == spot.card);
            let from = gone
                .map(|place| before.remove(place).rect)
                .or_else(|| held_beside(&spot.element))
                .or_else(|| place("deck", &after));
            if let Some(from) = from {
                fly(&spot.element, &between(&from, &spot.rect), flight);
            }
        }
        let discarded = discarded.saturating_sub(discarded_before);
        if let Some(pile) = place(DISCARD, &after) {
            // Other cards have gone to the partner.
            before.iter().filter(|old| old.zone == HAND).take(discarded).for_each(|old| leave(old, &pile, flight));
        }
    });
}

fn place(zone: &str, lying: &[Spot]) -> Option<DomRect> {
    lying.iter().find(|spot| spot.zone == zone).map(|spot| spot.rect.clone())
}

/// The cards of the player in whose row this card lies, if that is the partner.
fn held_beside(card: &Element) -> Option<DomRect> {
    let row = card.closest(".row").ok().flatten()?;
    let held = row.query_selector(&format!("[data-zone={HELD}]")).ok().flatten()?;
    Some(held.get_bounding_client_rect())
}

/// How many cards lie on the discard pile.
fn pile_size(lying: &[Spot]) -> usize {
    let pile = lying.iter().find(|spot| spot.zone == DISCARD);
    let size = pile.and_then(|spot| spot.element.get_attribute("data-size"));
    size.and_then(|size| size.parse().ok()).unwrap_or(0)
}

/// From where it was to where it is drawn; `None` if that is the same.
fn between(from: &DomRect, to: &DomRect) -> Option<[String; 2]> {
    let (across, down) = (from.left() - to.left(), from.top() - to.top());
    if across.abs() < 1.0 && down.abs() < 1.0 || to.width() < 1.0 || from.width() < 1.0 {
        return None;
    }
    let scale = from.width() / to.width();
    Some([format!("translate({across}px, {down}px) scale({scale})"), NOWHERE.to_owned()])
}

/// Where it is drawn.
const NOWHERE: &str = "none";

/// A card that has left the hand goes to the discard pile: a copy of it flies there, and is gone.
fn leave(card: &Spot, pile: &DomRect, flight: f64) {
    let Some(copy) = flying::copy(&card.element, card.rect.width()) else { return };
    let at = |rect: &DomRect| {
        let (left, top, scale) = (rect.left(), rect.top(), rect.width() / card.rect.width().max(1.0));
        format!("translate({left}px, {top}px) scale({scale})")
    };
    fly(&copy, &Some([at(&card.rect), at(pile)]), flight);
    after(Duration::from_secs_f64(flight / 1000.0), move || copy.remove());
}

/// An element moves from the first place to the second.
fn fly(element: &Element, way: &Option<[String; 2]>, flight: f64) {
    let Some(way) = way else { return };
    let frames = Array::new();
    for transform in way {
        let frame = Object::new();
        let set = |name: &str, value: &str| Reflect::set(&frame, &JsValue::from_str(name), &JsValue::from_str(value));
        if set("transform", transform).and_then(|_| set("transformOrigin", "top left")).is_err() {
            return;
        }
        frames.push(&frame);
    }
    let options = Object::new();
    let name = |name: &str| JsValue::from_str(name);
    let easing = Reflect::set(&options, &name("easing"), &name("cubic-bezier(0.2, 0.7, 0.2, 1)"));
    if easing.and_then(|_| Reflect::set(&options, &name("duration"), &JsValue::from_f64(flight))).is_err() {
        return;
    }
    // A browser without animations draws the card where it is.
    let Ok(animate) = Reflect::get(element, &name("animate")) else { return };
    if let Some(animate) = animate.dyn_ref::<js_sys::Function>() {
        let _ = animate.call2(element, &frames, &options);
    }
}
