//! What is begun: the program itself, and new games.

use onirim_core::Setup;
use onirim_record::{Playthrough, ShareCode};
use onirim_session::settings::PLAYERS;
use onirim_session::{Deal, GameKind, Lesson, Session};
use onirim_text::{PlayerName, PlayerNames, kept_names};

use super::beyond::Way;
use super::{App, Flow, Home, Screen};
use crate::pages::{DealFrom, NewGame};
use crate::start::Start;
use crate::table::{GameScreen, Go};

impl App {
    /// Goes where the program was started for.
    pub fn start(&mut self, start: Start) {
        // Not before: whoever begins has nothing kept yet, and sees something before the store is made.
        self.ctx.text.call_players(kept_names(|name| self.ctx.archive.setting(name).ok().flatten()));
        match start {
            Start::Menu => {
                self.browse();
                self.screen = Screen::Menu(self.menu());
            }
            Start::NewGame { setup, seed } => self.begin(setup, seed, DealFrom::Seed),
            Start::Daily { setup } => self.begin(setup, None, DealFrom::Day),
            Start::Continue => {
                self.browse();
                self.continue_last();
            }
            Start::Table { setup } => self.begin(setup, None, DealFrom::Table),
            Start::Lesson => {
                self.lead(Way::Lesson(Lesson::First));
            }
            Start::Show(playthrough) => {
                self.home = Home::Outside;
                self.lead(Way::Show(playthrough));
            }
        }
    }

    /// Asks what is to be played.
    pub(super) fn prepare(&mut self, from: DealFrom, setup: Setup) {
        self.screen = Screen::NewGame(NewGame::new(from, setup, self.ctx.text.names()));
    }

    /// From now on two players have these names, here and the next time.
    pub(super) fn call_players(&mut self, names: PlayerNames) {
        if *self.ctx.text.names() == names {
            return;
        }
        for (setting, name) in PLAYERS.into_iter().zip(&names) {
            let word = name.as_ref().map_or("", PlayerName::as_str);
            if let Err(error) = self.ctx.archive.set(setting, word) {
                self.problem = Some(error.in_words(&self.ctx.text));
            }
        }
        self.ctx.text.call_players(names);
    }

    /// Begins a game.
    pub fn begin(&mut self, setup: Setup, seed: Option<u64>, from: DealFrom) {
        self.last_setup = setup;
        self.awaited = None;
        match from {
            DealFrom::Seed => match seed.map_or_else(|| (self.seeds)(), Ok) {
                Ok(seed) => self.sit_down(Deal::Code(ShareCode { setup, seed })),
                Err(error) => self.problem = Some(error.in_words(&self.ctx.text)),
            },
            DealFrom::Day => self.sit_down(Deal::Daily(setup)),
            DealFrom::Table => {
                self.lead(Way::Deal(setup));
            }
        }
    }

    pub(super) fn sit_down(&mut self, deal: Deal) {
        let (session, kept) = Session::begin(deal, self.today, self.ctx.archive());
        let ctx = &self.ctx;
        let mut game_screen = GameScreen::new(session, None, ctx);
        let go = game_screen.kept(kept, ctx);
        self.screen = Screen::Game(Box::new(game_screen));
        if let Go::Trouble(told) = go {
            self.problem = Some(told);
        }
    }

    /// Real cards have been dealt: for a new game or, where a deal was told wrongly, for the one that waits.
    pub(super) fn dealt(&mut self, playthrough: Box<Playthrough>) -> Flow {
        let Some(mut game_screen) = self.paused.take() else {
            self.sit_down(Deal::Table(playthrough));
            return Flow::Stay;
        };
        let go = game_screen.redeal(*playthrough, &self.ctx);
        self.screen = Screen::Game(game_screen);
        self.go(go)
    }

    /// Another game of the same kind.
    pub(super) fn play_again(&mut self) {
        let kind = self.session().map(Session::kind);
        let setup = self.session().map_or(self.last_setup, |session| session.record().setup);
        let from = match kind {
            Some(GameKind::Table) => DealFrom::Table,
            Some(GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson) | None => DealFrom::Seed,
        };
        self.begin(setup, None, from);
    }

    /// The same deal once more.
    pub(super) fn play_same_deal(&mut self) {
        if let Some(code) = self.session().and_then(|session| session.record().share_code()) {
            self.begin(code.setup, Some(code.seed), DealFrom::Seed);
        }
    }
}
