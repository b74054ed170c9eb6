//! The whole program, without terminal and clock.

mod aftermath;
mod opening;

use std::time::Duration;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_session::{GameSummary, Kept, Lesson, Session};
use onirim_store::{Store, StoreError};
use onirim_text::{Subject, Text};

use crate::draw::{Palette, SMALLEST, Theme};
use crate::input::{Input, Key, Target};
use crate::pages::{
    Browsed, Changed, DealFrom, Form, Lessons, LessonsPage, LookBack, Menu, MenuItem, NewGame, Page, Records, Review,
    Reviewed, RulesPage, SettingsPage, StatisticsPage,
};
use crate::scene::Ctx;
use crate::settings::{Mouse, Settings};
use crate::table::{DealingScreen, Dealt, GameScreen, Go};
use crate::terminal_colors::TerminalColors;
pub(crate) use aftermath::Aftermath;
use opening::judge;

/// What is on the screen.
#[derive(Debug)]
pub(crate) enum Screen {
    Menu(Menu),
    Lessons(LessonsPage),
    NewGame(NewGame),
    /// Real cards, before the first choice.
    Dealing(Box<DealingScreen>),
    Game(Box<GameScreen>),
    Records(Records),
    Review(Box<Review>),
    LookBack(Box<LookBack>),
    Statistics(Box<StatisticsPage>),
    Rules(RulesPage),
    Settings(SettingsPage),
}

/// Is the table of keys open?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyHelp {
    Open,
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

/// Where the seeds of new games come from.
pub type Seeds = Box<dyn FnMut() -> Result<u64, StoreError>>;

/// The whole program, without terminal and clock.
pub struct App {
    pub(crate) text: Text,
    pub(crate) palette: Palette,
    pub(crate) settings: Settings,
    terminal: TerminalColors,
    pub(crate) screen: Screen,
    pub(crate) today: Date,
    /// A game that waits below another screen.
    pub(crate) paused: Option<Box<GameScreen>>,
    /// What is told after the end of the game on the screen.
    pub(crate) aftermath: Option<Box<Aftermath>>,
    /// Games that can be continued, the last played first.
    pub(crate) unfinished: Vec<GameSummary>,
    /// Something that went wrong, or that must not be missed.
    pub(crate) problem: Option<String>,
    /// Is the table of keys open over the screen?
    pub(crate) key_help: KeyHelp,
    /// Columns and lines of the screen.
    size: (u16, u16),
    clipboard: Option<String>,
    store: Store,
    /// What is wrong with the store as a whole is told once.
    complaint: Option<String>,
    home: Home,
    now: Duration,
    seeds: Seeds,
    last_setup: Setup,
    /// The lesson whose end was noted last.
    noted: Option<Lesson>,
}

impl App {
    /// The program at its menu.
    pub fn new(settings: Settings, today: Date, seeds: Seeds, store: Store) -> App {
        let text = Text::new(settings.language);
        let terminal = TerminalColors::default();
        let palette = Palette::new(&text, settings.charset, Theme::new(settings.paint, terminal));
        App {
            screen: Screen::Menu(Menu::default()),
            text,
            palette,
            settings,
            terminal,
            today,
            paused: None,
            aftermath: None,
            unfinished: Vec::new(),
            problem: None,
            key_help: KeyHelp::Closed,
            size: SMALLEST,
            clipboard: None,
            store,
            complaint: None,
            home: Home::Menu,
            now: Duration::ZERO,
            seeds,
            last_setup: Setup::SOLO,
            noted: None,
        }
    }

    /// From now on on a terminal that can show this.
    pub fn move_to(&mut self, terminal: TerminalColors) {
        self.terminal = terminal;
        self.paint();
    }

    /// From now on with these settings.
    pub fn prefer(&mut self, settings: Settings) {
        self.settings = settings;
        self.settle();
    }

    fn ctx(&self) -> Ctx<'_> {
        Ctx::new(&self.text, &self.palette, &self.store, self.now, self.settings)
    }

    /// Something came in. All that is to be kept is kept before this returns.
    pub fn update(&mut self, input: Input) -> Flow {
        let flow = self.hear(input);
        self.look_after();
        self.note_learned();
        flow
    }

    fn hear(&mut self, input: Input) -> Flow {
        match input {
            Input::Time(now) => {
                self.pass_time(now);
                Flow::Stay
            }
            Input::Background(background) => {
                self.terminal = self.terminal.on(background);
                self.paint();
                Flow::Stay
            }
            Input::Size(columns, lines) => {
                self.size = (columns, lines);
                Flow::Stay
            }
            Input::Key(Key::Interrupt) => self.interrupt(),
            // Nobody acts on a table that is not seen.
            Input::Key(Key::Char('q' | 'Q')) if !self.is_seen() => self.interrupt(),
            Input::Key(_) | Input::Click(_) if !self.is_seen() => Flow::Stay,
            Input::Key(_) | Input::Click(_) if self.problem.take().is_some() => Flow::Stay,
            Input::Key(Key::Char('?')) | Input::Click(Target::Key(Key::Char('?')))
                if self.key_help == KeyHelp::Open =>
            {
                self.key_help = KeyHelp::Closed;
                self.explain()
            }
            Input::Key(_) | Input::Click(_) if self.key_help == KeyHelp::Open => {
                self.key_help = KeyHelp::Closed;
                Flow::Stay
            }
            Input::Key(Key::Char('?')) | Input::Click(Target::Key(Key::Char('?'))) if !self.is_typing() => {
                self.key_help = KeyHelp::Open;
                Flow::Stay
            }
            Input::Key(key) => self.handle(Target::Key(key)),
            Input::Click(target) => self.handle(target),
        }
    }

    /// Is the screen large enough to show what there is?
    fn is_seen(&self) -> bool {
        self.size.0 >= SMALLEST.0 && self.size.1 >= SMALLEST.1
    }

    /// Does a letter belong to a text that is being typed?
    fn is_typing(&self) -> bool {
        match &self.screen {
            Screen::Rules(page) => page.is_typing(),
            Screen::NewGame(page) => page.is_naming(),
            Screen::Records(records) => records.is_typing(),
            Screen::Menu(_)
            | Screen::Lessons(_)
            | Screen::Dealing(_)
            | Screen::Game(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Settings(_) => false,
        }
    }

    /// From the table of keys to the rules: on what is asked at the table, and from the menu. Elsewhere the keys are all there is.
    fn explain(&mut self) -> Flow {
        match &self.screen {
            Screen::Game(game_screen) if game_screen.overlay.is_none() => self.go(Go::Rules),
            Screen::Menu(_) => self.enter(MenuItem::Rules),
            Screen::Game(_)
            | Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Dealing(_)
            | Screen::Records(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => Flow::Stay,
        }
    }

    /// What is to go to the clipboard, once.
    pub(crate) fn take_clipboard(&mut self) -> Option<String> {
        self.clipboard.take()
    }

    fn switch_mouse(&mut self) {
        self.settings.mouse = self.settings.mouse.switched();
        if let Err(error) = self.store.set(onirim_session::settings::MOUSE, self.settings.mouse.word()) {
            self.problem = Some(self.text.store_error(&error));
        }
        if let Screen::Game(game_screen) = &mut self.screen {
            game_screen.notice = Some(self.text.get(match self.settings.mouse {
                Mouse::On => "tui-mouse-on",
                Mouse::Off => "tui-mouse-off",
            }));
        }
    }

    fn pass_time(&mut self, now: Duration) {
        self.now = now;
        if let Screen::LookBack(page) = &mut self.screen {
            page.think(&self.text);
        }
        self.judge_on();
        if let Screen::Game(game_screen) = &mut self.screen
            && game_screen.stage.as_mut().is_some_and(|stage| stage.is_over_at(now))
        {
            game_screen.stage = None;
        }
    }

    /// Is there something to think about, a bit whenever time passes?
    pub fn is_thinking(&self) -> bool {
        self.judges() || matches!(&self.screen, Screen::LookBack(page) if page.is_thinking())
    }

    /// Does something on the screen move?
    pub fn is_moving(&self) -> bool {
        matches!(&self.screen, Screen::Game(game_screen) if game_screen.stage.is_some())
    }

    /// Where games and settings are kept.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The game that is being played, if there is one.
    pub fn session(&self) -> Option<&Session> {
        self.game_screen().or(self.paused.as_deref()).map(|game_screen| &game_screen.session)
    }

    /// The last chance to save, when the program ends whatever the player wants: why that was impossible, if it was.
    pub fn unsaved(&mut self) -> Option<String> {
        let on_screen = if let Screen::Game(game_screen) = &mut self.screen { Some(game_screen) } else { None };
        let session = &mut on_screen.or(self.paused.as_mut())?.session;
        if !session.is_unsaved() {
            return None;
        }
        match session.keep(&self.store) {
            Kept::Unsaved { trouble, .. } => Some(self.text.unsaved(&self.text.store_error(&trouble))),
            Kept::Saved | Kept::Begun(_) => None,
            kept @ (Kept::MovedOn | Kept::Ended) => self.text.kept(&kept, |trouble| self.text.store_error(trouble)),
        }
    }

    /// Closes the store, when all is over.
    pub fn close(self) -> Result<(), StoreError> {
        self.store.close()
    }

    /// The program is to end at once. Only for a game that would be lost the player is asked, once.
    fn interrupt(&mut self) -> Flow {
        if let Some(paused) = self.paused.take() {
            self.screen = Screen::Game(paused);
        }
        let ctx = Ctx::new(&self.text, &self.palette, &self.store, self.now, self.settings);
        match &mut self.screen {
            Screen::Game(game_screen) => {
                let go = game_screen.quit(&ctx);
                self.go(go)
            }
            Screen::Menu(_)
            | Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Dealing(_)
            | Screen::Records(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => Flow::Leave,
        }
    }

    fn handle(&mut self, target: Target) -> Flow {
        if self.copy_share_line(target).is_some() {
            return Flow::Stay;
        }
        let ctx = Ctx::new(&self.text, &self.palette, &self.store, self.now, self.settings);
        match &mut self.screen {
            Screen::Menu(menu) => match menu.input(target, self.unfinished.len()) {
                Some(item) => self.enter(item),
                None => Flow::Stay,
            },
            Screen::Lessons(page) => match page.input(target) {
                Lessons::Stay => Flow::Stay,
                Lessons::Leave => self.go_to_menu(),
                Lessons::Begin(lesson) => {
                    self.teach(lesson);
                    Flow::Stay
                }
            },
            Screen::NewGame(page) => match page.input(target) {
                Form::Stay => Flow::Stay,
                Form::Leave => self.go_to_menu(),
                Form::Start { setup, seed, from } => {
                    let names = page.names();
                    self.call_players(names);
                    self.begin(setup, seed, from);
                    Flow::Stay
                }
            },
            Screen::Dealing(dealing) => match dealing.input(target, &ctx) {
                Dealt::Stay => Flow::Stay,
                // A game that is being corrected is as it was.
                Dealt::Leave => self.back(),
                Dealt::Done(playthrough) => self.dealt(playthrough),
            },
            Screen::Game(game_screen) => {
                let go = match target {
                    Target::Key(key) => game_screen.key(key, &ctx),
                    Target::Item(_) | Target::Hand(_) => game_screen.click(target, &ctx),
                };
                self.go(go)
            }
            Screen::Records(records) => match records.input(target) {
                Browsed::Delete(saved) => {
                    self.delete(&saved);
                    Flow::Stay
                }
                Browsed::Stay => Flow::Stay,
                Browsed::Leave => self.go_to_menu(),
                Browsed::Open(id) => {
                    self.open(id);
                    Flow::Stay
                }
            },
            Screen::Review(review) => match review.input(target) {
                Reviewed::Stay => Flow::Stay,
                Reviewed::Leave => self.back(),
                Reviewed::LookBack(reviewer) => {
                    self.look_back(*reviewer);
                    Flow::Stay
                }
                Reviewed::PlayOn => {
                    self.play_on();
                    Flow::Stay
                }
            },
            Screen::LookBack(page) => match page.input(target) {
                Page::Stay => Flow::Stay,
                Page::Leave => self.leave_look_back(),
            },
            Screen::Statistics(page) => {
                let page = page.input(target);
                self.stay_or_back(page)
            }
            Screen::Rules(page) => {
                let page = page.input(target, &self.text);
                self.stay_or_back(page)
            }
            Screen::Settings(page) => match page.input(target, &mut self.settings) {
                Changed::Nothing => Flow::Stay,
                Changed::Leave => self.back(),
                Changed::Something { name, value } => {
                    self.settle();
                    if let Err(error) = self.store.set(name, value) {
                        self.problem = Some(self.text.store_error(&error));
                    }
                    Flow::Stay
                }
            },
        }
    }

    /// Colours and signs as the player wants them, and the terminal can show them.
    fn paint(&mut self) {
        let theme = Theme::new(self.settings.paint, self.terminal);
        self.palette = Palette::new(&self.text, self.settings.charset, theme);
    }

    /// The settings have changed.
    fn settle(&mut self) {
        if self.text.language() != self.settings.language {
            let names = self.text.names().clone();
            self.text = Text::new(self.settings.language);
            self.text.call_players(names);
        }
        self.paint();
        let ctx = Ctx::new(&self.text, &self.palette, &self.store, self.now, self.settings);
        if let Some(game_screen) = &mut self.paused {
            game_screen.session.stop_usually(ctx.spell_stop);
            game_screen.refresh(&ctx);
        }
    }

    fn enter(&mut self, item: MenuItem) -> Flow {
        match item {
            MenuItem::Continue => self.continue_last(),
            MenuItem::NewGame => self.prepare(DealFrom::Seed, self.last_setup),
            MenuItem::Daily => self.prepare(DealFrom::Day, Setup::SOLO),
            MenuItem::RealCards => self.prepare(DealFrom::Table, self.last_setup),
            MenuItem::Lesson => self.screen = Screen::Lessons(LessonsPage::new(self.learned())),
            MenuItem::Records => {
                self.screen = Screen::Records(Records::default());
                self.browse();
            }
            MenuItem::Statistics => self.count(),
            MenuItem::Rules => self.screen = Screen::Rules(RulesPage::new(Subject::Goal)),
            MenuItem::Settings => self.screen = Screen::Settings(SettingsPage::default()),
            MenuItem::Quit => return Flow::Leave,
        }
        Flow::Stay
    }

    fn game_screen(&self) -> Option<&GameScreen> {
        if let Screen::Game(game_screen) = &self.screen { Some(game_screen) } else { None }
    }

    fn go_to_menu(&mut self) -> Flow {
        if self.home == Home::Outside {
            return Flow::Leave;
        }
        self.paused = None;
        self.browse();
        self.screen = Screen::Menu(self.menu());
        Flow::Stay
    }

    /// Back to the game that waits, or to the menu.
    fn back(&mut self) -> Flow {
        match self.paused.take() {
            Some(game_screen) => {
                self.screen = Screen::Game(game_screen);
                Flow::Stay
            }
            None => self.go_to_menu(),
        }
    }

    fn stay_or_back(&mut self, page: Page) -> Flow {
        match page {
            Page::Stay => Flow::Stay,
            Page::Leave => self.back(),
        }
    }

    fn pause(&mut self, screen: Screen) {
        if let Screen::Game(game_screen) = std::mem::replace(&mut self.screen, screen) {
            self.paused = Some(game_screen);
        }
    }

    /// From the table to where the player wants to go.
    fn go(&mut self, go: Go) -> Flow {
        match go {
            Go::Stay => {}
            Go::Menu => return self.go_to_menu(),
            Go::Quit => return Flow::Leave,
            Go::Rules => {
                let question = self.session().and_then(Session::question);
                let subject = question.map_or(Subject::Goal, Subject::behind);
                self.pause(Screen::Rules(RulesPage::new(subject)));
            }
            Go::Settings => self.pause(Screen::Settings(SettingsPage::default())),
            Go::Again => self.play_again(),
            Go::Another => self.prepare(DealFrom::Seed, self.last_setup),
            Go::SameDeal => self.play_same_deal(),
            Go::Lesson(lesson) => self.teach(lesson),
            Go::Review => {
                if let Screen::Game(game_screen) = &self.screen {
                    let playthrough = game_screen.session.playthrough();
                    let review = Review::new(playthrough, judge(playthrough), &self.text);
                    self.pause(Screen::Review(Box::new(review)));
                }
            }
            Go::LookBack => {
                // What has been judged already need not be judged again.
                let begun = self.aftermath.as_ref().and_then(|aftermath| aftermath.reviewer.as_deref().cloned());
                let anew = || self.session().and_then(|session| judge(session.playthrough()));
                if let Some(reviewer) = begun.or_else(anew) {
                    self.pause(Screen::LookBack(Box::new(LookBack::new(reviewer, None))));
                }
            }
            Go::Redeal(rest) => {
                let rest = DealingScreen::rest(*rest, &self.ctx());
                self.pause(Screen::Dealing(Box::new(rest)));
            }
            Go::SwitchMouse => self.switch_mouse(),
            Go::Copy(words) => self.clipboard = Some(words),
            Go::Trouble(told) => self.problem = Some(told),
            Go::Ended(told) => {
                let flow = self.go_to_menu();
                self.problem = Some(told);
                return flow;
            }
        }
        Flow::Stay
    }
}
