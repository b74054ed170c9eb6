//! Starting the program and new games.

use onirim_core::{Seat, Setup};
use onirim_record::{Playthrough, Programs, ShareCode};
use onirim_session::settings::PLAYERS;
use onirim_session::{Begun, Deal, GameKind, Kept, Lesson, Scene, Session};
use onirim_text::{PlayerName, PlayerNames, kept_names};

use super::problem::Problem;
use super::{App, Screen};
use crate::next::{Destination, Next};
use crate::pages::{DealFrom, NewGame};
use crate::start::Start;
use crate::table::{DealingScreen, GameScreen};

impl App {
    /// Opens what the program was started for.
    pub fn start(&mut self, start: Start) {
        // Not in `new`: the first screen is drawn before the archive is opened.
        self.names = kept_names(|name| self.ctx.archive.setting(name).ok().flatten());
        self.ctx.text.call_players(self.names.clone());
        match start {
            Start::Menu => {
                self.browse();
                self.screen = Screen::Menu(self.menu());
            }
            Start::NewGame { setup, seed, programs } => self.begin_with(programs, setup, seed, DealFrom::Seed),
            Start::Daily { setup } => self.begin(setup, None, DealFrom::Day),
            Start::Continue => {
                self.browse();
                self.continue_last();
            }
            Start::Table { setup } => self.begin(setup, None, DealFrom::Table),
            Start::Lesson => self.teach(Lesson::First),
            Start::Seat(seat) => {
                let game_screen = GameScreen::new(seat, None, &self.ctx);
                self.seat(game_screen);
            }
            Start::Show(playthrough) => {
                self.shows_one_record = true;
                self.review(&playthrough, self.judge(&playthrough));
            }
        }
    }

    /// Opens the form of a new game.
    pub(super) fn prepare(&mut self, from: DealFrom) {
        let setup = match from {
            DealFrom::Day => Setup::SOLO,
            DealFrom::Seed | DealFrom::Table => self.last_setup(),
        };
        self.screen = Screen::NewGame(NewGame::new(from, setup, &self.names));
    }

    /// Sets the names of two players and saves them.
    pub(super) fn call_players(&mut self, names: PlayerNames) {
        if self.names == names {
            return;
        }
        for (setting, name) in PLAYERS.into_iter().zip(&names) {
            let word = name.as_ref().map_or("", PlayerName::as_str);
            if let Err(error) = self.ctx.archive.set(setting, word) {
                self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
            }
        }
        self.ctx.text.call_players(names.clone());
        self.names = names;
    }

    /// Starts a game. The current game is saved first; if that fails, the player decides.
    pub fn begin(&mut self, setup: Setup, seed: Option<u64>, from: DealFrom) {
        self.begin_with(Programs::NONE, setup, seed, from);
    }

    /// Starts a game with programs at some seats.
    pub fn begin_with(&mut self, programs: Programs, setup: Setup, seed: Option<u64>, from: DealFrom) {
        self.follow(Next::Open(Destination::Deal { setup, seed, programs, from }));
    }

    /// Starts a game without looking after the current one.
    pub(super) fn deal(&mut self, setup: Setup, seed: Option<u64>, programs: Programs, from: DealFrom) -> Next {
        self.last_setup = Some(setup);
        match from {
            DealFrom::Seed => match seed.map_or_else(|| (self.seeds)(), Ok) {
                Ok(seed) => return self.sit_down(Deal::With { code: ShareCode { setup, seed }, programs }),
                Err(error) => self.problem = Some(Problem::error(self.ctx.text.trouble(&error))),
            },
            DealFrom::Day => return self.sit_down(Deal::Daily(setup)),
            DealFrom::Table => {
                // Without this the paused game would be taken for the one that is dealt again.
                self.paused = None;
                self.screen = Screen::Dealing(Box::new(DealingScreen::new(setup, &self.ctx)));
            }
        }
        Next::Stay
    }

    fn sit_down(&mut self, deal: Deal) -> Next {
        let (session, kept) = Session::begin(deal, self.today, self.ctx.archive());
        let is_practice = matches!(kept, Kept::Begun(Begun::Practice));
        let mut game_screen = GameScreen::local(session, None, &self.ctx);
        let next = game_screen.kept(kept, &self.ctx);
        if is_practice {
            self.browse();
            let told = self.attempt(game_screen.scene().setup()).map(|game| self.told_attempt(game));
            if let (Some(notice), Some(told)) = (&mut game_screen.notice, told) {
                *notice = format!("{notice} {told}");
            }
        }
        self.seat(game_screen);
        next
    }

    /// Opens a game. Every way to the table passes here.
    pub(super) fn seat(&mut self, mut game_screen: GameScreen) {
        self.name_persons(game_screen.scene().about.programs);
        game_screen.refresh(&self.ctx);
        self.screen = Screen::Game(Box::new(game_screen));
        (self.paused, self.aftermath) = (None, None);
        self.has_key_help = false;
        self.prepare_the_coach();
    }

    /// Saved names are those of persons: a seat of a program has none.
    fn name_persons(&mut self, programs: Programs) {
        let mut names = self.names.clone();
        for seat in Seat::BOTH.into_iter().filter(|&seat| programs.at(seat).is_some()) {
            names[seat.index()] = None;
        }
        self.ctx.text.call_players(names);
    }

    /// Tells the coach which set-up is played. Lessons have no advice.
    fn prepare_the_coach(&self) {
        if let Some(scene) = self.scene()
            && scene.about.kind != GameKind::Lesson
        {
            self.ctx.coach.prepare(scene.setup());
        }
    }

    /// Starts the game whose real cards have been entered, or corrects the paused one.
    pub(super) fn dealt(&mut self, playthrough: Box<Playthrough>) -> Next {
        let Some(mut game_screen) = self.paused.take() else {
            return self.sit_down(Deal::Table(playthrough));
        };
        let next = game_screen.redeal(*playthrough, &self.ctx);
        self.screen = Screen::Game(game_screen);
        next
    }

    /// Starts another game with the same set-up.
    pub(super) fn play_again(&mut self) -> Next {
        let kind = self.scene().map(|scene| scene.about.kind);
        let setup = self.scene().map_or(self.last_setup(), Scene::setup);
        let from = match kind {
            Some(GameKind::Table) => DealFrom::Table,
            Some(GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson) | None => DealFrom::Seed,
        };
        let programs = self.scene().map_or(Programs::NONE, |scene| scene.about.programs);
        self.deal(setup, None, programs, from)
    }

    /// Deals the same cards again.
    pub(super) fn play_same_deal(&mut self) -> Next {
        match self.scene().and_then(|scene| scene.about.code.map(|code| (code, scene.about.programs))) {
            Some((code, programs)) => self.deal(code.setup, Some(code.seed), programs, DealFrom::Seed),
            None => Next::Stay,
        }
    }
}
