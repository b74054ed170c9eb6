//! Commands at the table: the menu of the game, letters that always mean the same, leaving.

use onirim_session::{self as session, Kept, SpellStop};
use onirim_text::Args;

use crate::app::Sharing;
use crate::asks::Dialog;
use crate::next::{Destination, Effect, Next};
use crate::scene::Ctx;
use crate::table::{GameScreen, Overlay};

impl GameScreen {
    /// Handles a letter that means the same at every question.
    pub(crate) fn command_key(&mut self, letter: char, ctx: &Ctx) -> Option<Next> {
        Some(match letter.to_ascii_lowercase() {
            'u' => self.undo(ctx),
            'r' if self.scene().is_over() => Next::Open(Destination::LookBack),
            'r' => self.redo(ctx),
            'h' => self.hint(ctx),
            'l' => self.cover(Overlay::Log(0)),
            'i' => {
                self.has_looked_at_piles(ctx);
                self.cover(Overlay::Piles(0))
            }
            // Games with real cards have no share code.
            'c' if self.has_real_cards() => self.open_slips(ctx),
            'c' => self.copy(ctx),
            's' if self.scene().rights.spell_stop.is_some() => self.list_spells(ctx),
            letter if ctx.switches(letter) => Next::Do(Effect::Switch(letter)),
            _ => return None,
        })
    }

    pub(crate) fn cover(&mut self, overlay: Overlay) -> Next {
        self.overlay = Some(overlay);
        Next::Stay
    }

    /// Copies the share code or link, if there is one.
    fn copy(&mut self, ctx: &Ctx) -> Next {
        match (self.scene().about.code, ctx.sharing) {
            (Some(code), Sharing::Code) => {
                let code = code.to_string();
                self.notice = Some(ctx.text.get_with("app-copied", &Args::new().text("code", &code)));
                Next::Do(Effect::Copy(code))
            }
            (Some(code), Sharing::Link { deal, .. }) => {
                self.notice = Some(ctx.text.get("app-copied-link"));
                Next::Do(Effect::Copy(deal(&code)))
            }
            (None, _) => {
                let scene = self.scene();
                let key = if scene.setup().has_secrets() && !scene.is_over() { "code-secret" } else { "app-no-code" };
                self.notice = Some(ctx.text.get(key));
                Next::Stay
            }
        }
    }

    pub(crate) fn switch_stop(&mut self, ctx: &Ctx) -> Next {
        let (stop, key) = match self.scene().rights.spell_stop {
            Some(SpellStop::BeforeDraws) => (SpellStop::Never, "app-stop-off"),
            Some(SpellStop::Never) | None => (SpellStop::BeforeDraws, "app-stop-on"),
        };
        // If the stop holds the game, lifting it lets the game go on.
        let next = match self.request(session::Ask::StopThisTurn(stop), ctx) {
            Next::Stay => self.request(session::Ask::GoOn, ctx),
            next @ (Next::Back | Next::Open(_) | Next::Do(_) | Next::Quit) => next,
        };
        if let Next::Stay = next {
            self.notice = Some(ctx.text.get(key));
        }
        next
    }

    pub(crate) fn open_menu(&mut self, ctx: &Ctx) -> Next {
        if self.scene().is_over() {
            return Next::Open(Destination::Menu);
        }
        let get = |key: &str| ctx.text.get(key);
        let mut answers = vec![
            (get("app-pause-resume"), Next::Back),
            (get("app-pause-rules"), Next::Open(Destination::Rules)),
            (get("app-pause-settings"), Next::Open(Destination::Settings)),
            (get("app-pause-menu"), Next::Open(Destination::Menu)),
            (get("app-pause-quit"), Next::Quit),
        ];
        if self.lesson.is_none() {
            answers.push((get("app-pause-give-up"), Next::Do(Effect::AskToGiveUp)));
        }
        let body = ctx.text.setup(&self.scene().setup());
        self.cover(Overlay::Dialog(Dialog::new(get("app-pause-title"), body, answers)))
    }

    /// Handles an answer of the dialog over the table, or of the last question of a game or lesson.
    pub(crate) fn answered(&mut self, next: Next) -> Next {
        match (self.overlay.take(), next) {
            // The last question leads to the menu; a dialog over it leads back to it.
            (None, Next::Back) if self.scene().is_over() => Next::Open(Destination::Menu),
            (_, next) => next.or_closed(),
        }
    }

    pub(crate) fn ask_to_give_up(&mut self, ctx: &Ctx) -> Next {
        let answers = vec![
            (ctx.text.get("app-undo-no"), Next::Back),
            (ctx.text.get("app-pause-give-up"), Next::Do(Effect::GiveUp)),
        ];
        let (title, body) =
            (ctx.text.get("app-pause-give-up"), ctx.text.price_of_giving_up(self.scene().about.standing));
        self.cover(Overlay::Dialog(Dialog::new(title, body, answers)))
    }

    pub(crate) fn give_up(&mut self, ctx: &Ctx) -> Next {
        self.request(session::Ask::GiveUp, ctx)
    }

    /// Saves the game before the table is left. If that fails, returns the question about it.
    pub(crate) fn save_before(&mut self, wanted: &Next, ctx: &Ctx) -> Option<Next> {
        if !self.scene().is_unsaved() {
            return None;
        }
        match self.keep() {
            Kept::Saved | Kept::Begun(_) => None,
            kept @ (Kept::MovedOn | Kept::Ended) => Some(self.kept(kept, ctx)),
            Kept::Unsaved { trouble, .. } => {
                let abandon = Effect::Abandon(Box::new(wanted.clone()));
                let answers = vec![
                    (ctx.text.get("app-unsaved-stay"), Next::Back),
                    (ctx.text.get("app-unsaved-retry"), wanted.clone()),
                    (ctx.text.get("app-unsaved-leave"), Next::Do(abandon)),
                ];
                let body = ctx.text.unsaved(&trouble);
                Some(self.cover(Overlay::Dialog(Dialog::new(ctx.text.get("app-unsaved-title"), body, answers))))
            }
        }
    }

    /// Whether the player is asked to quit without saving.
    pub(crate) fn asks_whether_to_quit(&self) -> bool {
        matches!(&self.overlay, Some(Overlay::Dialog(dialog)) if dialog.answers.iter().any(|answer| {
            matches!(&answer.next, Next::Do(Effect::Abandon(next)) if next.quits())
        }))
    }
}
