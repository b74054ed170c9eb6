//! What is taken to the table or shown: new games, saved ones, records, statistics.

use std::collections::BTreeSet;

use onirim_ai::search::Effort;
use onirim_coach::review::Reviewer;
use onirim_core::Setup;
use onirim_record::{Playthrough, ShareCode};
use onirim_session::settings::{LEARNED, PLAYERS};
use onirim_session::{Deal, GameId, GameKind, Lecture, Lesson, Opened, Session};
use onirim_store::{Counted, Page, StoreError};
use onirim_text::{PlayerName, PlayerNames, kept_names};

use super::{App, Flow, Home, Screen};
use crate::options::Start;
use crate::pages::{DealFrom, LookBack, Menu, MenuItem, NewGame, Review, Saved, StatisticsPage};
use crate::table::{DealingScreen, GameScreen, Go};

/// How many finished games the list shows.
const LISTED: usize = 500;

/// As much thought as `onirim review` takes, so that both say the same.
const EFFORT: Effort = Effort::USUAL;

/// Whoever can tell how a game went; nobody while it goes on.
pub(super) fn judge(playthrough: &Playthrough) -> Option<Reviewer> {
    Reviewer::of(playthrough, EFFORT).ok()
}

impl App {
    /// Goes where the program was started for.
    pub fn start(&mut self, start: Start) {
        // Not before: whoever begins has nothing kept yet, and sees something before the store is made.
        self.text.call_players(kept_names(|name| self.store.setting(name).ok().flatten()));
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
            Start::Lesson => self.teach(Lesson::First),
            Start::Show(playthrough) => {
                self.home = Home::Outside;
                self.review(&playthrough, judge(&playthrough));
            }
        }
    }

    /// Asks what is to be played.
    pub(super) fn prepare(&mut self, from: DealFrom, setup: Setup) {
        self.screen = Screen::NewGame(NewGame::new(from, setup, self.text.names()));
    }

    /// From now on two players have these names, here and the next time.
    pub(super) fn call_players(&mut self, names: PlayerNames) {
        if *self.text.names() == names {
            return;
        }
        for (setting, name) in PLAYERS.into_iter().zip(&names) {
            let word = name.as_ref().map_or("", PlayerName::as_str);
            if let Err(error) = self.store.set(setting, word) {
                self.problem = Some(self.text.store_error(&error));
            }
        }
        self.text.call_players(names);
    }

    /// Begins a game.
    pub fn begin(&mut self, setup: Setup, seed: Option<u64>, from: DealFrom) {
        self.last_setup = setup;
        match from {
            DealFrom::Seed => match seed.map_or_else(|| (self.seeds)(), Ok) {
                Ok(seed) => self.sit_down(Deal::Code(ShareCode { setup, seed })),
                Err(error) => self.problem = Some(self.text.store_error(&error)),
            },
            DealFrom::Day => self.sit_down(Deal::Daily(setup)),
            DealFrom::Table => self.screen = Screen::Dealing(Box::new(DealingScreen::new(setup, &self.ctx()))),
        }
    }

    pub(super) fn sit_down(&mut self, deal: Deal) {
        let (session, kept) = Session::begin(deal, self.today, &self.store);
        let ctx = self.ctx();
        let mut game_screen = GameScreen::new(session, None, &ctx);
        let go = game_screen.kept(kept, &ctx);
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
        let go = game_screen.redeal(*playthrough, &self.ctx());
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

    /// Begins a lesson.
    pub fn teach(&mut self, lesson: Lesson) {
        match Lecture::begin(lesson) {
            Ok((lecture, session)) => {
                let game_screen = GameScreen::new(session, Some(lecture), &self.ctx());
                self.screen = Screen::Game(Box::new(game_screen));
            }
            Err(refused) => self.problem = Some(self.text.refused(&refused)),
        }
    }

    /// The lesson under way, if there is one.
    pub fn lecture(&self) -> Option<&Lecture> {
        self.game_screen().and_then(|game_screen| game_screen.lesson.as_ref())
    }

    /// The lessons that were followed to their end. Where the store cannot tell, none.
    pub(super) fn learned(&self) -> BTreeSet<Lesson> {
        let words = self.store.setting(LEARNED).ok().flatten().unwrap_or_default();
        Lesson::from_words(&words).collect()
    }

    /// Notes a lesson that has just come to its end.
    pub(super) fn note_learned(&mut self) {
        let Some(game_screen) = self.game_screen().filter(|game_screen| game_screen.is_taught()) else { return };
        let Some(lesson) = game_screen.lesson.as_ref().map(Lecture::lesson) else { return };
        if self.noted == Some(lesson) {
            return;
        }
        let mut learned = self.learned();
        learned.insert(lesson);
        let words: Vec<&str> = learned.into_iter().map(Lesson::word).collect();
        self.noted = Some(lesson);
        if let Err(error) = self.store.set(LEARNED, &words.join(" ")) {
            self.problem = Some(self.text.store_error(&error));
        }
    }

    /// The menu. Whoever has neither played nor learned anything finds the cursor on learning.
    pub(super) fn menu(&self) -> Menu {
        let is_new = self.unfinished.is_empty()
            && self.store.count_finished().is_ok_and(|games| games == 0)
            && self.learned().is_empty();
        if is_new { Menu::on(MenuItem::Lesson) } else { Menu::default() }
    }

    /// Opens the game that was played last and is not over.
    pub(super) fn continue_last(&mut self) {
        if let Some(latest) = self.unfinished.first().map(|game| game.id) {
            self.open(latest);
        }
    }

    /// Opens a saved game: to play on or, if it is over, to look at it.
    pub(super) fn open(&mut self, id: GameId) {
        match self.store.load(id).map(|saved| Session::open(saved.into())) {
            Ok(Opened::GoesOn(session)) => {
                self.last_setup = session.record().setup;
                let mut game_screen = GameScreen::new(*session, None, &self.ctx());
                game_screen.ask_for_table(&self.ctx());
                self.screen = Screen::Game(Box::new(game_screen));
            }
            // Whoever gave a game up cannot play it on, so it may be judged.
            Ok(Opened::Over(playthrough)) => {
                self.review(&playthrough, Some(Reviewer::of_given_up(&playthrough, EFFORT)));
            }
            Err(error) => self.problem = Some(self.text.store_error(&error)),
        }
    }

    fn review(&mut self, playthrough: &Playthrough, reviewer: Option<Reviewer>) {
        self.screen = Screen::Review(Box::new(Review::new(playthrough, reviewer, &self.text)));
    }

    /// From a step of a game to a new one that goes on from there. It does not count, and the old one stays.
    pub(super) fn play_on(&mut self) {
        let Screen::Review(review) = &self.screen else { return };
        let Some((session, kept)) = Session::branch(&review.playthrough, review.place, &self.store) else { return };
        self.paused = None;
        self.last_setup = session.record().setup;
        let ctx = self.ctx();
        let mut game_screen = GameScreen::new(session, None, &ctx);
        game_screen.ask_for_table(&ctx);
        let go = game_screen.kept(kept, &ctx);
        game_screen.notice.get_or_insert_with(|| self.text.get("tui-played-on"));
        self.screen = Screen::Game(Box::new(game_screen));
        if let Go::Trouble(told) = go {
            self.problem = Some(told);
        }
    }

    /// Deletes a saved game for good.
    pub(super) fn delete(&mut self, saved: &Saved) {
        let deleted = match saved {
            Saved::Game(game) => self.store.delete(game.id),
            Saved::Damaged(damaged) => self.store.delete_damaged(damaged),
        };
        self.browse();
        if let Err(error) = deleted {
            self.problem = Some(self.text.store_error(&error));
        }
    }

    /// From the steps of a game to how it went.
    pub(super) fn look_back(&mut self, reviewer: Reviewer) {
        let page = Screen::LookBack(Box::new(LookBack::new(reviewer, None)));
        if let Screen::Review(steps) = std::mem::replace(&mut self.screen, page)
            && let Screen::LookBack(page) = &mut self.screen
        {
            page.steps = Some(steps);
        }
    }

    /// Back to where it was asked for.
    pub(super) fn leave_look_back(&mut self) -> Flow {
        if let Screen::LookBack(page) = &mut self.screen
            && let Some(steps) = page.steps.take()
        {
            self.screen = Screen::Review(steps);
            return Flow::Stay;
        }
        self.back()
    }

    /// Finds out which games there are.
    pub(super) fn browse(&mut self) {
        let listed = self
            .store
            .unfinished()
            .and_then(|unfinished| Ok((unfinished, self.store.finished(Page { skip: 0, at_most: LISTED })?)));
        match listed {
            Ok((unfinished, finished)) => {
                if let Screen::Records(records) = &mut self.screen {
                    records.fill([&unfinished, &finished], &self.text);
                }
                self.unfinished = unfinished.games;
                self.complaint = None;
            }
            Err(error) => self.complain(&error),
        }
    }

    /// Counts all games.
    pub(super) fn count(&mut self) {
        let counted = self.store.statistics().unwrap_or_else(|error| {
            self.problem = Some(self.text.store_error(&error));
            Counted::default()
        });
        self.screen = Screen::Statistics(Box::new(StatisticsPage::new(counted.statistics, self.today)));
    }

    /// The store does not work. Games are played all the same; that is told once, and again only if something else is wrong.
    fn complain(&mut self, error: &StoreError) {
        let complaint = self.text.store_error(error);
        if self.complaint.as_ref() != Some(&complaint) {
            self.problem = Some(complaint.clone());
            self.complaint = Some(complaint);
        }
    }
}
