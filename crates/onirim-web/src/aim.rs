//! What a hand that presses something has before it. A choice is kept before what comes of it is shown, and things end by themselves: a press is meant for what was seen.

use std::mem::{Discriminant, discriminant};

use onirim_session::{GameId, Watch};
use onirim_ui::table::{GameScreen, Overlay};
use onirim_ui::{App, Screen};

use crate::program::game;

/// So many milliseconds a hand needs to notice that something is over: where the button stood that skips what moves, or a choice, there is now what comes after the game.
pub(crate) const FRESH: f64 = 350.0;

/// What a hand aims at: the screen, the question, and what lies over it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    screen: Discriminant<Screen>,
    asked: Option<(Option<GameId>, usize)>,
    covering: Option<Discriminant<Overlay>>,
    is_moving: bool,
    is_over: bool,
    /// The board of the ending is there: nothing moves any more, and hands have done what was left to do.
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

    /// Has something come to its end since then, so that whoever presses now may have meant what was there before? What moved has come to rest by itself, under a
    /// hand that wanted to skip it; the game is over, or the screen has passed to the other player, under
    /// one that pressed twice.
    pub(crate) fn is_sudden(&self, before: &Aim, by_itself: bool) -> bool {
        let came_to_rest = by_itself && before.is_moving && !self.is_moving;
        let is_over = before.asked.is_some() && !before.is_over && self.is_over;
        came_to_rest || is_over || self.has_ended_since(before) || self.is_passed_on(before)
    }

    /// Has the board of the ending come since then?
    fn has_ended_since(&self, before: &Aim) -> bool {
        before.asked.is_some() && !before.has_ended && self.has_ended
    }

    /// Has the screen passed from one player to the other since then, or half of the way?
    fn is_passed_on(&self, before: &Aim) -> bool {
        matches!(
            (before.watch, self.watch),
            (Some(Watch::Leaving { .. }), Some(Watch::Away { .. })) | (Some(Watch::Away { .. }), Some(Watch::Alone(_)))
        )
    }
}

/// Which question is asked: of which game, and after how many answers.
pub(crate) fn question(app: &App) -> Option<(Option<GameId>, usize)> {
    game(app).map(|game| (game.scene().about.id, game.scene().version.ply))
}
