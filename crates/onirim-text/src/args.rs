//! What a text is told.

use onirim_core::{Card, Color, Premonition, Seat, Symbol};

use crate::keys;
use crate::names::Perspective;
use crate::printable::printable;

/// The values that a text has places for, by name.
///
/// A card named `card` fills three places: `$card`, `$a-card` and `$the-card`. A colour named `color` fills `$color` and
/// `$color-feminine`. So a sentence can be built in a language with genders by those who speak it, and not here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args {
    pub(crate) entries: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Arg {
    /// A key with the attributes `condition` and `penalty`, which fill places of these names.
    Premonition(&'static str),
    /// A player, who fills `$who`, the word to select by, and `$name`.
    Player(Seat, Perspective),
    /// Written as it is, and safe to be written.
    Text(String),
    /// A number, which also chooses plural forms.
    Number(i64),
    /// The text of another key.
    Message(&'static str),
    /// A key with the attributes `a` and `the`.
    Noun(String),
    /// A key with the attribute `feminine`.
    Adjective(&'static str),
}

impl Args {
    /// Nothing to tell.
    pub fn new() -> Args {
        Args::default()
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Args {
        self.entries.push((name, arg));
        self
    }

    /// A text, or a word that a text selects by. Wherever it comes from, only what is [printable](crate::printable) of it is told: nobody has to think of that.
    pub fn text(self, name: &'static str, text: impl AsRef<str>) -> Args {
        self.with(name, Arg::Text(printable(text.as_ref())))
    }

    /// Who did it: `$who` to select by (you, partner, one, two; named, where the player has told a name), and `$name` for the start of a sentence.
    pub fn player(self, seat: Seat, perspective: Perspective) -> Args {
        self.with("name", Arg::Player(seat, perspective))
    }

    /// A number.
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Args {
        self.with(name, Arg::Number(number.into()))
    }

    /// How many there are of something.
    pub fn count(self, name: &'static str, count: usize) -> Args {
        self.number(name, i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// A card, with its articles.
    pub fn card(self, name: &'static str, card: Card) -> Args {
        self.with(name, Arg::Noun(keys::card(card)))
    }

    /// A card that may be hidden from the reader, with its articles.
    pub fn seen(self, name: &'static str, card: Option<Card>) -> Args {
        self.with(name, Arg::Noun(keys::seen(card)))
    }

    /// The Door of a colour, with its articles.
    pub fn door(self, color: Color) -> Args {
        self.card("door", Card::door(color))
    }

    /// A symbol, with its articles.
    pub fn symbol(self, name: &'static str, symbol: Symbol) -> Args {
        self.with(name, Arg::Noun(keys::symbol(symbol).to_owned()))
    }

    /// A colour, with its genders.
    pub fn color(self, name: &'static str, color: Color) -> Args {
        self.with(name, Arg::Adjective(keys::color(color)))
    }

    /// A key that has articles.
    pub(crate) fn noun(self, name: &'static str, key: &str) -> Args {
        self.with(name, Arg::Noun(key.to_owned()))
    }

    /// A Premonition: `$premonition`, `$condition` and `$penalty`.
    pub fn premonition(self, premonition: Premonition) -> Args {
        self.with("premonition", Arg::Premonition(keys::premonition(premonition)))
    }

    /// The text of another key.
    pub(crate) fn message(self, name: &'static str, key: &'static str) -> Args {
        self.with(name, Arg::Message(key))
    }
}
