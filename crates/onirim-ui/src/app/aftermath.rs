//! The summary after a game: facts, statistics, and the decisive mistake as soon as the review has found it.

use std::rc::Rc;

use onirim_coach::review::{Progress, Review as Judgement};
use onirim_session::{Epilogue, GameId, Scene, Standing};
use onirim_text::Args;

use super::{App, Screen};
use crate::coach::Judging;
use crate::input::{Key, Target};
use crate::next::{Effect, Next};
use crate::table::GameScreen;

/// The summary of a finished game.
#[derive(Clone, Debug)]
pub struct Aftermath {
    of: Over,
    /// Length, Nightmares, and the statistics with this game counted.
    pub epilogue: Epilogue,
    /// The review of the game.
    pub(super) judging: Option<Judging>,
}

/// Identifies an ending: the game, its number of plies, and whether it counts.
type Over = (Option<GameId>, usize, Standing);

fn which(scene: &Scene) -> Over {
    (scene.about.id, scene.version.ply, scene.about.standing)
}

impl Aftermath {
    /// The finished review.
    pub fn judgement(&self) -> Option<Rc<Judgement>> {
        self.judging.as_ref().and_then(Judging::judgement)
    }

    /// The progress of the review, while it runs.
    pub fn progress(&self) -> Option<Progress> {
        self.judging.as_ref().and_then(Judging::progress)
    }
}

impl App {
    /// Creates or drops the summary, as the game on the screen requires.
    pub(super) fn look_after(&mut self) {
        let over = self.game_screen().or(self.paused.as_deref()).filter(|game_screen| game_screen.scene().is_over());
        match (over, &self.aftermath) {
            (None, _) => self.aftermath = None,
            (Some(game_screen), Some(aftermath)) if aftermath.of == which(game_screen.scene()) => {}
            (Some(game_screen), _) => {
                self.aftermath = self.aftermath_of(game_screen);
            }
        }
    }

    /// Statistics are left out if the archive cannot read them.
    fn aftermath_of(&self, game_screen: &GameScreen) -> Option<Box<Aftermath>> {
        let (scene, playthrough) = (game_screen.scene(), game_screen.seat.whole()?);
        let mut epilogue = Epilogue::of(&scene.about, playthrough)?;
        let id = scene.about.id.filter(|_| !scene.is_unsaved());
        let summary = id.and_then(|id| self.ctx.archive.summary(id).ok());
        if let (Some(summary), Ok(counted)) = (summary, self.ctx.archive.statistics()) {
            epilogue = epilogue.among(&summary, &counted.statistics, self.today);
        }
        let judging = self.judge(playthrough);
        Some(Box::new(Aftermath { of: which(scene), epilogue, judging }))
    }

    /// Whether the review has work to do. It waits for animations.
    pub(super) fn judges(&self) -> bool {
        let shown = self.game_screen().is_some_and(|game_screen| game_screen.stage.is_none());
        shown && self.judging().is_some_and(Judging::wants_time)
    }

    /// The review that the summary has begun, so that it is not computed twice.
    pub(super) fn judging_begun(&self) -> Option<Judging> {
        self.judging().cloned()
    }

    fn judging(&self) -> Option<&Judging> {
        self.aftermath.as_ref().and_then(|aftermath| aftermath.judging.as_ref())
    }

    pub(super) fn judge_on(&mut self) {
        if self.judges()
            && let Some(judging) = self.judging()
        {
            judging.think();
        }
    }

    /// Copies the line to share after a daily deal. Returns `None` for any other input.
    pub(super) fn copy_share_line(&mut self, target: Target) -> Option<Next> {
        let Target::Key(Key::Char('c' | 'C')) = target else { return None };
        let line = self.share_line()?;
        let Screen::Game(game_screen) = &mut self.screen else { return None };
        if game_screen.overlay.is_some() || game_screen.stage.is_some() {
            return None;
        }
        game_screen.notice = Some(self.ctx.text.get_with("app-shared", &Args::new().text("line", &line)));
        Some(Next::Do(Effect::Copy(line)))
    }
}
