//! Animates what has changed: every card that lies elsewhere now moves there from its old place.
//!
//! Cards have no identity. A card that is new at a place comes from where an equal card has gone; if there is none, from where such cards come from.
//! Nothing waits for an animation: any key or click takes effect at once.

use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use onirim_ui::Motion;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element};

use crate::browser::{after, before_next_picture, document, window};
use crate::flying;
use crate::pace::pace;
use crate::program::Program;

/// The usual duration of a movement, in milliseconds.
const FLIGHT: f64 = 320.0;

/// The zone of the cards that a player holds.
const HAND: &str = "hand";
/// The zone of the cards that the partner holds.
const HELD: &str = "held";
const DISCARD: &str = "discard";

/// The places of all cards. `None` if animations are off.
pub(crate) struct Places(Option<(Lying, f64)>);

struct Lying {
    spots: Vec<Spot>,
    /// Whether the hand is drawn. Some questions hide it: then its cards neither leave nor arrive.
    has_hand: bool,
    /// How many cards lie on the discard pile.
    discarded: usize,
    /// The width of the page. If it has changed, everything lies elsewhere and nothing has moved.
    room: i32,
}

/// A card that is drawn somewhere.
struct Spot {
    zone: String,
    card: Option<String>,
    rect: DomRect,
    element: Element,
}

impl Places {
    /// The places now. Nothing is measured if animations are off.
    pub(crate) fn now(program: Program) -> Places {
        let moves = program.read(|app| app.settings().motion == Motion::On);
        Places(moves.then(|| (Lying::now(), FLIGHT / program.read(pace))))
    }
}

/// The default of the setting: off if the system asks for reduced motion.
pub(crate) fn wanted() -> Motion {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    if query.is_some_and(|query| query.matches()) { Motion::Off } else { Motion::On }
}

impl Lying {
    fn now() -> Lying {
        let has_hand = document().query_selector("[data-hand]").ok().flatten().is_some();
        let room = document().document_element().map_or(0, |root| root.client_width());
        let spots = spots();
        Lying { discarded: pile_size(&spots), spots, has_hand, room }
    }
}

fn spots() -> Vec<Spot> {
    // Cards that are still to come are not visible.
    let Ok(list) = document().query_selector_all("[data-zone]:not([data-zone=coming])") else { return Vec::new() };
    let spot = |number: u32| {
        let element: Element = list.item(number)?.dyn_into().ok()?;
        let zone = element.get_attribute("data-zone")?;
        let card = element.get_attribute("data-card");
        Some(Spot { zone, card, rect: element.get_bounding_client_rect(), element })
    };
    (0..list.length()).filter_map(spot).collect()
}

/// Animates the differences, once everything is drawn.
pub(crate) fn follow(before: Places) {
    let Some((before, flight)) = before.0 else { return };
    let Lying { spots: mut before, has_hand: had_hand, discarded: discarded_before, room: room_before } = before;
    before_next_picture(move || {
        let Lying { spots: after, has_hand, discarded, room } = Lying::now();
        if room != room_before {
            return;
        }
        let takes_part = |spot: &Spot| had_hand && has_hand || spot.zone != HAND;
        before.retain(takes_part);
        let mut arrived: Vec<&Spot> = Vec::new();
        // The same card in the same zone has only been shifted, if at all.
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
            // The other cards of the hand have gone to the partner.
            before.iter().filter(|old| old.zone == HAND).take(discarded).for_each(|old| leave(old, &pile, flight));
        }
    });
}

fn place(zone: &str, lying: &[Spot]) -> Option<DomRect> {
    lying.iter().find(|spot| spot.zone == zone).map(|spot| spot.rect.clone())
}

/// The partner's hand, if this card lies in the partner's row.
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

/// The transforms from the old to the new place. `None` if they are the same.
fn between(from: &DomRect, to: &DomRect) -> Option<[String; 2]> {
    let (across, down) = (from.left() - to.left(), from.top() - to.top());
    if across.abs() < 1.0 && down.abs() < 1.0 || to.width() < 1.0 || from.width() < 1.0 {
        return None;
    }
    let scale = from.width() / to.width();
    Some([format!("translate({across}px, {down}px) scale({scale})"), NOWHERE.to_owned()])
}

const NOWHERE: &str = "none";

/// A card that has left the hand moves to the discard pile as a copy, which is then removed.
fn leave(card: &Spot, pile: &DomRect, flight: f64) {
    let Some(copy) = flying::copy(&card.element, card.rect.width()) else { return };
    let at = |rect: &DomRect| {
        let (left, top, scale) = (rect.left(), rect.top(), rect.width() / card.rect.width().max(1.0));
        format!("translate({left}px, {top}px) scale({scale})")
    };
    fly(&copy, &Some([at(&card.rect), at(pile)]), flight);
    after(Duration::from_secs_f64(flight / 1000.0), move || copy.remove());
}

/// Animates an element between two transforms.
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
    // A browser without animations draws the card at its place.
    let Ok(animate) = Reflect::get(element, &name("animate")) else { return };
    if let Some(animate) = animate.dyn_ref::<js_sys::Function>() {
        let _ = animate.call2(element, &frames, &options);
    }
}
