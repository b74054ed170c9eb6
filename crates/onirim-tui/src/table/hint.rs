//! Help with the question that is asked, in steps: a nudge, the move, the figures.

use onirim_coach::advice::{Advice, Hint, plan};
use onirim_core::{Action, Card};
use onirim_session::Standing;
use onirim_text::{Args, Text};

use crate::asks::{Command, Dialog};
use crate::draw::brush::wrapped;
use crate::input::Key;
use crate::scene::Ctx;
use crate::table::keys::PAGE;
use crate::table::{Ask, GameScreen, Go, Overlay};

/// What help gets on the smallest screen: columns and lines. Scrolling ends where its last line is seen there.
const SMALLEST_PAGE: (u16, usize) = (76, 5);

/// Help with a question, as far as it has gone.
#[derive(Clone, Debug)]
pub(crate) struct Help {
    advice: Box<Advice>,
    /// The best answer, with all that is answered together with it; empty until it is told, and where one answer is all.
    plan: Vec<Action>,
    pub(crate) step: Hint,
    /// How many lines from the top.
    pub(crate) place: usize,
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
    pub(crate) fn is_open(&self) -> bool {
        self.cover == Cover::Open
    }

    pub(super) fn close(&mut self) {
        self.cover = Cover::Closed;
    }

    /// A step further; or, if it was closed, the same step again.
    fn go_on(&mut self) {
        if self.is_open() && self.step != self.step.next() {
            (self.step, self.place) = (self.step.next(), 0);
        }
        self.cover = Cover::Open;
    }

    /// Figures are scrolled. Every other key closes the help, and those that play do that as well.
    pub(super) fn key(&mut self, key: Key, text: &Text) -> Heard {
        if !self.is_open() || matches!(key, Key::Char('h' | 'H')) {
            return Heard::NotMeant;
        }
        let most = self.lines(text, SMALLEST_PAGE.0).len().saturating_sub(SMALLEST_PAGE.1);
        if self.step == Hint::Figures
            && let Some(scroll) = key.scroll()
        {
            self.place = scroll.from(self.place, PAGE, most);
            return Heard::Done;
        }
        self.close();
        if key == Key::Escape { Heard::Done } else { Heard::NotMeant }
    }

    /// What is said, in lines of this width.
    pub(crate) fn lines(&self, text: &Text, columns: u16) -> Vec<String> {
        let mut said = text.hint(self.step, &self.advice);
        if self.step == Hint::Move {
            said.extend(self.further(text));
        }
        said.iter().flat_map(|line| wrapped(line, columns)).collect()
    }

    /// What is answered together with the best answer: further choices, and a whole order of cards.
    fn further(&self, text: &Text) -> impl Iterator<Item = String> {
        let label = |&action: &Action| text.choice(action, &self.advice.view).label;
        let choices = self.plan.iter().skip(1).filter(|action| !matches!(action, Action::PlaceNext { .. }));
        let choices: Vec<String> = choices.map(label).collect();
        let order: Vec<String> = self.order().into_iter().map(|card| text.card(card)).collect();
        let told = [("tui-hint-then", "choices", choices), ("tui-hint-order", "cards", order)];
        told.into_iter()
            .filter(|(_, _, all)| !all.is_empty())
            .map(|(key, name, all)| text.get_with(key, &Args::new().text(name, text.list(&all))))
    }

    /// The order of the cards that are looked at, if one is wanted. The last card has no choice.
    fn order(&self) -> Vec<Card> {
        let mut left: Vec<Card> = self.advice.view.looked_at.iter().copied().flatten().collect();
        let mut order = Vec::new();
        for &action in &self.plan {
            let (Action::PlaceNext { card } | Action::DiscardSeen { card } | Action::Raise { card }) = action else {
                continue;
            };
            if let Some(place) = left.iter().position(|&other| other == card) {
                left.remove(place);
            }
            if let Action::PlaceNext { card } = action {
                order.push(card);
            }
        }
        if !order.is_empty() {
            order.extend(left);
        }
        order
    }
}

impl GameScreen {
    /// Helps, or asks first if that has a price.
    pub(crate) fn hint(&mut self, ctx: &Ctx<'_>) -> Go {
        if let Some(help) = &mut self.help {
            help.go_on();
            if help.step == Hint::Move && matches!(self.ask, Ask::Arrange(_) | Ask::Pay(_)) && help.plan.is_empty() {
                help.plan = plan(self.session.game(), help.advice.seat()).unwrap_or_default();
            }
            return Go::Stay;
        }
        if self.session.wanted().is_some() {
            self.notice = Some(ctx.text.get("tui-hint-tell"));
            return Go::Stay;
        }
        match (self.session.may_be_advised(), self.session.standing()) {
            (Err(why), _) => {
                self.notice = Some(ctx.text.no_help(why));
                Go::Stay
            }
            (Ok(()), Standing::Counts) => {
                let answers = vec![
                    (ctx.text.get("tui-undo-no"), Command::Resume),
                    (ctx.text.get("tui-hint-yes"), Command::BeAdvised),
                ];
                let (title, body) = (ctx.text.get("tui-hint-title"), ctx.text.get("coach-price"));
                self.cover(Overlay::Dialog(Dialog::new(title, body, answers)))
            }
            (Ok(()), Standing::Assisted) => self.be_advised(ctx),
        }
    }

    /// Marks the game and helps. Where the mark cannot be kept, nobody is helped, and the game goes on.
    pub(crate) fn be_advised(&mut self, ctx: &Ctx<'_>) -> Go {
        match self.session.advised(ctx.store) {
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

    /// Nothing is shown meanwhile: for one player with the base game, the Book or the Towers it took 20 to 50 milliseconds (median), 95 at most, as tests are built and on a busy machine. Other set-ups
    /// were not measured. A whole order or payment took up to 0.4 seconds, so it is planned only when it is to be told.
    fn think(&mut self, ctx: &Ctx<'_>) {
        let Some(decision) = self.session.decision() else { return };
        match Advice::on(self.session.game(), decision.seat) {
            Ok(advice) => {
                let advice = Box::new(advice);
                self.help = Some(Help { advice, plan: Vec::new(), step: Hint::FIRST, place: 0, cover: Cover::Open });
            }
            Err(why) => self.notice = Some(ctx.text.no_advice(why)),
        }
    }
}
