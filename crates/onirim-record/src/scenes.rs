//! A game told again, scene by scene.

use onirim_core::{Action, Event, Game, Script};

use crate::playthrough::Playthrough;
use crate::record::Ply;

/// What one step of a game did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What the player answered; `None` for the deal.
    pub action: Option<Action>,
    /// What happened then. It is the whole truth: call [`Event::seen_by`] before a player sees it.
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

impl Playthrough {
    /// The game told again from the deal on: one scene for the deal and one for each ply.
    pub fn scenes(&self) -> Scenes<'_> {
        let record = self.record();
        let mut events = Vec::new();
        let game = Game::new(record.setup, &mut Script::new(&record.deal), &mut events);
        Scenes { next: game.ok().map(|game| Scene { action: None, events, game }), plies: record.plies.iter() }
    }
}

impl Iterator for Scenes<'_> {
    type Item = Scene;

    fn next(&mut self) -> Option<Scene> {
        let scene = self.next.take()?;
        self.next = self.plies.next().and_then(|ply| {
            let (mut game, mut events) = (scene.game, Vec::new());
            // It has been played before, so it is not refused now.
            game.apply(ply.action, &mut Script::new(&ply.outcomes), &mut events).ok()?;
            Some(Scene { action: Some(ply.action), events, game })
        });
        Some(scene)
    }
}
