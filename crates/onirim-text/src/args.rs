//! The values of a text.

use onirim_core::{Card, Color, Premonition, Seat, Symbol};

use crate::keys;
use crate::names::Perspective;
use crate::printable::printable;

/// The variables of a text, by name.
///
/// A card named `card` fills three places: `$card`, `$a-card` and `$the-card`. A colour named `color` fills `$color` and
/// `$color-feminine`. So each language chooses the forms that its grammar needs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args {
    pub(crate) entries: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Arg {
    /// A key with the attributes `condition` and `penalty`, for variables of these names.
    Premonition(&'static str),
    /// A player: `$who`, the word to select by, and `$name`.
    Player(Seat, Perspective),
    /// Text that is already printable.
    Text(String),
    /// A number, which also selects plural forms.
    Number(i64),
    /// Another text.
    Message(&'static str),
    /// A key with the attributes `a` and `the`.
    Noun(String),
    /// A key with the attribute `feminine`.
    Adjective(&'static str),
}

impl Args {
    /// Without values.
    pub fn new() -> Args {
        Args::default()
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Args {
        self.entries.push((name, arg));
        self
    }

    /// A text, or a word that a text selects by. Only the [printable](crate::printable) part of it is used, whatever its source.
    pub fn text(self, name: &'static str, text: impl AsRef<str>) -> Args {
        self.with(name, Arg::Text(printable(text.as_ref())))
    }

    /// The acting player: `$who` to select by (you, partner, one, two; named, if the player has a name), and `$name` for the start of a sentence.
    pub fn player(self, seat: Seat, perspective: Perspective) -> Args {
        self.with("name", Arg::Player(seat, perspective))
    }

    /// A number.
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Args {
        self.with(name, Arg::Number(number.into()))
    }

    /// A count.
    pub fn count(self, name: &'static str, count: usize) -> Args {
        self.number(name, i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// A card, with its articles.
    pub fn card(self, name: &'static str, card: Card) -> Args {
        self.with(name, Arg::Noun(keys::card(card)))
    }

    /// A card that the reader may not see, with its articles.
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

    /// Another text.
    pub(crate) fn message(self, name: &'static str, key: &'static str) -> Args {
        self.with(name, Arg::Message(key))
    }
}
