//! What covers the table: dialogs, the log, the piles, corrections.

use onirim_markup::markup;
use onirim_ui::App;
use onirim_ui::table::Overlay;

use super::{log, piles};
use crate::asks::{dialog, slips};
use crate::cover::{self, closable, sheet, wide_sheet};
use crate::node::Node;
use crate::program::{Scene, game};

/// Whether the table is covered and so `inert`.
pub(crate) fn is_covered(app: &App) -> bool {
    cover::is_open(app) || game(app).is_some_and(|game| game.overlay.is_some())
}

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (program, text) = (scene.program, scene.text);
    match &scene.game.overlay {
        None => Node::Nothing,
        Some(Overlay::Dialog(asked)) => sheet(dialog(program, asked)),
        Some(Overlay::Log(_)) => {
            // Opens at its end: the latest events matter most.
            let words = markup! {
                <h2 id="sheet-title" tabindex="-1" data-key="sheet">{text.get("app-log")}</h2>
                <div data-to-end="whole-log">{log::list(&scene.game.log)}</div>
            };
            wide_sheet(closable(program, text, words))
        }
        Some(Overlay::Piles(_)) => wide_sheet(closable(program, text, piles::draw(scene))),
        Some(Overlay::Slips(correction)) => wide_sheet(slips(program, correction, text)),
    }
}
