//! Real cards: what hands have to do now, in this order.

use onirim_markup::markup;
use onirim_text::{Perspective, Text};
use onirim_ui::Key;
use onirim_ui::table::Chores;

use crate::node::Node;
use crate::parts::button;
use crate::program::{Program, Scene};

/// What is waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ToDo {
    title: String,
    lines: Vec<String>,
    done: String,
    /// The offer to wait no more, if there is one.
    brief: Option<String>,
}

impl ToDo {
    /// As the chores are.
    pub(crate) fn of(chores: &Chores, perspective: Perspective, text: &Text) -> ToDo {
        ToDo {
            title: text.get("app-chores"),
            lines: chores.lines(perspective, text),
            done: text.get("app-key-send"),
            brief: chores.can_be_brief().then(|| text.get("app-help-brief")),
        }
    }
}

pub(crate) fn draw(program: Program) -> Node {
    program.part(|scene: &Scene<'_>| ToDo::of(&scene.game.chores, scene.game.perspective(), scene.text), drawn)
}

/// What is to be done without being waited for, in a line.
pub(crate) fn natural(scene: &Scene<'_>) -> Option<String> {
    scene.game.chores.line(scene.game.perspective(), scene.text)
}

/// The list, and a button that says that it is done.
pub(crate) fn drawn(program: Program, to_do: ToDo) -> Node {
    let lines = to_do.lines.into_iter().map(|line| markup! { <li>{line}</li> });
    markup! {
        <section class="panel">
            <h2>{to_do.title}</h2>
            <ol class="chores">{lines.collect::<Node>()}</ol>
            {button("done", "main", to_do.done, move || program.key(Key::Enter))}
            {to_do.brief.map(|brief| button("brief", "", brief, move || program.key(Key::Char('w'))))}
        </section>
    }
}
