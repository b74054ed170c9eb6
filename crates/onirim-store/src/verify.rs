//! Replays stored games.

use onirim_record::{GameEnd, Playthrough};
use onirim_session::{Bookmark, Damage, DamagedGame, GameSummary, SavedGame};

use crate::progress::record_end;

/// Replays the record of a stored game and checks that it agrees with the summary.
pub fn verified(summary: GameSummary, line: u64, record: &str) -> Result<SavedGame, DamagedGame> {
    let damaged = |damage: Damage| damage.of(&summary.id.to_string());
    let playthrough = Playthrough::read(record.as_bytes()).map_err(|error| damaged(Damage::Record(error)))?;
    if playthrough.ply() != summary.plies {
        return Err(damaged(Damage::Plies { expected: summary.plies, found: playthrough.ply() }));
    }
    if playthrough.record().setup != summary.setup {
        return Err(damaged(Damage::Field { field: "setup" }));
    }
    if playthrough.record().seed != summary.seed {
        return Err(damaged(Damage::Field { field: "seed" }));
    }
    if playthrough.record().end != summary.conclusion.map_or(GameEnd::Unfinished, record_end) {
        return Err(damaged(Damage::Field { field: "conclusion" }));
    }
    let bookmark = Bookmark::new(summary.id, line, playthrough.record());
    Ok(SavedGame { summary, playthrough, bookmark })
}
