//! A shared deal, as from a link: it is described, and dealt only after the player agrees.

use onirim_record::{Programs, ShareCode};
use onirim_text::Args;

use super::App;
use crate::asks::Dialog;
use crate::input::Target;
use crate::next::{Destination, Next};
use crate::pages::DealFrom;

impl App {
    /// Asks whether this shared deal is to be played, whatever is on the screen.
    pub fn invite(&mut self, code: &ShareCode) {
        let text = &self.ctx.text;
        let args = Args::new().text("setup", text.setup(&code.setup)).text("code", code.to_string());
        let mut body = text.get_with("app-link-text", &args);
        if self.scene().is_some_and(|scene| !scene.is_over()) {
            body = format!("{body}\n{}", text.get("app-link-keeps"));
        }
        let (setup, seed) = (code.setup, Some(code.seed));
        let begin = Destination::Deal { setup, seed, programs: Programs::NONE, from: DealFrom::Seed };
        let answers = vec![(text.get("app-link-play"), Next::Open(begin)), (text.get("app-link-not-now"), Next::Back)];
        self.invitation = Some(Dialog::new(text.get("app-link-title"), body, answers));
        self.has_key_help = false;
    }

    /// The question about a shared deal, which lies over any screen.
    pub fn invitation(&self) -> Option<&Dialog> {
        self.invitation.as_ref()
    }

    pub(super) fn answer_invitation(&mut self, target: Target) -> Next {
        let Some(next) = self.invitation.as_mut().and_then(|dialog| dialog.input(target)) else { return Next::Stay };
        self.invitation = None;
        next.or_closed()
    }
}
