//! A game on the screen: what is asked, what is being told, what covers it.

use onirim_core::{Action, Ending, Event, Outcome, View};
use onirim_session::{Agreed, Kept, Lecture, Session};
use onirim_store::StoreError;
use onirim_text::{Perspective, Text};

use crate::asks::{Arrangement, Command, Correction, Dialog, GoalSwap, Offers, Payment, Teller};
use crate::scene::Ctx;
use crate::settings::Motion;
use crate::table::{Chores, From, Go, Help, Stage};

/// How many plies back the log reaches.
const LOG_PLIES: usize = 120;

/// What the player is doing now.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    /// Choosing from a list.
    Choose(Offers),
    /// Putting cards into an order.
    Arrange(Arrangement),
    /// Paying for a spell.
    Pay(Payment),
    /// Swapping two Goals.
    SwapGoals(GoalSwap),
    /// Telling which real card came up.
    Tell(Teller),
    /// Nothing: the game, or the lesson, is over. What next?
    Over(Dialog),
}

/// What covers the table.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    /// What happened, all of it; how many lines from the end.
    Log(usize),
    /// What lies in the piles; how many lines from the top.
    Piles(usize),
    /// A question of the program itself.
    Dialog(Dialog),
    /// Real cards: what was told, to be corrected.
    Slips(Correction),
}

/// A game on the screen.
#[derive(Clone, Debug)]
pub(crate) struct GameScreen {
    pub(crate) session: Session,
    pub(crate) ask: Ask,
    pub(crate) notice: Option<String>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) stage: Option<Stage>,
    pub(crate) lesson: Option<Lecture>,
    /// What was said to help with this question.
    pub(crate) help: Option<Help>,
    pub(crate) log: Vec<LogLine>,
    /// Real cards: what hands have to do now.
    pub(crate) chores: Chores,
    /// From this chapter on, the viewer has not been told yet.
    news: usize,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LogLine {
    pub(crate) line: String,
    /// Did it happen since the last choice?
    pub(crate) age: Age,
}

/// How long ago something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Age {
    News,
    Past,
}

impl GameScreen {
    pub(crate) fn new(mut session: Session, lesson: Option<Lecture>, ctx: &Ctx<'_>) -> GameScreen {
        session.stop_usually(ctx.spell_stop);
        let mut screen = GameScreen {
            news: session.chapters().len().saturating_sub(1),
            session,
            ask: Ask::Over(Dialog::new(String::new(), String::new(), Vec::new())),
            notice: None,
            overlay: None,
            stage: None,
            lesson,
            help: None,
            log: Vec::new(),
            chores: Chores::default(),
        };
        screen.follow_hands(From::Here);
        screen.refresh(ctx);
        screen
    }

    pub(crate) fn view(&self) -> View {
        self.session.view()
    }

    /// Who the story is told to.
    pub(crate) fn perspective(&self) -> Perspective {
        self.session.told_to().into()
    }

    /// Carries out what was chosen.
    pub(crate) fn act(&mut self, actions: &[Action], ctx: &Ctx<'_>) -> Go {
        let news = self.session.chapters().len();
        let done = match &mut self.lesson {
            Some(lesson) => lesson.act(&mut self.session, actions, ctx.store),
            None => self.session.act(actions, ctx.store),
        };
        match done {
            Ok(kept) => {
                self.news = news;
                self.happened(kept, ctx)
            }
            Err(refused) => {
                self.notice = Some(ctx.text.refused(&refused));
                Go::Stay
            }
        }
    }

    /// Real cards: one more is told.
    pub(crate) fn tell(&mut self, outcome: Outcome, ctx: &Ctx<'_>) -> Go {
        match self.session.tell(outcome, ctx.store) {
            Ok(kept) => self.happened(kept, ctx),
            // What can come instead is not for everybody's eyes.
            Err(_) => {
                self.notice = Some(ctx.text.get("tui-tell-impossible"));
                Go::Stay
            }
        }
    }

    /// Draws what no stop holds back any more.
    pub(crate) fn go_on(&mut self, ctx: &Ctx<'_>) -> Go {
        let (news, before) = (self.session.chapters().len(), self.session.playthrough().ply());
        let kept = self.session.go_on(ctx.store);
        if self.session.playthrough().ply() > before {
            self.news = news;
        }
        self.happened(kept, ctx)
    }

    fn happened(&mut self, kept: Kept<StoreError>, ctx: &Ctx<'_>) -> Go {
        self.notice = None;
        self.follow_hands(From::Here);
        self.refresh(ctx);
        self.stage = match ctx.motion {
            Motion::On => self.staged(ctx),
            Motion::Off => None,
        };
        self.kept(kept, ctx)
    }

    /// Tells what became of keeping the game.
    pub(crate) fn kept(&mut self, kept: Kept<StoreError>, ctx: &Ctx<'_>) -> Go {
        let told = ctx.text.kept(&kept, |trouble| ctx.text.store_error(trouble));
        match (kept, told) {
            (Kept::MovedOn, Some(told)) => {
                self.lay_out(ctx);
                Go::Trouble(told)
            }
            (Kept::Ended, Some(told)) => Go::Ended(told),
            (Kept::Unsaved { .. }, Some(told)) => Go::Trouble(told),
            (Kept::Begun(_), Some(told)) => {
                self.notice = Some(told);
                Go::Stay
            }
            (_, _) => Go::Stay,
        }
    }

    /// Tells why the store does not agree, if it does not. `None`: it does.
    pub(crate) fn disagreed(&mut self, agreed: Agreed<StoreError>, ctx: &Ctx<'_>) -> Option<Go> {
        match agreed {
            Agreed::Done => None,
            Agreed::Refused(trouble) => Some(Go::Trouble(ctx.text.not_done(&ctx.text.store_error(&trouble)))),
            Agreed::MovedOn => Some(self.kept(Kept::MovedOn, ctx)),
            Agreed::Ended => Some(self.kept(Kept::Ended, ctx)),
        }
    }

    /// Another state of the game lies on the table: there is nothing to watch.
    pub(crate) fn lay_out(&mut self, ctx: &Ctx<'_>) {
        self.news = self.session.chapters().len();
        (self.notice, self.stage, self.overlay) = (None, None, None);
        self.follow_hands(From::Shown);
        self.refresh(ctx);
    }

    fn staged(&self, ctx: &Ctx<'_>) -> Option<Stage> {
        let news: Vec<Event> = self.session.chapters().get(self.news..)?.iter().flatten().copied().collect();
        Stage::new(&news, self.session.viewer(), self.perspective(), ctx.text, ctx.now)
    }

    /// The keyboard changes hands.
    pub(crate) fn pass_on(&mut self, ctx: &Ctx<'_>) {
        self.stage = None;
        self.session.pass_on();
        self.follow_hands(From::Here);
        self.refresh(ctx);
    }

    /// Puts everything into words anew.
    pub(crate) fn refresh(&mut self, ctx: &Ctx<'_>) {
        self.tell_log(ctx.text);
        // Help is for the question that was asked.
        self.help = None;
        if let Some(occasion) = self.session.occasion() {
            let (wanted, setup) = (ctx.text.occasion(occasion, self.perspective()), self.session.record().setup);
            self.ask = Ask::Tell(Teller::asking(wanted, &self.session.may_come(), setup, ctx.text, ctx.palette));
            return;
        }
        let view = self.view();
        self.ask = match self.session.decision() {
            None => Ask::Over(self.farewell(ctx.text)),
            Some(_) if self.is_taught() => Ask::Over(self.farewell(ctx.text)),
            Some(_) if self.is_to_read() => Ask::Over(self.reading(ctx.text)),
            Some(_) => {
                let arranging = Arrangement::asked(&view).map(Ask::Arrange);
                let paying = || Payment::asked(&view).map(Ask::Pay);
                let swapping = || GoalSwap::asked(&view).map(Ask::SwapGoals);
                let choosing = || {
                    Ask::Choose(Offers::new(self.session.game().legal_actions().iter(), &view, ctx.text, ctx.palette))
                };
                arranging.or_else(paying).or_else(swapping).unwrap_or_else(choosing)
            }
        };
    }

    /// Is the lesson over?
    pub(crate) fn is_taught(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.task().is_none())
    }

    /// What can be done after the end.
    fn farewell(&self, text: &Text) -> Dialog {
        let get = |key: &str| text.get(key);
        if let Some(lesson) = &self.lesson {
            return self.taught(lesson, text);
        }
        let mut answers = vec![('1', get("plain-menu-same"), Command::Leave(Go::Again))];
        if self.session.record().seed.is_some() {
            answers.push(('2', get("plain-menu-replay"), Command::Leave(Go::SameDeal)));
        }
        answers.push(('3', get("tui-end-look-back"), Command::Go(Go::LookBack)));
        answers.push(('4', get("tui-end-review"), Command::Go(Go::Review)));
        answers.push(('5', get("tui-end-menu"), Command::Leave(Go::Menu)));
        answers.push(('6', get("tui-end-another"), Command::Leave(Go::Another)));
        let view = self.view();
        let title = match view.ending {
            Some(Ending::Victory) => get("ending-victory"),
            Some(Ending::Defeat(_)) | None => get("ending-defeat"),
        };
        Dialog::keyed(title, text.ending(&view).unwrap_or_default(), answers)
    }

    fn tell_log(&mut self, text: &Text) {
        let (perspective, chapters) = (self.perspective(), self.session.chapters());
        let from = chapters.len().saturating_sub(LOG_PLIES);
        let (past, news) = chapters[from..].split_at(self.news.clamp(from, chapters.len()) - from);
        let told = |chapters: &[Vec<Event>], age: Age| -> Vec<LogLine> {
            let events: Vec<Event> = chapters.iter().flatten().copied().collect();
            text.story(&events, perspective).into_iter().map(|line| LogLine { line, age }).collect()
        };
        let (past, news) = (told(past, Age::Past), told(news, Age::News));
        self.log = past;
        self.log.extend(news);
    }
}
