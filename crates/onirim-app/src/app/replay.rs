//! Games that are looked at again: step by step, how they went, and played on from a step.

use onirim_record::Playthrough;
use onirim_session::{Kept, Session};

use super::{App, Flow, Screen};
use crate::archive::Trouble;
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

    /// From the step that is shown to a new game that goes on from there. If the game waits whose steps they are, it must not be lost.
    pub(super) fn play_on(&mut self) -> Flow {
        let Screen::Review(review) = &self.screen else { return Flow::Stay };
        if self.paused.is_some() {
            let step = review.place;
            return self.leave_for(Go::PlayOn(step));
        }
        let branch = Session::branch(&review.playthrough, review.place, self.ctx.archive());
        self.branch(branch);
        Flow::Stay
    }

    /// The same from a step of the game on the table, or below what is on the screen.
    pub(super) fn play_on_from(&mut self, step: usize) {
        let branch =
            self.session().and_then(|session| Session::branch(session.playthrough(), step, self.ctx.archive()));
        self.branch(branch);
    }

    /// A new game that goes on from a step of another one. It does not count, and the old one stays.
    fn branch(&mut self, branch: Option<(Session, Kept<Trouble>)>) {
        let Some((session, kept)) = branch else { return };
        self.last_setup = Some(session.record().setup);
        let mut game_screen = GameScreen::new(session, None, &self.ctx);
        game_screen.ask_for_table(&self.ctx);
        let go = game_screen.kept(kept, &self.ctx);
        game_screen.notice.get_or_insert_with(|| self.ctx.text.get("app-played-on"));
        self.seat(game_screen);
        self.go(go);
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
