//! Reads requests, with an error for every wrong field.

use std::collections::BTreeMap;

use onirim_core::Setup;
use onirim_record::ShareCode;
use serde::de::{Deserialize, Deserializer, Error};
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::fields::Fields;
use super::{NewGame, OddsOf, Order, RefereeOrder, Request, SeatOrder, SeatRequest, SentOutcomes};
use crate::fault::{Code, Fault, beginning, no_json, no_object};
use crate::id::Id;
use crate::version::{Feature, PROTOCOL, Protocol};

/// The commands in an error message. Clients may compare this message in tests, so it does not name later commands.
const COMMANDS: &str = "hello, new, state, act, view, events, undo, record, load or quit";
const SEAT_COMMANDS: &str = "view, act or events";

/// A request that may be wrong, with its id for the answer.
pub(crate) struct Parsed<O> {
    pub(crate) id: Option<Id>,
    pub(crate) order: Result<O, Fault>,
}

/// An order that can be made of the fields of a request.
pub(crate) trait Readable: Sized {
    fn read(fields: Fields) -> Result<Self, Fault>;
}

type RawFields = BTreeMap<String, Box<RawValue>>;

impl<O: Readable> Parsed<O> {
    pub(crate) fn read(text: &str) -> Parsed<O> {
        match serde_json::from_str(text) {
            Ok(fields) => Parsed::of(fields),
            Err(error) => {
                let fault = match error.classify() {
                    Category::Data => no_object(),
                    Category::Io | Category::Syntax | Category::Eof => no_json(&error),
                };
                Parsed { id: None, order: Err(fault) }
            }
        }
    }

    fn of(mut fields: RawFields) -> Parsed<O> {
        let id = fields.remove("id").map(Id::new);
        Parsed { id, order: Fields::read(fields).and_then(O::read) }
    }
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Request, D::Error> {
        let Parsed { id, order } = Parsed::of(RawFields::deserialize(deserializer)?);
        Ok(Request { id, order: order.map_err(D::Error::custom)? })
    }
}

impl<'de> Deserialize<'de> for SeatRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatRequest, D::Error> {
        let Parsed { id, order } = Parsed::of(RawFields::deserialize(deserializer)?);
        Ok(SeatRequest { id, order: order.map_err(D::Error::custom)? })
    }
}

impl Readable for Order {
    fn read(mut fields: Fields) -> Result<Order, Fault> {
        let command = fields.needed_text("cmd")?;
        let seat = if SeatOrder::has(&command) { fields.notation("as")? } else { None };
        let order = match seat {
            Some(seat) => Order::Seat { seat, order: SeatOrder::of(&command, &mut fields)? },
            None => Order::Referee(RefereeOrder::of(&command, &mut fields)?),
        };
        fields.finish()?;
        Ok(order)
    }
}

impl Readable for SeatOrder {
    fn read(mut fields: Fields) -> Result<SeatOrder, Fault> {
        let command = fields.needed_text("cmd")?;
        let order = SeatOrder::of(&command, &mut fields)?;
        fields.finish()?;
        Ok(order)
    }
}

impl RefereeOrder {
    fn of(command: &str, fields: &mut Fields) -> Result<RefereeOrder, Fault> {
        Ok(match command {
            "hello" => RefereeOrder::Hello { protocol: protocol(fields)?, features: features(fields)? },
            "new" => RefereeOrder::New(NewGame::of(fields)?),
            "state" => RefereeOrder::State,
            "act" => RefereeOrder::Act {
                action: fields.needed_notation("action")?,
                told: SentOutcomes::of(fields)?,
                expected_ply: fields.number("expected_ply")?,
                seat: fields.notation("seat")?,
            },
            "view" => RefereeOrder::View { seat: fields.needed_notation("seat")? },
            "events" => {
                RefereeOrder::Events { from: fields.number("from")?.unwrap_or(0), seat: fields.notation("seat")? }
            }
            "undo" => RefereeOrder::Undo { expected_ply: fields.number("expected_ply")? },
            "record" => RefereeOrder::Record,
            "load" => RefereeOrder::Load { record: fields.needed_text("record")? },
            "odds" => RefereeOrder::Odds(OddsOf::of(fields)?),
            "advise" => RefereeOrder::Advise { expected_ply: fields.number("expected_ply")? },
            "quit" => RefereeOrder::Quit,
            _ => return Err(unknown(command, COMMANDS)),
        })
    }
}

impl SeatOrder {
    fn has(command: &str) -> bool {
        matches!(command, "view" | "act" | "events" | "advise")
    }

    fn of(command: &str, fields: &mut Fields) -> Result<SeatOrder, Fault> {
        Ok(match command {
            "view" => SeatOrder::View,
            "act" => SeatOrder::Act {
                action: fields.needed_notation("action")?,
                expected_ply: fields.number("expected_ply")?,
            },
            "events" => SeatOrder::Events { from: fields.number("from")?.unwrap_or(0) },
            "advise" => SeatOrder::Advise { expected_ply: fields.number("expected_ply")? },
            _ => return Err(unknown(command, SEAT_COMMANDS)),
        })
    }
}

fn unknown(command: &str, commands: &str) -> Fault {
    let message = format!("there is no command {:?}: write {commands}", beginning(command));
    Fault::new(Code::UnknownCommand, message)
}

impl NewGame {
    fn of(fields: &mut Fields) -> Result<NewGame, Fault> {
        let (code, setup) = (fields.text("code")?, fields.notation::<Setup>("setup")?);
        let (seed, told) = (fields.number("seed")?, SentOutcomes::of(fields)?);
        match (code, setup, seed, told) {
            (Some(code), None, None, None) => {
                let code: ShareCode =
                    code.parse().map_err(|error| Fault::new(Code::BadField, format!("the field \"code\": {error}")))?;
                Ok(NewGame::Shared { code })
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
            (None, Some(setup), None, Some(told)) => Ok(NewGame::Told { setup, told }),
        }
    }
}

impl SentOutcomes {
    fn of(fields: &mut Fields) -> Result<Option<SentOutcomes>, Fault> {
        match (fields.outcomes("outcomes")?, fields.outcomes("ahead")?) {
            (outcomes, None) => Ok(outcomes.map(SentOutcomes::Outcomes)),
            (None, ahead) => Ok(ahead.map(SentOutcomes::Ahead)),
            (Some(_), Some(_)) => {
                let message = "the outcomes are all that come up, or are sent ahead: leave outcomes or ahead away";
                Err(Fault::new(Code::BadField, message))
            }
        }
    }
}

impl OddsOf {
    fn of(fields: &mut Fields) -> Result<OddsOf, Fault> {
        let (action, setup) = (fields.notation("action")?, fields.notation("setup")?);
        let outcomes = fields.outcomes("outcomes")?.unwrap_or_default();
        match (action, setup) {
            (Some(action), None) => Ok(OddsOf::Action { action, outcomes }),
            (None, Some(setup)) => Ok(OddsOf::Deal { setup, outcomes }),
            (None, None) => Err(Fault::new(Code::MissingField, "the field \"action\" or \"setup\" is missing")),
            (Some(_), Some(_)) => {
                let message = "the odds are those of an action or of a deal: leave action or setup away";
                Err(Fault::new(Code::BadField, message))
            }
        }
    }
}

fn protocol(fields: &mut Fields) -> Result<Option<Protocol>, Fault> {
    let Some(number) = fields.number("protocol")? else { return Ok(None) };
    let unknown = || Fault::new(Code::UnknownProtocol, format!("this engine speaks protocol {PROTOCOL}, not {number}"));
    Protocol::of(number).ok_or_else(unknown).map(Some)
}

fn features(fields: &mut Fields) -> Result<Option<Vec<Feature>>, Fault> {
    fields.list("features", |name| {
        let all = Feature::ALL.map(Feature::name).join(", ");
        let message = || format!("this engine has no feature {:?}, but {all}", beginning(name));
        Feature::named(name).ok_or_else(|| Fault::new(Code::UnknownFeature, message()))
    })
}
