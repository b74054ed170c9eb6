//! The languages of the game.

/// A language of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

/// A name of an unknown language or locale.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the language “{0}” is not known; choose en or fr")]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// Its place among [all](Language::ALL).
    pub(crate) const fn index(self) -> usize {
        match self {
            Language::English => 0,
            Language::French => 1,
        }
    }

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// Its own name.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    /// Parses a code, a locale or a name of a language: `fr`, `fr_FR.UTF-8`, `en-GB`, `Français`.
    pub fn parse(name: &str) -> Result<Language, UnknownLanguage> {
        let word: String = name.trim().chars().take_while(|letter| letter.is_alphabetic()).collect();
        match word.to_lowercase().as_str() {
            "en" | "eng" | "english" | "anglais" => Ok(Language::English),
            "fr" | "fra" | "fre" | "french" | "français" | "francais" => Ok(Language::French),
            _ => Err(UnknownLanguage(name.to_owned())),
        }
    }
}
