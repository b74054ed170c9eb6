//! Kinds of games.

use jiff::civil::Date;

use crate::daily::read_day;

/// The kind of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// A game like any other.
    Normal,
    /// The deal of a day: one attempt is counted, and nothing is taken back.
    Daily(Date),
    /// Real cards on a table, told to the program.
    Table,
    /// A lesson; it never counts in the statistics.
    Lesson,
}

impl GameKind {
    /// Do games of this kind count in the statistics, unless they are assisted?
    pub const fn is_counted(self) -> bool {
        match self {
            GameKind::Normal | GameKind::Daily(_) | GameKind::Table => true,
            GameKind::Lesson => false,
        }
    }

    /// The day of a daily deal.
    pub const fn day(self) -> Option<Date> {
        match self {
            GameKind::Daily(day) => Some(day),
            GameKind::Normal | GameKind::Table | GameKind::Lesson => None,
        }
    }

    /// The name of daily deals in stores.
    pub const DAILY: &str = "daily";

    /// Its name in stores and exports. The day of a daily deal is a field of its own.
    pub const fn word(self) -> &'static str {
        match self {
            GameKind::Normal => "normal",
            GameKind::Daily(_) => GameKind::DAILY,
            GameKind::Table => "table",
            GameKind::Lesson => "lesson",
        }
    }

    /// The kind with this name and day.
    pub fn from_words(word: &str, day: Option<&str>) -> Option<GameKind> {
        match (word, day) {
            ("normal", None) => Some(GameKind::Normal),
            (GameKind::DAILY, Some(day)) => read_day(day).map(GameKind::Daily),
            ("table", None) => Some(GameKind::Table),
            ("lesson", None) => Some(GameKind::Lesson),
            _ => None,
        }
    }
}
