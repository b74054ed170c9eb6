//! Settings that all front ends share: their names and values.

use crate::real_cards::Guidance;
use crate::spell_stop::SpellStop;

/// The language, by its code: `en`, `fr`.
pub const LANGUAGE: &str = "language";
/// Colours: [`ON`] for those that suit the screen, [`OFF`], or a theme: `dark`, `light`, `high-contrast`, `terminal` (its own sixteen).
pub const COLOR: &str = "color";
/// The signs of a screen: `unicode` or `ascii`.
pub const CHARSET: &str = "charset";
/// With or without animations: [`ON`] or [`OFF`].
pub const ANIMATIONS: &str = "animations";
/// With or without the mouse: [`ON`] or [`OFF`].
pub const MOUSE: &str = "mouse";
/// With or without a stop for spells before draws: see [`SpellStop::word`].
pub const SPELL_STOP: &str = "spell-stop";
/// How closely the guide leads through a game with real cards: see [`Guidance::word`].
pub const GUIDANCE: &str = "guidance";
/// How the cards of the hand lie: [`AS_DRAWN`] or [`SORTED`].
pub const HAND: &str = "hand";
/// The lessons that were followed to their end, by their words, with blanks between them: see [`Lesson::from_words`](crate::Lesson::from_words).
pub const LEARNED: &str = "learned";
/// The names of the two players, the first one first. They belong to this device and not to a game: records do not
/// have them.
pub const PLAYERS: [&str; 2] = ["player-one", "player-two"];

/// A card of the hand keeps its place.
pub const AS_DRAWN: &str = "as-drawn";
/// The hand is sorted by colour and symbol.
pub const SORTED: &str = "sorted";
/// Switches something on.
pub const ON: &str = "on";
/// Switches something off.
pub const OFF: &str = "off";

impl SpellStop {
    /// Its value as a setting.
    pub const fn word(self) -> &'static str {
        match self {
            SpellStop::Never => OFF,
            SpellStop::BeforeDraws => ON,
        }
    }

    /// Reads the value of a setting.
    pub fn from_word(word: &str) -> Option<SpellStop> {
        [SpellStop::Never, SpellStop::BeforeDraws].into_iter().find(|stop| stop.word() == word)
    }
}

impl Guidance {
    /// Its value as a setting.
    pub const fn word(self) -> &'static str {
        match self {
            Guidance::StepByStep => "steps",
            Guidance::Brief => "brief",
        }
    }

    /// Reads the value of a setting.
    pub fn from_word(word: &str) -> Option<Guidance> {
        Guidance::ALL.into_iter().find(|guidance| guidance.word() == word)
    }
}
