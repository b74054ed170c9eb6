//! What can be typed, and what the rules say.

use std::io;

use onirim_app::App;
use onirim_app::table::Ask;
use onirim_core::{Question, Setup};
use onirim_session::Scene;
use onirim_text::{Subject, Text};

use super::page::{Asks, Page};
use crate::console::Console;
use crate::rules;

/// Everything that can be typed here.
pub(super) fn say(page: &Page, app: &App, console: &mut Console<'_>) -> io::Result<()> {
    let text = app.text();
    let game = app.screen().game();
    let has_spells = app.scene().is_some_and(|scene| scene.setup().book.is_some());
    let (help, topics) = match (game, &page.asks) {
        (_, Asks::Card { .. }) => {
            ("plain-help-cards", &["card", "list", "undo", "correct", "brief", "table", "rest"][..])
        }
        (None, _) => ("plain-help", &["number", "words", "several", "back", "rules", "quit", "help"][..]),
        (Some(game), _) if matches!(game.ask, Ask::Wait(_)) => {
            ("plain-help", &["spectator", "table", "piles", "log", "rules", "code", "new", "quit", "help"][..])
        }
        (Some(game), _) if game.lesson.is_some() => {
            ("plain-help", &["number", "typed", "table", "piles", "log", "rules", "lesson", "quit", "help"][..])
        }
        (Some(_), _) => {
            let first = ["number", "typed", "several", "again", "table", "piles", "log", "rules"];
            let spells: &[&str] = if has_spells { &["stop", "draws"] } else { &[] };
            let last = ["hint", "undo", "redo", "code", "new", "give-up", "quit", "help"];
            console.say(&text.get("plain-help"))?;
            let topics = first.iter().chain(spells).chain(&last);
            return console.say_all(topics.map(|topic| text.get(&format!("plain-help.{topic}"))));
        }
    };
    console.say(&text.get(help))?;
    console.say_all(topics.iter().map(|topic| text.get(&format!("{help}.{topic}"))))
}

/// The rules about a word or, without one, behind the question.
pub(super) fn rules(console: &mut Console<'_>, app: &App, word: Option<&str>) -> io::Result<()> {
    let text = app.text();
    let setup = app.scene().map_or(Setup::SOLO, Scene::setup);
    let about = |console: &mut Console<'_>, text: &Text| {
        rules::list(console, text, "plain-rules-about", Subject::of_setup(&setup))
    };
    let Some(word) = word else {
        let question = app.scene().and_then(Scene::question).unwrap_or(Question::Turn);
        rules::explain(console, text, [Subject::behind(question)])?;
        return about(console, text);
    };
    match text.look_up(word).as_slice() {
        [] => {
            rules::not_found(console, text, word)?;
            about(console, text)
        }
        [first, others @ ..] => {
            rules::explain(console, text, [*first])?;
            match others {
                [] => Ok(()),
                [..] => rules::list(console, text, "plain-rules-also", others.iter().copied()),
            }
        }
    }
}
