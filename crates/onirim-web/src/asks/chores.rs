//! Real cards: what hands have to do now, in this order.

use onirim_app::Key;
use onirim_app::table::Origin;
use onirim_markup::markup;
use onirim_text::Args;

use crate::node::Node;
use crate::parts::button;
use crate::program::{Program, Scene};

pub(crate) fn draw(program: Program) -> Node {
    program.part(look, drawn)
}

fn look(scene: &Scene<'_>) -> (String, Vec<String>, String) {
    let (game, text) = (scene.game, scene.text);
    let title = match game.chores.from {
        Origin::Here => "app-chores",
        Origin::Shown => "app-chores-shown",
    };
    (text.get(title), game.chores.lines(game.perspective(), text), text.get("app-key-send"))
}

/// What hands do without being waited for, in a sentence.
pub(crate) fn natural(scene: &Scene<'_>) -> Option<String> {
    let chores = scene.game.chores.lines(scene.game.perspective(), scene.text);
    let told = || scene.text.get_with("plain-chore", &Args::new().text("chore", chores.join(" ")));
    (!chores.is_empty()).then(told)
}

/// The list, and a button that says that it is done.
pub(crate) fn drawn(program: Program, (title, lines, done): (String, Vec<String>, String)) -> Node {
    let lines = lines.into_iter().map(|line| markup! { <li>{line}</li> });
    markup! {
        <section class="panel">
            <h2>{title}</h2>
            <ol class="chores">{lines.collect::<Node>()}</ol>
            {button("done", "main", done, move || program.key(Key::Enter))}
        </section>
    }
}
