//! Opens the SQLite file to write. See [`reading`](crate::sqlite::reading) for files that can only be read.

use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, SqliteConnection};

use crate::sqlite::error::{Fault, StoreError};
use crate::sqlite::reading::{self, Access};
use crate::sqlite::rights::{may_write, narrow, prepare};
use crate::sqlite::store::Database;

/// How long to wait for another program that is writing. A write takes a few milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Patience {
    #[default]
    Long,
    /// For a quick look, and after a wait has timed out once. Opening and closing take less.
    Short,
}

impl Patience {
    pub(crate) const fn limit(self) -> Duration {
        match self {
            Patience::Long => Duration::from_secs(5),
            Patience::Short => Duration::from_millis(200),
        }
    }
}

/// The file name of a store in memory.
pub(crate) const IN_MEMORY: &str = ":memory:";

/// SQLite's application id of our files: `Onir`.
const APPLICATION: i64 = 0x4f6e_6972;

/// Each migration makes the next version of the file. A released migration is never changed.
const MIGRATIONS: [&str; 2] = [include_str!("../../migrations/1.sql"), include_str!("../../migrations/2.sql")];

/// Begins a transaction that writes, and takes the lock at once: a transaction that reads first and asks for the lock
/// later would fail instead of waiting.
pub(crate) const BEGIN: &str = "BEGIN IMMEDIATE";

/// Opens the file, makes it if there is none, and migrates it. A file of another program or of a later version is
/// left as it is. A file that cannot be written is opened to read.
pub(crate) async fn open(file: &Path, patience: Patience) -> Result<Database, Fault> {
    // SQLite would open it and make files beside it that another user could not write.
    if !may_write(file) {
        return reading::open(file, patience).await;
    }
    match open_to_write(file, patience).await {
        Err(fault) if fault.is_for_want_of_rights() => reading::open(file, patience).await,
        opened => opened,
    }
}

/// Saved plies must survive `kill -9` and a power failure. WAL with `synchronous = EXTRA` (which is FULL there)
/// writes each transaction to the log and waits once for the disk, instead of three times with a rollback journal,
/// and readers do not block writers. Where WAL is impossible, as on a network drive, SQLite stays with its rollback
/// journal, and EXTRA makes that durable as well. `fullfsync` asks macOS for what other systems do anyway.
async fn open_to_write(file: &Path, patience: Patience) -> Result<Database, Fault> {
    prepare(file);
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = establish(options, patience).await?;
    // In one transaction, since another program may be making the file.
    let mut transaction = connection.begin().await?;
    let stage = Stage::of(&mut transaction).await?;
    transaction.commit().await?;
    stage.check(file)?;
    narrow(file);
    if stage.version < latest() {
        switch_to_wal(&mut connection, patience).await?;
        migrate(&mut connection, file).await?;
    }
    Ok(Database { connection, access: Access::Writing })
}

/// Checks that the file can be read without a migration.
pub(crate) async fn check_readable(connection: &mut SqliteConnection, file: &Path) -> Result<(), Fault> {
    let stage = Stage::of(connection).await?;
    stage.check(file)?;
    if stage.version < latest() { Err(StoreError::NotWritable { file: file.to_owned() }.into()) } else { Ok(()) }
}

/// Opens a store in memory.
pub(crate) async fn open_in_memory() -> Result<Database, Fault> {
    let mut connection = establish(SqliteConnectOptions::new().in_memory(true), Patience::Long).await?;
    migrate(&mut connection, Path::new(IN_MEMORY)).await?;
    Ok(Database { connection, access: Access::Writing })
}

async fn establish(options: SqliteConnectOptions, patience: Patience) -> Result<SqliteConnection, Fault> {
    let options = options
        .busy_timeout(patience.limit())
        .synchronous(SqliteSynchronous::Extra)
        .pragma("fullfsync", "ON")
        .disable_statement_logging();
    Ok(options.connect().await?)
}

/// The latest version of the file.
fn latest() -> i64 {
    MIGRATIONS.len() as i64
}

/// The application id, version and schema of a file.
struct Stage {
    application: i64,
    version: i64,
    /// The definitions of all tables, one after the other; `None` if there are none yet.
    schema: Option<Vec<u8>>,
}

impl Stage {
    async fn of(connection: &mut SqliteConnection) -> Result<Stage, Fault> {
        let application = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
        let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
        let schema =
            sqlx::query_scalar("SELECT CAST(group_concat(name || COALESCE(sql, '')) AS BLOB) FROM sqlite_master")
                .fetch_one(connection)
                .await?;
        Ok(Stage { application, version, schema })
    }

    fn check(&self, file: &Path) -> Result<(), StoreError> {
        let is_new = self.application == 0 && self.version == 0 && self.schema.is_none();
        if !is_new && self.application != APPLICATION {
            return Err(StoreError::NotAStore { file: file.to_owned() });
        }
        if self.version > latest() {
            return Err(StoreError::NewerVersion { file: file.to_owned(), found: self.version, known: latest() });
        }
        // sqlx waits for ever if the definition of a table is not UTF-8.
        if self.schema.as_ref().is_some_and(|schema| std::str::from_utf8(schema).is_err()) {
            let detail = "the definitions of its tables cannot be read".to_owned();
            return Err(StoreError::Damaged { file: file.to_owned(), detail });
        }
        Ok(())
    }
}

/// SQLite's busy timeout does not apply here, so this retries while another program opens the same new file.
async fn switch_to_wal(connection: &mut SqliteConnection, patience: Patience) -> Result<(), Fault> {
    let begun = Instant::now();
    loop {
        match connection.execute("PRAGMA journal_mode = WAL").await.map_err(Fault::from) {
            Err(fault) if fault.is_busy() && begun.elapsed() < patience.limit() => sleep(Duration::from_millis(5)),
            Ok(_) => return Ok(()),
            Err(fault) => return Err(fault),
        }
    }
}

/// In one transaction that takes the lock at once: of two programs, the second finds nothing to do.
async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), Fault> {
    let mut transaction = connection.begin_with(BEGIN).await?;
    let stage = Stage::of(&mut transaction).await?;
    stage.check(file)?;
    for migration in MIGRATIONS.iter().skip(stage.version as usize) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    let head = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", latest());
    sqlx::raw_sql(AssertSqlSafe(head)).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}
