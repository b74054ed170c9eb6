//! A little colour, where the output is a terminal.

use std::io;

use crate::screen;

/// Colours on a terminal, plain signs elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Color,
    Plain,
}

/// What a colour stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Heading,
    Joy,
    Quiet,
}

impl Ink {
    /// As <https://no-color.org> requires: there are no colours if the variable is not empty.
    pub(crate) fn of_output() -> Ink {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if screen::obeys(&io::stdout()) && !unwanted { Ink::Color } else { Ink::Plain }
    }

    pub(crate) fn paint(self, tone: Tone, words: &str) -> String {
        let code = match tone {
            Tone::Heading => "1",
            Tone::Joy => "32",
            Tone::Quiet => "2",
        };
        match self {
            Ink::Color => format!("\u{1b}[{code}m{words}\u{1b}[0m"),
            Ink::Plain => words.to_owned(),
        }
    }
}
