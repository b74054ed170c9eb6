//! What a client asks for.

use std::collections::BTreeMap;

use onirim_core::{Action, Outcome, Seat, Setup};
use onirim_record::ShareCode;
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::PROTOCOL;
use super::fault::{Code, Fault, beginning};
use super::fields::Fields;

const COMMANDS: &str = "hello, new, state, act, view, events, undo, record, load or quit";

/// One line of a client.
pub(super) struct Request {
    /// Given back with the answer, letter by letter: a number may be larger than any that this program can reckon with.
    pub(super) id: Option<Box<RawValue>>,
    pub(super) order: Result<Order, Fault>,
}

/// What to do.
#[derive(Debug)]
pub(super) enum Order {
    Hello,
    New(NewGame),
    State,
    Act { action: Action, outcomes: Option<Vec<Outcome>>, expected_ply: Option<u64>, seat: Option<Seat> },
    View { seat: Seat },
    Events { from: u64, seat: Option<Seat> },
    Undo { expected_ply: Option<u64> },
    Record,
    Load { record: String },
    Quit,
}

/// Where the cards of a new game come from.
#[derive(Debug)]
pub(super) enum NewGame {
    /// From a seed, which may be any.
    Seeded { setup: Setup, seed: Option<u64> },
    /// From outside, as far as they are told.
    Told { setup: Setup, outcomes: Vec<Outcome> },
}

impl Request {
    pub(super) fn parse(line: &str) -> Request {
        match serde_json::from_str::<BTreeMap<String, Box<RawValue>>>(line) {
            Ok(mut fields) => {
                let id = fields.remove("id");
                Request { id, order: Fields::read(fields).and_then(Order::parse) }
            }
            Err(error) => Request { id: None, order: Err(no_object(&error)) },
        }
    }
}

fn no_object(error: &serde_json::Error) -> Fault {
    let message = match error.classify() {
        Category::Data => "the line is no JSON object: send {\"cmd\": ...}".to_owned(),
        Category::Io | Category::Syntax | Category::Eof => format!("the line is no JSON: {error}"),
    };
    Fault::new(Code::BadJson, message)
}

impl Order {
    fn parse(mut fields: Fields) -> Result<Order, Fault> {
        let command = fields.needed_text("cmd")?;
        let order = match command.as_str() {
            "hello" => {
                check_protocol(fields.number("protocol")?)?;
                Order::Hello
            }
            "new" => Order::New(NewGame::parse(&mut fields)?),
            "state" => Order::State,
            "act" => Order::Act {
                action: fields.needed_notation("action")?,
                outcomes: fields.outcomes()?,
                expected_ply: fields.number("expected_ply")?,
                seat: fields.seat()?,
            },
            "view" => Order::View { seat: fields.needed_notation("seat")? },
            "events" => Order::Events { from: fields.number("from")?.unwrap_or(0), seat: fields.seat()? },
            "undo" => Order::Undo { expected_ply: fields.number("expected_ply")? },
            "record" => Order::Record,
            "load" => Order::Load { record: fields.needed_text("record")? },
            "quit" => Order::Quit,
            _ => {
                let message = format!("there is no command {:?}: write {COMMANDS}", beginning(&command));
                return Err(Fault::new(Code::UnknownCommand, message));
            }
        };
        fields.finish()?;
        Ok(order)
    }
}

impl NewGame {
    fn parse(fields: &mut Fields) -> Result<NewGame, Fault> {
        let (code, setup) = (fields.text("code")?, fields.notation::<Setup>("setup")?);
        let (seed, outcomes) = (fields.number("seed")?, fields.outcomes()?);
        match (code, setup, seed, outcomes) {
            (Some(code), None, None, None) => {
                let code: ShareCode =
                    code.parse().map_err(|error| Fault::new(Code::BadField, format!("the field \"code\": {error}")))?;
                Ok(NewGame::Seeded { setup: code.setup, seed: Some(code.seed) })
            }
            (Some(_), _, _, _) => {
                let message = "a code says everything: leave setup, seed and outcomes away";
                Err(Fault::new(Code::BadField, message))
            }
            (None, None, _, _) => Err(Fault::new(Code::MissingField, "the field \"setup\" or \"code\" is missing")),
            (None, Some(_), Some(_), Some(_)) => {
                Err(Fault::new(Code::BadField, "the cards come from a seed or from outcomes: leave one away"))
            }
            (None, Some(setup), seed, None) => Ok(NewGame::Seeded { setup, seed }),
            (None, Some(setup), None, Some(outcomes)) => Ok(NewGame::Told { setup, outcomes }),
        }
    }
}

fn check_protocol(wanted: Option<u64>) -> Result<(), Fault> {
    match wanted {
        None | Some(PROTOCOL) => Ok(()),
        Some(other) => {
            let message = format!("this engine speaks protocol {PROTOCOL}, not {other}");
            Err(Fault::new(Code::UnknownProtocol, message))
        }
    }
}
