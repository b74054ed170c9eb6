//! Which language the program speaks.

use onirim_text::Language;

/// Where a system tells its language, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that was asked for, or else that of the environment.
pub(crate) fn chosen(asked_for: Option<Language>) -> Language {
    asked_for.unwrap_or_else(|| of_environment(|variable| std::env::var(variable).ok()))
}

/// As POSIX has it, the first variable that is not empty decides. A language that the game does not speak means English.
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
