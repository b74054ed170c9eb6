//! What can be typed, and what the rules say.

use std::io;

use onirim_core::{Question, Setup};
use onirim_session::Scene;
use onirim_text::{Subject, Text};
use onirim_ui::App;
use onirim_ui::table::Ask;

use super::page::{Asks, Page};
use crate::console::Console;
use crate::rules;

/// Everything that can be typed here.
pub(super) fn say(page: &Page, app: &App, console: &mut Console<'_>) -> io::Result<()> {
    let text = app.text();
    if let Asks::Card { .. } = page.asks {
        console.say(&text.get("plain-help-cards"))?;
        let topics = ["card", "list", "undo", "correct", "brief", "table", "rest"];
        return console.say_all(topics.map(|topic| text.get(&format!("plain-help-cards.{topic}"))));
    }
    let has_spells = app.scene().is_some_and(|scene| scene.setup().book.is_some());
    let topics: &[&[&str]] = match app.screen().game() {
        None => &[&["number", "words", "several", "back", "rules"]],
        Some(game) if matches!(game.ask, Ask::Wait(_)) => {
            &[&["spectator", "table", "piles", "log", "rules", "code", "new"]]
        }
        Some(game) if game.lesson.is_some() => &[&["number", "typed", "table", "piles", "log", "rules", "lesson"]],
        Some(_) => &[
            &["number", "typed", "several", "again", "table", "piles", "log", "rules"],
            if has_spells { &["stop", "draws"] } else { &[] },
            &["hint", "undo", "redo", "code", "new", "give-up"],
        ],
    };
    let topics = topics.iter().copied().flatten().chain(&["quit", "help"]);
    console.say(&text.get("plain-help"))?;
    console.say_all(topics.map(|topic| text.get(&format!("plain-help.{topic}"))))
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
