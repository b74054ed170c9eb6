//! The command line in the language of its user: every command and argument says what it is for.

use clap::{Arg, ArgAction, Command, CommandFactory};
use onirim_core::Setup;
use onirim_sim::train::Recipe;
use onirim_store::FOLDER_VARIABLE;
use onirim_text::{Args, Text};

use crate::language;
use crate::options::Options;

/// How a set-up of several words is given to a shell.
const EXAMPLE: &str = "--setup \"duo talk book towers\"";
/// How wide names stand before what they mean.
const NAMES: usize = 25;
/// Lines longer than this are hard to read.
const COLUMNS: usize = 110;

/// What every command has stands below what is its own.
const LAST: usize = 900;

/// What the program tells a shell when it ends, and the keys of what that means.
pub(crate) const EXIT_CODES: [(&str, &str); 4] =
    [("0", "cli-more.exit-0"), ("1", "cli-more.exit-1"), ("2", "cli-more.exit-2"), ("130", "cli-more.exit-130")];
/// What the program asks of its environment, and the keys of what it is for.
pub(crate) const VARIABLES: [(&str, &str); 4] = [
    (FOLDER_VARIABLE, "cli-more.folder"),
    (language::VARIABLE, "cli-more.own-language"),
    ("LC_ALL, LC_MESSAGES, LANG", "cli-more.language"),
    ("NO_COLOR", "cli-more.color"),
];

/// The command line, with all its texts.
pub(crate) fn command(text: &Text) -> Command {
    spoken(Options::command(), "cli-help", text).arg(flag("version", 'V', ArgAction::Version, text))
}

/// A command with its texts, and those below it with theirs. The key of a command names the way to it.
fn spoken(command: Command, key: &str, text: &Text) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let template = template(&command, text);
    let more = match key {
        "cli-help" => more(text),
        "cli-help-play" => more_play(text),
        "cli-help-train" => folded(&text.get("cli-more-train"), ""),
        "cli-help-review" => folded(&text.get("cli-more-review"), ""),
        "cli-help-sim" => folded(&text.get("cli-more-sim"), ""),
        "cli-help-record-save" => folded(&text.get("cli-more-record-save"), ""),
        _ => String::new(),
    };
    let command = command
        .about(text.get(key))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .help_template(template)
        .after_help(more)
        .subcommand_value_name(text.get("cli-value-command"))
        .mut_args(|arg| described(arg, key, text))
        .arg(flag("help", 'h', ArgAction::Help, text));
    names.into_iter().fold(command, |command, name| {
        let below = format!("{key}-{name}");
        command.mut_subcommand(name, |subcommand| spoken(subcommand, &below, text))
    })
}

/// Clap's own page, with headings that it would write in English.
fn template(command: &Command, text: &Text) -> String {
    let mut page = format!("{{about-with-newline}}\n{} {{usage}}", text.get("cli-usage"));
    let mut part = |key: &str, list: &str| page += &format!("\n\n{}\n{list}", text.get(key));
    if command.has_subcommands() {
        part("cli-commands", "{subcommands}");
    }
    if command.get_positionals().next().is_some() {
        part("cli-arguments", "{positionals}");
    }
    part("cli-options", "{options}");
    page + "{after-help}"
}

fn described(arg: Arg, key: &str, text: &Text) -> Arg {
    let help = text.get_with(&format!("{key}.{}", arg.get_id()), &named_in_help());
    let takes_value = arg.is_positional() || arg.get_action().takes_values();
    let named: Option<String> = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let value = named.unwrap_or_else(|| arg.get_id().to_string()).to_lowercase();
    let arg = if arg.is_global_set() { arg.display_order(LAST) } else { arg };
    let arg = arg.help(help);
    if takes_value {
        // Values and defaults are in the text: clap would name them in English.
        arg.value_name(text.get(&format!("cli-value-{value}"))).hide_possible_values(true).hide_default_value(true)
    } else {
        arg
    }
}

/// What texts about arguments name, and what others decide.
fn named_in_help() -> Args {
    let usual = Recipe::usual(Setup::SOLO, 1);
    let args = Args::new().text("players", onirim_sim::names()).text("rounds", usual.rounds.to_string());
    args.text("games", usual.games.to_string()).text("rate", usual.rate.to_string())
}

/// Clap brings these two by itself, but only in English.
fn flag(name: &'static str, letter: char, action: ArgAction, text: &Text) -> Arg {
    let arg = Arg::new(name).short(letter).long(name).action(action).display_order(LAST + 1);
    arg.help(text.get(&format!("cli-help.{name}")))
}

/// What there is to say of the program as a whole.
fn more(text: &Text) -> String {
    let listed = |names: &[(&str, &str)], width: usize| -> String {
        let line = |&(name, key): &(&str, &str)| folded(&text.get(key), &format!("  {name:width$}  "));
        names.iter().map(line).collect::<Vec<_>>().join("\n")
    };
    [
        text.get("cli-more"),
        format!("{}\n{}", text.get("cli-more.exit-codes"), listed(&EXIT_CODES, 3)),
        format!("{}\n{}", text.get("cli-more.environment"), listed(&VARIABLES, NAMES)),
    ]
    .join("\n\n")
}

/// What there is to say of playing.
fn more_play(text: &Text) -> String {
    let setups = text.get_with("cli-more-play.setups", &Args::new().text("example", EXAMPLE));
    format!("{}\n\n{}", folded(&text.get("cli-more-play"), ""), folded(&setups, ""))
}

/// A text behind something, with all its lines below each other.
fn folded(words: &str, before: &str) -> String {
    let indent = " ".repeat(before.chars().count());
    let options = textwrap::Options::new(COLUMNS)
        .initial_indent(before)
        .subsequent_indent(&indent)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(words, options)
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;

    /// Every word that clap could show is there, in both languages.
    fn assert_spoken(command: &Command) {
        let said = |words: Option<&clap::builder::StyledStr>, what: &str| {
            let words = words.map(ToString::to_string).unwrap_or_default();
            assert!(!words.is_empty() && !words.contains('⟦'), "{} {what}: {words:?}", command.get_name());
        };
        said(command.get_about(), "about");
        for arg in command.get_arguments() {
            said(arg.get_help(), arg.get_id().as_str());
            let values = arg.get_value_names().unwrap_or_default();
            assert!(values.iter().all(|value| !value.contains('⟦')), "{values:?}");
        }
        command.get_subcommands().for_each(assert_spoken);
    }

    /// The keys of a command and all below it, as [`spoken`] puts them together.
    fn keys_of(command: &Command, key: &str) -> Vec<String> {
        let arguments = command.get_arguments().map(|arg| format!("{key}.{}", arg.get_id()));
        let below = command.get_subcommands();
        let below = below.flat_map(|below| keys_of(below, &format!("{key}-{}", below.get_name())));
        [key.to_owned()].into_iter().chain(arguments).chain(below).collect()
    }

    #[test]
    fn no_text_is_about_a_command_or_argument_that_does_not_exist() {
        let known = keys_of(&command(&Text::new(Language::English)), "cli-help");
        let mut message = "";
        for line in onirim_text::sources(Language::English).iter().flat_map(|source| source.lines()) {
            let Some((name, _)) = line.split_once(" =") else { continue };
            let key = match name.strip_prefix("    ") {
                Some(attribute) => format!("{message}{attribute}"),
                None => {
                    message = name;
                    name.to_owned()
                }
            };
            assert!(!key.starts_with("cli-help") || known.contains(&key), "{key}");
        }
    }

    #[test]
    fn every_command_and_argument_says_what_it_is_for() {
        for language in Language::ALL {
            let command = command(&Text::new(language));
            command.clone().debug_assert();
            assert_spoken(&command);
        }
    }
}
