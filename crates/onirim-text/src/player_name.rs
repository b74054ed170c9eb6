//! Names of players who share a keyboard.

use onirim_session::settings::PLAYERS;

use crate::printable::is_shown;

/// The name of a player: one line of visible characters, not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName(String);

impl PlayerName {
    /// The longest name, in characters: it fits into a title in the smallest window.
    pub const LONGEST: usize = 20;

    /// Cleans a typed name: without control characters or superfluous blanks, at most twenty characters. `None` if nothing is left.
    ///
    /// ```
    /// use onirim_text::PlayerName;
    ///
    /// assert_eq!(PlayerName::typed("  Zoë \u{202e}\u{1b} Ann ").unwrap().as_str(), "Zoë Ann");
    /// assert_eq!(PlayerName::typed("\u{200f} "), None);
    /// ```
    pub fn typed(typed: &str) -> Option<PlayerName> {
        let seen: String = typed.chars().filter(|&sign| sign.is_whitespace() || is_shown(sign)).collect();
        let words: Vec<&str> = seen.split_whitespace().collect();
        let cut: String = words.join(" ").chars().take(PlayerName::LONGEST).collect();
        let name = cut.trim_end();
        (!name.is_empty()).then(|| PlayerName(name.to_owned()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The names of both players, in order of seats.
pub type PlayerNames = [Option<PlayerName>; 2];

/// Reads the saved names: `kept` returns the values of [`PLAYERS`].
pub fn kept_names(kept: impl Fn(&str) -> Option<String>) -> PlayerNames {
    PLAYERS.map(|setting| kept(setting).as_deref().and_then(PlayerName::typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_at_most_twenty_letters_and_no_blank_at_its_end() {
        let name = PlayerName::typed("Maximiliane Sophie A Theresia").expect("a name");
        assert_eq!(name.as_str(), "Maximiliane Sophie A");
        let name = PlayerName::typed("Maximiliane Sophies Theresia").expect("a name");
        assert_eq!(name.as_str(), "Maximiliane Sophies");
    }

    #[test]
    fn a_name_is_in_one_line_and_obeyed_by_no_terminal() {
        let name = PlayerName::typed("\u{1b}]0;Eve\u{7}\nand\u{2066} Bob\t").expect("a name");
        assert_eq!(name.as_str(), "]0;Eve and Bob");
    }
}
