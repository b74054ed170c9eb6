//! Writes the output of a command for people, line by line.

use std::io::{self, IsTerminal, Write};

use onirim_text::{Args, Text};

use crate::ink::{Ink, Tone};

/// Lines in the language of the reader, on their way out.
pub(crate) struct Page<'a, W> {
    pub(crate) text: &'a Text,
    pub(crate) ink: Ink,
    output: &'a mut W,
}

impl<'a, W: Write> Page<'a, W> {
    /// In colour, where the standard output shows it.
    pub(crate) fn new(text: &'a Text, output: &'a mut W) -> Page<'a, W> {
        Page { text, ink: Ink::of_output(), output }
    }

    /// How wide the terminal is; `None` where there is none.
    pub(crate) fn columns() -> Option<usize> {
        io::stdout().is_terminal().then(textwrap::termwidth)
    }

    pub(crate) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    pub(crate) fn say_all<S: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = S>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.say(line.as_ref()))
    }

    pub(crate) fn say_with(&mut self, key: &str, args: &Args) -> io::Result<()> {
        let line = self.text.get_with(key, args);
        self.say(&line)
    }

    pub(crate) fn heading(&mut self, title: &str) -> io::Result<()> {
        let title = self.ink.paint(Tone::Heading, title);
        self.say(&title)
    }
}
