//! The whole program, without terminal, clock and disk.

use std::time::Duration;

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_store::{GameKind, GameSummary, SavedGame, Statistics, StoreError, daily_seed};
use onirim_text::{Subject, Text};

use crate::draw::Palette;
use crate::effect::Effect;
use crate::input::{Input, Key, Target};
use crate::pages::{
    Changed, Form, Menu, MenuItem, NewGame, Page, Purpose, Records, Review, RulesPage, SettingsPage, StatisticsPage,
};
use crate::scene::Ctx;
use crate::seeds::Seeds;
use crate::settings::{Settings, SpellStop};
use crate::table::{Deal, Dealing, Dealt, GameScreen, Go, Help, Lesson, Reply};

/// What is on the screen.
#[derive(Debug)]
pub(crate) enum Screen {
    Menu(Menu),
    NewGame(NewGame),
    /// Real cards, before the first choice.
    Dealing(Box<Dealing>),
    Game(Box<GameScreen>),
    Records(Records),
    Review(Box<Review>),
    Statistics(Box<StatisticsPage>),
    Rules(RulesPage),
    Settings(SettingsPage),
}

/// Where Escape leads in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Home {
    /// To the menu.
    Menu,
    /// Out of the program: it was started for one thing only.
    Outside,
}

/// The whole program, without terminal, clock and disk.
pub struct App {
    pub(crate) text: Text,
    pub(crate) palette: Palette,
    pub(crate) settings: Settings,
    pub(crate) screen: Screen,
    pub(crate) today: Date,
    /// A game that waits below another screen.
    pub(crate) paused: Option<Box<GameScreen>>,
    /// Games that can be continued, the last played first.
    pub(crate) unfinished: Vec<GameSummary>,
    /// Something that went wrong outside.
    pub(crate) problem: Option<String>,
    home: Home,
    now: Duration,
    seeds: Seeds,
    last_setup: Setup,
}

impl App {
    /// The program at its menu.
    pub fn new(settings: Settings, today: Date, entropy: u64) -> App {
        let text = Text::new(settings.language);
        let palette = Palette::new(&text, settings.charset, settings.paint);
        App {
            screen: Screen::Menu(Menu::default()),
            text,
            palette,
            settings,
            today,
            paused: None,
            unfinished: Vec::new(),
            problem: None,
            home: Home::Menu,
            now: Duration::ZERO,
            seeds: Seeds::new(entropy),
            last_setup: Setup::SOLO,
        }
    }

    pub(crate) fn ctx(&self) -> Ctx<'_> {
        Ctx::new(&self.text, &self.palette, self.now, self.settings)
    }

    /// Something came in. What is asked for must be done before the next screen is shown.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Time(now) => {
                self.now = now;
                if let Screen::Game(game_screen) = &mut self.screen
                    && game_screen.stage.as_mut().is_some_and(|stage| stage.is_over_at(now))
                {
                    game_screen.stage = None;
                }
                Vec::new()
            }
            Input::Key(Key::Interrupt) => vec![Effect::Leave],
            Input::Key(_) | Input::Click(_) if self.problem.take().is_some() => Vec::new(),
            Input::Key(key) => self.handle(Target::Key(key)),
            Input::Click(target) => self.handle(target),
        }
    }

    /// Does something on the screen move?
    pub fn is_moving(&self) -> bool {
        matches!(&self.screen, Screen::Game(game_screen) if game_screen.stage.is_some())
    }

    fn handle(&mut self, target: Target) -> Vec<Effect> {
        let ctx = Ctx::new(&self.text, &self.palette, self.now, self.settings);
        match &mut self.screen {
            Screen::Menu(menu) => match menu.input(target, self.unfinished.len()) {
                Some(item) => self.enter(item),
                None => Vec::new(),
            },
            Screen::NewGame(page) => match page.input(target) {
                Form::Stay => Vec::new(),
                Form::Leave => self.go_to_menu(),
                Form::Start { setup, seed, purpose } => self.begin(setup, seed, purpose),
            },
            Screen::Dealing(dealing) => match dealing.input(target, &ctx) {
                Dealt::Stay => Vec::new(),
                Dealt::Leave => self.go_to_menu(),
                Dealt::Done(playthrough) => self.sit_down(Deal::Table, *playthrough),
            },
            Screen::Game(game_screen) => {
                let reply = match target {
                    Target::Key(key) => game_screen.key(key, &ctx),
                    Target::Item(_) | Target::Hand(..) => game_screen.click(target, &ctx),
                };
                self.reply(reply)
            }
            Screen::Records(records) => match records.input(target) {
                crate::pages::Browsed::Stay => Vec::new(),
                crate::pages::Browsed::Leave => self.go_to_menu(),
                crate::pages::Browsed::Open(id) => vec![Effect::Open(id)],
            },
            Screen::Review(review) => {
                let page = review.input(target);
                self.stay_or_back(page)
            }
            Screen::Statistics(page) => {
                let page = page.input(target);
                self.stay_or_back(page)
            }
            Screen::Rules(page) => {
                let page = page.input(target, &self.text);
                self.stay_or_back(page)
            }
            Screen::Settings(page) => match page.input(target, &mut self.settings) {
                Changed::Nothing => Vec::new(),
                Changed::Leave => self.back(),
                Changed::Something { name, value } => {
                    self.settle();
                    vec![Effect::Remember { name, value }]
                }
            },
        }
    }

    /// The settings have changed.
    pub(crate) fn settle(&mut self) {
        if self.text.language() != self.settings.language {
            self.text = Text::new(self.settings.language);
        }
        self.palette = Palette::new(&self.text, self.settings.charset, self.settings.paint);
        let ctx = Ctx::new(&self.text, &self.palette, self.now, self.settings);
        if let Some(game_screen) = &mut self.paused {
            game_screen.spell_stop = ctx.spell_stop;
            game_screen.refresh(&ctx);
        }
    }

    fn enter(&mut self, item: MenuItem) -> Vec<Effect> {
        match item {
            MenuItem::Continue => return vec![Effect::Continue],
            MenuItem::NewGame => self.screen = Screen::NewGame(NewGame::new(Purpose::Free, self.last_setup)),
            MenuItem::Daily => self.screen = Screen::NewGame(NewGame::new(Purpose::Daily, Setup::SOLO)),
            MenuItem::RealCards => self.screen = Screen::NewGame(NewGame::new(Purpose::Table, self.last_setup)),
            MenuItem::Lesson => return self.teach(),
            MenuItem::Records => {
                self.screen = Screen::Records(Records::default());
                return vec![Effect::Browse];
            }
            MenuItem::Statistics => {
                self.screen = Screen::Statistics(Box::default());
                return vec![Effect::Count];
            }
            MenuItem::Rules => self.screen = Screen::Rules(RulesPage::new(Subject::Goal)),
            MenuItem::Settings => self.screen = Screen::Settings(SettingsPage::default()),
            MenuItem::Quit => return vec![Effect::Leave],
        }
        Vec::new()
    }

    /// The game on the table.
    fn game_screen(&self) -> Option<&GameScreen> {
        if let Screen::Game(game_screen) = &self.screen { Some(game_screen) } else { None }
    }

    fn go_to_menu(&mut self) -> Vec<Effect> {
        if self.home == Home::Outside {
            return vec![Effect::Leave];
        }
        self.paused = None;
        self.screen = Screen::Menu(Menu::default());
        vec![Effect::Browse]
    }

    /// Back to the game that waits, or to the menu.
    fn back(&mut self) -> Vec<Effect> {
        match self.paused.take() {
            Some(game_screen) => {
                self.screen = Screen::Game(game_screen);
                Vec::new()
            }
            None => self.go_to_menu(),
        }
    }

    fn stay_or_back(&mut self, page: Page) -> Vec<Effect> {
        match page {
            Page::Stay => Vec::new(),
            Page::Leave => self.back(),
        }
    }

    fn pause(&mut self, screen: Screen) {
        if let Screen::Game(game_screen) = std::mem::replace(&mut self.screen, screen) {
            self.paused = Some(game_screen);
        }
    }

    fn reply(&mut self, reply: Reply) -> Vec<Effect> {
        let mut effects = reply.effects;
        let setup = self.game_screen().map_or(self.last_setup, |game_screen| game_screen.playthrough.game().setup());
        match reply.go {
            Go::Stay => {}
            Go::Menu => effects.extend(self.go_to_menu()),
            Go::Quit => effects.push(Effect::Leave),
            Go::Rules => {
                let question = self.game_screen().and_then(GameScreen::question);
                let subject = question.map_or(Subject::Goal, Subject::behind);
                self.pause(Screen::Rules(RulesPage::new(subject)));
            }
            Go::Settings => self.pause(Screen::Settings(SettingsPage::default())),
            Go::Again => {
                let purpose = match self.game_screen().map(|game_screen| game_screen.deal) {
                    Some(Deal::Table) => Purpose::Table,
                    Some(Deal::Free | Deal::Daily(_) | Deal::Lesson) | None => Purpose::Free,
                };
                effects.extend(self.begin(setup, None, purpose));
            }
            Go::SameDeal => {
                let seed = self.game_screen().and_then(|game_screen| game_screen.playthrough.record().seed);
                effects.extend(self.begin(setup, seed, Purpose::Free));
            }
            Go::Review => {
                if let Screen::Game(game_screen) = &self.screen {
                    let review = Review::new(&game_screen.playthrough, &self.text);
                    self.pause(Screen::Review(Box::new(review)));
                }
            }
        }
        effects
    }

    /// Begins a game.
    pub fn begin(&mut self, setup: Setup, seed: Option<u64>, purpose: Purpose) -> Vec<Effect> {
        self.last_setup = setup;
        match purpose {
            Purpose::Free => {
                let seed = seed.unwrap_or_else(|| self.seeds.next());
                self.sit_down(Deal::Free, Playthrough::seeded(setup, seed))
            }
            Purpose::Daily => {
                let playthrough = Playthrough::seeded(setup, daily_seed(self.today, setup));
                self.sit_down(Deal::Daily(self.today), playthrough)
            }
            Purpose::Table => {
                let ctx = self.ctx();
                match Dealing::new(setup, &ctx) {
                    Ok(dealing) => self.screen = Screen::Dealing(Box::new(dealing)),
                    Err(refused) => self.problem = Some(self.text.refused(&refused)),
                }
                Vec::new()
            }
        }
    }

    fn sit_down(&mut self, deal: Deal, playthrough: Playthrough) -> Vec<Effect> {
        let game_screen = GameScreen::new(deal, playthrough, Help::None, &self.ctx());
        self.screen = Screen::Game(Box::new(game_screen));
        vec![Effect::Begin]
    }

    /// Begins the lesson.
    pub fn teach(&mut self) -> Vec<Effect> {
        match Lesson::begin() {
            Ok((lesson, playthrough)) => {
                let mut game_screen = GameScreen::new(Deal::Lesson, playthrough, Help::None, &self.ctx());
                game_screen.lesson = Some(lesson);
                self.screen = Screen::Game(Box::new(game_screen));
                vec![Effect::Begin]
            }
            Err(refused) => {
                self.problem = Some(self.text.refused(&refused));
                Vec::new()
            }
        }
    }

    /// Shows a record, step by step, and nothing else.
    pub fn show(&mut self, playthrough: &Playthrough) {
        self.home = Home::Outside;
        self.review(playthrough);
    }

    fn review(&mut self, playthrough: &Playthrough) {
        self.screen = Screen::Review(Box::new(Review::new(playthrough, &self.text)));
    }

    /// The game on the table, and what sort it is.
    pub fn on_table(&self) -> Option<(&Playthrough, Deal)> {
        self.game_screen().map(|game_screen| (&game_screen.playthrough, game_screen.deal))
    }

    /// Outside, a game was opened: play on, or look at it if it is over.
    pub(crate) fn opened(&mut self, saved: SavedGame) {
        let deal = match saved.summary.kind {
            GameKind::Normal => Deal::Free,
            GameKind::Daily(day) => Deal::Daily(day),
            GameKind::Table => Deal::Table,
            GameKind::Lesson => Deal::Lesson,
        };
        if saved.summary.conclusion.is_some() {
            self.review(&saved.playthrough);
            return;
        }
        let help = if saved.summary.assisted { Help::Assisted } else { Help::None };
        self.last_setup = saved.summary.setup;
        let ctx = self.ctx();
        let mut game_screen = GameScreen::new(deal, saved.playthrough, help, &ctx);
        // What was stopped before a draw goes on.
        if game_screen.question() == Some(onirim_core::Question::BeforeDraw) && deal != Deal::Table {
            game_screen.spell_stop = SpellStop::BeforeDraws;
            game_screen.refresh(&ctx);
        }
        self.screen = Screen::Game(Box::new(game_screen));
    }

    /// Outside, the shelf was looked through.
    pub(crate) fn browsed(&mut self, unfinished: Vec<GameSummary>, finished: Vec<GameSummary>) {
        if let Screen::Records(records) = &mut self.screen {
            records.fill(&unfinished, finished);
        }
        self.unfinished = unfinished;
    }

    /// Outside, all games were counted.
    pub(crate) fn counted(&mut self, statistics: Statistics) {
        if let Screen::Statistics(page) = &mut self.screen {
            page.fill(statistics);
        }
    }

    /// Outside, something went wrong.
    pub(crate) fn failed(&mut self, error: &StoreError) {
        self.problem = Some(self.text.store_error(error));
    }

    /// The daily deal of this set-up was played before: this is practice.
    pub(crate) fn practise(&mut self) {
        let notice = self.text.get("daily-taken");
        if let Screen::Game(game_screen) = &mut self.screen {
            game_screen.deal = Deal::Free;
            game_screen.help = Help::Assisted;
            game_screen.notice = Some(notice);
        }
    }

    /// This deal was played before: it does not count.
    pub(crate) fn repeat(&mut self) {
        let notice = self.text.get("deal-repeated");
        if let Screen::Game(game_screen) = &mut self.screen {
            game_screen.help = Help::Assisted;
            game_screen.notice = Some(notice);
        }
    }
}
