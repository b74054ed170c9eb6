//! Lines of text in, lines of text out.

use onirim_core::Seat;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::answer::{Message, Reply};
use crate::fault::{Code, Fault, no_json, no_object};
use crate::request::{Order, Parsed, SeatOrder};
use crate::table::Table;

/// The longest line that is read, in bytes. A transport need not buffer more.
pub const LONGEST_LINE: usize = 1 << 20;
/// The most requests in one line.
pub const MOST_REQUESTS: usize = 1000;
/// When the answers to a list have this length in bytes, the rest of the list is refused.
const MOST_ANSWERED: usize = 1 << 20;

impl<Seeds: FnMut() -> Option<u64>> Table<Seeds> {
    /// Answers a line of the referee: a request, or a list of requests. `None` for a blank line, and after the table
    /// [is closed](Table::is_closed).
    ///
    /// The answer is a line without a line feed, also if the request is wrong. A line longer than [`LONGEST_LINE`] is
    /// refused.
    pub fn line(&mut self, line: impl AsRef<[u8]>) -> Option<String> {
        self.answer_line(line.as_ref(), |table, text, room| {
            let Parsed { id, order } = Parsed::<Order>::read(text);
            written(&Message { id, reply: room.and(order).and_then(|order| table.obey(order)).into() })
        })
    }

    /// Answers a line of a seat, which has only the commands of a [`SeatOrder`]. Otherwise like [`Table::line`].
    ///
    /// ```
    /// use onirim_core::Seat;
    ///
    /// let mut table = onirim_wire::Table::new(|| Some(7));
    /// table.line(r#"{"cmd":"new","setup":"duo silent"}"#);
    /// let answer = table.seat_line(Seat::Two, r#"{"cmd":"record"}"#).expect("an answer");
    /// assert!(answer.starts_with(r#"{"error":{"code":"unknown-command""#));
    /// ```
    pub fn seat_line(&mut self, seat: Seat, line: impl AsRef<[u8]>) -> Option<String> {
        self.answer_line(line.as_ref(), |table, text, room| {
            let Parsed { id, order } = Parsed::<SeatOrder>::read(text);
            written(&Message { id, reply: room.and(order).and_then(|order| table.obey_seat(seat, order)).into() })
        })
    }

    /// Answers a line, one request after the other. `answer` gets an error if there is no room for another answer.
    fn answer_line(
        &mut self,
        line: &[u8],
        mut answer: impl FnMut(&mut Self, &str, Result<(), Fault>) -> String,
    ) -> Option<String> {
        if self.is_closed() {
            return None;
        }
        if line.len() > LONGEST_LINE {
            return Some(Unreadable::TooLong.answer());
        }
        let Ok(text) = std::str::from_utf8(line) else { return Some(Unreadable::NotUtf8.answer()) };
        if text.trim().is_empty() {
            return None;
        }
        if !text.trim_start().starts_with('[') {
            return Some(answer(self, text, Ok(())));
        }
        let requests = match requests(text) {
            Ok(requests) => requests,
            Err(error) => return Some(refused(error)),
        };
        let mut answers = "[".to_owned();
        for request in requests {
            if self.is_closed() {
                break;
            }
            let room = if answers.len() < MOST_ANSWERED { Ok(()) } else { Err(answer_too_long()) };
            if answers.len() > 1 {
                answers.push(',');
            }
            answers.push_str(&answer(self, request.get(), room));
        }
        answers.push(']');
        Some(answers)
    }
}

/// The requests of a list, each as it was written.
fn requests(text: &str) -> Result<Vec<&RawValue>, Fault> {
    let requests: Vec<&RawValue> = serde_json::from_str(text).map_err(|error| no_json(&error))?;
    match requests.len() {
        0 => Err(no_object()),
        count if count > MOST_REQUESTS => {
            let message = format!("the line has {count} requests: send at most {MOST_REQUESTS} at a time");
            Err(Fault::new(Code::TooManyRequests, message))
        }
        _ => Ok(requests),
    }
}

fn answer_too_long() -> Fault {
    let message = "the answers before have more than 1048576 bytes: send this request in the next line";
    Fault::new(Code::AnswerTooLong, message)
}

/// Why a line cannot be read. A transport may find out before a [`Table`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unreadable {
    /// It is longer than [`LONGEST_LINE`].
    TooLong,
    /// It is not UTF-8.
    NotUtf8,
}

impl Unreadable {
    /// The answer to such a line.
    pub fn answer(self) -> String {
        refused(match self {
            Unreadable::TooLong => {
                Fault::new(Code::LineTooLong, "the line has more than 1048576 bytes: send less at a time")
            }
            Unreadable::NotUtf8 => Fault::new(Code::NotUtf8, "the line is no text in UTF-8"),
        })
    }
}

fn refused(error: Fault) -> String {
    written(&Message { id: None, reply: Reply::<()>::Refused { error } })
}

fn written(message: &impl Serialize) -> String {
    // All keys are strings, so serializing does not fail.
    serde_json::to_string(message).unwrap_or_default()
}
