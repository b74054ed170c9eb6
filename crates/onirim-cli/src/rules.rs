//! The rules in words.

use std::io;
use std::process::ExitCode;

use onirim_text::{Args, Subject, Text};

use crate::console::Console;
use crate::fault::Fault;
use crate::wording::commas;

/// Prints the rules, or those that mention the words.
pub(crate) fn print(words: &[String], text: &Text) -> Result<ExitCode, Fault> {
    let mut console = Console::standard();
    let word = words.join(" ");
    if word.trim().is_empty() {
        console.say(&text.get("rules-title"))?;
        explain(&mut console, text, Subject::ALL)?;
        return Ok(ExitCode::SUCCESS);
    }
    let found = text.look_up(&word);
    if found.is_empty() {
        not_found(&mut console, text, &word)?;
        list(&mut console, text, "cli-rules-about", Subject::ALL)?;
        return Ok(ExitCode::FAILURE);
    }
    explain(&mut console, text, found)?;
    Ok(ExitCode::SUCCESS)
}

/// Says what the rules say about each subject.
pub(crate) fn explain(
    console: &mut Console<'_>,
    text: &Text,
    subjects: impl IntoIterator<Item = Subject>,
) -> io::Result<()> {
    for subject in subjects {
        let rule = text.rule(subject);
        console.blank()?;
        console.say(&rule.title)?;
        console.say(&rule.text)?;
        console.say(&text.example(&rule))?;
    }
    Ok(())
}

/// Says that nothing is written about a word.
pub(crate) fn not_found(console: &mut Console<'_>, text: &Text, word: &str) -> io::Result<()> {
    console.say(&text.get_with("plain-no-rules-for", &Args::new().text("input", word)))
}

/// A sentence that names subjects.
pub(crate) fn list(
    console: &mut Console<'_>,
    text: &Text,
    key: &str,
    subjects: impl IntoIterator<Item = Subject>,
) -> io::Result<()> {
    let titles = subjects.into_iter().map(|subject| text.rule(subject).title);
    let titles = commas(text, titles).unwrap_or_default();
    console.say(&text.get_with(key, &Args::new().text("subjects", titles)))
}
