//! Real cards: the table as it lies while a card is asked for.

use onirim_core::{Event, Game};
use onirim_record::Awaited;

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

    /// What has happened so far in a step that waits for a real card.
    pub(crate) fn step_so_far(&self) -> Vec<Event> {
        let so_far = |Waiting { action, told, .. }: &Waiting| Awaited::after(self.game(), *action, told).events;
        self.waiting.as_ref().map(so_far).unwrap_or_default()
    }
}
