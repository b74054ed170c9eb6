//! A language, ready to speak.

use fluent_bundle::{FluentArgs, FluentError};

use crate::args::{Arg, Args};
use crate::catalog::{self, Bundle};
use crate::keyboard::Keyboard;
use crate::language::Language;
use crate::player_name::PlayerNames;

/// Everything that the game says, in one language.
///
/// The first one reads the language's files, and each puts them into order; make one and keep it. It can be shared between threads.
pub struct Text {
    language: Language,
    bundle: Bundle,
    pub(crate) names: PlayerNames,
    keyboard: Keyboard,
}

/// Why a text could not be said.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// No text has this key, or it has no such attribute.
    #[error("no text has the key {0}; the keys stand in locales/")]
    UnknownKey(String),
    /// The text has a place for which nothing was told.
    #[error("the text {key} was not told enough: {reason}")]
    Incomplete {
        /// Its key.
        key: String,
        /// What Fluent says about it.
        reason: String,
    },
}

impl Text {
    /// The texts of a language; of another one as long as only that was [supplied](crate::supply).
    pub fn new(language: Language) -> Text {
        let language = catalog::spoken(language);
        Text { language, bundle: catalog::bundle(language), names: [None, None], keyboard: Keyboard::There }
    }

    /// Is there a keyboard that texts speak of?
    pub fn keyboard(&self) -> Keyboard {
        self.keyboard
    }

    /// From now on texts speak of keys, or do not.
    pub fn speak_of(&mut self, keyboard: Keyboard) {
        self.keyboard = keyboard;
    }

    /// What two players are called.
    pub fn names(&self) -> &PlayerNames {
        &self.names
    }

    /// From now on two players are called by these names.
    pub fn call_players(&mut self, names: PlayerNames) {
        self.names = names;
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this key: `plain-title`, or `plain-title.subtitle` for an attribute. An unknown key is shown between
    /// `⟦⟧`, so that a player loses a word and not the game.
    pub fn get(&self, key: &str) -> String {
        self.get_with(key, &Args::new())
    }

    /// The text with this key, told some values.
    pub fn get_with(&self, key: &str, args: &Args) -> String {
        match self.format(key, args) {
            Some((text, _)) => text,
            None => format!("⟦{key}⟧"),
        }
    }

    /// The text with this key, or what is wrong with it: for tests of those who use keys.
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

    /// Writes cards and colours out in every form that a text may use.
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
