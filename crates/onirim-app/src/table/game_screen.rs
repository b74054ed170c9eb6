//! A game on the screen: what is asked, what is being told, what covers it.

use std::time::Duration;

use onirim_core::{Action, Ending, Event, View};
use onirim_session::{Agreed, CardOrder, Kept, Lecture, Session};
use onirim_text::{Perspective, Text};

use crate::asks::{Arrangement, Correction, Dialog, GoalSwap, Offers, Payment, Teller};
use crate::next::{Destination, Effect, Next};
use crate::pages::DealFrom;
use crate::scene::Ctx;
use crate::settings::{HandOrder, Motion};
use crate::table::stage::is_worth_a_beat;
use crate::table::{Chores, Cue, Help, Stage};

/// How many plies back the log reaches.
const LOG_PLIES: usize = 120;

/// How long after the screen changed hands a click may still be the second half of the one that did it.
const DOUBLE_CLICK: Duration = Duration::from_millis(400);

/// What the player is doing now.
#[derive(Clone, Debug)]
pub enum Ask {
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
    /// Reading a step of a lesson: nothing is to be done but to go on.
    Read(Dialog),
    /// Nothing: the game, or the lesson, is over. What next?
    Over(Dialog),
}

/// What covers the table.
#[derive(Clone, Debug)]
pub enum Overlay {
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
pub struct GameScreen {
    /// The game.
    pub session: Session,
    /// How the cards of the hand and of the discard pile lie.
    pub order: CardOrder,
    /// What the player is doing.
    pub ask: Ask,
    /// What is told besides.
    pub notice: Option<String>,
    /// What covers the table.
    pub overlay: Option<Overlay>,
    /// What is being shown bit by bit.
    pub stage: Option<Stage>,
    /// The lesson that it is.
    pub lesson: Option<Lecture>,
    /// What was said to help with this question.
    pub help: Option<Help>,
    /// What happened.
    pub log: Vec<LogLine>,
    /// Real cards: what hands have to do now.
    pub chores: Chores,
    /// From this chapter on, it happened since the last choice.
    news: usize,
    /// From this chapter on, nothing has been shown bit by bit yet: beside real cards, a choice and each card that is told for it are shown on their own.
    unshown: usize,
    /// When the screen changed hands last.
    passed: Option<Duration>,
    /// What is to be heard, until a front end takes it.
    pub(crate) cues: Vec<Cue>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// A sentence.
    pub line: String,
    /// Did it happen since the last choice?
    pub age: Age,
}

/// How long ago something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// Since the last choice.
    News,
    /// Before that.
    Past,
}

impl GameScreen {
    pub(crate) fn new(mut session: Session, lesson: Option<Lecture>, ctx: &Ctx) -> GameScreen {
        session.stop_usually(ctx.settings.spell_stop);
        let mut screen = GameScreen {
            news: session.chapters().len().saturating_sub(1),
            unshown: session.chapters().len(),
            order: session.card_order(),
            session,
            ask: Ask::Read(Dialog::new(String::new(), String::new(), Vec::new())),
            notice: None,
            overlay: None,
            stage: None,
            lesson,
            help: None,
            log: Vec::new(),
            chores: Chores::default(),
            passed: None,
            cues: Vec::new(),
        };
        screen.follow_hands(ctx);
        screen.refresh(ctx);
        screen
    }

    /// The table, as whoever looks may see it.
    pub fn view(&self) -> View {
        self.session.view()
    }

    /// Who the story is told to.
    pub fn perspective(&self) -> Perspective {
        self.session.told_to().into()
    }

    /// Carries out what was chosen.
    pub(crate) fn act(&mut self, actions: &[Action], ctx: &Ctx) -> Next {
        let news = self.session.chapters().len();
        let done = match &mut self.lesson {
            Some(lesson) => lesson.act(&mut self.session, actions, ctx.archive()),
            None => self.session.act(actions, ctx.archive()),
        };
        match done {
            Ok(kept) => {
                self.news = news;
                self.happened(kept, ctx)
            }
            Err(refused) => {
                self.notice = Some(ctx.text.refused(&refused));
                Next::Stay
            }
        }
    }

    /// Draws what no stop holds back any more. If there is nothing, all stays as it is: an order that is half made, too.
    pub(crate) fn go_on(&mut self, ctx: &Ctx) -> Next {
        let (news, before) = (self.session.chapters().len(), self.session.playthrough().ply());
        let kept = self.session.go_on(ctx.archive());
        let has_drawn = self.session.playthrough().ply() > before;
        if has_drawn {
            self.news = news;
        }
        // With real cards, a draw begins with a card that is asked for.
        if has_drawn || self.session.wanted().is_some() { self.happened(kept, ctx) } else { self.kept(kept, ctx) }
    }

    pub(super) fn happened(&mut self, kept: Kept, ctx: &Ctx) -> Next {
        self.notice = None;
        self.follow_hands(ctx);
        self.refresh(ctx);
        self.stage = match ctx.settings.motion {
            Motion::On => self.staged(ctx),
            Motion::Off => None,
        };
        self.cue();
        self.unshown = self.session.chapters().len();
        self.kept(kept, ctx)
    }

    /// Notes what is to be heard of what has just happened: what has no beat at once, the rest with its beat.
    fn cue(&mut self) {
        let (events, viewer) = (self.unshown_events(), self.session.viewer());
        self.cues = match &mut self.stage {
            None => Cue::of_all(&events, viewer),
            Some(stage) => {
                let at_once: Vec<Event> =
                    events.into_iter().filter(|event| !is_worth_a_beat(&event.seen_by(viewer), viewer)).collect();
                let mut cues = Cue::of_all(&at_once, viewer);
                cues.extend(stage.take_cues());
                cues
            }
        };
    }

    fn unshown_events(&self) -> Vec<Event> {
        let chapters = self.session.chapters().get(self.unshown..).unwrap_or_default();
        chapters.iter().flatten().copied().collect()
    }

    /// Tells what became of keeping the game.
    pub(crate) fn kept(&mut self, kept: Kept, ctx: &Ctx) -> Next {
        let told = ctx.text.kept(&kept);
        match (kept, told) {
            (Kept::MovedOn, Some(told)) => {
                self.lay_out(ctx);
                Next::Do(Effect::Notice(told))
            }
            (Kept::Ended, Some(told)) => Next::Do(Effect::Ended(told)),
            (Kept::Unsaved { .. }, Some(told)) => Next::Do(Effect::Trouble(told)),
            (Kept::Begun(_), Some(told)) => {
                self.notice = Some(told);
                Next::Stay
            }
            (Kept::Saved, _) | (Kept::Begun(_) | Kept::Unsaved { .. } | Kept::MovedOn | Kept::Ended, None) => {
                Next::Stay
            }
        }
    }

    /// Tells why the store does not agree, if it does not. `None`: it does.
    pub(crate) fn disagreed(&mut self, agreed: Agreed, ctx: &Ctx) -> Option<Next> {
        match agreed {
            Agreed::Done => None,
            Agreed::Refused(trouble) => Some(Next::Do(Effect::Trouble(ctx.text.not_done(&trouble)))),
            Agreed::MovedOn => Some(self.kept(Kept::MovedOn, ctx)),
            Agreed::Ended => Some(self.kept(Kept::Ended, ctx)),
        }
    }

    /// Another state of the game lies on the table: there is nothing to watch.
    pub(crate) fn lay_out(&mut self, ctx: &Ctx) {
        (self.news, self.unshown) = (self.session.chapters().len(), self.session.chapters().len());
        (self.notice, self.stage, self.overlay) = (None, None, None);
        self.follow_hands(ctx);
        self.refresh(ctx);
    }

    fn staged(&self, ctx: &Ctx) -> Option<Stage> {
        Stage::new(&self.unshown_events(), self.session.viewer(), self.perspective(), &ctx.text, ctx.now)
    }

    /// The keyboard changes hands.
    pub(crate) fn pass_on(&mut self, ctx: &Ctx) {
        self.stage = None;
        self.passed = Some(ctx.now);
        self.session.pass_on();
        self.follow_hands(ctx);
        self.refresh(ctx);
    }

    /// Has the screen changed hands just now? A click that was meant twice must not show somebody's cards, nor play one of them.
    pub(crate) fn is_just_passed_on(&self, now: Duration) -> bool {
        // A clock may be set back: then nobody waits for it.
        self.passed.and_then(|passed| now.checked_sub(passed)).is_some_and(|since| since < DOUBLE_CLICK)
    }

    /// Puts everything into words anew.
    pub(crate) fn refresh(&mut self, ctx: &Ctx) {
        self.tell_log(&ctx.text);
        // Help is for the question that was asked.
        self.help = None;
        let view = self.view();
        self.order = match ctx.settings.hand {
            HandOrder::AsDrawn => self.session.card_order(),
            HandOrder::Sorted => self.session.card_order().sorted(&view),
        };
        if let Some(asking) = self.asking(ctx) {
            self.ask = asking;
            return;
        }
        self.ask = match self.session.decision() {
            None => Ask::Over(self.farewell(&ctx.text)),
            Some(_) if self.is_taught() => Ask::Over(self.farewell(&ctx.text)),
            Some(_) if self.is_to_read() => Ask::Read(self.reading(&ctx.text)),
            Some(_) => {
                let arranging = Arrangement::asked(&view).map(Ask::Arrange);
                let paying = || Payment::asked(&view).map(Ask::Pay);
                let swapping = || GoalSwap::asked(&view).map(Ask::SwapGoals);
                let choosing = || {
                    Ask::Choose(Offers::new(self.session.game().legal_actions().iter(), &view, &self.order, &ctx.text))
                };
                arranging.or_else(paying).or_else(swapping).unwrap_or_else(choosing)
            }
        };
    }

    /// Is the board of its ending there? Nothing moves any more, and hands have done what was left to do.
    pub fn has_ended(&self) -> bool {
        self.session.is_over() && self.stage.is_none() && !self.is_hands_turn()
    }

    /// Is the lesson over?
    pub fn is_taught(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.task().is_none())
    }

    /// What can be done after the end.
    fn farewell(&self, text: &Text) -> Dialog {
        let get = |key: &str| text.get(key);
        if let Some(lesson) = &self.lesson {
            return self.taught(lesson, text);
        }
        let mut answers = vec![('1', get("plain-menu-same"), Next::Open(Destination::Again))];
        if self.session.record().seed.is_some() {
            answers.push(('2', get("plain-menu-replay"), Next::Open(Destination::SameDeal)));
        }
        answers.push(('3', get("app-end-look-back"), Next::Open(Destination::LookBack)));
        answers.push(('4', get("app-end-review"), Next::Open(Destination::Review)));
        answers.push(('5', get("app-end-menu"), Next::Open(Destination::Menu)));
        answers.push(('6', get("app-end-another"), Next::Open(Destination::NewGame(DealFrom::Seed))));
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
