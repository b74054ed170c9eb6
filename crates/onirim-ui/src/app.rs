//! The whole program, without terminal and clock.

mod aftermath;
mod daily;
mod equipment;
mod invitation;
mod just_ended;
mod learning;
mod listing;
mod opening;
mod problem;
mod replay;
mod screen;
mod ways;

use std::rc::Rc;
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use onirim_core::{Action, Setup};
use onirim_record::Playthrough;
use onirim_session::{Archive, GameSummary, Kept, Lesson, Scene, Session};
use onirim_text::{PlayerNames, Text};

use crate::asks::Dialog;
use crate::input::{Input, Key, Target};
use crate::next::{Destination, Effect, Next};
use crate::pages::{Menu, NewGame, Turn};
use crate::scene::Ctx;
use crate::settings::{Item, Own, Settings};
use crate::table::{Cue, GameScreen};
pub use aftermath::Aftermath;
pub use equipment::{Equipment, Seeds, Sharing};
use just_ended::End;
use problem::Problem;
pub use screen::Screen;

/// Is the table of keys open?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyHelp {
    /// Yes.
    Open,
    /// No.
    Closed,
}

/// Where Escape leads in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Home {
    /// To the menu.
    Menu,
    /// Out of the program: it was started for one thing only.
    Outside,
}

/// Does the program go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Yes.
    Stay,
    /// No.
    Leave,
}

/// The whole program, without screen and clock.
pub struct App {
    ctx: Ctx,
    screen: Screen,
    today: Date,
    /// A game that waits below another screen.
    paused: Option<Box<GameScreen>>,
    /// What is told after the end of the game on the screen.
    aftermath: Option<Box<Aftermath>>,
    end: End,
    /// Games that can be continued, the last played first.
    unfinished: Vec<GameSummary>,
    /// Attempts at deals of a day, the last played first.
    daily: Vec<GameSummary>,
    /// Something that went wrong, or that must not be missed.
    problem: Option<Problem>,
    /// A deal that was offered from outside: is it to be played?
    invitation: Option<Dialog>,
    /// Is the table of keys open over the screen?
    key_help: KeyHelp,
    clipboard: Option<String>,
    /// What is wrong with the archive as a whole is told once.
    complaint: Option<String>,
    home: Home,
    seeds: Seeds,
    /// What was played last, as far as that is known.
    last_setup: Option<Setup>,
    /// What two persons are called.
    names: PlayerNames,
    /// The lesson whose end was noted last.
    noted: Option<Lesson>,
}

impl App {
    /// The program at its menu.
    pub fn new(settings: Settings, today: Date, equipment: Equipment) -> App {
        let Equipment { archive, seeds, items, sharing, local_time, keyboard, coach } = equipment;
        let mut text = Text::new(settings.language);
        text.speak_of(keyboard);
        App {
            ctx: Ctx {
                text,
                settings,
                items,
                sharing,
                local_time,
                coach: Rc::from(coach),
                archive,
                now: Duration::ZERO,
                reach: usize::MAX,
            },
            screen: Screen::Menu(Menu::default()),
            today,
            paused: None,
            aftermath: None,
            end: End::default(),
            unfinished: Vec::new(),
            daily: Vec::new(),
            problem: None,
            invitation: None,
            key_help: KeyHelp::Closed,
            clipboard: None,
            complaint: None,
            home: Home::Menu,
            seeds,
            last_setup: None,
            names: PlayerNames::default(),
            noted: None,
        }
    }

    /// From now on with these settings.
    pub fn prefer(&mut self, settings: Settings) {
        self.ctx.settings = settings;
        self.follow_settings();
    }

    /// From now on a setting that only this front end has is this one, by the name and the word that it is kept under. Nothing is kept.
    pub fn choose(&mut self, name: &str, word: &str) {
        for item in &mut self.ctx.items {
            item.choose(name, word);
        }
    }

    /// The words of the player's language.
    pub fn text(&self) -> &Text {
        &self.ctx.text
    }

    /// What the player likes.
    pub fn settings(&self) -> Settings {
        self.ctx.settings
    }

    /// What the page of settings lists.
    pub fn items(&self) -> &[Item] {
        &self.ctx.items
    }

    /// The word of a setting that only this front end has.
    pub fn chosen(&self, name: &str) -> Option<&'static str> {
        self.ctx.items.iter().find_map(|item| item.own(name)).map(Own::word)
    }

    /// What is on the screen.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The game that waits below what is on the screen.
    pub fn paused(&self) -> Option<&GameScreen> {
        self.paused.as_deref()
    }

    /// What is told after the end of the game on the screen.
    pub fn aftermath(&self) -> Option<&Aftermath> {
        self.aftermath.as_deref()
    }

    /// Games that can be continued, the last played first.
    pub fn unfinished(&self) -> &[GameSummary] {
        &self.unfinished
    }

    /// Is the table of keys open over the screen?
    pub fn key_help(&self) -> KeyHelp {
        self.key_help
    }

    /// The day that it is.
    pub fn today(&self) -> Date {
        self.today
    }

    /// From now on it is this day. A game that is being played keeps its own.
    pub fn turn_to(&mut self, today: Date) {
        self.today = today;
    }

    /// From now on the clocks here show this at a moment.
    pub fn tell_time(&mut self, local_time: fn(Timestamp) -> DateTime) {
        self.ctx.local_time = local_time;
    }

    /// Where games and settings are kept.
    pub fn archive(&self) -> &dyn Archive {
        self.ctx.archive()
    }

    /// Something came in. All that is to be kept is kept before this returns.
    pub fn update(&mut self, input: Input) -> Flow {
        if self.comes_too_late(input) {
            return Flow::Stay;
        }
        let next = self.hear(input);
        self.finish(next)
    }

    /// Makes one choice of [`Scene::actions`], also where this screen has several made together (an order, a payment): for a front end that lists the actions
    /// itself. A costly choice is asked for once more; an action that is not legal is explained.
    pub fn choose_action(&mut self, action: Action) -> Flow {
        let next = self.at_table(|game_screen, ctx| game_screen.choose_action(action, ctx));
        self.finish(next)
    }

    fn finish(&mut self, next: Next) -> Flow {
        let flow = self.follow(next);
        self.note_the_end();
        let news = self.at_table(GameScreen::hear_the_seat);
        self.follow(news);
        let advice = self.at_table(GameScreen::hear_the_coach);
        let flow = match self.follow(advice) {
            Flow::Stay => flow,
            Flow::Leave => Flow::Leave,
        };
        self.look_after();
        self.note_learned();
        flow
    }

    fn hear(&mut self, input: Input) -> Next {
        let target = match input {
            Input::Time(now) => {
                self.pass_time(now);
                return Next::Stay;
            }
            Input::Reach(lines) => {
                self.ctx.reach = lines;
                return Next::Stay;
            }
            Input::Key(key) => Target::Key(key),
            Input::Click(target) => target,
        };
        // What is known of the screen holds as long as it is only scrolled.
        if !matches!(target, Target::Key(key) if key.scroll().is_some()) {
            self.ctx.reach = usize::MAX;
        }
        if target == Target::Key(Key::Interrupt) {
            return self.interrupt();
        }
        if self.problem.take().is_some() {
            return Next::Stay;
        }
        if self.invitation.is_some() {
            return self.answer_invitation(target);
        }
        let asks_for_keys = target == Target::Key(Key::Char('?'));
        match self.key_help {
            KeyHelp::Open => {
                self.key_help = KeyHelp::Closed;
                let explains = asks_for_keys && self.leads_to_the_rules();
                return if explains { Next::Open(Destination::Rules) } else { Next::Stay };
            }
            KeyHelp::Closed if asks_for_keys && !self.is_typing() => {
                self.key_help = KeyHelp::Open;
                return Next::Stay;
            }
            KeyHelp::Closed => {}
        }
        let is_click = matches!(input, Input::Click(_));
        if is_click && self.game_screen().is_some_and(|game| game.is_just_passed_on(self.ctx.now)) {
            return Next::Stay;
        }
        self.input(target)
    }

    /// Does a letter belong to a text that is being typed? Then it is no command.
    pub fn is_typing(&self) -> bool {
        self.screen.is_typing()
    }

    /// Does the table of keys lead on to the rules? On what is asked at the table, and from the menu. Elsewhere the keys are all there is.
    pub fn leads_to_the_rules(&self) -> bool {
        self.screen.leads_to_the_rules()
    }

    /// The form of a new game, if it is on the screen: a front end with real fields fills it in.
    pub fn form(&mut self) -> Option<&mut NewGame> {
        if let Screen::NewGame(page) = &mut self.screen { Some(page) } else { None }
    }

    /// Looks for these words on the page that is on the screen, as if they were typed. No words: everything is listed again.
    pub fn look_for(&mut self, words: &str) {
        self.screen.look_for(words, &self.ctx.text);
    }

    /// What is to go to the clipboard, once.
    pub fn take_clipboard(&mut self) -> Option<String> {
        self.clipboard.take()
    }

    /// What is to be heard of what has happened at the table, once. A front end without sounds need not ask.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        self.screen.game_mut().map(|game_screen| std::mem::take(&mut game_screen.cues)).unwrap_or_default()
    }

    /// A letter at the table switches a setting that only this front end has.
    fn switch(&mut self, letter: char) {
        let Some(own) = self.ctx.items.iter_mut().find_map(|item| item.with_letter(letter)) else { return };
        own.turn(Turn::On);
        let (name, value) = (own.setting().name, own.value());
        if let Err(error) = self.ctx.archive.set(name, value.word) {
            self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
        }
        if let (Screen::Game(game_screen), Some(told)) = (&mut self.screen, value.told) {
            game_screen.notice = Some(self.ctx.text.get(told));
        }
    }

    fn pass_time(&mut self, now: Duration) {
        self.ctx.now = now;
        if let Some((game_screen, _)) = self.on_table_mut() {
            game_screen.seat.keep_in_touch(now);
        }
        self.think();
        self.judge_on();
        let Screen::Game(game_screen) = &mut self.screen else { return };
        let Some(stage) = &mut game_screen.stage else { return };
        if stage.is_over_at(now) {
            game_screen.stage = None;
        } else {
            game_screen.cues.extend(stage.take_cues());
        }
    }

    /// Is there something to think about, a bit whenever time passes?
    pub fn is_thinking(&self) -> bool {
        match &self.screen {
            Screen::LookBack(page) => page.is_thinking(),
            Screen::Review(review) => review.is_thinking(),
            Screen::Menu(_)
            | Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Dealing(_)
            | Screen::Game(_)
            | Screen::Records(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => self.judges(),
        }
    }

    /// Does something on the screen move, or will it move soon without an input?
    pub fn is_moving(&self) -> bool {
        let moves = |game_screen: &GameScreen| game_screen.stage.is_some() || game_screen.needs_time();
        let is_far = |game_screen: &GameScreen| game_screen.seat.local().is_none();
        self.game_screen().is_some_and(moves) || self.paused().is_some_and(is_far)
    }

    /// What is shown of the game that is being played, if there is one.
    pub fn scene(&self) -> Option<&Scene> {
        self.game_screen().or(self.paused.as_deref()).map(GameScreen::scene)
    }

    /// The game that is being played, if this device holds it.
    pub fn session(&self) -> Option<&Session> {
        self.game_screen().or(self.paused.as_deref()).and_then(GameScreen::session)
    }

    /// The whole game that is being played, if it may be seen.
    fn whole(&self) -> Option<&Playthrough> {
        self.game_screen().or(self.paused.as_deref())?.seat.whole()
    }

    /// The last chance to save, when the program ends whatever the player wants: why that was impossible, if it was.
    pub fn unsaved(&mut self) -> Option<String> {
        let (game_screen, ctx) = self.on_table_mut()?;
        if !game_screen.scene().is_unsaved() {
            return None;
        }
        match game_screen.keep() {
            Kept::Unsaved { trouble, .. } => Some(ctx.text.unsaved(&trouble)),
            Kept::Saved | Kept::Begun(_) => None,
            kept @ (Kept::MovedOn | Kept::Ended) => ctx.text.kept(&kept),
        }
    }

    /// The program is to end at once. The player is asked only for a game that would be lost, and only once.
    fn interrupt(&mut self) -> Next {
        let is_asked = self.on_table_mut().is_some_and(|(game_screen, _)| game_screen.asks_whether_to_quit());
        if is_asked { Next::Do(Effect::Abandon(Box::new(Next::Quit))) } else { Next::Quit }
    }

    /// The settings have changed. Where the words stay the same, a game keeps what is half done.
    fn follow_settings(&mut self) {
        let speaks_anew = self.ctx.text.language() != self.ctx.settings.language;
        if speaks_anew {
            self.speak_anew();
        }
        if let Some((game_screen, ctx)) = self.on_table_mut() {
            game_screen.stop_usually(ctx.settings.spell_stop);
            game_screen.chores.guidance = ctx.settings.guidance;
            if speaks_anew {
                game_screen.refresh(ctx);
            }
        }
    }

    fn speak_anew(&mut self) {
        let (names, keyboard) = (self.ctx.text.names().clone(), self.ctx.text.keyboard());
        self.ctx.text = Text::new(self.ctx.settings.language);
        self.ctx.text.call_players(names);
        self.ctx.text.speak_of(keyboard);
    }

    fn game_screen(&self) -> Option<&GameScreen> {
        self.screen.game()
    }

    /// The game on the screen or, if it waits below something else, there; with what it needs to know.
    fn on_table_mut(&mut self) -> Option<(&mut GameScreen, &Ctx)> {
        let game_screen = self.screen.game_mut().or(self.paused.as_deref_mut())?;
        Some((game_screen, &self.ctx))
    }
}
