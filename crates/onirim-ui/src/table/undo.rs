//! Undo and redo.

use onirim_session::{self as session, Standing, Undo};

use crate::asks::Dialog;
use crate::next::{Effect, Next};
use crate::scene::Ctx;
use crate::table::{GameScreen, Overlay};

impl GameScreen {
    /// Takes the last choice back, after a question if that has a price.
    pub(crate) fn undo(&mut self, ctx: &Ctx) -> Next {
        if let Some(next) = self.undo_in_lesson(ctx) {
            return next;
        }
        match (self.scene().rights.take_back, self.scene().about.standing) {
            (Err(why), _) => {
                self.notice = Some(ctx.text.no_undo(why));
                Next::Stay
            }
            (Ok(Undo::ForHelp), Standing::Counts) => self.ask_before_undo("undo-price", "app-undo-no", ctx),
            // A finished game is not changed by a single key.
            (Ok(_), _) if self.scene().is_over() => self.ask_before_undo("undo-over", "app-undo-leave", ctx),
            (Ok(Undo::ForCorrection), _) | (Ok(Undo::ForHelp), Standing::Assisted) => self.undo_anyway(ctx),
        }
    }

    fn ask_before_undo(&mut self, body: &str, no: &str, ctx: &Ctx) -> Next {
        let get = |key: &str| ctx.text.get(key);
        let answers = vec![(get(no), Next::Back), (get("app-undo-yes"), Next::Do(Effect::TakeBack))];
        self.cover(Overlay::Dialog(Dialog::new(get("app-undo-title"), get(body), answers)))
    }

    /// Takes the last choice back, without a question.
    pub(crate) fn undo_anyway(&mut self, ctx: &Ctx) -> Next {
        self.request(session::Ask::TakeBack, ctx)
    }

    /// Plays the last undone choice again.
    pub(crate) fn redo(&mut self, ctx: &Ctx) -> Next {
        self.request(session::Ask::Redo, ctx)
    }
}
