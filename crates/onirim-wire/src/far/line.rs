//! The lines: what a seat says, and what its host says.

use std::fmt;

use onirim_core::{Action, Event, Seat, View};
use onirim_record::{Precise, Program, Programs, ShareCode};
use onirim_session::{Ask, Change, NoHelp, NoUndo, Presence, Rights, SpellStop, Standing, Undo, Version};
use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::refusal::Refusal;
use super::words;
use crate::by_name::ByName;
use crate::line::LONGEST_LINE;
use crate::{noted, view};

/// The version of the seat messages.
pub const SEATS: u64 = 1;

/// The longest line of a seat that is read, in bytes.
pub const LONGEST_SEAT_LINE: usize = 1 << 13;

/// What a seat says: which state its screen has, and perhaps what it asks for. Without a request it is a sign of life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLine {
    pub(super) seats: Seats,
    /// Names the screen. A seat can have several, such as two tabs of a browser; no two have the same number.
    pub screen: u64,
    /// Counts the lines of this screen.
    pub number: u64,
    /// The state that the screen has; `None` if it has none yet.
    pub has: Option<At>,
    /// Does it have the record of the game that is over?
    pub whole: bool,
    /// Does the player want a stop before the draws of each turn? (K5)
    #[serde(with = "words")]
    pub stop: SpellStop,
    /// What it asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<SeatRequest>,
}

/// Something that a seat asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// Counts the requests of this screen. A request that is sent again has the same.
    pub id: u64,
    /// The state that the screen showed. In any other, the request is refused.
    pub at: At,
    /// What is asked for.
    pub ask: SeatAsk,
}

/// What a seat can ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatAsk {
    /// To carry out these actions, one after the other.
    Act(#[serde(with = "noted::list")] Vec<Action>),
    /// To draw what no stop holds back any more.
    GoOn,
    /// To stop before the draws of this turn, or not.
    StopThisTurn(#[serde(with = "words")] SpellStop),
    /// To take the last choice back.
    TakeBack,
    /// To play again what was taken back.
    Redo,
    /// To note that advice will be shown.
    NoteAdvice,
    /// To give the game up.
    GiveUp,
}

/// What the host says: how the game stands for this screen. It holds all that the screen lacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostLine {
    pub(super) seats: Seats,
    /// The screen that it is for.
    pub screen: u64,
    /// The highest number of a line of this screen that the host has heard.
    pub heard: u64,
    /// What became of the last request of this screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    /// The state of the game.
    pub at: At,
    /// Where the partner is.
    #[serde(with = "words")]
    pub partner: Presence,
    /// What may be asked for now.
    #[serde(with = "RightsLine")]
    pub rights: Rights,
    /// Does the game count?
    #[serde(with = "words")]
    pub standing: Standing,
    /// The code that deals the same game again, while it is no secret.
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
    /// The record of the game, once it is over and nothing is hidden any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// What has happened since a state that a screen has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// That state; `None` if the screen has none.
    pub base: Option<At>,
    /// So many chapters of the screen stay, from the deal on.
    pub keep: u64,
    /// Those that follow, as this seat saw them.
    #[serde(with = "chapters")]
    pub told: Vec<Vec<Event>>,
    /// All that the seat may know now.
    #[serde(with = "view::field")]
    pub view: View,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// That of the request.
    pub id: u64,
    /// What became of it.
    pub became: Became,
}

/// What became of a request: how the table changed, or why it did not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Became {
    /// The game went on.
    Moved,
    /// The last choice was taken back.
    TakenBack,
    /// What was taken back was played again.
    LaidOut,
    /// It is done; the table is as it was.
    Noted,
    /// The game is marked as assisted.
    Advised,
    /// The game was given up.
    GivenUp,
    /// It was not done.
    Refused(Refusal),
}

/// A state of a game on the wire: see [`Version`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct At {
    /// How often the game was put back to an earlier state or replaced.
    pub line: u64,
    /// How many plies it has.
    pub ply: u64,
}

impl From<Version> for At {
    fn from(version: Version) -> At {
        At { line: version.line, ply: version.ply as u64 }
    }
}

impl From<At> for Version {
    fn from(at: At) -> Version {
        Version { line: at.line, ply: usize::try_from(at.ply).unwrap_or(usize::MAX) }
    }
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

    /// The line of a seat that is written here. What is longer than [`LONGEST_SEAT_LINE`], has another version or other fields is refused.
    pub fn read(line: &str) -> Result<SeatLine, BadLine> {
        read(line, LONGEST_SEAT_LINE)
    }

    /// As a line, without a line feed.
    pub fn written(&self) -> String {
        written(self)
    }
}

impl HostLine {
    /// The line of a host that is written here. What is longer than [`LONGEST_LINE`], has another version or other fields is refused.
    ///
    /// The view in it can contradict itself: a [`FarSeat`](super::FarSeat) finds out.
    pub fn read(line: &str) -> Result<HostLine, BadLine> {
        read(line, LONGEST_LINE)
    }

    /// As a line, without a line feed.
    pub fn written(&self) -> String {
        written(self)
    }
}

/// Why a line is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// It has more than so many bytes.
    TooLong(usize),
    /// It is of another version of the seat messages: one of the two programs is older.
    Version(u64),
    /// It is no JSON, or its fields are others. The text says where, and is safe to print.
    NoMessage(String),
    /// The game has no such seat, or a program sits there.
    NoSeat(Seat),
    /// It contradicts itself, or what the screen has.
    Contradiction(&'static str),
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLine::TooLong(most) => write!(f, "a line has at most {most} bytes"),
            BadLine::Version(version) => {
                write!(f, "this line has version {version} of the seat messages, and this program speaks {SEATS}")
            }
            BadLine::NoMessage(error) => write!(f, "this is no seat message: {error}"),
            BadLine::NoSeat(seat) => write!(f, "the game has no seat {} for a person", noted::said(seat)),
            BadLine::Contradiction(what) => write!(f, "the line contradicts itself or what came before: {what}"),
        }
    }
}

impl std::error::Error for BadLine {}

/// The version of the messages, which stands in each of them.
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

/// An error names what it found, which may be anything.
fn printable(error: &str) -> String {
    error.chars().take(200).flat_map(char::escape_debug).collect()
}

fn written(line: &impl Serialize) -> String {
    // Every name in it is a text, and nothing in it refuses to be written.
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
    #[serde(with = "words::option")]
    spell_stop: Option<SpellStop>,
}

mod take_back {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum TakeBack {
        Is(#[serde(with = "words")] Undo),
        Not(#[serde(with = "words")] NoUndo),
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
        words::option::serialize(&advice.err(), serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Result<(), NoHelp>, D::Error> {
        Ok(words::option::deserialize(deserializer)?.map_or(Ok(()), Err))
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
