//! Chooses the language of the program's texts.

use std::ffi::OsString;

use onirim_session::settings;
use onirim_store::{data_folder, setting_in};
use onirim_text::Language;

/// The environment variables with the language of the system, by descending priority.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Names the language on the command line.
const OPTION: &str = "--lang";

/// Names the language in the environment, for this program only.
pub(crate) const VARIABLE: &str = "ONIRIM_LANG";

/// The language that these arguments ask for, or else the variable, or that was set in the game, or that of the system. Whether the arguments are
/// right is not asked here.
pub(crate) fn chosen(arguments: impl Iterator<Item = OsString>) -> Language {
    let variable = |name: &str| std::env::var(name).ok();
    let asked = asked_for(arguments).or_else(|| variable(VARIABLE).and_then(|name| Language::parse(&name).ok()));
    asked.or_else(set_in_the_game).unwrap_or_else(|| of_environment(variable))
}

/// A store that cannot be read is ignored here. The commands that need the store report its error.
fn set_in_the_game() -> Option<Language> {
    let setting = setting_in(&data_folder().ok()?, settings::LANGUAGE).ok()??;
    Language::parse(&setting).ok()
}

fn asked_for(arguments: impl Iterator<Item = OsString>) -> Option<Language> {
    let mut arguments = arguments.filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next() {
        let name = match argument.strip_prefix(OPTION) {
            Some("") => arguments.next()?,
            Some(rest) if rest.starts_with('=') => rest[1..].to_owned(),
            Some(_) | None => continue,
        };
        return Language::parse(&name).ok();
    }
    None
}

/// As in POSIX, the first variable that is not empty decides. A language without texts counts as English.
fn of_environment(value: impl Fn(&str) -> Option<String>) -> Language {
    let locale = VARIABLES.into_iter().filter_map(value).find(|value| !value.is_empty());
    locale.and_then(|locale| Language::parse(&locale).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)]) -> Language {
        of_environment(|name| variables.iter().find(|(one, _)| *one == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_command_line_is_stronger_than_the_environment() {
        let asked_for = |arguments: &[&str]| asked_for(arguments.iter().map(OsString::from));
        assert_eq!(asked_for(&["--lang", "fr", "rules"]), Some(Language::French));
        assert_eq!(asked_for(&["rules", "--lang=fr"]), Some(Language::French));
        assert_eq!(asked_for(&["rules", "--language", "fr"]), None);
        assert_eq!(asked_for(&["rules", "--lang"]), None);
    }

    #[test]
    fn the_strongest_variable_that_says_something_decides() {
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Language::French);
        assert_eq!(with(&[("LC_ALL", "en_GB"), ("LANG", "fr_FR.UTF-8")]), Language::English);
        assert_eq!(with(&[("LC_ALL", ""), ("LC_MESSAGES", "fr_CA"), ("LANG", "en_US")]), Language::French);
    }

    #[test]
    fn a_language_that_is_not_spoken_means_english() {
        assert_eq!(with(&[("LANG", "de_DE.UTF-8")]), Language::English);
        assert_eq!(with(&[("LC_ALL", "C"), ("LANG", "fr_FR")]), Language::English);
        assert_eq!(with(&[]), Language::English);
    }
}
