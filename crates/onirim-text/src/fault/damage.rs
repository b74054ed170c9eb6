//! A kept game that is not there, or cannot be read.

use onirim_session::{Damage, DamagedGame, GameId};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// A saved game that cannot be read, while the others can.
    pub fn damaged_game(&self, damaged: &DamagedGame) -> String {
        let reason = match &damaged.damage {
            Damage::Field { field } => self.get_with("fault-game-field", &Args::new().text("field", *field)),
            Damage::Record(error) => {
                self.get_with("fault-game-record", &Args::new().text("reason", self.read_error(error)))
            }
            Damage::Plies { expected, found } => {
                self.get_with("fault-game-plies", &Args::new().count("expected", *expected).count("found", *found))
            }
        };
        let id = damaged.id.escape_debug().to_string();
        self.get_with("fault-store-damaged-game", &Args::new().text("id", id).text("reason", reason))
    }

    /// A game that is not kept here, or not any more.
    pub fn unknown_game(&self, id: GameId) -> String {
        self.about_game("fault-store-unknown-game", &id)
    }

    pub(crate) fn about_game(&self, key: &str, id: &GameId) -> String {
        self.get_with(key, &Args::new().text("id", id.to_string()))
    }
}
