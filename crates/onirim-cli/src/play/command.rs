//! What a typed line means.

/// A typed command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// Only Enter: the usual answer or, if there is none, the question again.
    Nothing,
    /// The choice with this number, from 1.
    Number(usize),
    /// An action in the words of the notation.
    Words(&'a str),
    Help,
    Table,
    Heaps,
    Log,
    /// The rules about this question, or about a word.
    Rules(Option<&'a str>),
    Undo,
    Redo,
    /// Correct a real card that was told wrongly.
    Correct,
    /// Switch between a guide for real cards that waits for each step and a brief one.
    Brief,
    /// Help with the choice, a step further each time.
    Hint,
    Code,
    /// Switch between being asked before draws and drawing on.
    AskBeforeDraws,
    /// Ask before the draws of this turn.
    StopBeforeDraws,
    New,
    GiveUp,
    Quit,
}

/// A single letter is always a command; longer words are actions, unless they name a command. Letters that are commands on the full screen mean the same here;
/// `p` and `y` are from before that.
pub(crate) fn understand(line: &str) -> Command<'_> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (first.to_lowercase().as_str(), rest) {
        ("", _) => Command::Nothing,
        ("?" | "help" | "aide", "") => Command::Help,
        ("??" | "rules" | "règles", "") => Command::Rules(None),
        ("?" | "??" | "help" | "aide" | "r" | "rules" | "règles", word) if !word.is_empty() => {
            Command::Rules(Some(word))
        }
        ("t" | "table", "") => Command::Table,
        ("i" | "p" | "piles", "") => Command::Heaps,
        ("l" | "log" | "journal", "") => Command::Log,
        ("u" | "undo" | "annuler", "") => Command::Undo,
        ("r" | "y" | "redo" | "refaire", "") => Command::Redo,
        ("e" | "error" | "erreur", "") => Command::Correct,
        ("brief" | "bref", "") => Command::Brief,
        ("h" | "hint" | "indice", "") => Command::Hint,
        ("c" | "code", "") => Command::Code,
        ("d", "") => Command::AskBeforeDraws,
        ("s", "") => Command::StopBeforeDraws,
        ("n" | "new", "") => Command::New,
        ("g" | "abandon", "") => Command::GiveUp,
        ("q" | "quit" | "exit" | "quitter", "") => Command::Quit,
        (digits, "") if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            // A number that is too large is no choice either.
            Command::Number(digits.parse().unwrap_or(usize::MAX))
        }
        (_, _) => Command::Words(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose() {
        assert_eq!(understand(" 12 "), Command::Number(12));
        assert_eq!(understand("99999999999999999999999"), Command::Number(usize::MAX));
        assert_eq!(understand("-1"), Command::Words("-1"));
    }

    #[test]
    fn letters_are_commands_and_longer_words_are_actions() {
        assert_eq!(understand("T"), Command::Table);
        assert_eq!(["h", "hint", "Indice"].map(understand), [Command::Hint, Command::Hint, Command::Hint]);
        assert_eq!(understand("take"), Command::Words("take"));
        assert_eq!(understand("p rs"), Command::Words("p rs"));
        assert_eq!(understand("play rs"), Command::Words("play rs"));
        assert_eq!(understand("\t "), Command::Nothing);
    }

    /// `docs/keys.md` has the table of the full screen.
    #[test]
    fn letters_of_the_full_screen_mean_the_same_here() {
        for (letter, command) in [
            ("u", Command::Undo),
            ("r", Command::Redo),
            ("h", Command::Hint),
            ("l", Command::Log),
            ("i", Command::Heaps),
            ("c", Command::Code),
            ("s", Command::StopBeforeDraws),
            ("?", Command::Help),
            ("??", Command::Rules(None)),
        ] {
            assert_eq!(understand(letter), command);
        }
    }

    #[test]
    fn older_letters_and_words_still_work() {
        assert_eq!(["p", "piles"].map(understand), [Command::Heaps, Command::Heaps]);
        assert_eq!(["y", "redo", "Refaire"].map(understand), [Command::Redo, Command::Redo, Command::Redo]);
        for line in ["r happy dream", "? happy dream", "rules happy dream", "aide happy dream"] {
            assert_eq!(understand(line), Command::Rules(Some("happy dream")), "{line}");
        }
        assert_eq!(["rules", "règles"].map(understand), [Command::Rules(None), Command::Rules(None)]);
    }
}
