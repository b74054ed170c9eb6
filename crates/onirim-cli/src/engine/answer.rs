//! What a client is answered.

use onirim_core::{Decision, Ending, Request, Seat};
use onirim_record::{Notation, Playthrough};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;

use super::fault::Fault;
use super::view::ViewMessage;

/// One line to a client.
#[derive(serde::Serialize)]
pub(super) struct Message {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<Box<RawValue>>,
    #[serde(flatten)]
    pub(super) answer: Answer,
}

/// An answer. The names of its fields say which one it is.
#[derive(serde::Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Hello { hello: Hello },
    State { state: State },
    Acted { events: Vec<String>, state: State },
    Need { need: Need },
    View { view: Box<ViewMessage> },
    Events { events: Vec<String>, ply: usize },
    Record { record: String },
    Error { error: Fault },
    Bye { bye: bool },
}

impl From<Fault> for Answer {
    fn from(error: Fault) -> Answer {
        Answer::Error { error }
    }
}

/// Who answers.
#[derive(serde::Serialize)]
pub(super) struct Hello {
    pub(super) name: &'static str,
    pub(super) version: &'static str,
    pub(super) protocol: u64,
}

/// Where the game stands.
#[derive(serde::Serialize)]
pub(super) struct State {
    setup: String,
    seed: Option<u64>,
    code: Option<String>,
    ply: usize,
    decision: Option<DecisionMessage>,
    actions: Vec<String>,
    #[serde(flatten)]
    ending: EndingMessage,
    winnable: bool,
}

impl State {
    pub(super) fn of(playthrough: &Playthrough) -> State {
        let (game, record) = (playthrough.game(), playthrough.record());
        State {
            setup: said(&record.setup),
            seed: record.seed,
            code: record.share_code().map(|code| code.to_string()),
            ply: playthrough.ply(),
            decision: game.decision().map(DecisionMessage::from),
            actions: game.legal_actions().iter().map(|action| said(&action)).collect(),
            ending: game.ending().into(),
            winnable: game.may_be_won(),
        }
    }
}

/// Who is asked, and what.
#[derive(serde::Serialize)]
pub(super) struct DecisionMessage {
    seat: String,
    question: String,
}

impl From<Decision> for DecisionMessage {
    fn from(decision: Decision) -> DecisionMessage {
        DecisionMessage { seat: said(&decision.seat), question: said(&decision.question) }
    }
}

/// How the game ended, and what it was lost for. The cause has a field of its own because clients of protocol 1 know the words of the ending.
#[derive(serde::Serialize)]
pub(super) struct EndingMessage {
    ending: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
}

impl From<Option<Ending>> for EndingMessage {
    fn from(ending: Option<Ending>) -> EndingMessage {
        let cause = match ending {
            Some(Ending::Defeat(cause)) => Some(said(&cause)),
            Some(Ending::Victory) | None => None,
        };
        EndingMessage { ending: ending.as_ref().map(said), cause }
    }
}

/// What chance must be told before the game can go on.
#[derive(serde::Serialize)]
pub(super) struct Need {
    request: &'static str,
    /// Which outcome of the step it is, from 1.
    place: usize,
    possible: Counts,
}

impl Need {
    pub(super) fn new(place: usize, request: &Request) -> Need {
        let name = match request {
            Request::Card(_) => "card",
            Request::Goal(_) => "goal",
            Request::Premonition(_) => "premonition",
        };
        let possible = request.odds().filter_map(|one| Some((*one.outcomes.first()?, one.weight as usize)));
        Need { request: name, place, possible: Counts::of(possible) }
    }
}

/// Things with how many there are of each, in their order.
pub(super) struct Counts(Vec<(String, usize)>);

impl Counts {
    pub(super) fn of<T: Notation>(counts: impl IntoIterator<Item = (T, usize)>) -> Counts {
        Counts(counts.into_iter().map(|(thing, count)| (said(&thing), count)).collect())
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (thing, count) in &self.0 {
            map.serialize_entry(thing, count)?;
        }
        map.end()
    }
}

/// Something for each player, by the name of the seat.
pub(super) struct BySeat<T>(pub(super) Vec<(Seat, T)>);

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (seat, thing) in &self.0 {
            map.serialize_entry(&said(seat), thing)?;
        }
        map.end()
    }
}

/// The notation of a thing.
pub(super) fn said(thing: &impl Notation) -> String {
    thing.notation().to_string()
}
