//! What a player can want besides choosing: the menu of the game, letters that always mean the same, leaving.

use onirim_core::Setup;
use onirim_session::{Kept, Lesson, SpellStop};
use onirim_text::Args;

use crate::app::Sharing;
use crate::asks::{Command, Dialog};
use crate::pages::DealFrom;
use crate::scene::Ctx;
use crate::table::{GameScreen, Overlay};

/// Where to go from the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    Stay,
    Menu,
    Quit,
    Rules,
    Settings,
    Again,
    /// To a game with another set-up.
    Another,
    SameDeal,
    /// To this new game.
    Begin {
        setup: Setup,
        seed: Option<u64>,
        from: DealFrom,
    },
    /// To a new game from this step of the one on the table on.
    PlayOn(usize),
    /// To this lesson.
    Lesson(Lesson),
    Review,
    LookBack,
    /// Nowhere, but the coach is asked.
    Hint,
    /// The same, whatever it costs.
    BeAdvised,
    /// To the rest of a deal that was told wrongly, and back.
    Redeal(Box<onirim_session::Dealing>),
    /// Nowhere, but from now on the guide through a game with real cards is brief.
    BeBrief,
    /// Nowhere, but a setting that only this front end has is switched, by its letter.
    Switch(char),
    /// Nowhere, but this goes to the clipboard.
    Copy(String),
    /// Nowhere, but this went wrong.
    Trouble(String),
    /// Nowhere, but this must not be missed.
    Notice(String),
    /// To the menu: the game is no longer there to be played, and why.
    Ended(String),
}

impl GameScreen {
    /// Letters that mean the same at every question.
    pub(crate) fn command_key(&mut self, letter: char, ctx: &Ctx) -> Option<Go> {
        Some(match letter.to_ascii_lowercase() {
            'u' => self.undo(ctx),
            'r' if self.session.is_over() => Go::LookBack,
            'r' => self.redo(ctx),
            'h' => Go::Hint,
            'l' => self.cover(Overlay::Log(0)),
            'i' => {
                self.has_looked_at_piles(ctx);
                self.cover(Overlay::Piles(0))
            }
            // With real cards there is no code.
            'c' if self.has_real_cards() => self.open_slips(ctx),
            'c' => self.copy(ctx),
            's' if self.session.can_stop_for_spells() => self.list_spells(ctx),
            letter if ctx.switches(letter) => Go::Switch(letter),
            _ => return None,
        })
    }

    pub(crate) fn cover(&mut self, overlay: Overlay) -> Go {
        self.overlay = Some(overlay);
        Go::Stay
    }

    /// The deal goes to the clipboard, as far as there is one.
    fn copy(&mut self, ctx: &Ctx) -> Go {
        match (self.session.share_code(), ctx.sharing) {
            (Some(code), Sharing::Code) => {
                let code = code.to_string();
                self.notice = Some(ctx.text.get_with("app-copied", &Args::new().text("code", &code)));
                Go::Copy(code)
            }
            (Some(code), Sharing::Link { deal, .. }) => {
                self.notice = Some(ctx.text.get("app-copied-link"));
                Go::Copy(deal(&code))
            }
            (None, _) => {
                let key = if self.session.record().has_secrets() { "code-secret" } else { "app-no-code" };
                self.notice = Some(ctx.text.get(key));
                Go::Stay
            }
        }
    }

    pub(crate) fn switch_stop(&mut self, ctx: &Ctx) -> Go {
        let (stop, key) = match self.session.spell_stop() {
            SpellStop::BeforeDraws => (SpellStop::Never, "app-stop-off"),
            SpellStop::Never => (SpellStop::BeforeDraws, "app-stop-on"),
        };
        self.session.stop_this_turn(stop);
        // A stop that is lifted while it holds the game lets it go on.
        let go = self.go_on(ctx);
        if go == Go::Stay {
            self.notice = Some(ctx.text.get(key));
        }
        go
    }

    pub(crate) fn open_menu(&mut self, ctx: &Ctx) -> Go {
        if self.session.is_over() {
            return self.leave(Go::Menu, ctx);
        }
        let get = |key: &str| ctx.text.get(key);
        let mut answers = vec![
            (get("app-pause-resume"), Command::Resume),
            (get("app-pause-rules"), Command::Go(Go::Rules)),
            (get("app-pause-settings"), Command::Go(Go::Settings)),
            (get("app-pause-menu"), Command::Leave(Go::Menu)),
            (get("app-pause-quit"), Command::Leave(Go::Quit)),
        ];
        if self.lesson.is_none() {
            answers.push((get("app-pause-give-up"), Command::GiveUp));
        }
        let body = ctx.text.setup(&self.session.record().setup);
        self.cover(Overlay::Dialog(Dialog::new(get("app-pause-title"), body, answers)))
    }

    pub(crate) fn obey(&mut self, command: Command, ctx: &Ctx) -> Go {
        let covering = self.overlay.take();
        match command {
            // The last question of a game leads to the menu; one that lies over it, back to it.
            Command::Resume if self.session.is_over() && covering.is_none() => self.leave(Go::Menu, ctx),
            Command::Resume => Go::Stay,
            Command::Act(actions) => self.act(&actions, ctx),
            Command::UndoAnyway => self.undo_anyway(ctx),
            Command::BeAdvised => Go::BeAdvised,
            Command::GoOn => self.go_on_in_lesson(ctx),
            Command::Choose(actions) => self.choose(actions, ctx),
            Command::SwitchStop => self.switch_stop(ctx),
            Command::GiveUp => {
                let answers = vec![
                    (ctx.text.get("app-undo-no"), Command::Resume),
                    (ctx.text.get("app-pause-give-up"), Command::GiveUpForGood),
                ];
                let (title, body) =
                    (ctx.text.get("app-pause-give-up"), ctx.text.price_of_giving_up(self.session.standing()));
                self.cover(Overlay::Dialog(Dialog::new(title, body, answers)))
            }
            Command::GiveUpForGood => {
                let agreed = self.session.give_up(ctx.archive());
                self.disagreed(agreed, ctx).unwrap_or(Go::Menu)
            }
            Command::Leave(go) => self.leave(go, ctx),
            Command::Go(go) => go,
        }
    }

    /// Leaves the table. What could not be saved yet is saved now or, if that is still impossible, the player decides.
    pub(crate) fn leave(&mut self, go: Go, ctx: &Ctx) -> Go {
        if !self.session.is_unsaved() {
            return go;
        }
        match self.session.keep(ctx.archive()) {
            Kept::Saved | Kept::Begun(_) => go,
            kept @ (Kept::MovedOn | Kept::Ended) => self.kept(kept, ctx),
            Kept::Unsaved { trouble, .. } => {
                let answers = vec![
                    (ctx.text.get("app-unsaved-stay"), Command::Go(Go::Stay)),
                    (ctx.text.get("app-unsaved-retry"), Command::Leave(go.clone())),
                    (ctx.text.get("app-unsaved-leave"), Command::Go(go)),
                ];
                let body = ctx.text.unsaved(&trouble);
                self.cover(Overlay::Dialog(Dialog::new(ctx.text.get("app-unsaved-title"), body, answers)))
            }
        }
    }

    /// The player wants to quit at once, and is asked only if the game would be lost, and only once.
    pub(crate) fn quit(&mut self, ctx: &Ctx) -> Go {
        match &self.overlay {
            Some(Overlay::Dialog(dialog)) if dialog.offers(&Command::Go(Go::Quit)) => Go::Quit,
            Some(_) | None => self.leave(Go::Quit, ctx),
        }
    }
}
