//! Games of a simulation as record files.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use onirim_record::Record;
use onirim_sim::{Plan, PlayerName};

use crate::fault::Fault;
use crate::same_file::is_same;
use crate::whole_file::Existing;

/// The extension of records.
const ENDING: &str = "onirim";

/// A folder of records, one file a game.
pub(super) struct RecordFolder {
    folder: PathBuf,
    existing: Existing,
    /// The digits of the largest number, so that files sort in order.
    digits: usize,
}

impl RecordFolder {
    /// Creates the folder if it is missing.
    pub(super) fn open(folder: &PathBuf, existing: Existing, plan: &Plan) -> Result<RecordFolder, Fault> {
        fs::create_dir_all(folder).map_err(|error| {
            // The error does not say that it is no folder.
            let is_file = error.kind() == ErrorKind::AlreadyExists;
            Fault::Unwritable(folder.clone(), if is_file { ErrorKind::NotADirectory.into() } else { error })
        })?;
        let digits = plan.games.saturating_sub(1).to_string().len();
        Ok(RecordFolder { folder: folder.clone(), existing, digits })
    }

    /// Can this be a record of the folder?
    pub(super) fn may_hold(&self, file: &Path) -> bool {
        file.extension().is_some_and(|ending| ending == ENDING)
            && file.file_name().is_some_and(|name| is_same(&self.folder.join(name), file))
    }

    pub(super) fn keep(&mut self, records: &[(PlayerName, u64, Record)]) -> Result<(), Fault> {
        records.iter().try_for_each(|(player, number, record)| self.write(*player, *number, record))
    }

    /// Without syncing each file: a simulation can be repeated, and there may be a hundred thousand records.
    fn write(&self, player: PlayerName, number: u64, record: &Record) -> Result<(), Fault> {
        let name = [player.name(), &format!("{number:0digits$}", digits = self.digits)].join("-");
        let path = self.folder.join(name).with_extension(ENDING);
        let mut options = File::options();
        options.write(true);
        match self.existing {
            Existing::Leave => options.create_new(true),
            Existing::WriteOver => options.create(true).truncate(true),
        };
        let mut file = options.open(&path).map_err(|error| {
            let there = error.kind() == ErrorKind::AlreadyExists;
            if there { Fault::Exists(path.clone()) } else { Fault::Unwritable(path.clone(), error) }
        })?;
        file.write_all(record.to_string().as_bytes()).map_err(|error| {
            // A partial record is useless.
            let _ = fs::remove_file(&path);
            Fault::Unwritable(path.clone(), error)
        })
    }
}
