//! What is asked for once more before it is done.

use onirim_core::{Action, View};
use onirim_text::{Warning, warning};

use crate::asks::{Command, Dialog};
use crate::scene::Ctx;
use crate::table::{GameScreen, Go, Overlay};

impl GameScreen {
    /// The player has chosen; a costly choice is asked for once more.
    pub(crate) fn choose(&mut self, actions: Vec<Action>, ctx: &Ctx) -> Go {
        if let Some(lesson) = &self.lesson {
            if !lesson.allows(&actions) {
                self.notice = Some(ctx.text.get("lesson-other"));
                return Go::Stay;
            }
            return self.act(&actions, ctx);
        }
        match self.costs(&actions) {
            Some(warning) => {
                let answers = vec![
                    (ctx.text.get("app-confirm-no"), Command::Resume),
                    (ctx.text.get("app-confirm-yes"), Command::Act(actions)),
                ];
                let dialog = Dialog::new(ctx.text.get("app-confirm-title"), ctx.text.warning(warning), answers);
                self.overlay = Some(Overlay::Dialog(dialog));
                Go::Stay
            }
            None => self.act(&actions, ctx),
        }
    }

    /// What the player should hear before this.
    fn costs(&self, actions: &[Action]) -> Option<Warning> {
        let view: View = self.view();
        let told = actions.iter().find_map(|&action| warning(action, &view));
        told.or_else(|| self.session.game().dooms(actions).then_some(Warning::NoLongerWinnable))
    }
}
