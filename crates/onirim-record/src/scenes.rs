//! The events of a game, step by step.

use onirim_core::{Action, Event, Game};

use crate::fate::Fate;
use crate::playthrough::Playthrough;
use crate::record::{Ply, Record};

/// What one step of a game did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What the player answered; `None` for the deal.
    pub action: Option<Action>,
    /// The events, with hidden cards: call [`Event::seen_by`] before a player sees them.
    pub events: Vec<Event>,
    /// The game after it.
    pub game: Game,
}

/// The scenes of a playthrough, from the deal to the last ply; see [`Playthrough::scenes`].
#[derive(Clone, Debug)]
pub struct Scenes<'a> {
    next: Option<Scene>,
    plies: std::slice::Iter<'a, Ply>,
}

impl Scene {
    /// The deal of a record; `None` if its outcomes are wrong.
    pub fn of_deal(record: &Record) -> Option<Scene> {
        let mut events = Vec::new();
        let game = Game::new(record.setup, &mut Fate::told(&record.deal, None), &mut events).ok()?;
        Some(Scene { action: None, events, game })
    }

    /// A ply in this state of the game; `None` if it is illegal or its outcomes are wrong.
    pub fn of_ply(mut game: Game, ply: &Ply) -> Option<Scene> {
        let mut events = Vec::new();
        Fate::told(&ply.outcomes, None).carry_out(ply.action, &mut game, &mut events).ok()?;
        Some(Scene { action: Some(ply.action), events, game })
    }
}

impl Playthrough {
    /// The scenes of this game: one for the deal and one for each ply.
    pub fn scenes(&self) -> Scenes<'_> {
        Scenes { next: Scene::of_deal(self.record()), plies: self.record().plies.iter() }
    }
}

impl Iterator for Scenes<'_> {
    type Item = Scene;

    fn next(&mut self) -> Option<Scene> {
        let scene = self.next.take()?;
        // A ply of a playthrough is legal.
        self.next = self.plies.next().and_then(|ply| Scene::of_ply(scene.game, ply));
        Some(scene)
    }
}
