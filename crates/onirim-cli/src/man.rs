//! The man page: all commands on one page, so that it refers to no other.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Arg, Command};
use clap_mangen::Man;
use onirim_text::Text;

use crate::fault::Fault;
use crate::help;

/// Prints the man page.
pub(crate) fn print(text: &Text) -> Result<ExitCode, Fault> {
    let mut command = help::command(text);
    command.build();
    io::stdout().write_all(page(&command, text)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn page(command: &Command, text: &Text) -> io::Result<String> {
    let man = Man::new(command.clone());
    let mut page = written(|page| man.render_title(page))?;
    page += &titled(&written(|page| man.render_name_section(page))?, &text.get("cli-man-name"));
    page += &section("cli-man-synopsis", &synopsis(text), text);
    page += &section("cli-man-description", &escaped(&text.get("cli-man-description.text")), text);
    page += &titled(&written(|page| man.render_options_section(page))?, &text.get("cli-man-options"));
    for below in command.get_subcommands() {
        page += &chapter(below)?;
    }
    page += &list(&text.get("cli-man-exit"), &help::EXIT_CODES, text);
    page += &list(&text.get("cli-man-environment"), &help::VARIABLES, text);
    Ok(page + &titled(&written(|page| man.render_version_section(page))?, &text.get("cli-man-version")))
}

/// `clap_mangen` leaves out the arguments of options, and writes the word for a command only in English.
fn synopsis(text: &Text) -> String {
    let bold = |word: &str| format!("\\fB{}\\fR", escaped(word));
    let value = |key: &str| format!("\\fI{}\\fR", text.get(key));
    format!("{} [{} {}] [{}]", bold("onirim"), bold("--lang"), value("cli-value-lang"), value("cli-value-command"))
}

fn section(title: &str, content: &str, text: &Text) -> String {
    format!(".SH \"{}\"\n{content}\n", text.get(title))
}

/// A command and those below it: what it is for, its options, and what else there is to say.
fn chapter(command: &Command) -> io::Result<String> {
    // What every command has is told once, at the beginning.
    let own = |arg: Arg| if ["help", "lang"].contains(&arg.get_id().as_str()) { arg.hide(true) } else { arg };
    let man = Man::new(command.clone().mut_args(own));
    let name = command.get_bin_name().unwrap_or(command.get_name());
    let mut chapter = titled(&written(|page| man.render_description_section(page))?, name);
    chapter += &body(&written(|page| man.render_options_section(page))?);
    if command.get_after_help().is_some_and(|more| !more.to_string().is_empty()) {
        chapter += ".PP\n";
        chapter += &body(&written(|page| man.render_extra_section(page))?);
    }
    for below in command.get_subcommands() {
        chapter += &self::chapter(below)?;
    }
    Ok(chapter)
}

fn written(render: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<String> {
    let mut section = Vec::new();
    render(&mut section)?;
    Ok(String::from_utf8_lossy(&section).into_owned())
}

/// A section of names and what they mean.
fn list(title: &str, names: &[(&str, &str)], text: &Text) -> String {
    let entry = |(name, key): &(&str, &str)| format!(".TP\n{}\n{}\n", escaped(name), escaped(&text.get(key)));
    format!(".SH \"{title}\"\n{}", names.iter().map(entry).collect::<String>())
}

/// A dash is a hyphen to a man page, and a backslash a command.
fn escaped(words: &str) -> String {
    words.replace('\\', "\\\\").replace('-', "\\-")
}

/// A section under another title. `clap_mangen` knows only English ones.
fn titled(section: &str, title: &str) -> String {
    format!(".SH \"{title}\"\n{}", body(section))
}

/// A section without its title.
fn body(section: &str) -> String {
    let lines = section.lines().filter(|line| !line.starts_with(".SH "));
    lines.map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    #[test]
    fn every_command_has_its_chapter_and_no_word_of_another_language() {
        let mut command = help::command(&Text::new(Language::French));
        command.build();
        let page = page(&command, &Text::new(Language::French)).expect("memory can be written");
        for title in [
            "NOM",
            "SYNOPSIS",
            "DESCRIPTION",
            "OPTIONS",
            "onirim play",
            "onirim record show",
            "CODES DE SORTIE",
            "ENVIRONNEMENT",
        ] {
            assert!(page.contains(&format!(".SH \"{title}\"\n")), "{title}: {page}");
        }
        assert_eq!(page.matches("La langue").count(), 1, "{page}");
        for word in ["EXTRA", "SUBCOMMANDS", "NAME", " the ", "onirim\\-play(1)", "⟦"] {
            assert!(!page.contains(word), "{word}: {page}");
        }
    }
}
