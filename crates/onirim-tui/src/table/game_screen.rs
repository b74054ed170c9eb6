//! A game on the screen: what is asked, who looks, what is being told.

use std::collections::VecDeque;

use onirim_core::{Action, Communication, Ending, Event, Outcome, Players, Question, Request, Seat, View};
use onirim_record::{Playthrough, Ply, Refused};
use onirim_store::Undo;
use onirim_text::{Perspective, Text};

use crate::asks::{Arrangement, Command, Dialog, GoalSwap, Offers, Payment, Teller};
use crate::effect::Effect;
use crate::scene::Ctx;
use crate::settings::SpellStop;
use crate::table::{Deal, Lesson, Stage};

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

/// What hides the hands of two players from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Veil {
    /// The viewer is the one who is asked.
    Lifted,
    /// The viewer's turn is over; the next player is not looking yet.
    Leaving,
    /// Nobody's cards are shown.
    Down,
}

/// Has something been taken back after new cards were seen?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Help {
    None,
    Assisted,
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
}

/// An action whose cards must be told first.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) action: Action,
    pub(crate) told: Vec<Outcome>,
}

/// A game on the screen.
#[derive(Clone, Debug)]
pub(crate) struct GameScreen {
    pub(crate) deal: Deal,
    pub(crate) playthrough: Playthrough,
    pub(crate) help: Help,
    pub(crate) viewer: Seat,
    pub(crate) veil: Veil,
    pub(crate) ask: Ask,
    /// For this turn; then it is as the settings say again.
    pub(crate) spell_stop: SpellStop,
    pub(crate) notice: Option<String>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) stage: Option<Stage>,
    pub(crate) lesson: Option<Lesson>,
    pub(crate) log: Vec<LogLine>,
    pub(crate) pending: Option<Pending>,
    /// What happened, ply by ply; the deal comes first.
    chapters: Vec<Vec<Event>>,
    /// The chapters that the viewer has not been told yet.
    news: usize,
    pub(crate) undone: Vec<Ply>,
    queue: VecDeque<Action>,
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
    pub(crate) fn new(deal: Deal, playthrough: Playthrough, help: Help, ctx: &Ctx<'_>) -> GameScreen {
        let chapters: Vec<Vec<Event>> = playthrough.scenes().map(|scene| scene.events).collect();
        let viewer = playthrough.game().decision().map_or(Seat::One, |decision| decision.seat);
        let mut screen = GameScreen {
            deal,
            help,
            viewer,
            veil: Veil::Lifted,
            ask: Ask::Over(Dialog::new(String::new(), String::new(), Vec::new())),
            spell_stop: ctx.spell_stop,
            notice: None,
            overlay: None,
            stage: None,
            lesson: None,
            log: Vec::new(),
            pending: None,
            news: chapters.len().saturating_sub(1),
            chapters,
            undone: Vec::new(),
            queue: VecDeque::new(),
            playthrough,
        };
        if screen.has_secrets() && screen.playthrough.ply() > 0 && !screen.over() {
            screen.veil = Veil::Down;
        }
        screen.refresh(ctx);
        screen
    }

    pub(crate) fn over(&self) -> bool {
        self.playthrough.game().ending().is_some()
    }

    pub(crate) fn view(&self) -> View {
        self.playthrough.game().view(self.viewer)
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.playthrough.game().decision().map(|decision| decision.question)
    }

    /// With the Book, the draws of a turn can be stopped for a spell (K5).
    pub(crate) fn can_stop_for_spells(&self) -> bool {
        self.playthrough.game().setup().book.is_some() && !self.over()
    }

    /// Do two players hide cards from each other?
    pub(crate) fn has_secrets(&self) -> bool {
        self.playthrough.game().setup().has_secrets()
    }

    /// Who the story is told to: two who see everything are told as a table.
    pub(crate) fn perspective(&self) -> Perspective {
        match self.playthrough.game().setup().players {
            Players::Two(Communication::Open) => Perspective::Table,
            Players::One | Players::Two(Communication::Talk | Communication::Silent) => {
                Perspective::Player(self.viewer)
            }
        }
    }

    /// Carries out actions, one after the other, and everything that needs no choice.
    pub(crate) fn act(&mut self, actions: Vec<Action>, ctx: &Ctx<'_>) -> Vec<Effect> {
        self.undone.clear();
        self.news = self.chapters.len();
        self.queue.extend(actions);
        self.advance(ctx)
    }

    /// Goes on with what is to be done, until somebody must be asked.
    pub(crate) fn advance(&mut self, ctx: &Ctx<'_>) -> Vec<Effect> {
        let before = self.playthrough.ply();
        self.notice = None;
        while let Some(Pending { action, told }) = self.pending.take().or_else(|| self.next_action()) {
            match self.step(action, &told) {
                Ok(events) => {
                    if events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
                        self.spell_stop = ctx.spell_stop;
                    }
                    self.chapters.push(events);
                }
                Err(Refused::NeedsOutcome { request, .. }) if self.deal == Deal::Table => {
                    self.pending = Some(Pending { action, told });
                    self.ask_for(request, ctx);
                    return self.kept(before);
                }
                Err(refused) => {
                    self.queue.clear();
                    self.notice = Some(ctx.text.refused(&refused));
                }
            }
        }
        self.settle(ctx);
        self.kept(before)
    }

    fn kept(&self, before: usize) -> Vec<Effect> {
        if self.playthrough.ply() == before { Vec::new() } else { vec![Effect::Keep] }
    }

    fn step(&mut self, action: Action, told: &[Outcome]) -> Result<Vec<Event>, Refused> {
        if let Some(lesson) = &mut self.lesson {
            return lesson.act(&mut self.playthrough, action);
        }
        match self.deal {
            Deal::Table => self.playthrough.act_with(action, told),
            Deal::Free | Deal::Daily(_) | Deal::Lesson => self.playthrough.act(action),
        }
    }

    fn next_action(&mut self) -> Option<Pending> {
        let game = self.playthrough.game();
        let ready = |action| Some(Pending { action, told: Vec::new() });
        while let Some(action) = self.queue.pop_front() {
            if game.legal_actions().contains(action) {
                return ready(action);
            }
        }
        match (self.question()?, self.spell_stop) {
            // Without a spell to cast there is nothing to stop for.
            (Question::BeforeDraw, SpellStop::BeforeDraws) if game.legal_actions().len() > 1 => None,
            (Question::BeforeDraw, SpellStop::Never | SpellStop::BeforeDraws) => ready(Action::Draw),
            (_, SpellStop::Never | SpellStop::BeforeDraws) => None,
        }
    }

    fn ask_for(&mut self, request: Request, ctx: &Ctx<'_>) {
        self.tell_log(ctx.text);
        self.ask = Ask::Tell(Teller::new(request, ctx.text, ctx.palette));
    }

    /// After something happened: who looks now, what is asked, what is told.
    fn settle(&mut self, ctx: &Ctx<'_>) {
        let asked = self.playthrough.game().decision().map(|decision| decision.seat);
        let last = self.playthrough.record().plies.last().map(|ply| ply.action);
        // Picking is open to all: nobody has anything to hide yet (D1).
        let picking = matches!(last, Some(Action::Pick { .. }));
        match asked {
            Some(seat) if seat != self.viewer && self.has_secrets() && !picking => self.veil = Veil::Leaving,
            Some(seat) => {
                self.viewer = seat;
                self.veil = Veil::Lifted;
            }
            None => self.veil = Veil::Lifted,
        }
        self.refresh(ctx);
        self.stage = match ctx.motion {
            crate::settings::Motion::On => self.staged(ctx),
            crate::settings::Motion::Off => None,
        };
    }

    fn staged(&self, ctx: &Ctx<'_>) -> Option<Stage> {
        let news: Vec<Event> = self.chapters.get(self.news..)?.iter().flatten().copied().collect();
        Stage::new(&news, self.viewer, self.perspective(), ctx.text, ctx.now)
    }

    /// The keyboard changes hands.
    pub(crate) fn pass_on(&mut self, ctx: &Ctx<'_>) {
        match self.veil {
            Veil::Lifted => {}
            Veil::Leaving => {
                self.stage = None;
                self.veil = Veil::Down;
            }
            Veil::Down => {
                if let Some(decision) = self.playthrough.game().decision() {
                    self.viewer = decision.seat;
                }
                self.veil = Veil::Lifted;
                self.refresh(ctx);
            }
        }
    }

    /// Puts everything into words anew.
    pub(crate) fn refresh(&mut self, ctx: &Ctx<'_>) {
        self.tell_log(ctx.text);
        if let (Some(_), Ask::Tell(teller)) = (&self.pending, &self.ask) {
            self.ask = Ask::Tell(Teller::new(teller.request, ctx.text, ctx.palette));
            return;
        }
        let game = self.playthrough.game();
        let view = self.view();
        self.ask = match game.decision() {
            None => Ask::Over(self.farewell(ctx.text)),
            Some(_) if self.is_taught() => Ask::Over(self.farewell(ctx.text)),
            Some(_) => {
                let arranging = Arrangement::asked(&view).map(Ask::Arrange);
                let paying = || Payment::asked(&view).map(Ask::Pay);
                let swapping = || GoalSwap::asked(&view).map(Ask::SwapGoals);
                let choosing = || Ask::Choose(Offers::new(game.legal_actions().iter(), &view, ctx.text));
                arranging.or_else(paying).or_else(swapping).unwrap_or_else(choosing)
            }
        };
    }

    /// Is the lesson over?
    fn is_taught(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.wanted().is_none())
    }

    /// What can be done after the end.
    fn farewell(&self, text: &Text) -> Dialog {
        let get = |key: &str| text.get(key);
        if self.lesson.is_some() {
            let answers = vec![(get("lesson-first-game"), Command::Again), (get("tui-end-menu"), Command::Menu)];
            return Dialog::new(get("lesson-done-title"), get("lesson-done"), answers);
        }
        let mut answers = vec![(get("plain-menu-same"), Command::Again)];
        if self.playthrough.record().seed.is_some() {
            answers.push((get("plain-menu-replay"), Command::SameDeal));
        }
        answers.push((get("tui-end-review"), Command::Review));
        answers.push((get("tui-end-menu"), Command::Menu));
        let view = self.view();
        let title = match view.ending {
            Some(Ending::Victory) => get("ending-victory"),
            Some(Ending::Defeat(_)) | None => get("ending-defeat"),
        };
        Dialog::new(title, text.ending(&view).unwrap_or_default(), answers)
    }

    fn tell_log(&mut self, text: &Text) {
        let perspective = self.perspective();
        let from = self.chapters.len().saturating_sub(LOG_PLIES);
        let (past, news) = self.chapters[from..].split_at(self.news.clamp(from, self.chapters.len()) - from);
        let told = |chapters: &[Vec<Event>], age: Age| -> Vec<LogLine> {
            let events: Vec<Event> = chapters.iter().flatten().copied().collect();
            text.story(&events, perspective).into_iter().map(|line| LogLine { line, age }).collect()
        };
        self.log = told(past, Age::Past);
        self.log.extend(told(news, Age::News));
    }

    /// Puts another state of the same game on the screen.
    pub(crate) fn show(&mut self, playthrough: Playthrough, ctx: &Ctx<'_>) {
        self.chapters = playthrough.scenes().map(|scene| scene.events).collect();
        self.news = self.chapters.len();
        self.playthrough = playthrough;
        self.queue.clear();
        self.pending = None;
        self.notice = None;
        self.settle(ctx);
        self.stage = None;
    }

    /// Real cards: one more is told.
    pub(crate) fn told(&mut self, outcome: Outcome, ctx: &Ctx<'_>) -> Vec<Effect> {
        if let Some(pending) = &mut self.pending {
            pending.told.push(outcome);
        }
        self.advance(ctx)
    }

    /// Real cards: takes the last answer back, be it a card or a choice.
    pub(crate) fn correct(&mut self, ctx: &Ctx<'_>) -> Vec<Effect> {
        match self.pending.take() {
            Some(mut pending) => {
                self.queue.clear();
                if pending.told.pop().is_some() {
                    self.pending = Some(pending);
                    return self.advance(ctx);
                }
                self.settle(ctx);
                Vec::new()
            }
            None => {
                let Some(last) = self.playthrough.record().plies.last().cloned() else { return Vec::new() };
                let Some(earlier) = self.playthrough.at(self.playthrough.ply() - 1) else { return Vec::new() };
                self.show(earlier, ctx);
                let mut told = last.outcomes;
                if told.pop().is_some() {
                    self.pending = Some(Pending { action: last.action, told });
                    self.advance(ctx);
                } else if last.action == Action::Draw {
                    return self.correct(ctx);
                }
                vec![Effect::TakeBack(Undo::ForCorrection)]
            }
        }
    }
}
