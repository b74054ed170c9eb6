//! What may be asked.

mod fields;
mod read;

use onirim_core::{Action, Outcome, Seat, Setup};
use onirim_record::ShareCode;
use serde::Serialize;

use crate::id::Id;
use crate::noted;
use crate::version::{Feature, Protocol};

pub(crate) use read::Parsed;

/// One request of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Request {
    /// Comes back with the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// What to do.
    #[serde(flatten)]
    pub order: Order,
}

/// One request of a client who is nothing but a seat, and cannot even write down what only the referee may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatRequest {
    /// Comes back with the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// What to do.
    #[serde(flatten)]
    pub order: SeatOrder,
}

/// What to do, and for whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Order {
    /// For the referee, who may know everything.
    Referee(RefereeOrder),
    /// For a player: the referee passes on what this seat asks.
    Seat {
        /// Who asks.
        #[serde(rename = "as", with = "noted")]
        seat: Seat,
        /// What.
        #[serde(flatten)]
        order: SeatOrder,
    },
}

/// What a referee may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
pub enum RefereeOrder {
    /// Who is there?
    Hello {
        /// The version that the client speaks.
        #[serde(skip_serializing_if = "Option::is_none")]
        protocol: Option<Protocol>,
        /// What the client needs besides; if it names nothing, not even an empty list, nothing is told about it.
        #[serde(skip_serializing_if = "Option::is_none")]
        features: Option<Vec<Feature>>,
    },
    /// Begin a game; an earlier one is forgotten.
    New(NewGame),
    /// Where does the game stand?
    State,
    /// Answer the question.
    Act {
        /// The answer.
        #[serde(with = "noted")]
        action: Action,
        /// What came up, if somebody tells.
        #[serde(flatten)]
        told: Option<Told>,
        /// Where the client thinks that the game stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
        /// For whose eyes the events are; without it they are the whole truth.
        #[serde(skip_serializing_if = "Option::is_none", with = "noted::option")]
        seat: Option<Seat>,
    },
    /// What does one player see?
    View {
        /// The player.
        #[serde(with = "noted")]
        seat: Seat,
    },
    /// What has happened?
    Events {
        /// From which ply on; the deal is ply 0.
        from: u64,
        /// For whose eyes; without it the whole truth.
        #[serde(skip_serializing_if = "Option::is_none", with = "noted::option")]
        seat: Option<Seat>,
    },
    /// Take the last action back.
    Undo {
        /// Where the client thinks that the game stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
    /// The record of the game.
    Record,
    /// Go on with a record.
    Load {
        /// It, as a file would have it.
        record: String,
    },
    /// What may come, and how likely is it?
    Odds(OddsOf),
    /// What should be answered by the player who is asked, as far as that player can know?
    Advise {
        /// Where the client thinks that the game stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
    /// End it all.
    Quit,
}

/// What a seat may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
pub enum SeatOrder {
    /// What do I see, and what may I do?
    View,
    /// Answer the question, if it is mine.
    Act {
        /// The answer.
        #[serde(with = "noted")]
        action: Action,
        /// Where the client thinks that the game stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
    /// What have I seen happen?
    Events {
        /// From which ply on; the deal is ply 0.
        from: u64,
    },
    /// What should I answer, if I am asked?
    Advise {
        /// Where the client thinks that the game stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        expected_ply: Option<u64>,
    },
}

/// Where the cards of a new game come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum NewGame {
    /// From a share code.
    Shared {
        /// A set-up and a seed.
        #[serde(with = "noted::code")]
        code: ShareCode,
    },
    /// From a seed, which may be any.
    Seeded {
        /// What is played.
        #[serde(with = "noted")]
        setup: Setup,
        /// The seed; the table picks one if there is none.
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// From outside, as far as they are told.
    Told {
        /// What is played.
        #[serde(with = "noted")]
        setup: Setup,
        /// The deal.
        #[serde(flatten)]
        told: Told,
    },
}

/// Outcomes of chance that the client tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    /// All that come up, and no more.
    #[serde(with = "noted::list")]
    Outcomes(Vec<Outcome>),
    /// Used as far as they go; what is too much is left over.
    #[serde(with = "noted::list")]
    Ahead(Vec<Outcome>),
}

/// What the odds are wanted of. Nothing is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OddsOf {
    /// An action in the game as it stands.
    Action {
        /// The action.
        #[serde(with = "noted")]
        action: Action,
        /// What shall have come up already.
        #[serde(with = "noted::list")]
        outcomes: Vec<Outcome>,
    },
    /// The deal of a game that has not begun.
    Deal {
        /// What is played.
        #[serde(with = "noted")]
        setup: Setup,
        /// What shall have come up already.
        #[serde(with = "noted::list")]
        outcomes: Vec<Outcome>,
    },
}
