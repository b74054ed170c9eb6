//! The connection to the database: opened when it is needed, and again after an error.

use std::path::Path;
use std::{fs, io};

use sqlx::{AssertSqlSafe, Connection, Executor};
use tokio::runtime::{Builder, Runtime};

use crate::sqlite::connect::Patience;
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::place::Place;
use crate::sqlite::store::Database;

/// The connection of a store.
#[derive(Debug, Default)]
pub(crate) struct Link {
    runtime: Option<Runtime>,
    database: Option<Database>,
    patience: Patience,
    /// The file that the connection was opened on. Its path may name another one by now.
    file: Option<Identity>,
    /// How often the file at the path had been deleted or replaced.
    losses: usize,
}

impl Link {
    /// Runs `work` with the database, and opens it first if needed.
    pub(crate) fn run<T>(
        &mut self,
        place: &Place,
        work: impl AsyncFnOnce(&mut Database) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let runtime = match self.runtime.take() {
            Some(runtime) => runtime,
            None => runtime().map_err(|error| StoreError::Folder { folder: place.file().to_owned(), error })?,
        };
        let done = runtime.block_on(async {
            let done = self.attempt(place, work).await;
            match &done {
                Ok(_) => self.note_success().await,
                Err(fault) => self.note_fault(place, fault).await,
            }
            done
        });
        self.runtime = Some(runtime);
        done.map_err(|fault| fault.about(place.file()))
    }

    async fn attempt<T>(
        &mut self,
        place: &Place,
        work: impl AsyncFnOnce(&mut Database) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.let_go_of_what_is_gone(place).await;
        let database = match self.database.take() {
            Some(database) => database,
            None => {
                let database = place.connect(self.patience).await?;
                self.file = Identity::of(place.file());
                database
            }
        };
        let database = self.database.insert(database);
        let done = work(database).await;
        if database.access.is_for_writing() {
            return done;
        }
        // The file may be writable when it is opened the next time.
        let checked = database.access.check(place.file());
        let _ = self.close().await;
        checked?;
        done
    }

    /// Closes the connection if its file was deleted or replaced: SQLite would go on writing to a file without a
    /// name.
    async fn let_go_of_what_is_gone(&mut self, place: &Place) {
        if self.database.is_some() && self.file.is_some() && self.file != Identity::of(place.file()) {
            self.losses += 1;
            let _ = self.close().await;
        }
    }

    pub(crate) fn has_lost_its_file(&self) -> bool {
        self.losses > 0
    }

    /// After a successful write, waits for other programs may be long again. Reading does not count: it does not wait
    /// for writers.
    async fn note_success(&mut self) {
        let (Patience::Short, Some(database)) = (self.patience, &mut self.database) else { return };
        let written: Result<i64, _> =
            sqlx::query_scalar("SELECT total_changes()").fetch_one(&mut database.connection).await;
        if written.is_ok_and(|rows| rows > 0) {
            let patience = Patience::default();
            let pragma = format!("PRAGMA busy_timeout = {}", patience.limit().as_millis());
            if database.connection.execute(AssertSqlSafe(pragma)).await.is_ok() {
                self.patience = patience;
            }
        }
    }

    /// After one timeout the next calls wait only briefly, so that a game goes on. After any error of SQLite the
    /// connection is closed: SQLite may have ended a transaction by itself, as on a full disk, without sqlx noticing.
    async fn note_fault(&mut self, place: &Place, fault: &Fault) {
        if fault.is_busy() {
            self.patience = Patience::Short;
        }
        if fault.is_of_database() && place.outlives_connections() {
            // The caller has the error already.
            let _ = self.close().await;
        }
    }

    async fn close(&mut self) -> Result<(), Fault> {
        match self.database.take() {
            Some(database) => Ok(database.connection.close().await?),
            None => Ok(()),
        }
    }

    /// Closes the connection, if there is one.
    pub(crate) fn end(mut self, place: &Place) -> Result<(), StoreError> {
        let Some(runtime) = self.runtime.take() else { return Ok(()) };
        runtime.block_on(self.close()).map_err(|fault| fault.about(place.file()))
    }
}

/// A single-threaded runtime for sqlx.
pub(crate) fn runtime() -> io::Result<Runtime> {
    Builder::new_current_thread().build()
}

/// Identifies a file whatever its path. Systems without such numbers (Windows) do not let an open file be deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    device: u64,
    number: u64,
}

impl Identity {
    /// Of the file at this path now; `None` if there is none.
    fn of(file: &Path) -> Option<Identity> {
        fs::metadata(file).ok().and_then(|metadata| identity(&metadata))
    }
}

#[cfg(unix)]
fn identity(metadata: &fs::Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    Some(Identity { device: metadata.dev(), number: metadata.ino() })
}

#[cfg(not(unix))]
fn identity(_: &fs::Metadata) -> Option<Identity> {
    None
}
