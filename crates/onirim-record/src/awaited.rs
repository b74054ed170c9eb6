//! What happens in a step as far as it is told, and which card it waits for then.

use onirim_core::{Action, Event, Game, Occasion, Outcome, Setup};

use crate::fate::Fate;

/// A step as far as its outcomes are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// What happens. It is the whole truth: call [`Event::seen_by`] before a player sees it.
    pub events: Vec<Event>,
    /// What is to be told next; `None` if nothing is.
    pub occasion: Option<Occasion>,
}

impl Awaited {
    /// The deal; see [`Game::awaited_in_deal`].
    pub fn in_deal(setup: Setup, told: &[Outcome]) -> Awaited {
        let mut events = Vec::new();
        let occasion = Game::awaited_in_deal(setup, &mut Fate::told(told, None), &mut events);
        Awaited { events, occasion }
    }

    /// An action; see [`Game::awaited`]. One that is illegal does nothing.
    pub fn after(game: &Game, action: Action, told: &[Outcome]) -> Awaited {
        let mut events = Vec::new();
        let occasion = game.awaited(action, &mut Fate::told(told, None), &mut events);
        Awaited { events, occasion: occasion.unwrap_or_default() }
    }
}
