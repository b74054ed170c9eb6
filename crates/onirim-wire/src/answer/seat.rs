//! What a seat is answered: what it may know. There is no field here for anything else.

use onirim_core::{Action, Event, Game, Seat};
use serde::{Deserialize, Serialize};

use super::{Advice, View};
use crate::noted::{self, said};

/// An answer to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SeatAnswer {
    /// Its action has been carried out.
    Acted {
        /// What happened, as it saw it, in notation.
        events: Vec<String>,
        /// What it sees now.
        view: Box<SeatView>,
    },
    /// What it sees.
    View {
        /// It.
        view: Box<SeatView>,
    },
    /// What has happened, as it saw it.
    Events {
        /// In notation.
        events: Vec<String>,
        /// Where the game stands.
        ply: u64,
    },
    /// What it is advised to answer.
    Advice {
        /// It.
        advice: Box<Advice>,
    },
}

/// What a seat sees, and what it may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// All that it may know.
    #[serde(flatten)]
    pub view: View,
    /// How many actions have been carried out.
    pub ply: u64,
    /// Every answer to the question; `None` unless it is this seat that is asked.
    #[serde(with = "noted::option_list")]
    pub actions: Option<Vec<Action>>,
}

impl SeatView {
    /// What this seat sees of a game after so many plies.
    pub fn of(game: &Game, seat: Seat, ply: u64) -> SeatView {
        let actions = game.legal_actions_of(seat).map(|actions| actions.iter().collect());
        SeatView { view: View::from(&game.view(seat)), ply, actions }
    }
}

/// Events in notation, as this seat sees them.
pub(crate) fn seen_by(seat: Seat, events: impl IntoIterator<Item = Event>) -> Vec<String> {
    events.into_iter().map(|event| said(&event.seen_by(seat))).collect()
}
