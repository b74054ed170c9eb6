//! Games of a simulation as record files.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use onirim_record::Record;
use onirim_sim::{Plan, PlayerName};

use crate::fault::Fault;
use crate::same_file::is_same;
use crate::whole_file::Existing;

/// How names of records end.
const ENDING: &str = "onirim";

/// Where the records go, one file a game.
pub(super) struct RecordFolder {
    folder: PathBuf,
    existing: Existing,
    /// How many digits the largest number has: so files are listed in order.
    digits: usize,
}

impl RecordFolder {
    /// Makes the folder, if it is not there.
    pub(super) fn open(folder: &PathBuf, existing: Existing, plan: &Plan) -> Result<RecordFolder, Fault> {
        fs::create_dir_all(folder).map_err(|error| {
            // The system says that it exists, but not that it is something else.
            let is_file = error.kind() == ErrorKind::AlreadyExists;
            Fault::Unwritable(folder.clone(), if is_file { ErrorKind::NotADirectory.into() } else { error })
        })?;
        let digits = plan.games.saturating_sub(1).to_string().len();
        Ok(RecordFolder { folder: folder.clone(), existing, digits })
    }

    /// Could this be one of the records?
    pub(super) fn may_hold(&self, file: &Path) -> bool {
        file.extension().is_some_and(|ending| ending == ENDING)
            && file.file_name().is_some_and(|name| is_same(&self.folder.join(name), file))
    }

    pub(super) fn keep(&mut self, records: &[(PlayerName, u64, Record)]) -> Result<(), Fault> {
        records.iter().try_for_each(|(player, number, record)| self.write(*player, *number, record))
    }

    /// Without waiting for the disk each time: a simulation can be run again, and there may be a hundred thousand of them.
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
            // What is half done is of no use to anybody.
            let _ = fs::remove_file(&path);
            Fault::Unwritable(path.clone(), error)
        })
    }
}
