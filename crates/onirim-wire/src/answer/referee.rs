//! Answers to a referee, with hidden cards.

use onirim_core::{Action, Outcome, Question, Request, Seat, Setup};
use onirim_record::{Playthrough, ShareCode};
use serde::{Deserialize, Serialize};

use super::{Advice, Ended, View};
use crate::by_name::ByName;
use crate::noted;

/// An answer to a referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub enum RefereeAnswer {
    Hello {
        hello: Hello,
    },
    Acted {
        events: Vec<String>,
        state: Box<State>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ahead: Option<Ahead>,
    },
    State {
        state: Box<State>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ahead: Option<Ahead>,
    },
    Need {
        need: Need,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ahead: Option<Ahead>,
    },
    View {
        view: Box<View>,
    },
    Events {
        events: Vec<String>,
        ply: u64,
    },
    Record {
        record: String,
    },
    Odds {
        odds: Odds,
    },
    /// What the player who is asked is advised to answer. It may be passed on to that player.
    Advice {
        advice: Box<Advice>,
    },
    Bye {
        bye: bool,
    },
}

/// The name and the version of the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Hello {
    pub name: String,
    pub version: String,
    pub protocol: u64,
    /// What it can besides, if that was asked. Names: a later engine may have more of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub features: Option<Vec<String>>,
}

/// The state of the game. Only for the referee: the seed, the code and the actions reveal hidden cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct State {
    #[serde(with = "noted")]
    pub setup: Setup,
    pub seed: Option<u64>,
    #[serde(with = "noted::option_code")]
    pub code: Option<ShareCode>,
    pub ply: u64,
    pub decision: Option<Decision>,
    #[serde(with = "noted::list")]
    pub actions: Vec<Action>,
    #[serde(flatten)]
    pub ended: Ended,
    pub winnable: bool,
}

impl From<&Playthrough> for State {
    fn from(playthrough: &Playthrough) -> State {
        let (game, record) = (playthrough.game(), playthrough.record());
        State {
            setup: record.setup,
            seed: record.seed,
            code: record.share_code(),
            ply: playthrough.ply() as u64,
            decision: game.decision().map(Decision::from),
            actions: game.legal_actions().iter().collect(),
            ended: Ended(game.ending()),
            winnable: game.may_be_won(),
        }
    }
}

/// The question, and the seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Decision {
    #[serde(with = "noted")]
    pub seat: Seat,
    #[serde(with = "noted")]
    pub question: Question,
}

impl From<onirim_core::Decision> for Decision {
    fn from(decision: onirim_core::Decision) -> Decision {
        Decision { seat: decision.seat, question: decision.question }
    }
}

impl From<Decision> for onirim_core::Decision {
    fn from(Decision { seat, question }: Decision) -> onirim_core::Decision {
        onirim_core::Decision { seat, question }
    }
}

/// The outcome that is needed before the game can go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Need {
    pub request: OutcomeKind,
    /// Which outcome of the step it is, from 1.
    pub place: u64,
    pub possible: ByName<Outcome, u64>,
}

/// The kind of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum OutcomeKind {
    Card,
    Goal,
    Premonition,
}

impl Need {
    pub(crate) fn new(place: usize, request: &Request) -> Need {
        let kind = match request {
            Request::Card(_) => OutcomeKind::Card,
            Request::Goal(_) => OutcomeKind::Goal,
            Request::Premonition(_) => OutcomeKind::Premonition,
        };
        let possible = request.odds().filter_map(|one| Some((*one.outcomes.first()?, one.weight)));
        Need { request: kind, place: place as u64, possible: possible.collect() }
    }
}

/// The result of outcomes that were sent ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Ahead {
    pub used: u64,
    pub unused: u64,
}

/// The possible outcomes with their weights. If there is no outcome, one possibility is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Odds {
    /// How many equally likely ways there are: the sum of all weights.
    pub of: u64,
    pub possible: Vec<Possible>,
}

/// A possible outcome, or several that come up together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "docs/engine-protocol.md describes the fields")]
pub struct Possible {
    #[serde(with = "noted::list")]
    pub outcomes: Vec<Outcome>,
    pub weight: u64,
}

impl From<onirim_core::Odds> for Odds {
    fn from(odds: onirim_core::Odds) -> Odds {
        let possible = |one: onirim_core::Possibility| Possible { outcomes: one.outcomes.to_vec(), weight: one.weight };
        Odds { of: odds.total(), possible: odds.map(possible).collect() }
    }
}
