//! After the end: how the game went, what it comes to with all the others, and, a bit whenever time passes, what was decisive.

use onirim_coach::review::{Progress, Review as Judgement, Reviewer};
use onirim_session::{Epilogue, GameId, Session, Standing};
use onirim_text::Args;

use super::opening::judge;
use super::{App, Screen};
use crate::input::{Key, Target};
use crate::table::GameScreen;

/// What there is to tell of the game on the screen, which is over.
#[derive(Clone, Debug)]
pub(crate) struct Aftermath {
    of: Over,
    pub(crate) epilogue: Epilogue,
    /// Who judges the game, as far as that has come.
    pub(super) reviewer: Option<Box<Reviewer>>,
    judgement: Option<Box<Judgement>>,
}

/// Which ending it is: of which game, after how many plies, and whether it counts.
type Over = (Option<GameId>, usize, Standing);

fn which(session: &Session) -> Over {
    (session.id(), session.playthrough().ply(), session.standing())
}

impl Aftermath {
    /// What came out, once everything is judged.
    pub(crate) fn judgement(&self) -> Option<&Judgement> {
        self.judgement.as_deref()
    }

    /// How far the judge has come, while there is one at work.
    pub(crate) fn progress(&self) -> Option<Progress> {
        self.reviewer.as_ref().filter(|_| self.judgement.is_none()).map(|reviewer| reviewer.progress())
    }

    /// Judges one more decision.
    fn think(&mut self) {
        if self.judgement.is_none()
            && let Some(reviewer) = &mut self.reviewer
            && reviewer.step().is_none()
        {
            self.judgement = Some(Box::new(reviewer.as_ref().clone().finish()));
        }
    }
}

impl App {
    /// Sees to it that what is told after the end is there while the game that is over is on the screen or waits below it.
    pub(super) fn look_after(&mut self) {
        let over = self.game_screen().or(self.paused.as_deref()).filter(|game_screen| game_screen.session.is_over());
        match (over, &self.aftermath) {
            (None, _) => self.aftermath = None,
            (Some(game_screen), Some(aftermath)) if aftermath.of == which(&game_screen.session) => {}
            (Some(game_screen), _) => self.aftermath = self.aftermath_of(game_screen),
        }
    }

    /// What the store cannot tell is left out: the game itself needs none.
    fn aftermath_of(&self, game_screen: &GameScreen) -> Option<Box<Aftermath>> {
        let session = &game_screen.session;
        let mut epilogue = Epilogue::of(session)?;
        let summary = session.id().filter(|_| !session.is_unsaved()).and_then(|id| self.store.summary(id).ok());
        if let (Some(summary), Ok(counted)) = (summary, self.store.statistics()) {
            epilogue = epilogue.among(&summary, &counted.statistics, self.today);
        }
        let reviewer = judge(session.playthrough()).map(Box::new);
        Some(Box::new(Aftermath { of: which(session), epilogue, reviewer, judgement: None }))
    }

    /// Is there something left to judge on the board that is on the screen? Not while something moves there.
    pub(super) fn judges(&self) -> bool {
        let shown = self.game_screen().is_some_and(|game_screen| game_screen.stage.is_none());
        shown && self.aftermath.as_ref().is_some_and(|aftermath| aftermath.progress().is_some())
    }

    pub(super) fn judge_on(&mut self) {
        if self.judges()
            && let Some(aftermath) = &mut self.aftermath
        {
            aftermath.think();
        }
    }

    /// After the deal of the day the line for others is copied, which tells nothing of the deal; a code would. `None`: this was not asked for.
    pub(super) fn copy_share_line(&mut self, target: Target) -> Option<()> {
        let Target::Key(Key::Char('c' | 'C')) = target else { return None };
        let line = self.text.share_line(&self.aftermath.as_ref()?.epilogue)?;
        let Screen::Game(game_screen) = &mut self.screen else { return None };
        if game_screen.overlay.is_some() || game_screen.stage.is_some() {
            return None;
        }
        game_screen.notice = Some(self.text.get_with("tui-shared", &Args::new().text("line", &line)));
        self.clipboard = Some(line);
        Some(())
    }
}
