//! The questions about what to play. Enter, each time, means the base game for one.

use onirim_core::{Book, Communication, Players, Premonitions, Seat, Setup, Towers};
use onirim_record::{Program, Programs};
use onirim_text::{Args, Perspective, Text};

use crate::console::{Console, Stop};

/// What persons play.
pub(crate) fn ask_setup(console: &mut Console<'_>, text: &Text) -> Result<Setup, Stop> {
    let mut asking = Asking { console, text };
    let who = asking.choose("setup-ask-players", &PERSONS)?;
    asking.setup(who)
}

/// What is played, and which program takes which seat.
pub(crate) fn ask_game(console: &mut Console<'_>, text: &Text) -> Result<(Setup, Programs), Stop> {
    let mut asking = Asking { console, text };
    let who = asking.choose("setup-ask-players", &[&PERSONS[..], &PROGRAMS[..]].concat())?;
    let setup = asking.setup(who)?;
    Ok((setup, asking.programs(who)?))
}

/// Who plays.
#[derive(Clone, Copy)]
enum Who {
    One,
    Two,
    WithProgram,
    TwoPrograms,
}

const PERSONS: [(Who, &str); 2] = [(Who::One, "setup-choose-one"), (Who::Two, "setup-choose-two")];
/// They come last: numbers that a script types mean what they meant before.
const PROGRAMS: [(Who, &str); 2] =
    [(Who::WithProgram, "plain-choose-with-program"), (Who::TwoPrograms, "plain-choose-two-programs")];

struct Asking<'a, 'b> {
    console: &'a mut Console<'b>,
    text: &'a Text,
}

impl Asking<'_, '_> {
    fn choose<T: Copy>(&mut self, question: &str, choices: &[(T, &str)]) -> Result<T, Stop> {
        self.choose_for(&self.text.get(question), choices)
    }

    fn choose_for<T: Copy>(&mut self, question: &str, choices: &[(T, &str)]) -> Result<T, Stop> {
        let choices: Vec<(T, String)> = choices.iter().map(|&(thing, key)| (thing, self.text.get(key))).collect();
        self.console.choose(self.text, question, &choices)
    }

    fn setup(&mut self, who: Who) -> Result<Setup, Stop> {
        let players = match who {
            Who::One => Players::One,
            Who::Two | Who::WithProgram | Who::TwoPrograms => Players::Two(self.communication()?),
        };
        Ok(Setup { players, book: self.book()?, towers: self.towers()?, premonitions: self.premonitions()? })
    }

    fn programs(&mut self, who: Who) -> Result<Programs, Stop> {
        match who {
            Who::One | Who::Two => Ok(Programs::NONE),
            Who::WithProgram => {
                let program = self.program(&self.text.get("plain-ask-program"))?;
                let seats = [(Seat::One, "plain-choose-seat-one"), (Seat::Two, "plain-choose-seat-two")];
                let person = self.choose("plain-ask-seat", &seats)?;
                Ok(Programs::one(person.partner(), program))
            }
            Who::TwoPrograms => {
                let mut program = |seat: Seat| {
                    let name = Args::new().player(seat, Perspective::Table);
                    let question = self.text.get_with("plain-ask-program-of", &name);
                    self.program(&question)
                };
                Ok(Programs::both(program(Seat::One)?, program(Seat::Two)?))
            }
        }
    }

    fn program(&mut self, question: &str) -> Result<Program, Stop> {
        let programs = [(Program::Fast, "plain-choose-fast"), (Program::Strong, "plain-choose-strong")];
        self.choose_for(question, &programs)
    }

    fn communication(&mut self) -> Result<Communication, Stop> {
        let choices = [
            (Communication::Open, "setup-choose-open"),
            (Communication::Talk, "setup-choose-talk"),
            (Communication::Silent, "setup-choose-silent"),
        ];
        self.choose("setup-ask-communication", &choices)
    }

    fn book(&mut self) -> Result<Option<Book>, Stop> {
        let choices = [
            (None, "setup-choose-without"),
            (Some(Book::Found), "setup-choose-book-found"),
            (Some(Book::Lost), "setup-choose-book-lost"),
        ];
        self.choose("setup-ask-book", &choices)
    }

    fn towers(&mut self) -> Result<Option<Towers>, Stop> {
        let choices = [
            (None, "setup-choose-without"),
            (Some(Towers::Rampart), "setup-choose-towers-rampart"),
            (Some(Towers::ScatteredRuins), "setup-choose-towers-scattered-ruins"),
        ];
        self.choose("setup-ask-towers", &choices)
    }

    fn premonitions(&mut self) -> Result<Option<Premonitions>, Stop> {
        let choices = [
            (None, "setup-choose-without"),
            (Some(Premonitions::Four), "setup-choose-premonitions-four"),
            (Some(Premonitions::Five), "setup-choose-premonitions-five"),
            (Some(Premonitions::Six), "setup-choose-premonitions-six"),
        ];
        self.choose("setup-ask-premonitions", &choices)
    }
}
