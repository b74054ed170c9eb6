//! The way to the database: made when it is needed, and anew when it broke.

use std::io;

use sqlx::{AssertSqlSafe, Connection, Executor};
use tokio::runtime::{Builder, Runtime};

use crate::sqlite::connect::Patience;
use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::identity::Identity;
use crate::sqlite::place::Place;
use crate::sqlite::store::Database;

/// The one connection of a store, as long as it can be relied on.
#[derive(Debug, Default)]
pub(crate) struct Link {
    runtime: Option<Runtime>,
    database: Option<Database>,
    patience: Patience,
    /// Which file the connection writes to, whatever its path means by now.
    file: Option<Identity>,
    /// How often it was another one than at its path.
    losses: usize,
}

impl Link {
    /// Does some work with the database, after connecting to it if need be.
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
        // The next one may want to write, and be allowed to by then.
        let checked = database.access.check(place.file());
        let _ = self.close().await;
        checked?;
        done
    }

    /// A file that was deleted can still be written as long as it is open, and nobody would ever see it again.
    async fn let_go_of_what_is_gone(&mut self, place: &Place) {
        if self.database.is_some() && self.file.is_some() && self.file != Identity::of(place.file()) {
            self.losses += 1;
            let _ = self.close().await;
        }
    }

    pub(crate) fn has_lost_its_file(&self) -> bool {
        self.losses > 0
    }

    /// Who has written something finds nobody in the way any more. Reading proves nothing: it waits for no writer.
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

    /// A program that has blocked the file once may do so for long: the next ones who come wait only briefly, so that a game goes on. And whatever SQLite
    /// complains of, the connection is not relied on any more: SQLite may have ended a transaction by itself, as it does when the disk is full, and sqlx does not know.
    async fn note_fault(&mut self, place: &Place, fault: &Fault) {
        if fault.is_busy() {
            self.patience = Patience::Short;
        }
        if fault.is_of_database() && place.outlives_connections() {
            // What is wrong with it has just been told.
            let _ = self.close().await;
        }
    }

    async fn close(&mut self) -> Result<(), Fault> {
        match self.database.take() {
            Some(database) => Ok(database.connection.close().await?),
            None => Ok(()),
        }
    }

    /// Closes the connection, if there is one, and waits until all is tidy.
    pub(crate) fn end(mut self, place: &Place) -> Result<(), StoreError> {
        let Some(runtime) = self.runtime.take() else { return Ok(()) };
        runtime.block_on(self.close()).map_err(|fault| fault.about(place.file()))
    }
}

/// What drives sqlx: one thread, and nothing else running.
pub(crate) fn runtime() -> io::Result<Runtime> {
    Builder::new_current_thread().build()
}
