//! What the program is started for.

use onirim_core::Setup;
use onirim_record::{Playthrough, Programs};
use onirim_session::GameSeat;

/// The first screen.
#[derive(Debug, Default)]
pub enum Start {
    /// The menu.
    #[default]
    Menu,
    /// A new game.
    NewGame {
        /// The set-up.
        setup: Setup,
        /// The seed; a random one if `None`.
        seed: Option<u64>,
        /// The programs at the seats.
        programs: Programs,
    },
    /// The deal of the day.
    Daily {
        /// The set-up.
        setup: Setup,
    },
    /// The last unfinished game; the menu if there is none.
    Continue,
    /// A game with real cards.
    Table {
        /// The set-up.
        setup: Setup,
    },
    /// The first lesson.
    Lesson,
    /// A seat of a game that another device may hold.
    Seat(Box<dyn GameSeat>),
    /// A record, step by step.
    Show(Box<Playthrough>),
}
