//! `onirim record`: records of single games, in files and among the saved games.

mod check;
mod game_name;
mod list;
mod save;
mod show;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use onirim_record::{LARGEST_FILE, Playthrough, ReadError};
use onirim_text::Text;

use crate::fault::Fault;
use crate::options;
use crate::whole_file::STANDARD;
pub(crate) use game_name::GameName;
pub(crate) use list::Described;

pub(crate) fn run(command: &options::Record, text: &Text) -> Result<ExitCode, Fault> {
    match command {
        options::Record::List(list) => list::list(list, text),
        options::Record::Save(save) => save::save(save, text),
        options::Record::Check { files } => check::check(files, text, &mut io::stdout().lock()),
        options::Record::Show(show) => show::show(show, text),
    }
}

/// Why a file is no record of a game.
#[derive(Debug)]
pub(crate) enum NoRecord {
    /// It cannot be read.
    Unreadable(io::Error),
    /// Something in it is wrong.
    Wrong(ReadError),
}

/// Reads and replays a record; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Playthrough, NoRecord> {
    let bytes = if path == Path::new(STANDARD) {
        read_bounded(io::stdin().lock())
    } else {
        File::open(path).and_then(read_bounded)
    };
    Playthrough::read(&bytes.map_err(NoRecord::Unreadable)?).map_err(NoRecord::Wrong)
}

/// The whole of it, as long as it can be a record: one byte more than the largest is enough to refuse it.
fn read_bounded(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(LARGEST_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
