//! Which games are counted together.

use onirim_core::Setup;
use onirim_record::Programs;

/// What was played, and in which company: games that are alike in this have figures, streaks and personal bests of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Played {
    /// The set-up.
    pub setup: Setup,
    /// Who played.
    pub company: Company,
}

/// Who played a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Company {
    /// One person, or two.
    Persons,
    /// A program took a seat.
    Program,
}

impl Played {
    /// A game with this set-up, and with programs at these seats.
    pub fn of(setup: Setup, programs: Programs) -> Played {
        Played { setup, company: if programs.any() { Company::Program } else { Company::Persons } }
    }
}
