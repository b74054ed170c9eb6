//! What is taken to the table or shown: new games, saved ones, records, statistics.

use std::collections::BTreeSet;

use onirim_core::Setup;
use onirim_record::{Playthrough, ShareCode};
use onirim_session::settings::{LEARNED, PLAYERS};
use onirim_session::{Counted, Deal, GameId, GameKind, Lecture, Lesson, Opened, Page, Session};
use onirim_text::{PlayerName, PlayerNames, kept_names};

use super::beyond::Way;
use super::{App, Flow, Home, Screen};
use crate::archive::Trouble;
use crate::coach::Judging;
use crate::pages::{DealFrom, LookBack, Menu, MenuItem, NewGame, Review, Saved, StatisticsPage};
use crate::start::Start;
use crate::table::{GameScreen, Go};

/// How many finished games the list shows.
const LISTED: usize = 500;

impl App {
    /// Whoever can tell how a game went; nobody while it goes on: that would be advice.
    pub(super) fn judge(&self, playthrough: &Playthrough) -> Option<Judging> {
        self.ctx.coach().filter(|_| playthrough.game().ending().is_some()).map(|coach| coach.review(playthrough))
    }

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

    /// Begins a lesson.
    pub(super) fn teach(&mut self, lesson: Lesson) {
        match Lecture::begin(lesson) {
            Ok((lecture, session)) => {
                let game_screen = GameScreen::new(session, Some(lecture), &self.ctx);
                self.screen = Screen::Game(Box::new(game_screen));
            }
            Err(refused) => self.problem = Some(self.ctx.text.refused(&refused)),
        }
    }

    /// The lesson under way, if there is one.
    pub fn lecture(&self) -> Option<&Lecture> {
        self.game_screen().and_then(|game_screen| game_screen.lesson.as_ref())
    }

    /// The lessons that were followed to their end. Where the store cannot tell, none.
    pub(super) fn learned(&self) -> BTreeSet<Lesson> {
        let words = self.ctx.archive.setting(LEARNED).ok().flatten().unwrap_or_default();
        Lesson::from_words(&words).collect()
    }

    /// Notes a lesson that has just come to its end.
    pub(super) fn note_learned(&mut self) {
        let Some(game_screen) = self.game_screen().filter(|game_screen| game_screen.is_taught()) else { return };
        let Some(lesson) = game_screen.lesson.as_ref().map(Lecture::lesson) else { return };
        if self.noted == Some(lesson) {
            return;
        }
        let words = self.ctx.archive.setting(LEARNED).ok().flatten().unwrap_or_default();
        self.noted = Some(lesson);
        if let Err(error) = self.ctx.archive.set(LEARNED, &Lesson::noted(&words, lesson)) {
            self.problem = Some(error.in_words(&self.ctx.text));
        }
    }

    /// The menu. Whoever has neither played nor learned anything finds the cursor on learning.
    pub(super) fn menu(&self) -> Menu {
        let is_new = self.unfinished.is_empty()
            && self.ctx.archive.count_finished().is_ok_and(|games| games == 0)
            && self.learned().is_empty();
        if is_new { Menu::on(MenuItem::Lesson) } else { Menu::default() }
    }

    /// Opens the game that was played last and is not over.
    pub(super) fn continue_last(&mut self) {
        if let Some(latest) = self.unfinished.first().map(|game| game.id) {
            self.lead(Way::Open(latest));
        }
    }

    /// Opens a saved game: to play on or, if it is over, to look at it.
    pub(super) fn open(&mut self, id: GameId) {
        match self.ctx.archive.open(id).map(Session::open) {
            Ok(Opened::GoesOn(session)) => {
                self.last_setup = session.record().setup;
                let mut game_screen = GameScreen::new(*session, None, &self.ctx);
                game_screen.ask_for_table(&self.ctx);
                self.screen = Screen::Game(Box::new(game_screen));
            }
            // Whoever gave a game up cannot play it on, so it may be judged.
            Ok(Opened::Over(playthrough)) => {
                self.review(&playthrough, self.ctx.coach().map(|coach| coach.review(&playthrough)));
            }
            Err(error) => self.problem = Some(error.in_words(&self.ctx.text)),
        }
    }

    pub(super) fn review(&mut self, playthrough: &Playthrough, judging: Option<Judging>) {
        self.screen = Screen::Review(Box::new(Review::new(playthrough, judging, &self.ctx.text)));
    }

    /// From a step of a game to a new one that goes on from there. It does not count, and the old one stays.
    pub(super) fn play_on(&mut self) {
        let Screen::Review(review) = &self.screen else { return };
        let Some((session, kept)) = Session::branch(&review.playthrough, review.place, self.ctx.archive()) else {
            return;
        };
        self.paused = None;
        self.last_setup = session.record().setup;
        let ctx = &self.ctx;
        let mut game_screen = GameScreen::new(session, None, ctx);
        game_screen.ask_for_table(ctx);
        let go = game_screen.kept(kept, ctx);
        game_screen.notice.get_or_insert_with(|| self.ctx.text.get("app-played-on"));
        self.screen = Screen::Game(Box::new(game_screen));
        if let Go::Trouble(told) = go {
            self.problem = Some(told);
        }
    }

    /// Deletes a saved game for good.
    pub(super) fn delete(&mut self, saved: &Saved) {
        let deleted = match saved {
            Saved::Game(game) => self.ctx.archive.delete(game.id),
            Saved::Damaged(damaged) => self.ctx.archive.delete_damaged(damaged),
        };
        self.browse();
        if let Err(error) = deleted {
            self.problem = Some(error.in_words(&self.ctx.text));
        }
    }

    /// From the steps of a game to how it went.
    pub(super) fn look_back(&mut self, judging: Judging) {
        let page = Screen::LookBack(Box::new(LookBack::new(judging, &self.ctx.text)));
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
            .ctx
            .archive
            .unfinished()
            .and_then(|unfinished| Ok((unfinished, self.ctx.archive.finished(Page { skip: 0, at_most: LISTED })?)));
        match listed {
            Ok((unfinished, finished)) => {
                if let Some(rooms) = self.ctx.rooms() {
                    (rooms.list)(self, [&unfinished, &finished]);
                }
                self.unfinished = unfinished.games;
                self.complaint = None;
            }
            Err(error) => self.complain(&error),
        }
    }

    /// Somebody else, another program or another tab, may have changed what is kept: the game on the table is told, and lists are made anew.
    pub fn look_again(&mut self) {
        if let Some(game_screen) = self.paused.as_mut().or(match &mut self.screen {
            Screen::Game(game_screen) => Some(game_screen),
            Screen::Menu(_)
            | Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Dealing(_)
            | Screen::Records(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => None,
        }) {
            let kept = game_screen.session.keep(self.ctx.archive());
            let go = game_screen.kept(kept, &self.ctx);
            self.go(go);
        }
        if matches!(self.screen, Screen::Menu(_) | Screen::Records(_)) {
            self.browse();
        }
        self.look_after();
    }

    /// Counts all games.
    pub(super) fn count(&mut self) {
        let counted = self.ctx.archive.statistics().unwrap_or_else(|error| {
            self.problem = Some(error.in_words(&self.ctx.text));
            Counted::default()
        });
        self.screen = Screen::Statistics(Box::new(StatisticsPage::new(counted.statistics, self.today)));
    }

    /// The store does not work. Games are played all the same; that is told once, and again only if something else is wrong.
    fn complain(&mut self, error: &Trouble) {
        let complaint = error.in_words(&self.ctx.text);
        if self.complaint.as_ref() != Some(&complaint) {
            self.problem = Some(complaint.clone());
            self.complaint = Some(complaint);
        }
    }
}
