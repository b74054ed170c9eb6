//! Games that are looked at again: step by step, how they went, and played on from a step.

use onirim_record::Playthrough;
use onirim_session::{Kept, Session};

use super::{App, Flow, Screen};
use crate::coach::Judging;
use crate::pages::{LookBack, Origin, Review};
use crate::table::{GameScreen, Go};

impl App {
    /// Has a game judged. Returns `None` while it goes on: a judgement would be advice.
    pub(super) fn judge(&self, playthrough: &Playthrough) -> Option<Judging> {
        playthrough.game().ending().is_some().then(|| self.ctx.coach.review(playthrough))
    }

    /// Thinks a bit about the game that is looked back at.
    pub(super) fn think(&mut self) {
        if let Screen::LookBack(page) = &mut self.screen {
            page.think(&self.ctx.text);
        } else if let Screen::Review(review) = &self.screen {
            review.think();
        }
    }

    /// Shows the game on the table step by step.
    pub(super) fn review_table(&mut self) {
        if let Screen::Game(game_screen) = &self.screen {
            let playthrough = game_screen.session.playthrough();
            let judging = self.judging_begun().or_else(|| self.judge(playthrough));
            let review = Review::new(playthrough, judging, &self.ctx.text);
            self.pause(Screen::Review(Box::new(review)));
        }
    }

    /// Tells how the game on the table went, if it is over.
    pub(super) fn look_back_at_table(&mut self) {
        let anew = || self.session().and_then(|session| self.judge(session.playthrough()));
        if let Some(judging) = self.judging_begun().or_else(anew) {
            let page = LookBack::new(judging, &self.ctx.text);
            self.pause(Screen::LookBack(Box::new(page)));
        }
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
    fn branch(&mut self, branch: Option<(Session, Kept)>) {
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
        if self.leave_step() {
            return;
        }
        let page = Screen::LookBack(Box::new(LookBack::new(judging, &self.ctx.text)));
        if let Screen::Review(steps) = std::mem::replace(&mut self.screen, page)
            && let Screen::LookBack(page) = &mut self.screen
        {
            page.steps = Some(steps);
        }
    }

    /// From how a game went to one of its steps.
    pub(super) fn open_step(&mut self, step: usize) {
        let Screen::LookBack(page) = &mut self.screen else { return };
        let (steps, judging) = (page.steps.take(), page.judging());
        let laid_out = || {
            let session = self.paused.as_ref().map(|game_screen| &game_screen.session)?;
            Some(Box::new(Review::new(session.playthrough(), Some(judging), &self.ctx.text)))
        };
        let from_steps = steps.is_some();
        let Some(mut review) = steps.or_else(laid_out) else { return };
        review.place = step.min(review.steps.len().saturating_sub(1));
        if let Screen::LookBack(page) = std::mem::replace(&mut self.screen, Screen::Review(review))
            && let Screen::Review(review) = &mut self.screen
        {
            review.chosen_in = Some(page);
            review.origin = if from_steps { Origin::Steps } else { Origin::Table };
        }
    }

    /// From a step that was chosen in a look back to that look back; says whether there is one.
    fn leave_step(&mut self) -> bool {
        let Screen::Review(review) = &mut self.screen else { return false };
        let Some(page) = review.chosen_in.take() else { return false };
        let shown = std::mem::replace(&mut self.screen, Screen::LookBack(page));
        if let (Screen::Review(steps), Screen::LookBack(page)) = (shown, &mut self.screen)
            && steps.origin == Origin::Steps
        {
            page.steps = Some(steps);
        }
        true
    }

    /// From the steps of a game back to where they were asked for.
    pub(super) fn leave_review(&mut self) -> Flow {
        if self.leave_step() { Flow::Stay } else { self.back() }
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
