//! What a referee is answered: everything.

use onirim_core::{Action, Outcome, Question, Request, Seat, Setup};
use onirim_record::{Playthrough, ShareCode};
use serde::{Deserialize, Serialize};

use super::{Advice, Ended, View};
use crate::by_name::ByName;
use crate::noted;

/// An answer to a referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum RefereeAnswer {
    /// Who is there.
    Hello {
        /// The engine.
        hello: Hello,
    },
    /// An action has been carried out.
    Acted {
        /// What happened, in notation.
        events: Vec<String>,
        /// Where the game stands now.
        state: Box<State>,
        /// What became of the outcomes that were sent ahead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ahead: Option<Ahead>,
    },
    /// Where the game stands.
    State {
        /// It.
        state: Box<State>,
        /// What became of the outcomes that were sent ahead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ahead: Option<Ahead>,
    },
    /// Something comes up that nobody has told. Nothing has changed.
    Need {
        /// What must be told.
        need: Need,
        /// What would become of the outcomes that were sent ahead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ahead: Option<Ahead>,
    },
    /// What one player sees.
    View {
        /// It.
        view: Box<View>,
    },
    /// What has happened.
    Events {
        /// In notation.
        events: Vec<String>,
        /// Where the game stands.
        ply: u64,
    },
    /// The record of the game.
    Record {
        /// As a file would have it.
        record: String,
    },
    /// What may come.
    Odds {
        /// Each possibility.
        odds: Odds,
    },
    /// What the player who is asked is advised to answer. It may be passed on to that player.
    Advice {
        /// It.
        advice: Box<Advice>,
    },
    /// It is over.
    Bye {
        /// Always.
        bye: bool,
    },
}

/// Who answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The program.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u64,
    /// What it can besides, if that was asked. Names: a later engine may have more of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub features: Option<Vec<String>>,
}

/// Where the game stands. It is for the referee: seed, code and actions give away what a player may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What is played.
    #[serde(with = "noted")]
    pub setup: Setup,
    /// `None` if the cards come from outside.
    pub seed: Option<u64>,
    /// The set-up and the seed, to share.
    #[serde(with = "noted::option_code")]
    pub code: Option<ShareCode>,
    /// How many actions have been carried out.
    pub ply: u64,
    /// Who is asked, and what.
    pub decision: Option<Decision>,
    /// Every answer.
    #[serde(with = "noted::list")]
    pub actions: Vec<Action>,
    /// How it ended.
    #[serde(flatten)]
    pub ended: Ended,
    /// Is it possible that it will be won?
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

/// Who is asked, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Decision {
    /// Who.
    #[serde(with = "noted")]
    pub seat: Seat,
    /// What.
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

/// What chance must be told before the game can go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Need {
    /// What kind of thing.
    pub request: Wanted,
    /// Which outcome of the step it is, from 1.
    pub place: u64,
    /// Everything that can come, with how many there are of it.
    pub possible: ByName<Outcome, u64>,
}

/// A kind of thing that chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Wanted {
    Card,
    Goal,
    Premonition,
}

impl Need {
    pub(crate) fn new(place: usize, request: &Request) -> Need {
        let wanted = match request {
            Request::Card(_) => Wanted::Card,
            Request::Goal(_) => Wanted::Goal,
            Request::Premonition(_) => Wanted::Premonition,
        };
        let possible = request.odds().filter_map(|one| Some((*one.outcomes.first()?, one.weight)));
        Need { request: wanted, place: place as u64, possible: possible.collect() }
    }
}

/// What became of outcomes that were sent ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ahead {
    /// How many came up, from the first on.
    pub used: u64,
    /// How many were left over.
    pub unused: u64,
}

/// Everything that chance may say next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odds {
    /// How many equally likely ways there are: the sum of all weights.
    pub of: u64,
    /// Each possibility. If chance has nothing to say, there is one without outcomes.
    pub possible: Vec<Possible>,
}

/// Something that chance may say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Possible {
    /// What comes up together, in whatever order.
    #[serde(with = "noted::list")]
    pub outcomes: Vec<Outcome>,
    /// How many of the ways lead to it.
    pub weight: u64,
}

impl From<onirim_core::Odds> for Odds {
    fn from(odds: onirim_core::Odds) -> Odds {
        let possible = |one: onirim_core::Possibility| Possible { outcomes: one.outcomes.to_vec(), weight: one.weight };
        Odds { of: odds.total(), possible: odds.map(possible).collect() }
    }
}
