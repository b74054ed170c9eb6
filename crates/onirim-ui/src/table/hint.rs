//! Help with the question that is asked, in steps: a nudge, the move, the figures.

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

/// Help with a question, as far as it has gone.
#[derive(Clone, Debug)]
pub struct Help {
    advised: Later<Result<Advised, String>>,
    /// What is answered together with the best answer; nobody has thought about it until it is to be told.
    further: Option<Later<Vec<String>>>,
    /// How far it has gone.
    pub step: Hint,
    /// How many lines from the top.
    pub place: usize,
    cover: Cover,
    answers: Answers,
    mark: Marked,
}

/// How the question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answers {
    /// By one of a list, so that each answer can have its figure beside it.
    Listed,
    /// By several together: an order, a payment.
    Together,
}

/// Is the game marked as assisted? Only then is advice shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Marked {
    NotYet,
    Asked,
    Yes,
}

/// Is help on the screen?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cover {
    Open,
    Closed,
}

impl Help {
    fn new(advised: Later<Result<Advised, String>>, answers: Answers) -> Help {
        let (cover, mark) = (Cover::Open, Marked::NotYet);
        Help { advised, further: None, step: Hint::FIRST, place: 0, cover, answers, mark }
    }

    /// Is help on the screen?
    pub fn is_open(&self) -> bool {
        self.cover == Cover::Open
    }

    /// Is the coach still thinking about it?
    pub fn is_awaited(&self) -> bool {
        let is_further_awaited = self.further.as_ref().is_some_and(Later::is_awaited);
        self.mark != Marked::Yes || self.step == Hint::Move && is_further_awaited
    }

    /// Something of the advice, once it may be shown.
    fn shown<T>(&self, look: impl FnOnce(&Advised) -> T) -> Option<T> {
        match self.mark {
            Marked::NotYet | Marked::Asked => None,
            Marked::Yes => self.advised.get()?.as_ref().ok().map(look),
        }
    }

    /// What is said, one sentence a line; nothing while the coach is thinking.
    pub fn said(&self) -> Vec<String> {
        self.said_for(self.answers)
    }

    /// The same where no [figures](Help::figures) can stand beside their answers: they are said as well.
    pub fn said_with_figures(&self) -> Vec<String> {
        self.said_for(Answers::Together)
    }

    fn said_for(&self, answers: Answers) -> Vec<String> {
        let said = self.shown(|advised| match (self.step, answers) {
            (Hint::Nudge, _) => advised.nudge.clone(),
            (Hint::Move, _) => advised.the_move.clone(),
            (Hint::Figures, Answers::Listed) => advised.beside.clone(),
            (Hint::Figures, Answers::Together) => advised.figures.clone(),
        });
        let mut said = said.unwrap_or_default();
        if let (Hint::Move, Some(further)) = (self.step, self.further.as_ref().and_then(Later::get)) {
            said.extend(further.iter().cloned());
        }
        said
    }

    /// The best answer, if the coach tells it at this step.
    pub fn best(&self) -> Option<Action> {
        match self.step {
            Hint::Nudge => None,
            Hint::Move | Hint::Figures => self.shown(|advised| advised.best),
        }
    }

    /// What each answer is worth, the best first, if the coach tells it at this step and each has its place beside its answer.
    pub fn figures(&self) -> Vec<Figure> {
        match (self.step, self.answers) {
            (Hint::Figures, Answers::Listed) => self.shown(|advised| advised.worth.clone()).unwrap_or_default(),
            (Hint::Nudge | Hint::Move, _) | (_, Answers::Together) => Vec::new(),
        }
    }

    /// Are answers marked, or their figures shown beside them?
    fn marks_answers(&self) -> bool {
        self.answers == Answers::Listed && self.best().is_some()
    }

    /// A card was pointed at by hand. Help that marks answers stays.
    pub(super) fn pointed_at(&mut self) {
        if !self.marks_answers() {
            self.close();
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

    /// Keys that point at a card or an answer leave the help open where it marks them; figures without a place of their own are scrolled. Every other key closes the help, and those that play do that
    /// as well. Returns whether the key was meant for the help and nothing else.
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

/// Does a key only point at something?
fn is_pointing(key: Key) -> bool {
    let is_digit = matches!(key, Key::Char(letter) if as_digit(letter).is_ascii_digit());
    is_digit || matches!(key, Key::Up | Key::Down | Key::Left | Key::Right | Key::Home | Key::End)
}

impl GameScreen {
    /// The help that is on the screen.
    pub fn open_help(&self) -> Option<&Help> {
        self.help.as_ref().filter(|help| help.is_open())
    }

    /// The answer that the help on the screen calls the best: it is marked, and so is its card.
    pub fn best_answer(&self) -> Option<Action> {
        self.open_help()?.best()
    }

    /// What this answer is worth, if the help on the screen tells it.
    pub fn figure(&self, action: Action) -> Option<Figure> {
        self.open_help()?.figures().into_iter().find(|figure| figure.action == action)
    }

    /// What can best be done with the card at this place of the hand, if the help on the screen tells it.
    pub fn figure_at(&self, place: usize) -> Option<Figure> {
        let Ask::Choose(offers) = &self.ask else { return None };
        self.open_help()?.figures().into_iter().find(|figure| offers.concerns(place, figure.action))
    }

    /// Helps, or asks first if that has a price.
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

    /// Asks the coach. The game counts as before until there is advice to show.
    pub(crate) fn be_advised(&mut self, ctx: &Ctx) -> Next {
        if let Err(why) = self.scene().rights.advice {
            self.notice = Some(ctx.text.no_help(why));
            return Next::Stay;
        }
        let answers = if matches!(self.ask, Ask::Choose(_)) { Answers::Listed } else { Answers::Together };
        let advised = ctx.coach.advise(&self.scene().view, &ctx.text);
        self.help = Some(Help::new(advised, answers));
        self.hear_the_coach(ctx)
    }

    /// Advice that has come is shown once the kept game is marked. Where the coach has nothing to say, or the mark cannot be kept, that is told instead, and the game counts as before.
    pub(crate) fn hear_the_coach(&mut self, ctx: &Ctx) -> Next {
        let Some(help) = self.help.as_mut().filter(|help| help.mark == Marked::NotYet) else { return Next::Stay };
        let refused = match help.advised.get() {
            None => return Next::Stay,
            Some(advised) => advised.as_ref().err().cloned(),
        };
        if let Some(why) = refused {
            (self.help, self.notice) = (None, Some(why));
            return Next::Stay;
        }
        help.mark = Marked::Asked;
        self.request(session::Ask::NoteAdvice, ctx)
    }

    /// The game is marked.
    pub(super) fn show_advice(&mut self) {
        if let Some(help) = &mut self.help {
            help.mark = Marked::Yes;
        }
    }

    /// Advice that could not be noted is not shown.
    pub(super) fn drop_advice(&mut self) {
        if self.help.as_ref().is_some_and(|help| help.mark == Marked::Asked) {
            self.help = None;
        }
    }
}
