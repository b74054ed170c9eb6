//! A deal that comes from outside, as with a link: it is explained, and dealt only if the player wants it.

use onirim_record::ShareCode;
use onirim_text::Args;

use super::{App, Flow, KeyHelp};
use crate::asks::{Command, Dialog};
use crate::input::Target;
use crate::pages::DealFrom;
use crate::table::Go;

impl App {
    /// A link names this deal. The player is asked whether it is to be played, whatever is on the screen.
    pub fn invite(&mut self, code: &ShareCode) {
        let text = &self.ctx.text;
        let args = Args::new().text("setup", text.setup(&code.setup)).text("code", code.to_string());
        let mut body = text.get_with("app-link-text", &args);
        if self.session().is_some_and(|session| !session.is_over()) {
            body = format!("{body}\n{}", text.get("app-link-keeps"));
        }
        let begin = Go::Begin { setup: code.setup, seed: Some(code.seed), from: DealFrom::Seed };
        let answers =
            vec![(text.get("app-link-play"), Command::Go(begin)), (text.get("app-link-not-now"), Command::Resume)];
        self.invitation = Some(Dialog::new(text.get("app-link-title"), body, answers));
        self.key_help = KeyHelp::Closed;
    }

    /// The question that lies over the screen, whichever it is.
    pub fn invitation(&self) -> Option<&Dialog> {
        self.invitation.as_ref()
    }

    pub(super) fn answer_invitation(&mut self, target: Target) -> Flow {
        let Some(command) = self.invitation.as_mut().and_then(|dialog| dialog.click(target)) else { return Flow::Stay };
        self.invitation = None;
        if let Command::Go(go) = command { self.leave_for(go) } else { Flow::Stay }
    }
}
