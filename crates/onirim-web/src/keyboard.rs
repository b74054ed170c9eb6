//! Keys: every one of the terminal game. The card that is marked leaves them all to the game. A button that has the focus keeps Enter and the space bar, a field keeps whatever is typed.

use onirim_ui::{Key, Keyboard};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use crate::browser::{whenever, window};
use crate::program::Program;

/// What `data-own-keys` says of a card with which nothing can be done now: all keys are the game's.
pub(crate) const ALWAYS: &str = "always";

/// Is there one? A device that is touched, and nothing else, has none.
pub(crate) fn wanted() -> Keyboard {
    let is_touched = window().match_media("(hover: none) and (pointer: coarse)").ok().flatten();
    if is_touched.is_some_and(|query| query.matches()) { Keyboard::Missing } else { Keyboard::There }
}

/// Hears the keyboard for as long as the page is open.
pub(crate) fn listen(program: Program) {
    whenever("keydown", move |event| hear(program, &event));
}

/// Who a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    /// A field: it keeps all that is typed.
    Field,
    /// A button or a link: it keeps Enter and the space bar.
    Button,
    /// The card that the program has marked, or nothing: everything is for the program.
    Program,
}

fn hear(program: Program, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() {
        return;
    }
    let Some(key) = key(event) else { return };
    let focus = focus(event.target().and_then(|target| target.dyn_into::<Element>().ok()));
    // A key that is held goes through lists and texts. It answers once: what comes next has not been seen.
    if event.repeat() && focus != Focus::Field && !is_way(key) {
        event.prevent_default();
        return;
    }
    let kept = match (focus, key) {
        (Focus::Field, Key::Escape) => false,
        (Focus::Field, _) => true,
        (Focus::Button, Key::Enter | Key::Char(' ')) => true,
        (Focus::Button | Focus::Program, _) => false,
    };
    if !kept {
        event.prevent_default();
        program.typed(key);
    }
}

fn focus(element: Option<Element>) -> Focus {
    let Some(element) = element else { return Focus::Program };
    // On a card that is not marked, Enter would do something with the marked one: it is pressed like a button, and marked by that.
    if let Some(own_keys) = element.get_attribute("data-own-keys") {
        let is_marked = own_keys == ALWAYS || element.has_attribute("data-cursor");
        return if is_marked { Focus::Program } else { Focus::Button };
    }
    match element.tag_name().as_str() {
        "INPUT" => {
            let typed = element.dyn_ref::<HtmlInputElement>().map(|input| input.type_()).unwrap_or_default();
            if matches!(typed.as_str(), "button" | "file") { Focus::Button } else { Focus::Field }
        }
        "TEXTAREA" | "SELECT" => Focus::Field,
        "BUTTON" | "A" | "SUMMARY" => Focus::Button,
        _ => Focus::Program,
    }
}

/// Does this key only lead to another place?
const fn is_way(key: Key) -> bool {
    match key {
        Key::Left
        | Key::Right
        | Key::Up
        | Key::Down
        | Key::MoveLeft
        | Key::MoveRight
        | Key::PageUp
        | Key::PageDown
        | Key::Home
        | Key::End => true,
        Key::Enter | Key::Escape | Key::Backspace | Key::Char(_) | Key::Redo | Key::Interrupt => false,
    }
}

/// A key of the browser, as the program knows it; `None` if it knows none.
fn key(event: &KeyboardEvent) -> Option<Key> {
    let name = event.key();
    Some(match name.as_str() {
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "ArrowLeft" if event.shift_key() => Key::MoveLeft,
        "ArrowRight" if event.shift_key() => Key::MoveRight,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "Home" => Key::Home,
        "End" => Key::End,
        "Backspace" => Key::Backspace,
        _ => {
            let mut letters = name.chars();
            let letter = letters.next()?;
            letters.next().is_none().then_some(Key::Char(letter))?
        }
    })
}
