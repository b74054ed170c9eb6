//! What can be typed, and what the rules say.

use std::io;

use onirim_core::{Question, Setup};
use onirim_text::{Subject, Text};

use crate::console::Console;
use crate::rules;

/// Everything that can be typed in this game.
pub(crate) fn commands(console: &mut Console<'_>, text: &Text, setup: &Setup) -> io::Result<()> {
    let spells: &[&str] = if setup.book.is_some() { &["stop", "draws"] } else { &[] };
    let first = ["number", "typed", "several", "again", "table", "piles", "log", "rules"];
    let last = ["hint", "undo", "redo", "code", "new", "give-up", "quit", "help"];
    console.say(&text.get("plain-help"))?;
    let topics = first.iter().chain(spells).chain(&last);
    console.say_all(topics.map(|topic| text.get(&format!("plain-help.{topic}"))))
}

/// Everything that can be typed where a real card is asked for.
pub(crate) fn cards(console: &mut Console<'_>, text: &Text) -> io::Result<()> {
    let topics = ["card", "list", "undo", "correct", "brief", "table", "rest"];
    console.say(&text.get("plain-help-cards"))?;
    console.say_all(topics.iter().map(|topic| text.get(&format!("plain-help-cards.{topic}"))))
}

/// Everything that can be typed between the turns of programs.
pub(crate) fn spectator(console: &mut Console<'_>, text: &Text) -> io::Result<()> {
    console.say(&text.get("plain-help"))?;
    let topics = ["table", "piles", "log", "rules", "code", "new", "quit", "help"];
    console.say(&text.get("plain-help-spectator"))?;
    console.say_all(topics.iter().map(|topic| text.get(&format!("plain-help.{topic}"))))
}

/// Everything that can be typed in a lesson.
pub(crate) fn lesson(console: &mut Console<'_>, text: &Text) -> io::Result<()> {
    console.say(&text.get("plain-help"))?;
    let topics = ["number", "typed", "table", "piles", "log", "rules", "help"];
    console.say_all(topics.iter().map(|topic| text.get(&format!("plain-help.{topic}"))))?;
    console.say(&text.get("plain-help-lesson"))
}

/// The rules about a word or, without one, behind the question.
pub(crate) fn rules(
    console: &mut Console<'_>,
    text: &Text,
    word: Option<&str>,
    question: Question,
    setup: &Setup,
) -> io::Result<()> {
    let Some(word) = word else {
        rules::explain(console, text, [Subject::behind(question)])?;
        return rules::list(console, text, "plain-rules-about", Subject::of_setup(setup));
    };
    match text.look_up(word).as_slice() {
        [] => {
            rules::not_found(console, text, word)?;
            rules::list(console, text, "plain-rules-about", Subject::of_setup(setup))
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
