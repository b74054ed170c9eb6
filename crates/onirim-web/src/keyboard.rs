//! The keyboard. All keys are those of the terminal game, except that a focused button keeps Enter and the space bar, and a field keeps all it accepts.

use onirim_ui::{Key, Keyboard};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

use crate::browser::{whenever, window};
use crate::program::Program;

/// The `data-own-keys` of a card that has no action now: the game gets all keys.
pub(crate) const ALWAYS: &str = "always";

/// Whether there is a keyboard. A device with touch only has none.
pub(crate) fn wanted() -> Keyboard {
    let is_touched = window().match_media("(hover: none) and (pointer: coarse)").ok().flatten();
    if is_touched.is_some_and(|query| query.matches()) { Keyboard::Missing } else { Keyboard::There }
}

/// Listens to the keyboard for as long as the page is open.
pub(crate) fn listen(program: Program) {
    whenever("keydown", move |event| hear(program, &event));
}

/// The kind of element that has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    /// A field: it keeps all text.
    Field,
    /// A button or a link: it keeps Enter and the space bar.
    Button,
    /// The selected card, or nothing: the program gets all keys.
    Program,
}

fn hear(program: Program, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.is_composing() {
        return;
    }
    let Some(key) = key(event) else { return };
    let focus = focus(event.target().and_then(|target| target.dyn_into::<Element>().ok()));
    // A repeated key scrolls and moves. It must not answer: the player has not seen the next question yet.
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
    // On an unselected card, Enter would act on the selected one. So Enter presses the card like a button, which selects it.
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

/// Whether this key only moves the cursor.
const fn is_way(key: Key) -> bool {
    let is_arrow = matches!(key, Key::Left | Key::Right | Key::Up | Key::Down | Key::MoveLeft | Key::MoveRight);
    is_arrow || matches!(key, Key::PageUp | Key::PageDown | Key::Home | Key::End)
}

/// The key of an event. `None` if the program has no such key.
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
