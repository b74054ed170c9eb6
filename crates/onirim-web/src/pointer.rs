//! Dragging cards with a mouse or a finger.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use onirim_ui::Target;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::aim::Aim;
use crate::asks;
use crate::browser::{after, document, whenever};
use crate::flying;
use crate::program::Program;
use crate::table;

/// A pointer that has moved less than this many pixels is a tap.
const SLACK: f64 = 8.0;

/// A place where a card can be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The own row: the card is played.
    Row,
    /// The discard pile.
    Discard,
    /// The left end of the Towers.
    TowerLeft,
    /// The right end of the Towers.
    TowerRight,
}

impl Zone {
    /// Its value of `data-drop`.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Zone::Row => "row",
            Zone::Discard => "discard",
            Zone::TowerLeft => "left-of-towers",
            Zone::TowerRight => "right-of-towers",
        }
    }

    /// Its element, if it is on the page.
    fn element(self) -> Option<Element> {
        document().query_selector(&format!("[data-drop=\"{}\"]", self.word())).ok().flatten()
    }
}

/// What is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Load {
    /// A card of the hand, by its place.
    Hand(usize),
    /// A card of an arrangement, by its place.
    Piece(usize),
}

/// A drag in progress.
struct Drag {
    program: Program,
    load: Load,
    pointer: i32,
    /// The state of the page when the card was touched. If it has changed since, the drop does nothing.
    aim: Option<Aim>,
    from: (f64, f64),
    card: Element,
    /// The copy that follows the pointer, once it has moved.
    copy: Option<HtmlElement>,
    /// Where the card can be dropped.
    zones: Vec<(Element, Drop)>,
}

/// The effect of a drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drop {
    /// Makes this choice.
    Choice(usize),
    /// Puts the card at this place.
    Place(usize),
    /// Discards the card of a look.
    Discard,
}

thread_local! {
    static DRAG: RefCell<Option<Drag>> = const { RefCell::new(None) };
    static WAS_DRAGGED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the current click event ends a drag.
pub(crate) fn was_dragged() -> bool {
    WAS_DRAGGED.replace(false)
}

/// Starts dragging a card of the hand.
pub(crate) fn take(program: Program, place: usize, event: &PointerEvent) {
    begin(program, Load::Hand(place), event);
}

/// Starts dragging a card of an arrangement.
pub(crate) fn take_piece(program: Program, place: usize, event: &PointerEvent) {
    begin(program, Load::Piece(place), event);
}

fn begin(program: Program, load: Load, event: &PointerEvent) {
    WAS_DRAGGED.set(false);
    if !event.is_primary() || event.button() != 0 {
        return;
    }
    let Some(card) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let from = (f64::from(event.client_x()), f64::from(event.client_y()));
    let (pointer, aim) = (event.pointer_id(), program.aim());
    let drag = Drag { program, load, pointer, aim, from, card, copy: None, zones: Vec::new() };
    if let Some(mut other) = DRAG.replace(Some(drag)) {
        other.put_down();
    }
}

/// Listens for pointer events for as long as the page is open.
pub(crate) fn listen() {
    whenever("pointermove", |event| follow(&event));
    whenever("pointerup", |event| let_go(&event));
    whenever("pointercancel", |event| cancel(&event));
}

fn follow(event: &PointerEvent) {
    DRAG.with_borrow_mut(|dragged| {
        let Some(drag) = dragged.as_mut().filter(|drag| drag.pointer == event.pointer_id()) else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let (across, down) = (x - drag.from.0, y - drag.from.1);
        if drag.copy.is_none() {
            if across.hypot(down) < SLACK {
                return;
            }
            drag.lift();
        }
        event.prevent_default();
        let rect = drag.card.get_bounding_client_rect();
        if let Some(copy) = &drag.copy {
            let place = format!("translate({}px, {}px) rotate(2deg)", rect.left() + across, rect.top() + down);
            let _ = copy.style().set_property("transform", &place);
        }
        for (zone, _) in &drag.zones {
            let _ = zone.class_list().toggle_with_force("under", is_over(zone, x, y));
        }
    });
}

impl Drag {
    /// Creates the copy and highlights the drop zones.
    fn lift(&mut self) {
        self.copy = flying::copy(&self.card, self.card.get_bounding_client_rect().width());
        let _ = self.card.class_list().add_1("lifted");
        self.zones = match self.load {
            Load::Hand(place) => {
                let drops = table::drops(self.program, place);
                let builds = drops.iter().any(|(zone, _)| matches!(zone, Zone::TowerLeft | Zone::TowerRight));
                if builds && let Some(body) = document().body() {
                    let _ = body.class_list().add_1("dragging-tower");
                }
                drops.into_iter().filter_map(|(zone, choice)| Some((zone.element()?, Drop::Choice(choice)))).collect()
            }
            Load::Piece(from) => {
                let pile = Zone::Discard.element().filter(|_| asks::may_discard(self.program));
                places(from).into_iter().chain(pile.map(|pile| (pile, Drop::Discard))).collect()
            }
        };
        for (zone, _) in &self.zones {
            let _ = zone.class_list().add_1("drop-here");
        }
    }

    fn put_down(&mut self) {
        if let Some(copy) = self.copy.take() {
            copy.remove();
        }
        let _ = self.card.class_list().remove_1("lifted");
        for (zone, _) in &self.zones {
            let _ = zone.class_list().remove_2("drop-here", "under");
        }
        if let Some(body) = document().body() {
            let _ = body.class_list().remove_1("dragging-tower");
        }
    }
}

/// The other places of an arrangement.
fn places(from: usize) -> Vec<(Element, Drop)> {
    let Ok(list) = document().query_selector_all("[data-piece]") else { return Vec::new() };
    let place = |number: u32| {
        let element: Element = list.item(number)?.dyn_into().ok()?;
        let place: usize = element.get_attribute("data-piece")?.parse().ok()?;
        (place != from).then_some((element, Drop::Place(place)))
    };
    (0..list.length()).filter_map(place).collect()
}

fn is_over(zone: &Element, x: f64, y: f64) -> bool {
    let rect = zone.get_bounding_client_rect();
    (rect.left()..=rect.right()).contains(&x) && (rect.top()..=rect.bottom()).contains(&y)
}

/// Takes the drag of this pointer. A second finger drags nothing.
fn dragged_by(event: &PointerEvent) -> Option<Drag> {
    DRAG.with_borrow_mut(|drag| drag.take_if(|drag| drag.pointer == event.pointer_id()))
}

fn let_go(event: &PointerEvent) {
    let Some(mut drag) = dragged_by(event) else { return };
    let moved = drag.copy.is_some();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let reached = drag.zones.iter().find(|(zone, _)| is_over(zone, x, y)).map(|&(_, drop)| drop);
    drag.put_down();
    if !moved {
        return;
    }
    WAS_DRAGGED.set(true);
    // The click event that ends a drag comes at once, or not at all: then the next click counts again.
    after(Duration::ZERO, || WAS_DRAGGED.set(false));
    if drag.aim != drag.program.aim() {
        return;
    }
    match (reached, drag.load) {
        (Some(Drop::Choice(choice)), _) => drag.program.click(Target::Item(choice)),
        (Some(Drop::Place(to)), Load::Piece(from)) => asks::carry(drag.program, from, to),
        (Some(Drop::Discard), Load::Piece(from)) => asks::discard(drag.program, from),
        (Some(Drop::Place(_) | Drop::Discard), Load::Hand(_)) | (None, _) => {}
    }
}

fn cancel(event: &PointerEvent) {
    if let Some(mut drag) = dragged_by(event) {
        drag.put_down();
    }
}
