//! Answers. The names of the fields tell which answer it is.

mod advice;
mod ending;
mod referee;
mod seat;
mod view;

use onirim_core::Seat;
use serde::{Deserialize, Serialize};

pub use advice::{Advice, NextCard, Share, Why, Worth};
pub use ending::Ended;
pub use referee::{Ahead, Decision, Hello, Need, Odds, OutcomeKind, Possible, RefereeAnswer, State};
pub(crate) use seat::seen_by;
pub use seat::{SeatAnswer, SeatView};
pub use view::{Cards, Deck, Goal, Partner, Premonitions, View};

use crate::fault::Fault;
use crate::id::{self, Id};
use crate::noted;

/// One answer to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message<A = Answer> {
    /// The id of the request.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "id::given")]
    pub id: Option<Id>,
    /// The result of the request.
    #[serde(flatten)]
    pub reply: Reply<A>,
}

/// The result of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reply<A = Answer> {
    /// It was not carried out.
    Refused {
        /// Why.
        error: Fault,
    },
    /// It was carried out.
    Obeyed(A),
}

impl<A> From<Result<A, Fault>> for Reply<A> {
    fn from(result: Result<A, Fault>) -> Reply<A> {
        match result {
            Ok(answer) => Reply::Obeyed(answer),
            Err(error) => Reply::Refused { error },
        }
    }
}

/// An answer to a request that was carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// For a player, to whom it may be passed on as it is.
    Seat {
        /// The player.
        #[serde(rename = "as", with = "noted")]
        seat: Seat,
        /// The answer, which holds only what this player may know.
        #[serde(flatten)]
        answer: SeatAnswer,
    },
    /// For the referee alone.
    Referee(RefereeAnswer),
}
