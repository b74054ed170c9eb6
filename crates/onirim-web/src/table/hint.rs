//! Help with the question, in steps.

use onirim_coach::advice::Hint;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::Key;

use crate::node::Node;
use crate::parts::button;
use crate::program::{Program, Scene};

/// What is said to help.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    title: String,
    lines: Vec<String>,
    /// What the next step tells, if there is one.
    further: Option<String>,
    close: String,
}

pub(crate) fn draw(program: Program) -> Node {
    program.part(look, |program, said| said.map(|said| drawn(program, said)).into())
}

fn look(scene: &Scene<'_>) -> Option<Said> {
    let text = scene.text;
    let help = scene.game.help.as_ref().filter(|help| help.is_open())?;
    let (step, further) = match help.step {
        Hint::Nudge => (1, Some("app-key-hint-move")),
        Hint::Move => (2, Some("app-key-hint-figures")),
        Hint::Figures => (3, None),
    };
    let lines = if help.is_awaited() { vec![text.get("web-thinking")] } else { help.said() };
    Some(Said {
        title: text.get_with("app-hint", &Args::new().count("step", step)),
        lines,
        further: further.filter(|_| !help.is_awaited()).map(|key| text.get(key)),
        close: text.get("app-key-close"),
    })
}

fn drawn(program: Program, said: Said) -> Node {
    let lines = said.lines.into_iter().map(|line| markup! { <p>{line}</p> });
    markup! {
        <section class="panel hint" role="note">
            <h3>{said.title}</h3>
            {lines.collect::<Node>()}
            <p class="hint-tools">
                {said.further.map(|name| button("further", "main", name, move || program.key(Key::Char('h'))))}
                {button("close-hint", "", said.close, move || program.key(Key::Escape))}
            </p>
        </section>
    }
}
