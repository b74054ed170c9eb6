//! What lies over a whole screen: something that went wrong, the table of keys, and the sheet that every covering is written on.

use onirim_markup::markup;
use onirim_ui::{App, Key, KeyHelp};

use crate::asks::{Question, dialog};
use crate::node::Node;
use crate::parts::button;
use crate::program::Program;
use crate::shortcuts;

/// How wide a sheet may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// For a question.
    Narrow,
    /// For lists.
    Wide,
}

/// What lies over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Covering {
    Problem { title: String, words: String },
    Question(Question),
    Keys,
}

/// Does something lie over the screen?
pub(crate) fn is_open(app: &App) -> bool {
    app.problem().is_some() || app.invitation().is_some() || app.key_help() == KeyHelp::Open
}

/// What lies over the screen, if something does.
pub(crate) fn draw(program: Program) -> Node {
    let covering = program.read(|app| {
        if let Some(words) = app.problem() {
            return Some(Covering::Problem { title: app.problem_title(), words: words.to_owned() });
        }
        if let Some(question) = app.invitation() {
            return Some(Covering::Question(Question::of(question)));
        }
        (app.key_help() == KeyHelp::Open).then_some(Covering::Keys)
    });
    let drawn = covering.map(|covering| match covering {
        Covering::Problem { title, words } => {
            let words = markup! { <h2 id="sheet-title" tabindex="-1" data-key="sheet">{title}</h2> <p>{words}</p> };
            sheet(Width::Narrow, closable(program, words))
        }
        Covering::Question(question) => sheet(Width::Narrow, dialog(program, question)),
        Covering::Keys => sheet(Width::Wide, closable(program, shortcuts::draw(program))),
    });
    drawn.into()
}

/// Something, with a button that closes it.
pub(crate) fn closable(program: Program, inside: Node) -> Node {
    let name = program.say("app-key-close");
    markup! { {inside} <div>{button("close", "main", name, move || program.key(Key::Escape))}</div> }
}

/// A sheet over everything else. What lies below cannot be touched meanwhile.
pub(crate) fn sheet(width: Width, inside: Node) -> Node {
    let class = match width {
        Width::Narrow => "sheet",
        Width::Wide => "sheet wide",
    };
    markup! {
        <div class="cover" data-cover="">
            <div class=class role="dialog" aria-modal="true" aria-labelledby="sheet-title">{inside}</div>
        </div>
    }
}
