//! `onirim engine`: the engine for other programs, over standard input and output.
//!
//! `onirim-wire` is the engine; the protocol is described in `docs/engine-protocol.md`, and the examples there are run by the tests.

pub(crate) mod advice;

use std::io::{BufRead, Write};
use std::process::ExitCode;

use onirim_store::new_seed;
use onirim_wire::{LONGEST_LINE, Table, Unreadable};

use crate::fault::Fault;
use crate::lines::{Line, read_line};

/// Answers line by line, until a `quit` request or the end of the input.
pub(crate) fn serve(input: &mut impl BufRead, output: &mut impl Write) -> Result<ExitCode, Fault> {
    let mut table = Table::new(|| new_seed().ok()).advised_by(advice::on);
    while !table.is_closed() {
        let answer = match read_line(input, LONGEST_LINE)? {
            Line::End => break,
            Line::Text(line) => table.line(line),
            Line::TooLong => Some(Unreadable::TooLong.answer()),
            Line::NotUtf8 => Some(Unreadable::NotUtf8.answer()),
        };
        if let Some(mut answer) = answer {
            answer.push('\n');
            output.write_all(answer.as_bytes())?;
            output.flush()?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
