//! `onirim record save`: a saved game as a record file.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use onirim_text::{Args, Text};

use crate::fault::Fault;
use crate::options;
use crate::whole_file::{self, STANDARD};

/// Writes the record of a game, and says if it tells which cards come next.
pub(super) fn save(options: &options::Save, text: &Text) -> Result<ExitCode, Fault> {
    let saved = options.game.load()?;
    let record = saved.playthrough.record().to_string();
    match options.file.as_deref().filter(|&file| file != Path::new(STANDARD)) {
        None => io::stdout().lock().write_all(record.as_bytes())?,
        Some(path) => {
            let unwritable = |error| Fault::Unwritable(path.to_owned(), error);
            whole_file::write(path, options.existing(), |file| file.write_all(record.as_bytes()).map_err(unwritable))?;
            let args = Args::new().text("game", options.game.to_string()).text("path", path.display().to_string());
            writeln!(io::stdout(), "{}", text.get_with("cli-record-saved", &args))?;
        }
    }
    if saved.summary.conclusion.is_none() && saved.summary.seed.is_some() {
        // The note must not stand in the record.
        writeln!(io::stderr(), "{}", text.get("cli-record-holds-seed"))?;
    }
    Ok(ExitCode::SUCCESS)
}
