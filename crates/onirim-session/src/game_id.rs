//! Ids of stored games. They stay the same in exports and imports.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// 128 random bits; displays as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u128);

impl GameId {
    /// The id with these bits, which must be random.
    pub const fn from_bits(bits: u128) -> GameId {
        GameId(bits)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// A text that is no id of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the id of a saved game has 32 digits, 0 to 9 and a to f: copy the whole id")]
pub struct GameIdError;

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<GameId, GameIdError> {
        let is_id = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u128::from_str_radix(text, 16).ok().filter(|_| is_id);
        number.map(GameId).ok_or(GameIdError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written() {
        let id = GameId::from_bits(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!("000000000000000000000000000000ff".parse(), Ok(GameId(255)));
    }

    #[test]
    fn anything_else_is_no_id() {
        for text in ["", "ff", "+00000000000000000000000000000ff", "g00000000000000000000000000000ff"] {
            assert_eq!(text.parse::<GameId>(), Err(GameIdError), "{text}");
        }
    }
}
