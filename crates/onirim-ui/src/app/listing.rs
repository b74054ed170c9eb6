//! What is kept: the menu and the lists that tell of it, saved games opened and deleted, statistics.

use onirim_core::Setup;
use onirim_record::Programs;
use onirim_session::{Ask, Counted, GameId, GameSummary, Opened, Page, Session, Trouble};
use onirim_text::Args;

use super::problem::Problem;
use super::{App, Screen};
use crate::pages::{Menu, MenuItem, Saved, StatisticsPage, played};
use crate::table::GameScreen;

/// How many finished games the list shows.
const LISTED: usize = 500;

impl App {
    /// The menu. Whoever has neither played nor learned anything finds the cursor on learning.
    pub(super) fn menu(&self) -> Menu {
        let is_new = self.unfinished.is_empty()
            && self.ctx.archive.count_finished().is_ok_and(|games| games == 0)
            && self.learned().is_empty();
        if is_new { Menu::on(MenuItem::Lesson, &self.menu_items()) } else { Menu::default() }
    }

    /// What the menu offers.
    pub fn menu_items(&self) -> Vec<MenuItem> {
        MenuItem::offered(self.unfinished.len(), self.last_setup)
    }

    /// What an entry of the menu says.
    pub fn menu_label(&self, item: MenuItem) -> String {
        let text = &self.ctx.text;
        let with_setup =
            |setup: &Setup, programs: Programs| Args::new().text("setup", text.setup_with(setup, programs));
        match (item, self.unfinished.first()) {
            (MenuItem::Continue, Some(game)) => {
                text.get_with(item.key(), &with_setup(&game.setup, game.programs).count("doors", game.doors))
            }
            (MenuItem::Again, _) => text.get_with(item.key(), &with_setup(&self.last_setup(), Programs::NONE)),
            (MenuItem::Daily, _) => self.daily_label(),
            (MenuItem::Continue, None)
            | (
                MenuItem::Play
                | MenuItem::NewGame
                | MenuItem::Lesson
                | MenuItem::RealCards
                | MenuItem::Records
                | MenuItem::Statistics
                | MenuItem::Rules
                | MenuItem::Settings
                | MenuItem::Quit,
                _,
            ) => text.get(item.key()),
        }
    }

    /// What was played last; a base game for one player before the first game.
    pub(super) fn last_setup(&self) -> Setup {
        self.last_setup.unwrap_or(Setup::SOLO)
    }

    /// When a game was played last: day and time, as the clocks here show them.
    pub fn played(&self, game: &GameSummary) -> String {
        played(game, &self.ctx)
    }

    /// Opens the game that was played last and is not over.
    pub(super) fn continue_last(&mut self) {
        if let Some(latest) = self.unfinished.first().map(|game| game.id) {
            self.open_saved(latest);
        }
    }

    /// Opens a saved game: to play on or, if it is over, to look at it.
    pub(super) fn open_saved(&mut self, id: GameId) {
        match self.ctx.archive.open(id).map(Session::open) {
            Ok(Opened::GoesOn(session)) => {
                self.last_setup = Some(session.record().setup);
                let mut game_screen = GameScreen::local(*session, None, &self.ctx);
                game_screen.ask_for_table(&self.ctx);
                self.seat(game_screen);
            }
            // A game that was given up cannot be played on, so it may be judged.
            Ok(Opened::Over(playthrough)) => {
                self.review(&playthrough, Some(self.ctx.coach.review(&playthrough)));
            }
            Err(error) => self.problem = Some(Problem::error(self.ctx.text.trouble(&error))),
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
            self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
        }
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
                if let Screen::Records(records) = &mut self.screen {
                    records.fill([&unfinished, &finished], &self.ctx);
                }
                // A game of this program comes first: it may not be kept.
                let latest = unfinished.games.first().into_iter().chain(finished.games.first());
                let latest = latest.max_by_key(|game| game.updated).map(|game| game.setup);
                self.last_setup = self.last_setup.or(latest);
                let games = unfinished.games.iter().chain(&finished.games);
                self.daily = games.filter(|game| game.kind.day() == Some(self.today)).copied().collect();
                self.unfinished = unfinished.games;
                self.complaint = None;
            }
            Err(error) => self.complain(&error),
        }
    }

    /// Somebody else, another program or another tab, may have changed what is kept: the game on the table is told, and lists are made anew.
    pub fn look_again(&mut self) {
        if let Some((game_screen, ctx)) = self.on_table_mut() {
            let next = game_screen.request(Ask::Keep, ctx);
            self.follow(next);
        }
        if matches!(self.screen, Screen::Menu(_) | Screen::Records(_)) {
            self.browse();
        }
        self.look_after();
    }

    /// Counts all games.
    pub(super) fn count(&mut self) {
        let counted = self.ctx.archive.statistics().unwrap_or_else(|error| {
            self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
            Counted::default()
        });
        self.screen = Screen::Statistics(Box::new(StatisticsPage::new(counted.statistics, self.today)));
    }

    /// The store does not work. Games are played all the same; that is told once, and again only if something else is wrong.
    fn complain(&mut self, error: &Trouble) {
        let complaint = self.ctx.text.trouble(error);
        if self.complaint.as_ref() != Some(&complaint) {
            self.problem = Some(Problem::error(complaint.clone()));
            self.complaint = Some(complaint);
        }
    }
}
