//! Real cards: entering the deal card by card.

use onirim_core::{Outcome, Setup};
use onirim_session::{Dealing, Guidance, NoCorrection, NotDealt};
use onirim_text::Perspective;

use crate::asks::{Answered, Correction, InvalidCode, Teller};
use crate::input::{Key, Target};
use crate::next::{Destination, Effect, Next};
use crate::scene::Ctx;
use crate::table::Chores;

/// A deal of real cards.
#[derive(Clone, Debug)]
pub struct DealingScreen {
    /// The cards entered so far.
    pub dealing: Dealing,
    /// The card that is asked for.
    pub teller: Teller,
    /// What the players must do now.
    pub chores: Chores,
    /// A notice.
    pub notice: Option<String>,
    /// The list of entered cards, while one is corrected.
    pub correction: Option<Correction>,
    /// How many chores have been shown.
    led: usize,
}

impl DealingScreen {
    /// A new deal, from the closed box on.
    pub(crate) fn new(setup: Setup, ctx: &Ctx) -> DealingScreen {
        let mut screen = DealingScreen::of(Dealing::new(setup), ctx);
        screen.follow_hands(ctx);
        screen
    }

    /// The rest of a deal after a correction.
    pub(crate) fn rest(dealing: Dealing, ctx: &Ctx) -> DealingScreen {
        let mut screen = DealingScreen::of(dealing, ctx);
        screen.lay_again(ctx);
        screen.notice = Some(ctx.text.get("slip-deal"));
        screen
    }

    fn of(dealing: Dealing, ctx: &Ctx) -> DealingScreen {
        let teller = teller(&dealing, ctx);
        DealingScreen { dealing, teller, chores: Chores::default(), notice: None, correction: None, led: 0 }
    }

    /// Whom the texts address.
    pub fn perspective(&self) -> Perspective {
        self.dealing.told_to().into()
    }

    pub(crate) fn input(&mut self, target: Target, ctx: &Ctx) -> Next {
        self.notice = None;
        if let Some(correction) = &mut self.correction {
            let next = correction.input(target, &ctx.text);
            if let Next::Back | Next::Do(_) = next {
                self.correction = None;
            }
            return next.or_closed();
        }
        let is_busy = self.chores.are_waited_for();
        let answered = if is_busy { self.while_busy(target) } else { self.teller.input(target) };
        match (answered, target) {
            (Answered::Answer(outcome), _) => return self.tell(outcome, ctx),
            (Answered::Invalid(code), _) => self.notice = Some(code.words(&ctx.text)),
            (Answered::Ignored, Target::Key(Key::Escape)) => return Next::Back,
            (Answered::Ignored, Target::Key(Key::Backspace)) => return self.take_back(ctx),
            (Answered::Ignored, Target::Key(Key::Char('c' | 'C'))) => return self.open_slips(ctx),
            (Answered::Ignored, Target::Key(Key::Char('w' | 'W'))) if self.chores.can_be_brief() => {
                self.chores.guidance = Guidance::Brief;
                return Next::Do(Effect::BeBrief);
            }
            (Answered::Ignored, Target::Key(Key::Char(letter))) if !is_busy => {
                self.notice = Some(InvalidCode::NoCard(letter.to_string()).words(&ctx.text));
            }
            (Answered::Ignored | Answered::Moved, _) => {}
        }
        Next::Stay
    }

    /// Handles an input while chores are to be done.
    fn while_busy(&mut self, target: Target) -> Answered {
        match target {
            Target::Key(Key::Enter) | Target::Item(_) | Target::Hand(_) => {
                self.chores.done();
                Answered::Moved
            }
            Target::Key(_) => Answered::Ignored,
        }
    }

    fn tell(&mut self, outcome: Outcome, ctx: &Ctx) -> Next {
        match self.dealing.tell(outcome) {
            Ok(Some(dealt)) => return Next::Open(Destination::Dealt(Box::new(dealt))),
            Ok(None) => {
                self.follow_hands(ctx);
                self.teller = teller(&self.dealing, ctx);
            }
            Err(NotDealt::Impossible) => self.notice = Some(ctx.text.get("app-tell-impossible")),
        }
        Next::Stay
    }

    /// Removes the last card.
    fn take_back(&mut self, ctx: &Ctx) -> Next {
        match self.dealing.take_back() {
            Some(_) => self.lay_again(ctx),
            None => self.notice = Some(ctx.text.get("undo-nothing")),
        }
        Next::Stay
    }

    fn open_slips(&mut self, ctx: &Ctx) -> Next {
        let setup = self.dealing.setup();
        self.correction = Correction::new(self.dealing.slips(), setup, self.perspective(), &ctx.text);
        if self.correction.is_none() {
            self.notice = Some(ctx.text.no_correction(NoCorrection::Nothing));
        }
        Next::Stay
    }

    pub(crate) fn correct(&mut self, number: usize, right: Outcome, ctx: &Ctx) {
        let before = self.dealing.told().len();
        match self.dealing.correct(number, right) {
            Ok(dealt) => {
                // The last card is removed and asked for again: where it goes is only told when the game begins.
                if dealt.is_some() {
                    self.dealing.take_back();
                }
                let all_fits = self.dealing.told().len() == before;
                self.lay_again(ctx);
                self.notice = Some(ctx.text.get(if all_fits { "slip-corrected" } else { "slip-deal-cut" }));
            }
            Err(NotDealt::Impossible) => self.notice = Some(ctx.text.no_correction(NoCorrection::Impossible)),
        }
    }

    fn follow_hands(&mut self, ctx: &Ctx) {
        let mut chores = self.dealing.chores();
        let news = chores.split_off(self.led.min(chores.len()));
        self.led = chores.len() + news.len();
        self.chores = Chores::new(news, ctx.settings.guidance);
    }

    /// Updates the screen after an undo or a correction: the cards already lie as shown, without chores.
    fn lay_again(&mut self, ctx: &Ctx) {
        self.led = self.dealing.chores().len();
        // Before the first card the box may still be closed.
        if self.dealing.told().is_empty() {
            self.led = 0;
            self.follow_hands(ctx);
        } else {
            self.chores.done();
        }
        self.teller = teller(&self.dealing, ctx);
    }
}

fn teller(dealing: &Dealing, ctx: &Ctx) -> Teller {
    let wanted = dealing.wanted();
    let list = wanted.map(|(request, _)| request.weights()).unwrap_or_default();
    let asked = wanted.map(|(_, occasion)| ctx.text.occasion(occasion, dealing.told_to().into()));
    Teller::asking(asked.unwrap_or_default(), &list, dealing.setup(), &ctx.text)
}
