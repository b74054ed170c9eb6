//! What covers the table: questions of the program, the log, the piles, corrections.

use onirim_markup::markup;
use onirim_ui::App;
use onirim_ui::table::{LogLine, Overlay};

use super::{log, piles};
use crate::asks::{Question, dialog, slips};
use crate::cover::{Width, sheet};
use crate::node::Node;
use crate::program::{Program, Scene, game};

/// What lies over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Covering {
    Question(Question),
    Log(String, Vec<LogLine>),
    Piles(piles::Piles),
    Slips,
}

/// Is the table covered, so that nothing on it can be touched?
pub(crate) fn is_covered(app: &App) -> bool {
    crate::cover::is_open(app) || game(app).is_some_and(|game| game.overlay.is_some())
}

pub(super) fn draw(program: Program) -> Node {
    program.part(look, |program, covering| covering.map(|covering| drawn(program, covering)).into())
}

fn look(scene: &Scene<'_>) -> Option<Covering> {
    let (game, text) = (scene.game, scene.text);
    Some(match game.overlay.as_ref()? {
        Overlay::Dialog(asked) => Covering::Question(Question::of(asked)),
        Overlay::Log(_) => Covering::Log(text.get("app-log"), game.log.clone()),
        Overlay::Piles(_) => Covering::Piles(piles::Piles::of(&scene.view, text)),
        Overlay::Slips(_) => Covering::Slips,
    })
}

fn drawn(program: Program, covering: Covering) -> Node {
    match covering {
        Covering::Question(question) => sheet(Width::Narrow, dialog(program, question)),
        Covering::Log(title, lines) => {
            // The latest is what one wants to see first.
            let words = markup! {
                <h2 id="sheet-title" tabindex="-1" data-key="sheet">{title}</h2>
                <div data-to-end="whole-log">{log::list(lines)}</div>
            };
            sheet(Width::Wide, crate::cover::closable(program, words))
        }
        Covering::Piles(piles) => sheet(Width::Wide, crate::cover::closable(program, piles::draw(piles))),
        Covering::Slips => slips(program),
    }
}
