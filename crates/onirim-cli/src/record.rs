//! `onirim record`: reads game records.

mod check;
mod show;

use std::fs::File;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use onirim_record::{LARGEST_FILE, Playthrough};
use onirim_text::Text;

use crate::options;
use crate::shelf::read_bounded;

pub(crate) fn run(command: &options::Record, text: &Text) -> Result<ExitCode> {
    match command {
        options::Record::Check { files } => check::check(files, &mut io::stdout().lock()),
        options::Record::Show { file, seat } => show::show(file, *seat, text),
    }
}

/// Reads and replays a record. The error is for the person who named the file.
fn read(path: &Path) -> Result<Playthrough, String> {
    let bytes =
        if path == Path::new("-") { read_bounded(io::stdin().lock()) } else { File::open(path).and_then(read_bounded) };
    let bytes = bytes.map_err(|error| format!("cannot be read: {error}"))?;
    if bytes.len() > LARGEST_FILE {
        return Err(format!("the file has more than {LARGEST_FILE} bytes: no game is that long, so this is no record"));
    }
    Playthrough::read(&bytes).map_err(|error| error.to_string())
}
