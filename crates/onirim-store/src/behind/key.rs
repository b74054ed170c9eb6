//! Names of rows.

use jiff::civil::Date;
use onirim_session::read_day;
use serde::{Deserialize, Serialize};

/// The name of a row. Pages send it to each other as JSON.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Key {
    /// A game, by its id, or by the text in the place of one.
    Game(String),
    /// A setting, by its name.
    Setting(String),
    /// The attempt at a day's deal, by the day, a blank and the set-up in notation.
    Attempt(String),
}

impl Key {
    /// The attempt at the deal of a day, with the word for its set-up.
    pub(crate) fn of_attempt((day, setup): &(Date, String)) -> Key {
        Key::Attempt(format!("{day} {setup}"))
    }
}

/// The deal of the name of an attempt.
pub(crate) fn read_deal(name: &str) -> Option<(Date, String)> {
    let (day, setup) = name.split_once(' ')?;
    Some((read_day(day)?, setup.to_owned()))
}
