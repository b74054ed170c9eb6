//! Questions before costly choices.

use onirim_core::{Action, Players, View};
use onirim_session::Ask;
use onirim_text::{Args, Text, Warning, warning};

use crate::asks::Dialog;
use crate::next::{Effect, Next};
use crate::scene::Ctx;
use crate::table::{GameScreen, Overlay};

impl GameScreen {
    /// Plays one action, after a question if it is costly. It need not be legal.
    pub(crate) fn choose_action(&mut self, action: Action, ctx: &Ctx) -> Next {
        if self.overlay.is_some() || self.is_hands_turn() || !self.scene().looks() {
            return Next::Stay;
        }
        (self.stage, self.notice) = (None, None);
        if self.scene().actions.contains(&action) {
            self.choose(vec![action], ctx)
        } else {
            self.request(Ask::Act(vec![action]), ctx)
        }
    }

    /// Plays the chosen actions, after a question if they are costly.
    pub(crate) fn choose(&mut self, actions: Vec<Action>, ctx: &Ctx) -> Next {
        if let Some(lesson) = &self.lesson {
            if !lesson.allows(&actions) && !self.is_answer_unfinished() {
                self.notice = Some(ctx.text.get("lesson-other"));
                return Next::Stay;
            }
            return self.act(&actions, ctx);
        }
        match self.costs(&actions, &ctx.text) {
            Some(words) => {
                let answers = vec![
                    (ctx.text.get("app-confirm-no"), Next::Back),
                    (ctx.text.get("app-confirm-yes"), Next::Do(Effect::Act(actions))),
                ];
                let dialog = Dialog::new(ctx.text.get("app-confirm-title"), words, answers);
                self.overlay = Some(Overlay::Dialog(dialog));
                Next::Stay
            }
            None => self.act(&actions, ctx),
        }
    }

    /// The warning before these actions; `None` if they are played at once.
    fn costs(&self, actions: &[Action], text: &Text) -> Option<String> {
        let view: View = self.view();
        let told = actions.iter().find_map(|&action| warning(action, &view));
        let told = told.or_else(|| view.dooms(actions).then_some(Warning::NoLongerWinnable));
        told.map(|warning| text.warning(warning)).or_else(|| whole_hand(actions, &view, text))
    }
}

/// B14, D6: the whole hand is a costly answer that stands among cheap ones.
fn whole_hand(actions: &[Action], view: &View, text: &Text) -> Option<String> {
    let cards = view.hand.len() + view.shared.len();
    if !actions.contains(&Action::DiscardHand) || cards == 0 {
        return None;
    }
    let key = match view.setup.players {
        Players::One => "app-confirm-hand",
        Players::Two(_) => "app-confirm-hand.shared",
    };
    Some(text.get_with(key, &Args::new().count("count", cards)))
}
