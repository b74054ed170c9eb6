//! Help with the current question in three steps: nudge, move, figures.

use onirim_coach::advice::Hint;
use onirim_core::Action;
use onirim_session::{self as session, Later, Standing};

use crate::asks::{Dialog, as_digit};
use crate::coach::{Advised, Figure};
use crate::input::Key;
use crate::next::{Effect, Next};
use crate::scene::Ctx;
use crate::table::input::PAGE;
use crate::table::{Ask, GameScreen, Overlay};

/// Help with a question.
#[derive(Clone, Debug)]
pub struct Help {
    advised: Later<Result<Advised, String>>,
    /// The rest of the best answer; computed only when it is shown.
    further: Option<Later<Vec<String>>>,
    /// The current step.
    pub step: Hint,
    /// The first line shown.
    pub place: usize,
    is_open: bool,
    /// Whether the question is answered from a list, so that each answer can have its figure beside it.
    is_list: bool,
    mark: Mark,
}

/// The mark of the saved game as assisted. Advice is shown only after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Missing,
    Requested,
    Saved,
}

impl Help {
    fn new(advised: Later<Result<Advised, String>>, is_list: bool) -> Help {
        Help { advised, further: None, step: Hint::FIRST, place: 0, is_open: true, is_list, mark: Mark::Missing }
    }

    /// Whether the help is shown.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether the coach is still computing it.
    pub fn is_awaited(&self) -> bool {
        let is_further_awaited = self.further.as_ref().is_some_and(Later::is_awaited);
        self.mark != Mark::Saved || self.step == Hint::Move && is_further_awaited
    }

    /// Part of the advice, once it may be shown.
    fn shown<T>(&self, look: impl FnOnce(&Advised) -> T) -> Option<T> {
        match self.mark {
            Mark::Missing | Mark::Requested => None,
            Mark::Saved => self.advised.get()?.as_ref().ok().map(look),
        }
    }

    /// The sentences of the current step; empty while the coach computes.
    pub fn said(&self) -> Vec<String> {
        self.said_for(self.is_list)
    }

    /// The same where no [figures](Help::figures) can stand beside their answers: they are said as well.
    pub fn said_with_figures(&self) -> Vec<String> {
        self.said_for(false)
    }

    fn said_for(&self, is_list: bool) -> Vec<String> {
        let said = self.shown(|advised| match (self.step, is_list) {
            (Hint::Nudge, _) => advised.nudge.clone(),
            (Hint::Move, _) => advised.the_move.clone(),
            (Hint::Figures, true) => advised.beside.clone(),
            (Hint::Figures, false) => advised.figures.clone(),
        });
        let mut said = said.unwrap_or_default();
        if let (Hint::Move, Some(further)) = (self.step, self.further.as_ref().and_then(Later::get)) {
            said.extend(further.iter().cloned());
        }
        said
    }

    /// The best action, if the current step shows it.
    pub fn best(&self) -> Option<Action> {
        match self.step {
            Hint::Nudge => None,
            Hint::Move | Hint::Figures => self.shown(|advised| advised.best),
        }
    }

    /// What each answer is worth, the best first, if the current step shows it beside the answers.
    pub fn figures(&self) -> Vec<Figure> {
        if self.step != Hint::Figures || !self.is_list {
            return Vec::new();
        }
        self.shown(|advised| advised.worth.clone()).unwrap_or_default()
    }

    /// Whether answers are marked or have figures beside them.
    fn marks_answers(&self) -> bool {
        self.is_list && self.best().is_some()
    }

    /// After a card was pointed at by a click, help that marks answers stays open.
    pub(super) fn pointed_at(&mut self) {
        if !self.marks_answers() {
            self.close();
        }
    }

    pub(super) fn close(&mut self) {
        self.is_open = false;
    }

    /// Goes one step further; shows the same step again if it was closed or is still computed.
    fn go_on(&mut self) {
        if self.is_open() && !self.is_awaited() && self.step != self.step.next() {
            (self.step, self.place) = (self.step.next(), 0);
        }
        self.is_open = true;
    }

    /// Keys that point at a card or an answer leave help that marks answers open; other figures are scrolled. Every other key closes the help, and is
    /// also played if it plays something. Returns whether the key is handled.
    pub(super) fn takes(&mut self, key: Key, reach: usize) -> bool {
        if !self.is_open() || matches!(key, Key::Char('h' | 'H')) || self.marks_answers() && is_pointing(key) {
            return false;
        }
        if self.step == Hint::Figures
            && let Some(scroll) = key.scroll()
        {
            self.place = scroll.from(self.place, PAGE, reach);
            return true;
        }
        self.close();
        key == Key::Escape
    }
}

/// Whether a key only points at something.
fn is_pointing(key: Key) -> bool {
    let is_digit = matches!(key, Key::Char(letter) if as_digit(letter).is_ascii_digit());
    is_digit || matches!(key, Key::Up | Key::Down | Key::Left | Key::Right | Key::Home | Key::End)
}

impl GameScreen {
    /// The help, if it is shown.
    pub fn open_help(&self) -> Option<&Help> {
        self.help.as_ref().filter(|help| help.is_open())
    }

    /// The best action, if the help shows it.
    pub fn best_answer(&self) -> Option<Action> {
        self.open_help()?.best()
    }

    /// What an action is worth, if the help shows it.
    pub fn figure(&self, action: Action) -> Option<Figure> {
        self.open_help()?.figures().into_iter().find(|figure| figure.action == action)
    }

    /// What the best action with the card at this place is worth, if the help shows it.
    pub fn figure_at(&self, place: usize) -> Option<Figure> {
        let Ask::Choose(offers) = &self.ask else { return None };
        self.open_help()?.figures().into_iter().find(|figure| offers.concerns(place, figure.action))
    }

    /// Gives help, after a question if it has a price.
    pub(crate) fn hint(&mut self, ctx: &Ctx) -> Next {
        if let Some(help) = &mut self.help {
            help.go_on();
            let is_together = matches!(self.ask, Ask::Arrange(_) | Ask::Pay(_));
            if help.step == Hint::Move && is_together && help.further.is_none() {
                help.further = Some(ctx.coach.further(&self.seat.scene().view, &ctx.text));
            }
            return Next::Stay;
        }
        if self.wants_card() {
            self.notice = Some(ctx.text.get("app-hint-tell"));
            return Next::Stay;
        }
        match (self.scene().rights.advice, self.scene().about.standing) {
            (Err(why), _) => {
                self.notice = Some(ctx.text.no_help(why));
                Next::Stay
            }
            (Ok(()), Standing::Counts) => {
                let answers = vec![
                    (ctx.text.get("app-undo-no"), Next::Back),
                    (ctx.text.get("app-hint-yes"), Next::Do(Effect::BeAdvised)),
                ];
                let (title, body) = (ctx.text.get("app-hint-title"), ctx.text.get("coach-price"));
                self.cover(Overlay::Dialog(Dialog::new(title, body, answers)))
            }
            (Ok(()), Standing::Assisted) => self.be_advised(ctx),
        }
    }

    /// Asks the coach. The game counts until advice is shown.
    pub(crate) fn be_advised(&mut self, ctx: &Ctx) -> Next {
        if let Err(why) = self.scene().rights.advice {
            self.notice = Some(ctx.text.no_help(why));
            return Next::Stay;
        }
        let advised = ctx.coach.advise(&self.scene().view, &ctx.text);
        self.help = Some(Help::new(advised, matches!(self.ask, Ask::Choose(_))));
        self.poll_coach(ctx)
    }

    /// Shows the advice once the saved game is marked as assisted. If there is no advice, or the mark cannot be saved, shows why; the game counts as before.
    pub(crate) fn poll_coach(&mut self, ctx: &Ctx) -> Next {
        let Some(help) = self.help.as_mut().filter(|help| help.mark == Mark::Missing) else { return Next::Stay };
        let refused = match help.advised.get() {
            None => return Next::Stay,
            Some(advised) => advised.as_ref().err().cloned(),
        };
        if let Some(why) = refused {
            (self.help, self.notice) = (None, Some(why));
            return Next::Stay;
        }
        help.mark = Mark::Requested;
        self.request(session::Ask::NoteAdvice, ctx)
    }

    /// Shows the advice after the game was marked.
    pub(super) fn show_advice(&mut self) {
        if let Some(help) = &mut self.help {
            help.mark = Mark::Saved;
        }
    }

    /// Drops advice whose mark could not be saved.
    pub(super) fn drop_advice(&mut self) {
        if self.help.as_ref().is_some_and(|help| help.mark == Mark::Requested) {
            self.help = None;
        }
    }
}
