//! A conversation, line by line: what is said, and what is typed.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal, Write};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::terminal::{self, Clear, ClearType};
use onirim_text::{Args, Text, printable};

use crate::lines::{Line, read_line};
use crate::screen;

/// Longer lines are refused.
const LONGEST_LINE: usize = 4096;
/// More columns are hard to read.
const MOST_COLUMNS: usize = 100;
/// So many blank lines push everything out of sight, unless the terminal is taller.
const OUT_OF_SIGHT: u16 = 60;
/// Stands between several answers on one line.
const BETWEEN_ANSWERS: char = ';';

/// Why a conversation ends before its time.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Nothing more comes in.
    InputEnded,
    /// The player wants to quit.
    Quit,
    /// Reading or writing failed.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

/// Who types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typist {
    /// A person at a terminal, which shows what is typed.
    Person,
    /// A pipe or a file. What comes in is shown, so that the output can be read as a conversation.
    Pipe,
}

/// Where the output goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reader {
    /// At a terminal that can be cleared.
    Screen,
    /// At a terminal that only prints one line after the other, as those inside editors.
    Paper,
    /// A pipe or a file.
    Pipe,
}

impl Reader {
    fn of_standard_output() -> Reader {
        if screen::obeys(&io::stdout()) {
            Reader::Screen
        } else if io::stdout().is_terminal() {
            Reader::Paper
        } else {
            Reader::Pipe
        }
    }

    /// How many lines can be seen at once, as far as that is known.
    fn height(self) -> u16 {
        match self {
            Reader::Screen | Reader::Paper => terminal::size().map_or(0, |(_, rows)| rows),
            Reader::Pipe => 0,
        }
    }
}

/// A conversation.
pub(crate) struct Console<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    typist: Typist,
    reader: Reader,
    /// Where lines are broken; a pipe gets them whole.
    columns: Option<usize>,
    /// Answers that were typed in advance.
    waiting: VecDeque<String>,
}

impl Console<'static> {
    /// The conversation over standard input and output.
    pub(crate) fn standard() -> Console<'static> {
        let typist = if io::stdin().is_terminal() { Typist::Person } else { Typist::Pipe };
        let reader = Reader::of_standard_output();
        let columns = (reader != Reader::Pipe).then(|| textwrap::termwidth().min(MOST_COLUMNS));
        Console { columns, reader, ..Console::new(io::stdin().lock(), io::stdout().lock(), typist) }
    }
}

impl<'a> Console<'a> {
    pub(crate) fn new(input: impl BufRead + 'a, output: impl Write + 'a, typist: Typist) -> Console<'a> {
        let (input, output) = (Box::new(input), Box::new(output));
        Console { input, output, typist, reader: Reader::Pipe, columns: None, waiting: VecDeque::new() }
    }

    pub(crate) fn typist(&self) -> Typist {
        self.typist
    }

    /// Says one line.
    pub(crate) fn say(&mut self, line: &str) -> io::Result<()> {
        self.say_indented(line, "")
    }

    /// Says one line; if it has to be broken, the rest is indented like this.
    fn say_indented(&mut self, line: &str, indent: &str) -> io::Result<()> {
        match self.columns {
            None => writeln!(self.output, "{line}"),
            Some(columns) => {
                let options = textwrap::Options::new(columns)
                    .subsequent_indent(indent)
                    .word_separator(textwrap::WordSeparator::AsciiSpace)
                    .word_splitter(textwrap::WordSplitter::NoHyphenation);
                textwrap::wrap(line, options).iter().try_for_each(|line| writeln!(self.output, "{line}"))
            }
        }
    }

    pub(crate) fn say_all<S: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = S>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.say(line.as_ref()))
    }

    pub(crate) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// Removes all output from sight, and drops the answers that were typed in advance.
    ///
    /// A terminal that cannot be cleared is left with blank lines. Some keep what is cleared among what was scrolled away, so that goes last.
    pub(crate) fn hide(&mut self) -> io::Result<()> {
        self.waiting.clear();
        (0..self.reader.height().max(OUT_OF_SIGHT)).try_for_each(|_| self.blank())?;
        match self.reader {
            Reader::Screen => queue!(self.output, Clear(ClearType::All), Clear(ClearType::Purge), MoveTo(0, 0)),
            Reader::Paper | Reader::Pipe => Ok(()),
        }
    }

    /// Says choices with their numbers.
    pub(crate) fn list<S: AsRef<str>>(&mut self, text: &Text, choices: impl IntoIterator<Item = S>) -> io::Result<()> {
        for (choice, number) in choices.into_iter().zip(1_i64..) {
            let args = Args::new().number("number", number).text("choice", choice.as_ref());
            self.say_indented(&text.get_with("plain-choice", &args), "   ")?;
        }
        Ok(())
    }

    /// The next answer. A line that is no text is refused and asked for again.
    pub(crate) fn ask(&mut self, text: &Text, prompt: &str) -> Result<String, Stop> {
        loop {
            write!(self.output, "{prompt} ")?;
            self.output.flush()?;
            if let Some(answer) = self.waiting.pop_front() {
                writeln!(self.output, "{}", printable(&answer))?;
                return Ok(answer);
            }
            match read_line(&mut *self.input, LONGEST_LINE)? {
                Line::Text(line) => {
                    if self.typist == Typist::Pipe {
                        writeln!(self.output, "{}", printable(&line))?;
                    }
                    let mut answers = line.split(BETWEEN_ANSWERS).map(|answer| answer.trim().to_owned());
                    let first = answers.next().unwrap_or_default();
                    self.waiting.extend(answers);
                    return Ok(first);
                }
                Line::TooLong | Line::NotUtf8 => {
                    if self.typist == Typist::Pipe {
                        self.blank()?;
                    }
                    self.say(&text.get("plain-no-text"))?;
                }
                Line::End => {
                    self.blank()?;
                    return Err(Stop::InputEnded);
                }
            }
        }
    }

    /// Have answers been typed in advance?
    pub(crate) fn is_ahead(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Drops the answers that were typed in advance: one before them was not understood.
    pub(crate) fn forget_waiting(&mut self) {
        self.waiting.clear();
    }
}
