//! `onirim engine`: the engine for other programs, one JSON object a line.
//!
//! The protocol is described in `docs/engine-protocol.md`, and the examples there are run by the tests.

mod answer;
mod fault;
mod fields;
mod request;
mod table;
mod view;

use std::io::{BufRead, Write};
use std::process::ExitCode;

use crate::fault::Fault as Failure;
use crate::lines::{Line, read_line};
use answer::{Answer, Message};
use fault::{Code, Fault};
use request::Request;
use table::Table;

/// The version of the protocol.
const PROTOCOL: u64 = 1;
/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 1 << 20;

/// Answers line by line, until it is told to quit or nothing more comes.
pub(crate) fn serve(input: &mut impl BufRead, output: &mut impl Write) -> Result<ExitCode, Failure> {
    let mut table = Table::default();
    loop {
        let message = match read_line(input, LONGEST_LINE)? {
            Line::End => return Ok(ExitCode::SUCCESS),
            Line::Text(line) if line.trim().is_empty() => continue,
            Line::Text(line) => reply(&mut table, &line),
            Line::TooLong => refuse(Code::LineTooLong, "the line has more than 1048576 bytes: send less at a time"),
            Line::NotUtf8 => refuse(Code::NotUtf8, "the line is no text in UTF-8"),
        };
        serde_json::to_writer(&mut *output, &message).map_err(std::io::Error::from)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if matches!(message.answer, Answer::Bye { .. }) {
            return Ok(ExitCode::SUCCESS);
        }
    }
}

fn reply(table: &mut Table, line: &str) -> Message {
    let request = Request::parse(line);
    let answer = request.order.and_then(|order| table.obey(order)).unwrap_or_else(Answer::from);
    Message { id: request.id, answer }
}

fn refuse(code: Code, message: &str) -> Message {
    Message { id: None, answer: Fault::new(code, message).into() }
}
