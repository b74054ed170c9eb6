//! What the player saw when clicking. An answer is saved before its result is shown, and animations end by themselves: a click applies to what was visible.

use std::mem::{Discriminant, discriminant};

use onirim_session::{GameId, Watch};
use onirim_ui::table::{GameScreen, Overlay};
use onirim_ui::{App, Screen};

use crate::program::game;

/// Milliseconds that a player needs to notice that something has ended: what comes after the game now stands where the Skip button or a choice was.
pub(crate) const FRESH: f64 = 350.0;

/// What a click aims at: the screen, the question, and what covers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    screen: Discriminant<Screen>,
    asked: Option<(Option<GameId>, usize)>,
    covering: Option<Discriminant<Overlay>>,
    is_moving: bool,
    is_over: bool,
    /// The ending is shown: no animation runs, and the chores are done.
    has_ended: bool,
    watch: Option<Watch>,
    has_problem: bool,
    is_invited: bool,
}

impl Aim {
    pub(crate) fn at(app: &App) -> Aim {
        let game = game(app);
        Aim {
            screen: discriminant(app.screen()),
            asked: question(app),
            covering: game.and_then(|game| game.overlay.as_ref()).map(discriminant),
            is_moving: game.is_some_and(|game| game.stage.is_some()),
            is_over: game.is_some_and(|game| game.scene().is_over()),
            has_ended: game.is_some_and(GameScreen::has_ended),
            watch: game.map(|game| game.scene().watch),
            has_problem: app.problem().is_some(),
            is_invited: app.invitation().is_some(),
        }
    }

    /// Whether something has ended since, so that a click may be meant for what was there before: an animation has ended by itself under a click on Skip;
    /// the game is over; or the screen has passed to the other player after
    /// a double click.
    pub(crate) fn is_sudden(&self, before: &Aim, by_itself: bool) -> bool {
        let came_to_rest = by_itself && before.is_moving && !self.is_moving;
        let is_over = before.asked.is_some() && !before.is_over && self.is_over;
        came_to_rest || is_over || self.has_ended_since(before) || self.is_passed_on(before)
    }

    /// Whether the ending has appeared since.
    fn has_ended_since(&self, before: &Aim) -> bool {
        before.asked.is_some() && !before.has_ended && self.has_ended
    }

    /// Whether the screen has passed to the other player since, or half of the way.
    fn is_passed_on(&self, before: &Aim) -> bool {
        matches!(
            (before.watch, self.watch),
            (Some(Watch::Leaving { .. }), Some(Watch::Away { .. })) | (Some(Watch::Away { .. }), Some(Watch::Alone(_)))
        )
    }
}

/// The question: its game, and the number of answers before it.
pub(crate) fn question(app: &App) -> Option<(Option<GameId>, usize)> {
    game(app).map(|game| (game.scene().about.id, game.scene().version.ply))
}
