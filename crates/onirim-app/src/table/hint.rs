//! Help with the question that is asked, in steps: a nudge, the move, the figures.

use onirim_coach::advice::Hint;
use onirim_core::Action;
use onirim_session::Standing;

use crate::asks::{Command, Dialog};
use crate::coach::{Advised, Awaited};
use crate::input::Key;
use crate::scene::Ctx;
use crate::table::keys::PAGE;
use crate::table::{Ask, GameScreen, Go, Overlay};

/// Help with a question, as far as it has gone.
#[derive(Clone, Debug)]
pub struct Help {
    advised: Awaited<Result<Advised, String>>,
    /// What is answered together with the best answer; nobody has thought about it until it is to be told.
    further: Option<Awaited<Vec<String>>>,
    /// How far it has gone.
    pub step: Hint,
    /// How many lines from the top.
    pub place: usize,
    cover: Cover,
}

/// Is help on the screen?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cover {
    Open,
    Closed,
}

/// Was a key meant for the help?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// Yes, and nothing else.
    Done,
    /// No.
    NotMeant,
}

impl Help {
    fn new(advised: Awaited<Result<Advised, String>>) -> Help {
        Help { advised, further: None, step: Hint::FIRST, place: 0, cover: Cover::Open }
    }

    /// Is help on the screen?
    pub fn is_open(&self) -> bool {
        self.cover == Cover::Open
    }

    /// Is the coach still thinking about it?
    pub fn is_awaited(&self) -> bool {
        let is_further_awaited = self.further.as_ref().is_some_and(Awaited::is_awaited);
        self.advised.is_awaited() || self.step == Hint::Move && is_further_awaited
    }

    /// What is said, one sentence a line; nothing while the coach is thinking.
    pub fn said(&self) -> Vec<String> {
        let Some(advised) = self.advised.get() else { return Vec::new() };
        let Ok(advised) = advised.as_ref() else { return Vec::new() };
        let mut said = advised.said(self.step).to_vec();
        if let (Hint::Move, Some(further)) = (self.step, self.further.as_ref().and_then(Awaited::get)) {
            said.extend(further.iter().cloned());
        }
        said
    }

    /// The best answer, if the coach has told it already.
    pub fn best(&self) -> Option<Action> {
        match self.step {
            Hint::Nudge => None,
            Hint::Move | Hint::Figures => self.advised.get()?.as_ref().ok().map(|advised| advised.best),
        }
    }

    pub(super) fn close(&mut self) {
        self.cover = Cover::Closed;
    }

    /// A step further; or, if it was closed or is awaited, the same step again.
    fn go_on(&mut self) {
        if self.is_open() && !self.is_awaited() && self.step != self.step.next() {
            (self.step, self.place) = (self.step.next(), 0);
        }
        self.cover = Cover::Open;
    }

    /// Figures are scrolled. Every other key closes the help, and those that play do that as well.
    pub(super) fn key(&mut self, key: Key, reach: usize) -> Heard {
        if !self.is_open() || matches!(key, Key::Char('h' | 'H')) {
            return Heard::NotMeant;
        }
        if self.step == Hint::Figures
            && let Some(scroll) = key.scroll()
        {
            self.place = scroll.from(self.place, PAGE, reach);
            return Heard::Done;
        }
        self.close();
        if key == Key::Escape { Heard::Done } else { Heard::NotMeant }
    }
}

impl GameScreen {
    /// Helps, or asks first if that has a price.
    pub(crate) fn hint(&mut self, ctx: &Ctx) -> Go {
        if let Some(help) = &mut self.help {
            help.go_on();
            if help.step == Hint::Move
                && matches!(self.ask, Ask::Arrange(_) | Ask::Pay(_))
                && help.further.is_none()
                && let (Some(decision), Some(coach)) = (self.session.decision(), ctx.coach())
            {
                help.further = Some(coach.further(self.session.playthrough(), decision.seat, &ctx.text));
            }
            return Go::Stay;
        }
        if self.session.wanted().is_some() {
            self.notice = Some(ctx.text.get("app-hint-tell"));
            return Go::Stay;
        }
        match (self.session.may_be_advised(), self.session.standing()) {
            (Err(why), _) => {
                self.notice = Some(ctx.text.no_help(why));
                Go::Stay
            }
            (Ok(()), Standing::Counts) => {
                let answers = vec![
                    (ctx.text.get("app-undo-no"), Command::Resume),
                    (ctx.text.get("app-hint-yes"), Command::BeAdvised),
                ];
                let (title, body) = (ctx.text.get("app-hint-title"), ctx.text.get("coach-price"));
                self.cover(Overlay::Dialog(Dialog::new(title, body, answers)))
            }
            (Ok(()), Standing::Assisted) => self.be_advised(ctx),
        }
    }

    /// Marks the game and helps. Where the mark cannot be kept, nobody is helped, and the game goes on.
    pub(crate) fn be_advised(&mut self, ctx: &Ctx) -> Go {
        match self.session.advised(ctx.archive()) {
            Err(why) => {
                self.notice = Some(ctx.text.no_help(why));
                Go::Stay
            }
            Ok(agreed) => self.disagreed(agreed, ctx).unwrap_or_else(|| {
                self.think(ctx);
                Go::Stay
            }),
        }
    }

    fn think(&mut self, ctx: &Ctx) {
        let (Some(decision), Some(coach)) = (self.session.decision(), ctx.coach()) else { return };
        self.help = Some(Help::new(coach.advise(self.session.playthrough(), decision.seat, &ctx.text)));
        self.hear_the_coach();
    }

    /// If the coach has nothing to say, that is told instead of help.
    pub(crate) fn hear_the_coach(&mut self) {
        let refused = self.help.as_ref().and_then(|help| help.advised.get()?.as_ref().err().cloned());
        if let Some(why) = refused {
            self.help = None;
            self.notice = Some(why);
        }
    }
}
