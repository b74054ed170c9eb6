//! Between two players who hide their cards: nobody's cards, and one button.

use onirim_art::Ornament;
use onirim_markup::markup;
use onirim_text::{Args, Perspective};
use onirim_ui::Key;

use super::is_covered;
use crate::node::Node;
use crate::parts::ornament;
use crate::program::Program;

pub(super) fn draw(program: Program) -> Node {
    let words = program.scene(|scene| {
        let seat = scene.game.scene().decision.map_or(scene.view.seat, |decision| decision.seat);
        let name = scene.text.player(seat, Perspective::Table);
        [
            scene.text.get_with("app-curtain", &Args::new().text("name", name)),
            scene.text.get("web-curtain"),
            scene.text.get("app-key-ready"),
            scene.text.get("app-key-menu"),
        ]
    });
    let drawn = words.map(|[title, about, ready, menu]| {
        markup! {
            <main class="curtain" id="content" inert=program.read(is_covered)>
                {ornament(Ornament::Curtain)}
                // Not on the button: Enter pressed twice hides the one player's cards, and must not show the other's.
                <h1 tabindex="-1" data-key="title" data-cursor="">{title}</h1>
                <p>{about}</p>
                <button type="button" class="button main" data-key="ready" on:click=move |_| program.key(Key::Char(' '))>{ready}</button>
                <button type="button" class="button" data-key="menu" on:click=move |_| program.key(Key::Escape)>{menu}</button>
            </main>
        }
    });
    drawn.into()
}
