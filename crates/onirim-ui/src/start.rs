//! What the program is started for.

use onirim_core::Setup;
use onirim_record::{Playthrough, Programs};
use onirim_session::GameSeat;

/// What is on the screen first.
#[derive(Debug, Default)]
pub enum Start {
    /// The menu.
    #[default]
    Menu,
    /// A new game.
    NewGame {
        /// What is played.
        setup: Setup,
        /// Where the cards come from; any deal without it.
        seed: Option<u64>,
        /// Which program takes which seat.
        programs: Programs,
    },
    /// The deal of the day.
    Daily {
        /// What is played.
        setup: Setup,
    },
    /// The game that was played last and is not over; the menu if there is none.
    Continue,
    /// A game with real cards.
    Table {
        /// What is played.
        setup: Setup,
    },
    /// The first game, which teaches.
    Lesson,
    /// A seat at a game that this device need not hold.
    Seat(Box<dyn GameSeat>),
    /// A record, step by step.
    Show(Box<Playthrough>),
}
