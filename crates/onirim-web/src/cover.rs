//! What covers a whole screen: errors, the table of keys, and the sheet that everything of this kind is drawn on.

use onirim_markup::markup;
use onirim_text::Text;
use onirim_ui::{App, Key};

use crate::asks::dialog;
use crate::node::Node;
use crate::parts::button;
use crate::program::Program;
use crate::shortcuts;

/// Whether something covers the screen.
pub(crate) fn is_open(app: &App) -> bool {
    app.problem().is_some() || app.invitation().is_some() || app.has_key_help()
}

pub(crate) fn draw(program: Program, app: &App) -> Node {
    let text = app.text();
    if let Some(words) = app.problem() {
        let words = markup! { <h2 id="sheet-title" tabindex="-1" data-key="sheet">{app.problem_title()}</h2> <p>{words.to_owned()}</p> };
        sheet(closable(program, text, words))
    } else if let Some(invitation) = app.invitation() {
        sheet(dialog(program, invitation))
    } else if app.has_key_help() {
        wide_sheet(closable(program, text, shortcuts::draw(app)))
    } else {
        Node::Nothing
    }
}

/// Content with a Close button.
pub(crate) fn closable(program: Program, text: &Text, inside: Node) -> Node {
    let name = text.get("app-key-close");
    markup! { {inside} <div>{button("close", "main", name, move || program.key(Key::Escape))}</div> }
}

/// A sheet for a dialog, above everything else, which is `inert` meanwhile.
pub(crate) fn sheet(inside: Node) -> Node {
    sheet_of("sheet", inside)
}

/// A sheet for a list.
pub(crate) fn wide_sheet(inside: Node) -> Node {
    sheet_of("sheet wide", inside)
}

fn sheet_of(class: &'static str, inside: Node) -> Node {
    markup! {
        <div class="cover" data-cover="">
            <div class=class role="dialog" aria-modal="true" aria-labelledby="sheet-title">{inside}</div>
        </div>
    }
}
