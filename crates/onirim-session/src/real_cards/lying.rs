//! Real cards: the table as it lies while a card is asked for.

use onirim_core::Game;

use crate::act::Waiting;
use crate::session::Session;

impl Session {
    /// The game as it lies on the table. Of a step that waits for a real card, everything is done that comes before that card: then the game asks nothing.
    pub(crate) fn lying(&self) -> Game {
        let until_the_card = |Waiting { action, told, .. }: &Waiting| -> Option<Game> {
            let after = self.game().after(*action).ok()?.with(told).ok()?;
            Some(*after.table())
        };
        self.waiting.as_ref().and_then(until_the_card).unwrap_or(*self.game())
    }
}
