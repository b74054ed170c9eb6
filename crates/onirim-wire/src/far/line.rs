//! The lines of seats and hosts.

use onirim_core::{Action, Event, Seat, View};
use onirim_record::{Precise, Program, Programs, ShareCode};
use onirim_session::{Ask, Change, NoHelp, NoUndo, Presence, Rights, SpellStop, Standing, Undo, Version};
use serde::de::{Deserializer, Error as _};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::refusal::Refusal;
use crate::by_name::ByName;
use crate::line::LONGEST_LINE;
use crate::{noted, view};

/// The version of the seat messages.
pub const SEATS: u64 = 1;

/// The longest line of a seat that is read, in bytes.
pub const LONGEST_SEAT_LINE: usize = 1 << 13;

/// A line of a seat: the state that its screen has, and perhaps a request. Without a request it is a sign of life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLine {
    pub(super) seats: Seats,
    /// Names the screen. A seat can have several, such as two tabs of a browser; no two have the same number.
    pub screen: u64,
    /// Counts the lines of this screen.
    pub number: u64,
    /// The state that the screen has; `None` if it has none yet.
    pub has: Option<Version>,
    /// Does it have the record of the game that is over?
    pub whole: bool,
    /// Does the player want a stop before the draws of each turn? (K5)
    pub stop: SpellStop,
    /// What it asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<SeatRequest>,
}

/// A request of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// Counts the requests of this screen. A request that is sent again has the same.
    pub id: u64,
    /// The state that the screen showed. In any other state the request is refused.
    pub at: Version,
    /// What is asked for.
    pub ask: SeatAsk,
}

/// What a seat can request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatAsk {
    /// To carry out these actions, one after the other.
    Act(#[serde(with = "noted::list")] Vec<Action>),
    /// To draw what no stop holds back any more.
    GoOn,
    /// To stop before the draws of this turn, or not.
    StopThisTurn(SpellStop),
    /// To take the last choice back.
    TakeBack,
    /// To play again what was taken back.
    Redo,
    /// To note that advice will be shown.
    NoteAdvice,
    /// To give the game up.
    GiveUp,
}

/// A line of the host: the state of the game for one screen, with all that the screen lacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostLine {
    pub(super) seats: Seats,
    /// The screen that it is for.
    pub screen: u64,
    /// The highest number of the lines of this screen that the host has received.
    pub heard: u64,
    /// The result of the last request of this screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    /// The state of the game.
    pub at: Version,
    /// Where the partner is.
    pub partner: Presence,
    /// What may be asked for now.
    #[serde(with = "RightsLine")]
    pub rights: Rights,
    /// Does the game count?
    pub standing: Standing,
    /// The code that deals the same game again, unless it would reveal hidden cards.
    #[serde(with = "noted::option_code")]
    pub code: Option<ShareCode>,
    /// Which program takes which seat.
    #[serde(with = "programs")]
    pub programs: Programs,
    /// Was the game given up?
    pub given_up: bool,
    /// What the screen lacks; `None` if it has the state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Box<Since>>,
    /// The record of the game, after its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// The events since a state that a screen has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// That state; `None` if the screen has none.
    pub base: Option<Version>,
    /// How many chapters of the screen stay, from the deal on.
    pub keep: u64,
    /// Those that follow, as this seat saw them.
    #[serde(with = "chapters")]
    pub told: Vec<Vec<Event>>,
    /// All that the seat may know now.
    #[serde(with = "view::field")]
    pub view: View,
}

/// The result of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The id of the request.
    pub id: u64,
    /// Its result.
    pub became: Became,
}

/// The result of a request: the change of the table, or why there was none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "docs/seat-messages.md describes them")]
pub enum Became {
    Moved,
    TakenBack,
    LaidOut,
    Noted,
    Advised,
    GivenUp,
    Refused(Refusal),
}

impl From<SeatAsk> for Ask {
    fn from(ask: SeatAsk) -> Ask {
        match ask {
            SeatAsk::Act(actions) => Ask::Act(actions),
            SeatAsk::GoOn => Ask::GoOn,
            SeatAsk::StopThisTurn(stop) => Ask::StopThisTurn(stop),
            SeatAsk::TakeBack => Ask::TakeBack,
            SeatAsk::Redo => Ask::Redo,
            SeatAsk::NoteAdvice => Ask::NoteAdvice,
            SeatAsk::GiveUp => Ask::GiveUp,
        }
    }
}

impl Became {
    pub(super) fn of(change: Change) -> Became {
        match change {
            Change::Moved => Became::Moved,
            Change::TakenBack => Became::TakenBack,
            Change::LaidOut => Became::LaidOut,
            Change::HandedOver | Change::Noted => Became::Noted,
            Change::Advised => Became::Advised,
            Change::GivenUp => Became::GivenUp,
        }
    }

    pub(super) fn result(self) -> Result<Change, Refusal> {
        Ok(match self {
            Became::Moved => Change::Moved,
            Became::TakenBack => Change::TakenBack,
            Became::LaidOut => Change::LaidOut,
            Became::Noted => Change::Noted,
            Became::Advised => Change::Advised,
            Became::GivenUp => Change::GivenUp,
            Became::Refused(why) => return Err(why),
        })
    }
}

impl SeatLine {
    /// A sign of life of a screen that has nothing yet.
    pub fn first(screen: u64) -> SeatLine {
        let stop = SpellStop::Never;
        SeatLine { seats: Seats, screen, number: 1, has: None, whole: false, stop, request: None }
    }

    /// Reads a line of a seat. A line that is longer than [`LONGEST_SEAT_LINE`], of another version or with other
    /// fields is refused.
    pub fn read(line: &str) -> Result<SeatLine, BadLine> {
        read(line, LONGEST_SEAT_LINE)
    }

    /// As a line, without a line feed.
    pub fn written(&self) -> String {
        written(self)
    }
}

impl HostLine {
    /// Reads a line of a host. A line that is longer than [`LONGEST_LINE`], of another version or with other fields
    /// is refused.
    ///
    /// The view in it can contradict itself: a [`FarSeat`](super::FarSeat) checks it.
    pub fn read(line: &str) -> Result<HostLine, BadLine> {
        read(line, LONGEST_LINE)
    }

    /// As a line, without a line feed.
    pub fn written(&self) -> String {
        written(self)
    }
}

/// Why a line is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLine {
    /// The line is longer than this limit.
    #[error("a line has at most {0} bytes")]
    TooLong(usize),
    /// The line has another version of the seat messages: one of the two programs is older.
    #[error("this line has version {0} of the seat messages, and this program speaks {SEATS}")]
    Version(u64),
    /// The line is no JSON, or its fields are others. The text says where, and is safe to print.
    #[error("this is no seat message: {0}")]
    NoMessage(String),
    /// The game has no such seat, or a program sits there.
    #[error("the game has no seat {} for a person", noted::said(.0))]
    NoSeat(Seat),
    /// The line contradicts itself, or what the screen has.
    #[error("the line contradicts itself or what came before: {0}")]
    Contradiction(&'static str),
}

/// The version field of every message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seats;

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(SEATS)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let version = u64::deserialize(deserializer)?;
        if version == SEATS { Ok(Seats) } else { Err(D::Error::custom("another version")) }
    }
}

/// The field that each version of the messages has.
#[derive(Deserialize)]
struct AnyVersion {
    seats: u64,
}

fn read<'de, T: Deserialize<'de>>(line: &'de str, most: usize) -> Result<T, BadLine> {
    if line.len() > most {
        return Err(BadLine::TooLong(most));
    }
    let wrong = |error: serde_json::Error| BadLine::NoMessage(printable(&error.to_string()));
    let AnyVersion { seats } = serde_json::from_str(line).map_err(wrong)?;
    if seats != SEATS {
        return Err(BadLine::Version(seats));
    }
    serde_json::from_str(line).map_err(wrong)
}

/// Escapes an error text, which can quote any input.
fn printable(error: &str) -> String {
    error.chars().take(200).flat_map(char::escape_debug).collect()
}

fn written(line: &impl Serialize) -> String {
    // All keys are strings, so serializing does not fail.
    serde_json::to_string(line).unwrap_or_default()
}

/// [`Rights`] on the wire.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Rights", deny_unknown_fields)]
struct RightsLine {
    takes_back: bool,
    #[serde(with = "take_back")]
    take_back: Result<Undo, NoUndo>,
    redo: bool,
    /// Why no advice may be shown; `null` if it may.
    #[serde(rename = "no_advice", with = "no_help")]
    advice: Result<(), NoHelp>,
    #[serde(deserialize_with = "Option::deserialize")]
    spell_stop: Option<SpellStop>,
}

mod take_back {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum TakeBack {
        Is(Undo),
        Not(NoUndo),
    }

    pub(super) fn serialize<S: Serializer>(price: &Result<Undo, NoUndo>, serializer: S) -> Result<S::Ok, S::Error> {
        match *price {
            Ok(undo) => TakeBack::Is(undo),
            Err(why) => TakeBack::Not(why),
        }
        .serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Result<Undo, NoUndo>, D::Error> {
        Ok(match TakeBack::deserialize(deserializer)? {
            TakeBack::Is(undo) => Ok(undo),
            TakeBack::Not(why) => Err(why),
        })
    }
}

mod no_help {
    use super::*;

    pub(super) fn serialize<S: Serializer>(advice: &Result<(), NoHelp>, serializer: S) -> Result<S::Ok, S::Error> {
        advice.err().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Result<(), NoHelp>, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Ok(()), Err))
    }
}

mod programs {
    use super::*;

    pub(super) fn serialize<S: Serializer>(programs: &Programs, serializer: S) -> Result<S::Ok, S::Error> {
        let named = Seat::BOTH.into_iter().filter_map(|seat| Some((seat, programs.at(seat)?.word())));
        named.collect::<ByName<Seat, &str>>().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Programs, D::Error> {
        let mut programs = [None; 2];
        for (seat, word) in ByName::<Seat, String>::deserialize(deserializer)?.0 {
            let program = Program::named(&word).ok_or_else(|| D::Error::custom("there is no such program"))?;
            programs[seat.index()] = Some(program);
        }
        Ok(Programs::seated(programs))
    }
}

mod chapters {
    use super::*;

    #[derive(Serialize, Deserialize)]
    struct Chapter(#[serde(with = "noted::list")] Vec<Precise>);

    pub(super) fn serialize<S: Serializer>(told: &[Vec<Event>], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(told.iter().map(|events| Chapter(events.iter().copied().map(Precise).collect())))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Vec<Event>>, D::Error> {
        let chapters = Vec::<Chapter>::deserialize(deserializer)?;
        Ok(chapters
            .into_iter()
            .map(|Chapter(events)| events.into_iter().map(|Precise(event)| event).collect())
            .collect())
    }
}
