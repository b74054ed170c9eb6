//! The daily deal: everybody has the same cards on the same day.

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Record;
use sqlx::SqliteConnection;

use crate::error::{Fault, StoreError};
use crate::game_id::GameId;
use crate::store::Store;
use crate::summary::setup_word;

/// The seed of a day's deal, the same for everybody and for ever.
///
/// The text `onirim-daily 1`, a blank, the day as `2026-03-01`, a blank and the set-up in notation (`docs/record-format.md`) is hashed
/// with FNV-1a in 64 bits (offset 14695981039346656037, prime 1099511628211). Then the bits are mixed as SplitMix64 does it: exclusive or
/// with itself shifted right by 30, times 13787848793156543929; the same with 27 and 10723151780598845931; the same with 31, without a
/// multiplication. The upper 40 bits are the seed: short enough for a share code that can be read out.
///
/// ```
/// use jiff::civil::date;
/// use onirim_core::Setup;
/// use onirim_store::daily_seed;
///
/// assert_ne!(daily_seed(date(2026, 3, 1), Setup::SOLO), daily_seed(date(2026, 3, 2), Setup::SOLO));
/// ```
pub fn daily_seed(day: Date, setup: Setup) -> u64 {
    let text = format!("onirim-daily 1 {day} {}", setup_word(setup));
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (hash ^ (hash >> 31)) >> 24
}

impl Store {
    /// The game that is the counted attempt at this day's deal, if there was one. It may have been deleted since.
    pub fn daily_attempt(&self, day: Date, setup: Setup) -> Result<Option<GameId>, StoreError> {
        self.run(async |database| attempt(&mut database.connection, day, setup).await)
    }
}

/// Takes the one attempt at this day's deal for a game.
pub(crate) async fn take_attempt(
    connection: &mut SqliteConnection,
    day: Date,
    record: &Record,
    id: GameId,
) -> Result<(), Fault> {
    if record.seed != Some(daily_seed(day, record.setup)) {
        return Err(StoreError::NotTheDaily { day }.into());
    }
    match attempt(&mut *connection, day, record.setup).await? {
        Some(taken) if taken != id => Err(StoreError::DailyTaken { day, setup: record.setup, id: taken }.into()),
        Some(_) => Ok(()),
        None => note_attempt(connection, day, record.setup, id).await,
    }
}

pub(crate) async fn note_attempt(
    connection: &mut SqliteConnection,
    day: Date,
    setup: Setup,
    id: GameId,
) -> Result<(), Fault> {
    sqlx::query("INSERT INTO daily_attempts (day, setup, game) VALUES ($1, $2, $3)")
        .bind(day.to_string())
        .bind(setup_word(setup))
        .bind(id.to_string())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn attempt(
    connection: &mut SqliteConnection,
    day: Date,
    setup: Setup,
) -> Result<Option<GameId>, Fault> {
    let id: Option<String> = sqlx::query_scalar("SELECT game FROM daily_attempts WHERE day = $1 AND setup = $2")
        .bind(day.to_string())
        .bind(setup_word(setup))
        .fetch_optional(connection)
        .await?;
    Ok(id.and_then(|id| id.parse().ok()))
}
