//! Beginning a game: does it count, and is it new at all?

use onirim_record::Playthrough;

use crate::bookmark::Bookmark;
use crate::error::StoreError;
use crate::kind::GameKind;
use crate::load::SavedGame;
use crate::save::{Foreknowledge, Standing};
use crate::store::Store;

/// What came of the wish to begin a game. Every user interface tells its player.
#[derive(Clone, Debug)]
pub enum Begun {
    /// It has begun, and counts in the statistics as games of its kind do.
    Fresh(Bookmark),
    /// It has begun, but this deal has been played here before: the game is marked as assisted.
    Repeated(Bookmark),
    /// The attempt at the day's deal was left before its end. It goes on; nothing new has begun.
    Continued(Box<SavedGame>),
    /// The attempt at the day's deal is over. The deal has begun as a normal game, marked as assisted.
    Practice(Bookmark),
}

impl Store {
    /// Begins a game. A deal counts when it is played for the first time; that of a day has one attempt, which can be continued.
    pub fn begin(&self, kind: GameKind, playthrough: &Playthrough) -> Result<Begun, StoreError> {
        match self.enter(kind, playthrough, Foreknowledge::UnlessRepeated) {
            Ok((bookmark, Standing::Counts)) => Ok(Begun::Fresh(bookmark)),
            Ok((bookmark, Standing::Assisted)) => Ok(Begun::Repeated(bookmark)),
            Err(StoreError::DailyTaken { id, .. }) => match self.load(id) {
                Ok(saved) if saved.summary.conclusion.is_none() => Ok(Begun::Continued(Box::new(saved))),
                // The attempt may have been deleted, or be damaged. It is used all the same.
                Ok(_) | Err(StoreError::UnknownGame { .. } | StoreError::DamagedGame(_)) => {
                    Ok(Begun::Practice(self.adopt(playthrough)?))
                }
                Err(error) => Err(error),
            },
            Err(error) => Err(error),
        }
    }
}
