//! Seats that a program takes.

use onirim_core::{Seat, Setup};

use crate::header::Header;
use crate::lines::{RecordLine, lines};
use crate::notation::{FromNotation, Notation};
use crate::record::Record;

/// The header of a record that names the seats which a program takes: `programs: p2 fast`.
const PROGRAMS: &str = "programs";

/// A program that can take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Program {
    /// Chooses the best move of the evaluator.
    Fast,
    /// Also weighs each card that may come next.
    Strong,
}

impl Program {
    /// All of them, the weakest first.
    pub const ALL: [Program; 2] = [Program::Fast, Program::Strong];

    /// Its name in records and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Program::Fast => "fast",
            Program::Strong => "strong",
        }
    }

    /// The program with this name.
    pub fn named(word: &str) -> Option<Program> {
        Program::ALL.into_iter().find(|program| program.word() == word)
    }
}

/// Which program takes which seat of a game. A person takes every other seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Programs([Option<Program>; 2]);

impl Programs {
    /// No program takes a seat.
    pub const NONE: Programs = Programs([None; 2]);

    /// One program takes one seat.
    pub fn one(seat: Seat, program: Program) -> Programs {
        let mut programs = Programs::NONE;
        programs.0[seat.index()] = Some(program);
        programs
    }

    /// These programs at the first and the second seat; a person takes a seat without one.
    pub const fn seated(seats: [Option<Program>; 2]) -> Programs {
        Programs(seats)
    }

    /// A program takes each seat: the game is watched.
    pub const fn both(first: Program, second: Program) -> Programs {
        Programs([Some(first), Some(second)])
    }

    /// From the header of a record. A header that cannot be read, or that does not fit the set-up, is ignored.
    pub fn of(record: &Record) -> Programs {
        let headers = record.headers.iter().map(|header| (header.name(), header.value()));
        Programs::among(headers, record.setup)
    }

    /// From the text of a record with this set-up. Reads only the lines before the deal, so that long lists stay
    /// fast.
    pub fn in_text(text: &str, setup: Setup) -> Programs {
        let fields = lines(text).map_while(|(line, _)| match line {
            RecordLine::Field { name, value } if !name.eq_ignore_ascii_case("deal") => Some((name, value)),
            RecordLine::Field { .. } | RecordLine::Ply { .. } => None,
            // The first line.
            RecordLine::Other(_) => Some(("", "")),
        });
        Programs::among(fields, setup)
    }

    fn among<'a>(mut headers: impl Iterator<Item = (&'a str, &'a str)>, setup: Setup) -> Programs {
        let header = headers.find(|(name, _)| name.eq_ignore_ascii_case(PROGRAMS));
        let read = header.and_then(|(_, value)| Programs::read(value)).unwrap_or_default();
        if read.fits(setup) { read } else { Programs::NONE }
    }

    fn read(value: &str) -> Option<Programs> {
        let mut programs = Programs::NONE;
        let mut words = value.split_whitespace();
        while let Some(seat) = words.next() {
            let seat = Seat::from_notation(seat).ok()?;
            programs.0[seat.index()] = Some(Program::named(words.next()?)?);
        }
        Some(programs)
    }

    /// A program can take a seat only of a game for two.
    pub fn fits(self, setup: Setup) -> bool {
        self == Programs::NONE || setup.seats().len() > 1
    }

    /// The header for a record; `None` if no program takes a seat.
    pub fn header(self) -> Option<Header> {
        let word = |seat: Seat| Some(format!("{} {}", seat.notation(), self.at(seat)?.word()));
        let words: Vec<String> = Seat::BOTH.into_iter().filter_map(word).collect();
        if words.is_empty() { None } else { Header::new(PROGRAMS, &words.join(" ")).ok() }
    }

    /// The program that takes this seat; `None` if a person does.
    pub fn at(self, seat: Seat) -> Option<Program> {
        self.0[seat.index()]
    }

    /// What sits at the first and at the second seat; `None` is a person.
    pub const fn seats(self) -> [Option<Program>; 2] {
        self.0
    }

    /// Does a program take every seat?
    pub fn is_watched(self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// Does a program take a seat?
    pub fn any(self) -> bool {
        self != Programs::NONE
    }

    /// The seat of the only person in a game for two; `None` if there are two persons or none.
    pub fn person(self) -> Option<Seat> {
        match self.0 {
            [None, Some(_)] => Some(Seat::One),
            [Some(_), None] => Some(Seat::Two),
            [None, None] | [Some(_), Some(_)] => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_core::Communication;

    use super::*;
    use crate::playthrough::Playthrough;

    #[test]
    fn programs_are_read_from_the_header_that_they_write() {
        let all = [
            Programs::NONE,
            Programs::one(Seat::One, Program::Strong),
            Programs::one(Seat::Two, Program::Fast),
            Programs::both(Program::Fast, Program::Strong),
        ];
        for programs in all {
            let mut game = Playthrough::seeded(Setup::duo(Communication::Open), 1);
            game.headers_mut().extend(programs.header());
            assert_eq!(Programs::of(game.record()), programs);
            let read = Playthrough::read(game.record().to_string().as_bytes()).expect("a record");
            assert_eq!(Programs::of(read.record()), programs);
            assert_eq!(Programs::in_text(&game.record().to_string(), Setup::duo(Communication::Open)), programs);
        }
    }

    #[test]
    fn a_header_that_does_not_fit_is_ignored() {
        for (setup, value) in [
            (Setup::SOLO, "p2 fast"),
            (Setup::duo(Communication::Talk), "p3 fast"),
            (Setup::duo(Communication::Talk), "p2"),
            (Setup::duo(Communication::Talk), "p2 slow"),
        ] {
            let mut game = Playthrough::seeded(setup, 1);
            game.headers_mut().extend(Header::new(PROGRAMS, value));
            assert_eq!(Programs::of(game.record()), Programs::NONE, "{value:?}");
            assert_eq!(Programs::in_text(&game.record().to_string(), setup), Programs::NONE, "{value:?}");
        }
    }
}
