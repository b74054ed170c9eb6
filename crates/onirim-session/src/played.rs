//! Groups of games for the statistics.

use onirim_core::Setup;
use onirim_record::Programs;

/// The set-up and whether a program took part: games that agree in both have statistics, streaks and personal bests
/// of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Played {
    /// The set-up.
    pub setup: Setup,
    /// Whether a program took part.
    pub company: Company,
}

/// Whether a program took a seat.
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
