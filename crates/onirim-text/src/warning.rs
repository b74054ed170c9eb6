//! Warnings before costly choices.

use onirim_core::{Action, Color, Kind, Players, View};

use crate::args::Args;
use crate::text::Text;

/// A costly choice, or one that makes victory impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// A Door is discarded, so the game is lost (B10).
    DoorThrownAway {
        /// Its colour.
        color: Color,
    },
    /// One of two players obtains a second Door of a colour (D8).
    SecondDoor {
        /// Its colour.
        color: Color,
    },
    /// A Door is obtained too early and goes to Limbo (K2, R2).
    GoalOrder {
        /// Its colour.
        color: Color,
        /// The colour that comes first.
        next: Color,
    },
    /// The game can no longer be won (R12). Not found by [`warning`]: use [`Game::dooms`](onirim_core::Game::dooms).
    NoLongerWinnable,
}

/// The warning before this action, if there is one.
pub fn warning(action: Action, view: &View) -> Option<Warning> {
    if let Action::DiscardSeen { card } = action
        && let Kind::Door(color) = card.kind()
    {
        return Some(Warning::DoorThrownAway { color });
    }
    let obtains = matches!(action, Action::TakeDoor | Action::PayKey { .. });
    if obtains { before_door(view.door_in_question()?, view) } else { None }
}

fn before_door(color: Color, view: &View) -> Option<Warning> {
    if let Some(next) = view.other_goal_first(color) {
        return Some(Warning::GoalOrder { color, next });
    }
    match view.setup.players {
        Players::Two(_) if view.doors[view.seat.index()][color.index()] > 0 => Some(Warning::SecondDoor { color }),
        Players::Two(_) | Players::One => None,
    }
}

impl Text {
    /// The warning as text.
    pub fn warning(&self, warning: Warning) -> String {
        match warning {
            Warning::DoorThrownAway { color } => self.get_with("warning-door-thrown-away", &Args::new().door(color)),
            Warning::SecondDoor { color } => self.get_with("warning-second-door", &Args::new().color("color", color)),
            Warning::GoalOrder { color, next } => {
                self.get_with("warning-goal-order", &Args::new().door(color).color("goal", next))
            }
            Warning::NoLongerWinnable => self.get("warning-no-longer-winnable"),
        }
    }
}
