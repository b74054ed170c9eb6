//! Answers to a seat. Their types have no fields for what the seat may not know.

use onirim_core::{Action, Event, Game, Seat};
use serde::{Deserialize, Serialize};

use super::{Advice, View};
use crate::noted::{self, said};

/// An answer to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub enum SeatAnswer {
    Acted { events: Vec<String>, view: Box<SeatView> },
    View { view: Box<SeatView> },
    Events { events: Vec<String>, ply: u64 },
    Advice { advice: Box<Advice> },
}

/// What a seat sees, and what it may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct SeatView {
    #[serde(flatten)]
    pub view: View,
    pub ply: u64,
    /// Every answer to the question; `None` unless it is this seat that is asked.
    #[serde(with = "noted::option_list")]
    pub actions: Option<Vec<Action>>,
}

impl SeatView {
    /// The view of a game after this many plies.
    pub fn of(game: &Game, seat: Seat, ply: u64) -> SeatView {
        let actions = game.legal_actions_of(seat).map(|actions| actions.iter().collect());
        SeatView { view: View::from(&game.view(seat)), ply, actions }
    }
}

/// Events in notation, as this seat sees them.
pub(crate) fn seen_by(seat: Seat, events: impl IntoIterator<Item = Event>) -> Vec<String> {
    events.into_iter().map(|event| said(&event.seen_by(seat))).collect()
}
