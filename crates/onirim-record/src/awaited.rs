//! The events of a step up to the first outcome that is missing.

use onirim_core::{Action, Event, Game, Occasion, Outcome, Setup};

use crate::fate::Fate;

/// A step up to the first outcome that is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// The events, with hidden cards: call [`Event::seen_by`] before a player sees them.
    pub events: Vec<Event>,
    /// What the missing outcome is for; `None` if none is missing.
    pub occasion: Option<Occasion>,
}

impl Awaited {
    /// The deal; see [`Game::awaited_in_deal`].
    pub fn in_deal(setup: Setup, told: &[Outcome]) -> Awaited {
        let mut events = Vec::new();
        let occasion = Game::awaited_in_deal(setup, &mut Fate::told(told, None), &mut events);
        Awaited { events, occasion }
    }

    /// An action; see [`Game::awaited`]. An illegal action does nothing.
    pub fn after(game: &Game, action: Action, told: &[Outcome]) -> Awaited {
        let mut events = Vec::new();
        let occasion = game.awaited(action, &mut Fate::told(told, None), &mut events);
        Awaited { events, occasion: occasion.unwrap_or_default() }
    }
}
