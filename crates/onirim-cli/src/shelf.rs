//! Where games are kept: the one that is being played, and the records of all others.

mod names;
mod write;

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use onirim_record::{LARGEST_FILE, Playthrough, Record};

pub(crate) use names::today;
use names::unused_name;

/// Names another folder for the games.
const FOLDER_VARIABLE: &str = "ONIRIM_DATA_DIR";

const CURRENT: &str = "current.onirim";
const GAMES: &str = "games";
const LOCK: &str = "lock";

/// The folder of the games. Nobody else plays in it while this exists.
#[derive(Debug)]
pub(crate) struct Shelf {
    folder: PathBuf,
    /// Held, not used. The system lets it go when the program ends, however it ends.
    _lock: Option<File>,
}

/// Why there is no shelf.
#[derive(Debug)]
pub(crate) enum NoShelf {
    /// The platform does not say where it should be.
    NoPlace,
    /// Somebody else is playing in this folder.
    Busy(PathBuf),
    /// The folder cannot be used.
    Io(PathBuf, io::Error),
}

/// The game that was being played.
#[derive(Debug)]
pub(crate) enum Saved {
    /// There is none.
    Nothing,
    /// It can be continued.
    Game(Box<Playthrough>),
    /// The file is no game that can be continued. It has been put aside.
    Damaged { damage: Damage, kept: PathBuf },
}

/// Why a saved game cannot be continued.
#[derive(Debug)]
pub(crate) enum Damage {
    /// The file cannot be read, or is no record.
    Unreadable(String),
    /// It is a record, but its cards came from a table and no seed tells the next ones.
    NoSeed,
}

impl Shelf {
    /// The shelf of this user, made if there is none yet.
    pub(crate) fn open() -> Result<Shelf, NoShelf> {
        let folder = match std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()) {
            Some(folder) => PathBuf::from(folder),
            None => {
                let places = directories::ProjectDirs::from("", "", "onirim").ok_or(NoShelf::NoPlace)?;
                places.data_dir().to_owned()
            }
        };
        Shelf::open_in(&folder)
    }

    /// The shelf in this folder.
    pub(crate) fn open_in(folder: &Path) -> Result<Shelf, NoShelf> {
        let failed = |error| NoShelf::Io(folder.to_owned(), error);
        fs::create_dir_all(folder.join(GAMES)).map_err(failed)?;
        let lock = File::create(folder.join(LOCK)).map_err(failed)?;
        let lock = match lock.try_lock() {
            Ok(()) => Some(lock),
            Err(TryLockError::WouldBlock) => return Err(NoShelf::Busy(folder.to_owned())),
            // Some network folders know no locks. Better to play there without one than not at all.
            Err(TryLockError::Error(_)) => None,
        };
        Ok(Shelf { folder: folder.to_owned(), _lock: lock })
    }

    fn current(&self) -> PathBuf {
        self.folder.join(CURRENT)
    }

    /// The game that was being played. What cannot be continued is put aside first, so that nothing writes over it.
    pub(crate) fn saved(&self) -> io::Result<Saved> {
        let bytes = match File::open(self.current()).and_then(read_bounded) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Saved::Nothing),
            Err(error) => return self.damaged(Damage::Unreadable(error.to_string())),
        };
        match Playthrough::read(&bytes) {
            Ok(game) if game.game().ending().is_some() => {
                // The program was stopped between the last choice and the end.
                self.put_away()?;
                Ok(Saved::Nothing)
            }
            Ok(game) if game.record().seed.is_none() => self.damaged(Damage::NoSeed),
            Ok(game) => Ok(Saved::Game(Box::new(game))),
            Err(error) => self.damaged(Damage::Unreadable(error.to_string())),
        }
    }

    fn damaged(&self, damage: Damage) -> io::Result<Saved> {
        let kept = unused_name(&self.folder, "damaged-");
        fs::rename(self.current(), &kept)?;
        Ok(Saved::Damaged { damage, kept })
    }

    /// Saves the game that is being played. Once this returns, not even a power failure loses it.
    pub(crate) fn save(&self, record: &Record) -> io::Result<()> {
        write::durably(&self.current(), record.to_string().as_bytes())
    }

    /// Moves the game that was being played to the records, finished or not, and says where it is now.
    pub(crate) fn put_away(&self) -> io::Result<PathBuf> {
        let games = self.folder.join(GAMES);
        let name = unused_name(&games, "");
        fs::rename(self.current(), &name)?;
        write::sync_folder(&games);
        Ok(name)
    }
}

/// The whole of it, as long as it can be a record: one byte more than the largest is enough to refuse it.
pub(crate) fn read_bounded(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(LARGEST_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
