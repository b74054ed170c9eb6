//! The game on the screen: question, notices, overlays, log.

use std::ops::Range;
use std::rc::Rc;
use std::time::Duration;

use onirim_core::{Action, Ending, Event, Players, Seat, View};
use onirim_record::{Program, Refused};
use onirim_session::{
    self as session, Agreed, Answer, CardOrder, Change, Done, GameSeat, Kept, Lecture, LocalSeat, News, Presence,
    Reason, Scene, Session, SpellStop, Thinker, Ticket,
};
use onirim_text::{Args, Perspective, Text};

use crate::asks::{Arrangement, Correction, Dialog, GoalSwap, Offers, Payment, Teller};
use crate::next::{Destination, Effect, Next};
use crate::pages::DealFrom;
use crate::scene::Ctx;
use crate::settings::{HandOrder, Motion};
use crate::table::stage::is_worth_a_beat;
use crate::table::{Chores, Cue, Help, Stage};

/// How many plies the log contains.
const LOG_PLIES: usize = 120;

/// How long after the screen was passed on a click may be the second half of a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(400);

/// How the current question is answered.
#[derive(Clone, Debug)]
pub enum Ask {
    /// From a list.
    Choose(Offers),
    /// By ordering cards.
    Arrange(Arrangement),
    /// By paying for a spell.
    Pay(Payment),
    /// By swapping two Goals.
    SwapGoals(GoalSwap),
    /// By entering a real card.
    Tell(Teller),
    /// By going on in a lesson.
    Read(Dialog),
    /// Not here: the partner is asked, at another device or a program. The text says so.
    Wait(String),
    /// Not at all: the game or lesson is over. The dialog asks what next.
    Over(Dialog),
}

/// What covers the table.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// The log; how many lines from its end.
    Log(usize),
    /// The piles; how many lines from their top.
    Piles(usize),
    /// A dialog.
    Dialog(Dialog),
    /// Real cards: the entered cards, to correct one.
    Slips(Correction),
}

/// A game on the screen.
#[derive(Debug)]
pub struct GameScreen {
    /// The connection to the game.
    pub seat: Box<dyn GameSeat>,
    /// The order of the hand and the discard pile.
    pub order: CardOrder,
    /// How the current question is answered.
    pub ask: Ask,
    /// A notice.
    pub notice: Option<String>,
    /// What covers the table.
    pub overlay: Option<Overlay>,
    /// The running animation.
    pub stage: Option<Stage>,
    /// The lesson, if it is one.
    pub lesson: Option<Lecture>,
    /// The help with this question.
    pub help: Option<Help>,
    /// The log.
    pub log: Vec<LogLine>,
    /// The first line of the log that belongs to the last move.
    pub latest: usize,
    /// Real cards: what the players must do now.
    pub chores: Chores,
    /// The first chapter since the last choice at this screen.
    news: usize,
    /// The first chapter of the last move.
    moved: usize,
    /// The first chapter that was not animated yet. With real cards a choice and each card entered for it are animated separately.
    unshown: usize,
    /// The request that has no answer yet.
    sent: Option<Ticket>,
    /// When the screen was last passed on.
    passed: Option<Duration>,
    /// The sounds that the front end has not taken yet.
    pub(crate) cues: Vec<Cue>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// A sentence.
    pub line: String,
    /// Whether it happened since the last choice at this screen; if only programs play, since the last move.
    pub is_new: bool,
}

/// Lets the coach act for programs.
fn thinker(ctx: &Ctx) -> Thinker {
    let (coach, language) = (Rc::clone(&ctx.coach), ctx.text.language());
    Box::new(move |program, view| coach.choose(program, view, language))
}

impl GameScreen {
    /// Opens a game of this device.
    pub(crate) fn local(session: Session, lesson: Option<Lecture>, ctx: &Ctx) -> GameScreen {
        let seat = LocalSeat::new(session, Rc::clone(&ctx.archive), thinker(ctx));
        GameScreen::new(Box::new(seat), lesson, ctx)
    }

    pub(crate) fn new(seat: Box<dyn GameSeat>, lesson: Option<Lecture>, ctx: &Ctx) -> GameScreen {
        let told = seat.scene().told.len();
        let mut screen = GameScreen {
            news: told.saturating_sub(1),
            moved: told.saturating_sub(1),
            unshown: told,
            order: seat.scene().order.clone(),
            seat,
            sent: None,
            ask: Ask::Read(Dialog::new(String::new(), String::new(), Vec::new())),
            notice: None,
            overlay: None,
            stage: None,
            lesson,
            help: None,
            log: Vec::new(),
            latest: 0,
            chores: Chores::default(),
            passed: None,
            cues: Vec::new(),
        };
        screen.stop_usually(ctx.settings.spell_stop);
        screen.follow_hands(ctx);
        screen.refresh(ctx);
        screen
    }

    /// The visible state of the game.
    pub fn scene(&self) -> &Scene {
        self.seat.scene()
    }

    /// The game, if this device holds it.
    pub fn session(&self) -> Option<&Session> {
        self.seat.local().map(LocalSeat::session)
    }

    /// The table as the current player sees it.
    pub fn view(&self) -> View {
        self.scene().view
    }

    /// Whom the texts address.
    pub fn perspective(&self) -> Perspective {
        self.scene().told_to.into()
    }

    /// The name of the asked player, if two persons share the screen.
    pub fn addressee(&self, text: &Text) -> Option<String> {
        let scene = self.scene();
        let is_shared = self.seat.local().is_some() && !scene.about.programs.any();
        (is_shared && scene.setup().seats().len() > 1).then(|| text.player(scene.view.seat, Perspective::Table))
    }

    /// Who plays in a game for two: the program, two programs, or the seat of this screen.
    pub fn company(&self, text: &Text) -> Option<String> {
        let scene = self.scene();
        if scene.setup().players == Players::One {
            return None;
        }
        let programs = Seat::BOTH.map(|seat| scene.about.programs.at(seat));
        Some(match programs {
            [None, None] => text.player(scene.view.seat, Perspective::Table),
            [Some(program), None] | [None, Some(program)] => text.get(match program {
                Program::Fast => "app-with-fast",
                Program::Strong => "app-with-strong",
            }),
            [Some(_), Some(_)] => text.get("app-watching"),
        })
    }

    /// Whether something happens without an input: a program acts, or a remote seat sends and receives.
    pub(crate) fn needs_time(&self) -> bool {
        self.scene().partner == Presence::Thinking || self.seat.local().is_none()
    }

    /// Whether a real card is asked for.
    pub(super) fn wants_card(&self) -> bool {
        self.session().is_some_and(|session| session.wanted().is_some())
    }

    /// Sends a request to the seat and shows the result.
    pub(crate) fn request(&mut self, ask: session::Ask, ctx: &Ctx) -> Next {
        // Ignores what is typed while a choice is on its way: it was meant for the table before it.
        if self.sent.is_some() && matches!(ask, session::Ask::Act(_) | session::Ask::TakeBack | session::Ask::Redo) {
            self.notice = Some(ctx.text.get("app-partner-under-way"));
            return Next::Stay;
        }
        let told = self.scene().told.len();
        match self.seat.request(ask) {
            Answer::Done(done) => self.changed(done, told, ctx),
            Answer::Sent(ticket) => {
                self.sent = Some(ticket);
                Next::Stay
            }
            Answer::Refused(reason) => self.refused(&reason, ctx),
        }
    }

    /// Shows what happened without this screen, after a running animation.
    pub(crate) fn poll_seat(&mut self, ctx: &Ctx) -> Next {
        if self.stage.is_some() {
            return Next::Stay;
        }
        let told = self.scene().told.len();
        let Some(News { reply_to, result }) = self.seat.poll(ctx.now) else { return Next::Stay };
        if reply_to == self.sent {
            self.sent = None;
        }
        match (result, reply_to) {
            (Ok(Done { change: Change::GivenUp, .. }), None) => {
                Next::Do(Effect::Ended(ctx.text.get("app-partner-gave-up")))
            }
            (Ok(done), _) => self.changed(done, told, ctx),
            (Err(reason), _) => self.refused(&reason, ctx),
        }
    }

    /// Shows a changed state. `told` is the number of chapters before it.
    fn changed(&mut self, done: Done, told: usize, ctx: &Ctx) -> Next {
        let Done { change, kept } = done;
        match change {
            Change::Moved => {
                if self.scene().told.len() > told || self.wants_card() {
                    self.moved = told;
                    // Several moves of the partner are new together.
                    if !self.watches_partner() {
                        self.news = told;
                    }
                }
                // An open question about a choice was meant for the table before.
                self.overlay.take_if(|overlay| matches!(overlay, Overlay::Dialog(dialog) if dialog.chooses()));
                self.happened(kept, ctx)
            }
            Change::TakenBack => {
                self.lay_out(ctx);
                self.notice = Some(ctx.text.get(if self.wants_card() { "app-asked-again" } else { "undo-done" }));
                self.kept(kept, ctx)
            }
            Change::LaidOut => {
                self.lay_out(ctx);
                self.kept(kept, ctx)
            }
            Change::HandedOver => {
                self.stage = None;
                self.passed = Some(ctx.now);
                self.follow_hands(ctx);
                self.refresh(ctx);
                self.kept(kept, ctx)
            }
            Change::Noted => {
                if let Ask::Wait(_) | Ask::Over(_) = self.ask {
                    self.refresh(ctx);
                }
                self.kept(kept, ctx)
            }
            Change::Advised => {
                self.show_advice();
                self.kept(kept, ctx)
            }
            Change::GivenUp => match self.kept(kept, ctx) {
                Next::Stay => Next::Open(Destination::Menu),
                next @ (Next::Back | Next::Open(_) | Next::Do(_) | Next::Quit) => next,
            },
        }
    }

    /// Whether the partner of a person at this screen was asked before.
    fn watches_partner(&self) -> bool {
        let programs = self.scene().about.programs;
        let is_played_here = Seat::BOTH.iter().any(|&seat| programs.at(seat).is_none());
        is_played_here && matches!(self.ask, Ask::Wait(_))
    }

    /// Shows why a request was refused.
    fn refused(&mut self, reason: &Reason, ctx: &Ctx) -> Next {
        self.drop_advice();
        if let Reason::NotKept(trouble) = reason {
            return Next::Do(Effect::Trouble(ctx.text.not_done(trouble)));
        }
        let why = if let Reason::Illegal(Refused::Illegal { reason, .. }) = reason {
            ctx.text.illegal(reason)
        } else {
            ctx.text.refusal(reason)
        };
        self.notice = Some(why);
        Next::Stay
    }

    /// Saves an unsaved game without showing the result.
    pub(crate) fn keep(&mut self) -> Kept {
        match self.seat.request(session::Ask::Keep) {
            Answer::Done(done) => done.kept,
            Answer::Sent(_) | Answer::Refused(_) => Kept::Saved,
        }
    }

    /// Sets whether the game stops before draws from now on.
    pub(crate) fn stop_usually(&mut self, stop: SpellStop) {
        // It cannot fail.
        let _ = self.seat.request(session::Ask::StopUsually(stop));
    }

    /// Plays the actions.
    pub(crate) fn act(&mut self, actions: &[Action], ctx: &Ctx) -> Next {
        let told = self.scene().told.len();
        let (Some(lesson), Some(seat)) = (&mut self.lesson, self.seat.local_mut()) else {
            return self.request(session::Ask::Act(actions.to_vec()), ctx);
        };
        match seat.follow_lesson(lesson, actions) {
            Ok(kept) => self.changed(Done { change: Change::Moved, kept }, told, ctx),
            Err(refused) => self.refused(&Reason::Illegal(refused), ctx),
        }
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
        self.unshown = self.scene().told.len();
        self.kept(kept, ctx)
    }

    /// Collects the sounds of what happened: at once, or together with the animation.
    fn cue(&mut self) {
        let (events, viewer) = (self.unshown_events(), self.scene().view.seat);
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
        let chapters = self.scene().told.get(self.unshown..).unwrap_or_default();
        chapters.iter().flatten().copied().collect()
    }

    /// Shows the result of saving the game.
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

    /// Shows why the archive disagrees; `None` if it does not.
    pub(super) fn disagreed(&mut self, agreed: Agreed, ctx: &Ctx) -> Option<Next> {
        match agreed {
            Agreed::Done => None,
            Agreed::Refused(trouble) => Some(Next::Do(Effect::Trouble(ctx.text.not_done(&trouble)))),
            Agreed::MovedOn => Some(self.kept(Kept::MovedOn, ctx)),
            Agreed::Ended => Some(self.kept(Kept::Ended, ctx)),
        }
    }

    /// Shows another state of the game, without an animation.
    pub(crate) fn lay_out(&mut self, ctx: &Ctx) {
        let told = self.scene().told.len();
        (self.news, self.moved, self.unshown) = (told, told, told);
        (self.notice, self.stage, self.overlay) = (None, None, None);
        self.follow_hands(ctx);
        self.refresh(ctx);
    }

    fn staged(&self, ctx: &Ctx) -> Option<Stage> {
        Stage::new(&self.unshown_events(), self.scene().view.seat, self.perspective(), &ctx.text, ctx.now)
    }

    /// Passes the screen on.
    pub(crate) fn pass_on(&mut self, ctx: &Ctx) -> Next {
        self.request(session::Ask::HandOver, ctx)
    }

    /// Whether the screen has just been passed on. A double click must not show the partner's cards or play one of them.
    pub(crate) fn is_just_passed_on(&self, now: Duration) -> bool {
        // `None` after the clock was set back: clicks are accepted.
        self.passed.and_then(|passed| now.checked_sub(passed)).is_some_and(|since| since < DOUBLE_CLICK)
    }

    /// Updates all texts and the question.
    pub(crate) fn refresh(&mut self, ctx: &Ctx) {
        self.tell_log(&ctx.text);
        // Help belongs to the previous question.
        self.help = None;
        let view = self.view();
        self.order = match ctx.settings.hand {
            HandOrder::AsDrawn => self.scene().order.clone(),
            HandOrder::Sorted => self.scene().order.clone().sorted(&view),
        };
        if let Some(asking) = self.asking(ctx) {
            self.ask = asking;
            return;
        }
        self.ask = match self.scene().decision {
            None => Ask::Over(self.farewell(&ctx.text)),
            Some(_) if self.is_taught() => Ask::Over(self.farewell(&ctx.text)),
            Some(_) if self.is_to_read() => Ask::Read(self.reading(&ctx.text)),
            Some(asked) if self.scene().waits_for_partner() => {
                let args = Args::new().player(asked.seat, self.perspective());
                let key = match self.scene().partner {
                    Presence::Here | Presence::Thinking => "app-partner-thinks",
                    Presence::Away => "app-partner-away",
                };
                Ask::Wait(ctx.text.get_with(key, &args))
            }
            Some(_) => {
                let arranging = Arrangement::asked(&view).map(Ask::Arrange);
                let paying = || Payment::asked(&view).map(Ask::Pay);
                let swapping = || GoalSwap::asked(&view).map(Ask::SwapGoals);
                let choosing =
                    || Ask::Choose(Offers::new(self.scene().actions.iter().copied(), &view, &self.order, &ctx.text));
                arranging.or_else(paying).or_else(swapping).unwrap_or_else(choosing)
            }
        };
    }

    /// Whether the summary is shown: the game is over, nothing moves, and all chores are done.
    pub fn has_ended(&self) -> bool {
        self.scene().is_over() && self.stage.is_none() && !self.is_hands_turn()
    }

    /// Whether the lesson is over.
    pub fn is_taught(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.task().is_none())
    }

    /// The question after the end.
    fn farewell(&self, text: &Text) -> Dialog {
        let get = |key: &str| text.get(key);
        if let Some(lesson) = &self.lesson {
            return self.taught(lesson, text);
        }
        let mut answers = Vec::new();
        // A remote seat cannot start another game.
        let is_here = self.seat.local().is_some();
        if is_here {
            answers.push(('1', get("plain-menu-same"), Next::Open(Destination::Again)));
        }
        if is_here && self.scene().about.code.is_some() {
            answers.push(('2', get("plain-menu-replay"), Next::Open(Destination::SameDeal)));
        }
        if self.seat.whole().is_some() {
            answers.push(('3', get("app-end-look-back"), Next::Open(Destination::LookBack)));
            answers.push(('4', get("app-end-review"), Next::Open(Destination::Review)));
        }
        answers.push(('5', get("app-end-menu"), Next::Open(Destination::Menu)));
        if is_here {
            answers.push(('6', get("app-end-another"), Next::Open(Destination::NewGame(DealFrom::Seed))));
        }
        let view = self.view();
        let title = match view.ending {
            Some(Ending::Victory) => get("ending-victory"),
            Some(Ending::Defeat(_)) | None => get("ending-defeat"),
        };
        Dialog::keyed(title, text.ending_of(&view, self.scene().about.programs).unwrap_or_default(), answers)
    }

    fn tell_log(&mut self, text: &Text) {
        let (perspective, chapters) = (self.perspective(), &self.scene().told);
        let from = chapters.len().saturating_sub(LOG_PLIES);
        let news = self.news.clamp(from, chapters.len());
        let moved = self.moved.clamp(news, chapters.len());
        let told = |numbers: Range<usize>, is_new: bool| -> Vec<LogLine> {
            let first = numbers.start;
            let lines = text.story_with_talk(&chapters[numbers], first, &self.scene().talk, perspective);
            lines.into_iter().map(|line| LogLine { line, is_new }).collect()
        };
        let mut log = told(from..news, false);
        log.extend(told(news..moved, true));
        let latest = log.len();
        log.extend(told(moved..chapters.len(), true));
        (self.log, self.latest) = (log, latest);
    }
}
