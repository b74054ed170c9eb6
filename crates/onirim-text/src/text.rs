//! Texts of one language.

use fluent_bundle::{FluentArgs, FluentError};

use crate::args::{Arg, Args};
use crate::catalog::{self, Bundle};
use crate::keyboard::Keyboard;
use crate::language::Language;
use crate::player_name::PlayerNames;

/// All texts of the game, in one language.
///
/// The first one parses the files of the language; keep one and reuse it. It can be shared between threads.
pub struct Text {
    language: Language,
    bundle: Bundle,
    pub(crate) names: PlayerNames,
    keyboard: Keyboard,
}

/// Why a text is missing or incomplete.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// No text has this key or attribute.
    #[error("no text has the key {0}; the keys stand in locales/")]
    UnknownKey(String),
    /// A variable of the text has no value.
    #[error("the text {key} was not told enough: {reason}")]
    Incomplete {
        /// Its key.
        key: String,
        /// The error of Fluent.
        reason: String,
    },
}

impl Text {
    /// The texts of a language; of another one while only that is [supplied](crate::supply).
    pub fn new(language: Language) -> Text {
        let language = catalog::spoken(language);
        Text { language, bundle: catalog::bundle(language), names: [None, None], keyboard: Keyboard::There }
    }

    /// Whether texts mention keys.
    pub fn keyboard(&self) -> Keyboard {
        self.keyboard
    }

    /// Sets whether texts mention keys.
    pub fn speak_of(&mut self, keyboard: Keyboard) {
        self.keyboard = keyboard;
    }

    /// The names of two players.
    pub fn names(&self) -> &PlayerNames {
        &self.names
    }

    /// Sets the names of two players.
    pub fn call_players(&mut self, names: PlayerNames) {
        self.names = names;
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this key: `plain-title`, or `plain-title.subtitle` for an attribute. An unknown key is shown between
    /// `⟦⟧` instead of failing.
    pub fn get(&self, key: &str) -> String {
        self.get_with(key, &Args::new())
    }

    /// The text with this key and variables.
    pub fn get_with(&self, key: &str, args: &Args) -> String {
        match self.format(key, args) {
            Some((text, _)) => text,
            None => format!("⟦{key}⟧"),
        }
    }

    /// The text with this key, or what is wrong with it: for tests.
    pub fn find(&self, key: &str, args: &Args) -> Result<String, TextError> {
        let (text, errors) = self.format(key, args).ok_or_else(|| TextError::UnknownKey(key.to_owned()))?;
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(TextError::Incomplete { key: key.to_owned(), reason: error.to_string() }),
        }
    }

    fn format(&self, key: &str, args: &Args) -> Option<(String, Vec<FluentError>)> {
        let touch = match self.keyboard {
            Keyboard::There => None,
            Keyboard::Missing => self.format_key(&format!("{key}.touch"), args),
        };
        touch.or_else(|| self.format_key(key, args))
    }

    fn format_key(&self, key: &str, args: &Args) -> Option<(String, Vec<FluentError>)> {
        let pattern = match key.split_once('.') {
            None => self.bundle.get_message(key)?.value()?,
            Some((key, attribute)) => self.bundle.get_message(key)?.get_attribute(attribute)?.value(),
        };
        let mut errors = Vec::new();
        let fluent = self.expand(args);
        let text = self.bundle.format_pattern(pattern, Some(&fluent), &mut errors).into_owned();
        Some((text, errors))
    }

    /// Adds the values of cards and colours in all grammatical forms.
    fn expand(&self, args: &Args) -> FluentArgs<'_> {
        let mut fluent = FluentArgs::with_capacity(args.entries.len());
        for (name, arg) in &args.entries {
            match arg {
                Arg::Premonition(key) => {
                    fluent.set(*name, self.get(key));
                    fluent.set("condition", self.get(&format!("{key}.condition")));
                    fluent.set("penalty", self.get(&format!("{key}.penalty")));
                }
                Arg::Player(seat, perspective) => {
                    fluent.set("who", self.who(*seat, *perspective));
                    fluent.set("name", self.player(*seat, *perspective));
                }
                Arg::Text(text) => fluent.set(*name, text.clone()),
                Arg::Number(number) => fluent.set(*name, *number),
                Arg::Message(key) => fluent.set(*name, self.get(key)),
                Arg::Noun(key) => {
                    fluent.set(*name, self.get(key));
                    fluent.set(format!("a-{name}"), self.get(&format!("{key}.a")));
                    fluent.set(format!("the-{name}"), self.get(&format!("{key}.the")));
                }
                Arg::Adjective(key) => {
                    fluent.set(*name, self.get(key));
                    fluent.set(format!("{name}-feminine"), self.get(&format!("{key}.feminine")));
                }
            }
        }
        fluent
    }
}
