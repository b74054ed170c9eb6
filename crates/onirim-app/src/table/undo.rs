//! Taking back and playing again.

use onirim_session::{Standing, Undo};

use crate::asks::{Command, Dialog};
use crate::scene::Ctx;
use crate::table::{GameScreen, Go, Overlay};

impl GameScreen {
    /// Takes the last choice back, or asks first if that has a price.
    pub(crate) fn undo(&mut self, ctx: &Ctx) -> Go {
        if let Some(go) = self.undo_in_lesson(ctx) {
            return go;
        }
        match (self.session.price_of_undo(), self.session.standing()) {
            (Err(why), _) => {
                self.notice = Some(ctx.text.no_undo(why));
                Go::Stay
            }
            (Ok(Undo::ForHelp), Standing::Counts) => self.ask_before_undo("undo-price", "app-undo-no", ctx),
            // A result that stands is not lost for one key.
            (Ok(_), _) if self.session.is_over() => self.ask_before_undo("undo-over", "app-undo-leave", ctx),
            (Ok(Undo::ForCorrection), _) | (Ok(Undo::ForHelp), Standing::Assisted) => self.undo_anyway(ctx),
        }
    }

    fn ask_before_undo(&mut self, body: &str, no: &str, ctx: &Ctx) -> Go {
        let get = |key: &str| ctx.text.get(key);
        let answers = vec![(get(no), Command::Resume), (get("app-undo-yes"), Command::UndoAnyway)];
        self.cover(Overlay::Dialog(Dialog::new(get("app-undo-title"), get(body), answers)))
    }

    /// Takes the last choice back, whatever it costs.
    pub(crate) fn undo_anyway(&mut self, ctx: &Ctx) -> Go {
        match self.session.take_back(ctx.archive()) {
            Err(why) => {
                self.notice = Some(ctx.text.no_undo(why));
                Go::Stay
            }
            Ok(agreed) => self.disagreed(agreed, ctx).unwrap_or_else(|| {
                self.lay_out(ctx);
                let asks_again = self.session.wanted().is_some();
                self.notice = Some(ctx.text.get(if asks_again { "app-asked-again" } else { "undo-done" }));
                Go::Stay
            }),
        }
    }

    /// Plays again what was taken back last.
    pub(crate) fn redo(&mut self, ctx: &Ctx) -> Go {
        match self.session.redo(ctx.archive()) {
            None => {
                self.notice = Some(ctx.text.get("undo-nothing-again"));
                Go::Stay
            }
            Some(kept) => {
                self.lay_out(ctx);
                self.kept(kept, ctx)
            }
        }
    }
}
