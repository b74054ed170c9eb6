//! The colours of a terminal and its background: from the environment and from the answer of the terminal.

use crate::draw::Shade;

/// How many colours there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// Sixteen.
    Sixteen,
    /// 256.
    Indexed,
    /// 24 bits.
    #[default]
    Full,
}

/// What is known about the background.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Background {
    #[default]
    Unknown,
    /// The environment says that it is bright.
    Light,
    /// The terminal has reported it.
    Reported(Shade),
}

/// The colours of a terminal and its background.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerminalColors {
    depth: Depth,
    background: Background,
    /// Whether `NO_COLOR` is set.
    no_color: bool,
}

/// Terminals with 24-bit colours that say so only in `TERM`, as over a network.
const FULL: [&str; 6] = ["alacritty", "contour", "foot", "xterm-ghostty", "xterm-kitty", "wezterm"];

/// Terminals that print the question for their background instead of answering it.
const DEAF: [&str; 7] = ["linux", "vt", "ansi", "cons", "sun", "eterm", "dumb"];

impl TerminalColors {
    /// A terminal with this many colours.
    pub fn with(depth: Depth) -> TerminalColors {
        TerminalColors { depth, ..TerminalColors::default() }
    }

    /// Reads the environment.
    pub(crate) fn from_environment(variable: impl Fn(&str) -> Option<String>) -> TerminalColors {
        let terminal = variable("TERM").unwrap_or_default();
        let promised = variable("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit");
        let named = terminal.ends_with("-direct") || FULL.iter().any(|name| terminal.starts_with(name));
        let depth = if promised || named || cfg!(windows) {
            Depth::Full
        } else if terminal.contains("256color") {
            Depth::Indexed
        } else {
            Depth::Sixteen
        };
        let light = variable("COLORFGBG").is_some_and(|value| is_light(&value));
        TerminalColors {
            depth,
            background: if light { Background::Light } else { Background::Unknown },
            no_color: variable("NO_COLOR").is_some(),
        }
    }

    /// Sets the reported background.
    #[must_use]
    pub fn on(self, background: Shade) -> TerminalColors {
        TerminalColors { background: Background::Reported(background), ..self }
    }

    pub(crate) fn depth(self) -> Depth {
        self.depth
    }

    /// The background, if it was reported.
    pub(crate) fn background(self) -> Option<Shade> {
        match self.background {
            Background::Reported(shade) => Some(shade),
            Background::Unknown | Background::Light => None,
        }
    }

    pub(crate) fn is_light(self) -> bool {
        match self.background {
            Background::Reported(shade) => shade.is_light(),
            Background::Light => true,
            Background::Unknown => false,
        }
    }

    /// Whether `NO_COLOR` is set: then there are colours only if the player has chosen a theme.
    pub(crate) fn no_color(self) -> bool {
        self.no_color
    }
}

/// Whether this terminal can be asked for its background without harm.
pub(crate) fn can_be_asked(terminal: &str) -> bool {
    let terminal = terminal.to_ascii_lowercase();
    cfg!(unix) && !terminal.is_empty() && !DEAF.iter().any(|deaf| terminal.starts_with(deaf))
}

/// `COLORFGBG` ends with the number of the background: of the sixteen colours, light grey and all after dark grey are bright.
fn is_light(value: &str) -> bool {
    value.rsplit(';').next().is_some_and(|number| matches!(number.parse(), Ok(7 | 9..=15)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn among(variables: &[(&str, &str)]) -> TerminalColors {
        let find = |name: &str| variables.iter().find(|(one, _)| *one == name).map(|(_, value)| (*value).to_owned());
        TerminalColors::from_environment(find)
    }

    #[test]
    fn a_terminal_has_as_many_colours_as_it_says() {
        assert_eq!(among(&[("TERM", "linux")]).depth, Depth::Sixteen);
        assert_eq!(among(&[("TERM", "xterm")]).depth, Depth::Sixteen);
        assert_eq!(among(&[("TERM", "screen-256color")]).depth, Depth::Indexed);
        assert_eq!(among(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]).depth, Depth::Full);
        assert_eq!(among(&[("TERM", "xterm-kitty")]).depth, Depth::Full, "over a network, where COLORTERM is lost");
    }

    #[test]
    fn the_environment_may_know_the_background() {
        assert!(among(&[("COLORFGBG", "0;15")]).is_light());
        assert!(among(&[("COLORFGBG", "0;default;15")]).is_light());
        for dark in ["15;0", "15;default;8", "7;default", "", "x;y"] {
            assert!(!among(&[("COLORFGBG", dark)]).is_light(), "{dark}");
        }
    }

    #[test]
    fn the_terminal_knows_its_background_better_than_the_environment() {
        let told = among(&[("COLORFGBG", "0;15")]).on(Shade::new(0, 0, 0));
        assert!(!told.is_light());
    }

    #[test]
    fn only_terminals_that_understand_the_question_are_asked() {
        assert!(can_be_asked("xterm") && can_be_asked("screen") && can_be_asked("tmux-256color"));
        assert!(!can_be_asked("linux") && !can_be_asked("dumb") && !can_be_asked("") && !can_be_asked("vt100"));
    }
}
