//! Reviews: a game step by step, its mistakes, and playing on from a step.

use onirim_record::Playthrough;
use onirim_session::{Kept, Session};

use super::{App, Screen};
use crate::coach::Judging;
use crate::next::Next;
use crate::pages::{LookBack, Review};
use crate::table::GameScreen;

impl App {
    /// Starts a review. Returns `None` for an unfinished game, where it would be advice.
    pub(super) fn judge(&self, playthrough: &Playthrough) -> Option<Judging> {
        playthrough.game().ending().is_some().then(|| self.ctx.coach.review(playthrough))
    }

    /// Continues the review on the screen for one decision.
    pub(super) fn think(&mut self) {
        if let Screen::LookBack(page) = &mut self.screen {
            page.think(&self.ctx.text);
        } else if let Screen::Review(review) = &self.screen {
            review.think();
        }
    }

    /// Shows the game on the table step by step.
    pub(super) fn review_table(&mut self) {
        if let Screen::Game(game_screen) = &self.screen
            && let Some(playthrough) = game_screen.seat.whole()
        {
            let judging = self.judging_begun().or_else(|| self.judge(playthrough));
            let review = Review::new(playthrough, judging, &self.ctx.text);
            self.pause(Screen::Review(Box::new(review)));
        }
    }

    /// Opens the mistakes of the game on the table or in the replay, if it is over.
    pub(super) fn look_back(&mut self) {
        if self.leave_step() {
            return;
        }
        let judging = if let Screen::Review(review) = &self.screen {
            review.judging.clone()
        } else {
            self.judging_begun().or_else(|| self.judge(self.whole()?))
        };
        let Some(judging) = judging else { return };
        let page = Screen::LookBack(Box::new(LookBack::new(judging, &self.ctx.text)));
        let shown = std::mem::replace(&mut self.screen, page);
        if let Screen::Game(game_screen) = shown {
            self.paused = Some(game_screen);
        } else if let (Screen::Review(steps), Screen::LookBack(page)) = (shown, &mut self.screen) {
            page.steps = Some(steps);
        }
    }

    pub(super) fn review(&mut self, playthrough: &Playthrough, judging: Option<Judging>) {
        self.screen = Screen::Review(Box::new(Review::new(playthrough, judging, &self.ctx.text)));
    }

    /// Starts a new game from a step of the game on the table or in the replay.
    pub(super) fn play_on(&mut self, step: usize) -> Next {
        let playthrough = if let Some(playthrough) = self.whole() {
            playthrough
        } else if let Screen::Review(review) = &self.screen {
            &review.playthrough
        } else {
            return Next::Stay;
        };
        let branch = Session::branch(playthrough, step, self.ctx.archive());
        self.branch(branch)
    }

    /// Starts a new, assisted game from a step. The old game stays as it is.
    fn branch(&mut self, branch: Option<(Session, Kept)>) -> Next {
        let Some((session, kept)) = branch else { return Next::Stay };
        self.last_setup = Some(session.record().setup);
        let mut game_screen = GameScreen::local(session, None, &self.ctx);
        game_screen.ask_for_table(&self.ctx);
        let next = game_screen.kept(kept, &self.ctx);
        game_screen.notice.get_or_insert_with(|| self.ctx.text.get("app-played-on"));
        self.seat(game_screen);
        next
    }

    /// Opens the step of a mistake.
    pub(super) fn open_step(&mut self, step: usize) {
        let Screen::LookBack(page) = &mut self.screen else { return };
        let (steps, judging) = (page.steps.take(), page.judging());
        let laid_out = || {
            let playthrough = self.paused.as_ref()?.seat.whole()?;
            Some(Box::new(Review::new(playthrough, Some(judging), &self.ctx.text)))
        };
        let from_steps = steps.is_some();
        let Some(mut review) = steps.or_else(laid_out) else { return };
        review.place = step.min(review.steps.len().saturating_sub(1));
        if let Screen::LookBack(page) = std::mem::replace(&mut self.screen, Screen::Review(review))
            && let Screen::Review(review) = &mut self.screen
        {
            review.chosen_in = Some(page);
            review.opened_look_back = from_steps;
        }
    }

    /// Returns from the step of a mistake to the list of mistakes. Returns whether there was one.
    pub(super) fn leave_step(&mut self) -> bool {
        let Screen::Review(review) = &mut self.screen else { return false };
        let Some(page) = review.chosen_in.take() else { return false };
        let shown = std::mem::replace(&mut self.screen, Screen::LookBack(page));
        if let (Screen::Review(steps), Screen::LookBack(page)) = (shown, &mut self.screen)
            && steps.opened_look_back
        {
            page.steps = Some(steps);
        }
        true
    }

    /// Returns from the list of mistakes to the replay. Returns whether there was one.
    pub(super) fn return_to_steps(&mut self) -> bool {
        let Screen::LookBack(page) = &mut self.screen else { return false };
        let Some(steps) = page.steps.take() else { return false };
        self.screen = Screen::Review(steps);
        true
    }
}
