//! Requests.

mod fields;
mod read;

use onirim_core::{Action, Outcome, Seat, Setup};
use onirim_record::ShareCode;
use serde::Serialize;

use crate::id::Id;
use crate::noted;
use crate::version::{Feature, Protocol};

pub(crate) use read::Parsed;

/// A request of a referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Request {
    /// Repeated in the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// The command.
    #[serde(flatten)]
    pub order: Order,
}

/// A request of a seat. It cannot express what only the referee may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatRequest {
    /// Repeated in the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// The command.
    #[serde(flatten)]
    pub order: SeatOrder,
}

/// The command, and the player for whom it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Order {
    /// For the referee.
    Referee(RefereeOrder),
    /// For a player, for whom the referee passes it on.
    Seat {
        /// The player.
        #[serde(rename = "as", with = "noted")]
        seat: Seat,
        /// The command.
        #[serde(flatten)]
        order: SeatOrder,
    },
}

/// The commands of a referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the commands")]
pub enum RefereeOrder {
    Hello {
        #[serde(skip_serializing_if = "Option::is_none")]
        protocol: Option<Protocol>,
        /// The features that the client needs. Without this field, not even with an empty list, the answer has none.
        #[serde(skip_serializing_if = "Option::is_none")]
        features: Option<Vec<Feature>>,
    },
    New(NewGame),
    State,
    Act {
        #[serde(with = "noted")]
        action: Action,
        #[serde(flatten)]
        told: Option<SentOutcomes>,
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
        /// For whose eyes the events are; without it they are the whole truth.
        #[serde(skip_serializing_if = "Option::is_none", with = "noted::option")]
        seat: Option<Seat>,
    },
    View {
        #[serde(with = "noted")]
        seat: Seat,
    },
    Events {
        /// From which ply on; the deal is ply 0.
        from: u64,
        /// For whose eyes; without it the whole truth.
        #[serde(skip_serializing_if = "Option::is_none", with = "noted::option")]
        seat: Option<Seat>,
    },
    Undo {
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
    Record,
    Load {
        record: String,
    },
    Odds(OddsOf),
    Advise {
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
    Quit,
}

/// The commands of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the commands")]
pub enum SeatOrder {
    View,
    Act {
        #[serde(with = "noted")]
        action: Action,
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
    Events {
        /// From which ply on; the deal is ply 0.
        from: u64,
    },
    Advise {
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
}

/// Where the cards of a new game come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the commands")]
pub enum NewGame {
    /// From a share code.
    Shared {
        #[serde(with = "noted::code")]
        code: ShareCode,
    },
    /// From a seed, which may be any.
    Seeded {
        #[serde(with = "noted")]
        setup: Setup,
        /// The seed; the table picks one if there is none.
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// From outside, as far as they were sent.
    Told {
        #[serde(with = "noted")]
        setup: Setup,
        #[serde(flatten)]
        told: SentOutcomes,
    },
}

/// Outcomes that the client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SentOutcomes {
    /// All that come up, and no more.
    #[serde(with = "noted::list")]
    Outcomes(Vec<Outcome>),
    /// Used as far as they come up; the rest is left over.
    #[serde(with = "noted::list")]
    Ahead(Vec<Outcome>),
}

/// The step whose odds are wanted. Nothing is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the commands")]
pub enum OddsOf {
    Action {
        #[serde(with = "noted")]
        action: Action,
        #[serde(with = "noted::list")]
        outcomes: Vec<Outcome>,
    },
    Deal {
        #[serde(with = "noted")]
        setup: Setup,
        #[serde(with = "noted::list")]
        outcomes: Vec<Outcome>,
    },
}
