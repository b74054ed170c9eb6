//! Real cards: the table while a card is asked for.

use onirim_core::{Event, Game};
use onirim_record::Awaited;

use crate::act::Waiting;
use crate::session::Session;

impl Session {
    /// The game as the cards lie. In a step that waits for a card, everything before that card is done, and nothing
    /// is asked.
    pub(crate) fn lying(&self) -> Game {
        let until_the_card = |Waiting { action, told, .. }: &Waiting| -> Option<Game> {
            let after = self.game().after(*action).ok()?.with(told).ok()?;
            Some(*after.table())
        };
        self.waiting.as_ref().and_then(until_the_card).unwrap_or(*self.game())
    }

    /// The events so far of a step that waits for a card.
    pub(crate) fn step_so_far(&self) -> Vec<Event> {
        let so_far = |Waiting { action, told, .. }: &Waiting| Awaited::after(self.game(), *action, told).events;
        self.waiting.as_ref().map(so_far).unwrap_or_default()
    }
}
