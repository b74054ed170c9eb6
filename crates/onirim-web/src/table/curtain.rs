//! Hides all cards while two players at one screen change seats, with one button to go on.

use onirim_art::Ornament;
use onirim_markup::markup;
use onirim_text::{Args, Perspective};
use onirim_ui::Key;

use super::is_covered;
use crate::node::Node;
use crate::parts::ornament;
use crate::program::Scene;

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (program, text) = (scene.program, scene.text);
    let seat = scene.game.scene().decision.map_or(scene.view.seat, |decision| decision.seat);
    let name = text.player(seat, Perspective::Table);
    markup! {
        <main class="curtain" id="content" inert=is_covered(scene.app)>
            {ornament(Ornament::Curtain)}
            // The button must not have the focus: Enter pressed twice at the end of a turn would hide one player's cards and show the other's.
            <h1 tabindex="-1" data-key="title" data-cursor="">{text.get_with("app-curtain", &Args::new().text("name", name))}</h1>
            <p>{text.get("web-curtain")}</p>
            <button type="button" class="button main" data-key="ready" on:click=move |_| program.key(Key::Char(' '))>{text.get("app-key-ready")}</button>
            <button type="button" class="button" data-key="menu" on:click=move |_| program.key(Key::Escape)>{text.get("app-key-menu")}</button>
        </main>
    }
}
