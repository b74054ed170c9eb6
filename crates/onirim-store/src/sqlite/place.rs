//! Where the data of a store are.

use std::path::{Path, PathBuf};

use crate::sqlite::connect::{self, Patience};
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::location::{FILE_NAME, make_folder};
use crate::sqlite::store::Database;

/// Where the data of a store are.
#[derive(Debug)]
pub(crate) enum Place {
    /// The platform names no folder.
    Nowhere,
    /// In memory: lost when the connection is closed.
    Memory,
    Disk {
        folder: PathBuf,
        file: PathBuf,
    },
}

impl Place {
    pub(crate) fn in_folder(folder: &Path) -> Place {
        Place::Disk { folder: folder.to_owned(), file: folder.join(FILE_NAME) }
    }

    /// The path of the file, or a name for messages.
    pub(crate) fn file(&self) -> &Path {
        match self {
            Place::Nowhere => Path::new(FILE_NAME),
            Place::Memory => Path::new(connect::IN_MEMORY),
            Place::Disk { file, .. } => file,
        }
    }

    pub(crate) async fn connect(&self, patience: Patience) -> Result<Database, Fault> {
        match self {
            Place::Nowhere => Err(StoreError::NoFolder.into()),
            Place::Memory => connect::open_in_memory().await,
            Place::Disk { folder, file } => {
                make_folder(folder)?;
                connect::open(file, patience).await
            }
        }
    }

    /// Does the data outlive the connection?
    pub(crate) fn outlives_connections(&self) -> bool {
        match self {
            Place::Nowhere | Place::Disk { .. } => true,
            Place::Memory => false,
        }
    }
}
