//! What is asked for once more before it is done.

use onirim_core::{Action, QuickChance, View};
use onirim_text::{Warning, warning};

use crate::deal::Deal;
use crate::dialog::{Command, Dialog};
use crate::effect::Effect;
use crate::scene::Ctx;
use crate::session::{Overlay, Session};

/// How many chances are tried to find out whether an action loses the game for certain.
const TRIALS: u64 = 4;

impl Session {
    /// The player has chosen; a costly choice is asked for once more.
    pub(crate) fn choose(&mut self, actions: Vec<Action>, ctx: &Ctx<'_>) -> Vec<Effect> {
        if let Some(lesson) = &mut self.lesson {
            if !lesson.allows(&actions) {
                self.notice = Some(ctx.text.get("lesson-other"));
                return Vec::new();
            }
            lesson.go_on();
            return self.act(actions, ctx);
        }
        match self.costs(&actions) {
            Some(warning) => {
                let answers = vec![
                    (ctx.text.get("tui-confirm-no"), Command::Resume),
                    (ctx.text.get("tui-confirm-yes"), Command::Act(actions)),
                ];
                let dialog = Dialog::new(ctx.text.get("tui-confirm-title"), ctx.text.warning(warning), answers);
                self.overlay = Some(Overlay::Dialog(dialog));
                Vec::new()
            }
            None => self.act(actions, ctx),
        }
    }

    /// What the player should hear before this.
    fn costs(&self, actions: &[Action]) -> Option<Warning> {
        let view: View = self.view();
        let told = actions.iter().find_map(|&action| warning(action, &view));
        told.or_else(|| (self.deal != Deal::Table && self.loses(actions)).then_some(Warning::NoLongerWinnable))
    }

    /// Can the game be won now, and no more after this, however the cards come? Chances are made up, so that nothing is given away.
    fn loses(&self, actions: &[Action]) -> bool {
        let game = self.playthrough.game();
        game.may_be_won()
            && (0..TRIALS).all(|seed| {
                let mut trial = *game;
                let mut chance = QuickChance::new(seed);
                for &action in actions {
                    if trial.legal_actions().contains(action) {
                        // A listed action is legal, and this chance always knows.
                        let _ = trial.apply(action, &mut chance, &mut ());
                    }
                }
                trial.ending().is_none() && !trial.may_be_won()
            })
    }
}
