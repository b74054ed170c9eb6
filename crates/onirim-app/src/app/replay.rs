//! Games that are looked at again: step by step, how they went, and played on from a step.

use onirim_record::Playthrough;
use onirim_session::Session;

use super::{App, Flow, Screen};
use crate::coach::Judging;
use crate::pages::{LookBack, Review};
use crate::table::{GameScreen, Go};

impl App {
    /// Whoever can tell how a game went; nobody while it goes on: that would be advice.
    pub(super) fn judge(&self, playthrough: &Playthrough) -> Option<Judging> {
        self.ctx.coach().filter(|_| playthrough.game().ending().is_some()).map(|coach| coach.review(playthrough))
    }

    pub(super) fn review(&mut self, playthrough: &Playthrough, judging: Option<Judging>) {
        self.screen = Screen::Review(Box::new(Review::new(playthrough, judging, &self.ctx.text)));
    }

    /// From a step of a game to a new one that goes on from there. It does not count, and the old one stays.
    pub(super) fn play_on(&mut self) {
        let Screen::Review(review) = &self.screen else { return };
        let Some((session, kept)) = Session::branch(&review.playthrough, review.place, self.ctx.archive()) else {
            return;
        };
        self.paused = None;
        self.last_setup = session.record().setup;
        let ctx = &self.ctx;
        let mut game_screen = GameScreen::new(session, None, ctx);
        game_screen.ask_for_table(ctx);
        let go = game_screen.kept(kept, ctx);
        game_screen.notice.get_or_insert_with(|| self.ctx.text.get("app-played-on"));
        self.screen = Screen::Game(Box::new(game_screen));
        if let Go::Trouble(told) = go {
            self.problem = Some(told);
        }
    }

    /// From the steps of a game to how it went.
    pub(super) fn look_back(&mut self, judging: Judging) {
        let page = Screen::LookBack(Box::new(LookBack::new(judging, &self.ctx.text)));
        if let Screen::Review(steps) = std::mem::replace(&mut self.screen, page)
            && let Screen::LookBack(page) = &mut self.screen
        {
            page.steps = Some(steps);
        }
    }

    /// Back to where it was asked for.
    pub(super) fn leave_look_back(&mut self) -> Flow {
        if let Screen::LookBack(page) = &mut self.screen
            && let Some(steps) = page.steps.take()
        {
            self.screen = Screen::Review(steps);
            return Flow::Stay;
        }
        self.back()
    }
}
