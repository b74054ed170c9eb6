//! A new version of the page: a notice offers it, and the player may accept. `boot.js` does the rest.

use std::cell::Cell;

use onirim_markup::markup;
use web_sys::Event;

use crate::browser::{document, whenever, window};
use crate::node::Node;
use crate::parts::button;
use crate::program::Program;

/// Event from `boot.js`: a new version is ready.
const READY: &str = "update-ready";
/// Event to `boot.js`: the player accepts it.
const AGREED: &str = "update-agreed";

thread_local! {
    static IS_WAITING: Cell<bool> = const { Cell::new(false) };
}

/// The notice at the top of the page while a new version is ready.
pub(crate) fn draw(program: Program) -> Node {
    let agree = || {
        if let Ok(event) = Event::new(AGREED) {
            let _ = window().dispatch_event(&event);
        }
    };
    let decline = move || {
        IS_WAITING.set(false);
        program.redraw();
    };
    let line = IS_WAITING.get().then(|| {
        markup! {
            <aside class="update" role="status">
                <p>{program.say("web-update")}</p>
                {button("update-now", "main", program.say("web-update-now"), agree)}
                {button("update-later", "", program.say("web-update-later"), decline)}
            </aside>
        }
    });
    line.into()
}

/// Listens for new versions for as long as the page is open.
pub(crate) fn listen(program: Program) {
    IS_WAITING.set(document().document_element().is_some_and(|root| root.has_attribute("data-update")));
    whenever(READY, move |_: Event| {
        IS_WAITING.set(true);
        program.redraw();
    });
}
