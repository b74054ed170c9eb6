//! How a person names a saved game.

use std::fmt;
use std::str::FromStr;

use onirim_session::{GameId, GameIdError, GameSummary, SavedGame};
use onirim_store::Store;

use crate::fault::Fault;

/// A saved game, by its place in the list or by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameName {
    /// From 1, which is the game that was played last.
    Number(usize),
    Id(GameId),
}

impl FromStr for GameName {
    type Err = GameIdError;

    fn from_str(word: &str) -> Result<GameName, GameIdError> {
        let is_number = !word.is_empty() && word.len() < 10 && word.bytes().all(|byte| byte.is_ascii_digit());
        match word.parse() {
            Ok(number) if is_number => Ok(GameName::Number(number)),
            Ok(_) | Err(_) => word.parse().map(GameName::Id),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameName::Number(number) => number.fmt(f),
            GameName::Id(id) => id.fmt(f),
        }
    }
}

impl GameName {
    /// What the list says of the game.
    pub(crate) fn summary(self, store: &Store) -> Result<GameSummary, Fault> {
        match self {
            GameName::Id(id) => Ok(store.summary(id)?),
            GameName::Number(number) => {
                let games = store.games()?.games;
                let game = number.checked_sub(1).and_then(|place| games.get(place).copied());
                game.ok_or(Fault::NoSuchGame { number, games: games.len() })
            }
        }
    }

    /// The game, unless reading its record would tell one of its players what the other hides.
    pub(crate) fn load(self) -> Result<SavedGame, Fault> {
        let store = Store::open_default()?;
        let saved = store.load(self.summary(&store)?.id)?;
        if saved.summary.has_secrets() { Err(Fault::Secret(self)) } else { Ok(saved) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_a_number_or_an_id() {
        assert_eq!("12".parse(), Ok(GameName::Number(12)));
        let id = "00000000000000000000000000000012";
        assert_eq!(id.parse(), Ok(GameName::Id(id.parse().expect("an id"))));
        for word in ["", "-1", "+1", "1.5", "99999999999", "last", "0f"] {
            assert_eq!(word.parse::<GameName>(), Err(GameIdError), "{word}");
        }
    }
}
