//! The whole program as state: what is on the screen, and how each input changes it.

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
use crate::settings::{Item, OwnSetting, Settings};
use crate::table::{Cue, GameScreen};
pub use aftermath::Aftermath;
pub use equipment::{Equipment, Seeds, Sharing};
use just_ended::End;
use problem::Problem;
pub use screen::Screen;

/// Whether the program goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It goes on.
    Stay,
    /// It ends.
    Leave,
}

/// The whole program as state, without drawing and without a clock.
pub struct App {
    ctx: Ctx,
    screen: Screen,
    today: Date,
    /// The game below another screen.
    paused: Option<Box<GameScreen>>,
    /// The summary of the game on the screen, once it is over.
    aftermath: Option<Box<Aftermath>>,
    end: End,
    /// Games that can be continued, the last played first.
    unfinished: Vec<GameSummary>,
    /// Attempts at daily deals, the last played first.
    daily: Vec<GameSummary>,
    /// A message over the screen until the next key or click.
    problem: Option<Problem>,
    /// The question whether a shared deal is played.
    invitation: Option<Dialog>,
    has_key_help: bool,
    clipboard: Option<String>,
    /// The last error of the archive as a whole, so that it is shown only once.
    complaint: Option<String>,
    /// Whether the program was started to show one record: then it ends instead of opening the menu.
    shows_one_record: bool,
    seeds: Seeds,
    /// The last set-up that was played, if known.
    last_setup: Option<Setup>,
    /// The names of two players.
    names: PlayerNames,
    /// The last lesson that was recorded as finished.
    noted: Option<Lesson>,
}

impl App {
    /// Starts at the menu.
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
            has_key_help: false,
            clipboard: None,
            complaint: None,
            shows_one_record: false,
            seeds,
            last_setup: None,
            names: PlayerNames::default(),
            noted: None,
        }
    }

    /// Replaces all settings.
    pub fn prefer(&mut self, settings: Settings) {
        self.ctx.settings = settings;
        self.follow_settings();
    }

    /// Sets a setting of this front end by its name and value, without saving it.
    pub fn choose(&mut self, name: &str, word: &str) {
        for item in &mut self.ctx.items {
            item.choose(name, word);
        }
    }

    /// The texts in the player's language.
    pub fn text(&self) -> &Text {
        &self.ctx.text
    }

    /// The player's settings.
    pub fn settings(&self) -> Settings {
        self.ctx.settings
    }

    /// The lines of the settings page.
    pub fn items(&self) -> &[Item] {
        &self.ctx.items
    }

    /// The value of a setting of this front end.
    pub fn chosen(&self, name: &str) -> Option<&'static str> {
        self.ctx.items.iter().find_map(|item| item.own(name)).map(OwnSetting::word)
    }

    /// The screen that is shown.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The game below the current screen.
    pub fn paused(&self) -> Option<&GameScreen> {
        self.paused.as_deref()
    }

    /// The summary of the game on the screen, once it is over.
    pub fn aftermath(&self) -> Option<&Aftermath> {
        self.aftermath.as_deref()
    }

    /// Games that can be continued, the last played first.
    pub fn unfinished(&self) -> &[GameSummary] {
        &self.unfinished
    }

    /// Whether the table of keys is open.
    pub fn has_key_help(&self) -> bool {
        self.has_key_help
    }

    /// The current date.
    pub fn today(&self) -> Date {
        self.today
    }

    /// Sets the current date. A game under way keeps the date of its start.
    pub fn turn_to(&mut self, today: Date) {
        self.today = today;
    }

    /// Sets the conversion to local time.
    pub fn tell_time(&mut self, local_time: fn(Timestamp) -> DateTime) {
        self.ctx.local_time = local_time;
    }

    /// The archive of games and settings.
    pub fn archive(&self) -> &dyn Archive {
        self.ctx.archive()
    }

    /// Handles one input. Everything that must be saved is saved before this returns.
    pub fn update(&mut self, input: Input) -> Flow {
        if self.comes_too_late(input) {
            return Flow::Stay;
        }
        let next = self.dispatch(input);
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
        let news = self.at_table(GameScreen::poll_seat);
        self.follow(news);
        let advice = self.at_table(GameScreen::poll_coach);
        let flow = match self.follow(advice) {
            Flow::Stay => flow,
            Flow::Leave => Flow::Leave,
        };
        self.look_after();
        self.note_learned();
        flow
    }

    fn dispatch(&mut self, input: Input) -> Next {
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
        // The known height stays valid only while the page is scrolled.
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
        if self.has_key_help {
            self.has_key_help = false;
            let explains = asks_for_keys && self.leads_to_the_rules();
            return if explains { Next::Open(Destination::Rules) } else { Next::Stay };
        }
        if asks_for_keys && !self.is_typing() {
            self.has_key_help = true;
            return Next::Stay;
        }
        let is_click = matches!(input, Input::Click(_));
        if is_click && self.game_screen().is_some_and(|game| game.is_just_passed_on(self.ctx.now)) {
            return Next::Stay;
        }
        self.input(target)
    }

    /// Whether letters are typed into a text field instead of being commands.
    pub fn is_typing(&self) -> bool {
        self.screen.is_typing()
    }

    /// Whether the table of keys leads on to the rules: at the table and in the menu.
    pub fn leads_to_the_rules(&self) -> bool {
        self.screen.leads_to_the_rules()
    }

    /// The form of a new game, for a front end with text fields of its own.
    pub fn form(&mut self) -> Option<&mut NewGame> {
        if let Screen::NewGame(page) = &mut self.screen { Some(page) } else { None }
    }

    /// Searches the page on the screen. An empty search lists everything.
    pub fn look_for(&mut self, words: &str) {
        self.screen.look_for(words, &self.ctx.text);
    }

    /// Takes the text that goes to the clipboard, if there is one.
    pub fn take_clipboard(&mut self) -> Option<String> {
        self.clipboard.take()
    }

    /// Takes the sounds of what happened at the table since the last call.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        self.screen.game_mut().map(|game_screen| std::mem::take(&mut game_screen.cues)).unwrap_or_default()
    }

    /// Switches a setting of this front end by its letter.
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

    /// Whether [`Input::Time`] should come often because something is computed.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most screens compute nothing of their own")]
    pub fn is_thinking(&self) -> bool {
        match &self.screen {
            Screen::LookBack(page) => page.is_thinking(),
            Screen::Review(review) => review.is_thinking(),
            _ => self.judges(),
        }
    }

    /// Whether something on the screen moves, or will move without an input.
    pub fn is_moving(&self) -> bool {
        let moves = |game_screen: &GameScreen| game_screen.stage.is_some() || game_screen.needs_time();
        let is_far = |game_screen: &GameScreen| game_screen.seat.local().is_none();
        self.game_screen().is_some_and(moves) || self.paused().is_some_and(is_far)
    }

    /// The visible state of the current game.
    pub fn scene(&self) -> Option<&Scene> {
        self.game_screen().or(self.paused.as_deref()).map(GameScreen::scene)
    }

    /// The current game, if this device holds it.
    pub fn session(&self) -> Option<&Session> {
        self.game_screen().or(self.paused.as_deref()).and_then(GameScreen::session)
    }

    /// The complete record of the current game, if the player may see it.
    fn whole(&self) -> Option<&Playthrough> {
        self.game_screen().or(self.paused.as_deref())?.seat.whole()
    }

    /// Tries a last time to save when the program is ended from outside. Returns why that failed.
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

    /// Handles Ctrl-C. The player is asked only if a game would be lost, and only once.
    fn interrupt(&mut self) -> Next {
        let is_asked = self.on_table_mut().is_some_and(|(game_screen, _)| game_screen.asks_whether_to_quit());
        if is_asked { Next::Do(Effect::Abandon(Box::new(Next::Quit))) } else { Next::Quit }
    }

    /// Applies the settings. A half-made choice is kept unless the language changes.
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

    /// The game on the screen, or the one below it.
    fn on_table_mut(&mut self) -> Option<(&mut GameScreen, &Ctx)> {
        let game_screen = self.screen.game_mut().or(self.paused.as_deref_mut())?;
        Some((game_screen, &self.ctx))
    }
}
