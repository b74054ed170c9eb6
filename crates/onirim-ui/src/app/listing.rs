//! Lists of saved games: in the menu, on their page, and in the statistics.

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
    /// The menu. Its cursor is on the lessons if nothing has been played or learned yet.
    pub(super) fn menu(&self) -> Menu {
        let is_new = self.unfinished.is_empty()
            && self.ctx.archive.count_finished().is_ok_and(|games| games == 0)
            && self.learned().is_empty();
        if is_new { Menu::on(MenuItem::Lesson, &self.menu_items()) } else { Menu::default() }
    }

    /// The entries of the menu.
    pub fn menu_items(&self) -> Vec<MenuItem> {
        MenuItem::offered(self.unfinished.len(), self.last_setup)
    }

    /// The label of a menu entry.
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
            (_, _) => text.get(item.key()),
        }
    }

    /// The set-up of the last game; a solo base game if there was none.
    pub(super) fn last_setup(&self) -> Setup {
        self.last_setup.unwrap_or(Setup::SOLO)
    }

    /// When a game was last played, in local time.
    pub fn played(&self, game: &GameSummary) -> String {
        played(game, &self.ctx)
    }

    /// Opens the last unfinished game.
    pub(super) fn continue_last(&mut self) {
        if let Some(latest) = self.unfinished.first().map(|game| game.id) {
            self.open_saved(latest);
        }
    }

    /// Opens a saved game: to continue it or, if it is over, to review it.
    pub(super) fn open_saved(&mut self, id: GameId) {
        match self.ctx.archive.open(id).map(Session::open) {
            Ok(Opened::GoesOn(session)) => {
                self.last_setup = Some(session.record().setup);
                let mut game_screen = GameScreen::local(*session, None, &self.ctx);
                game_screen.ask_for_table(&self.ctx);
                self.seat(game_screen);
            }
            // A game that was given up cannot be continued, so a review gives no advantage.
            Ok(Opened::Over(playthrough)) => {
                self.review(&playthrough, Some(self.ctx.coach.review(&playthrough)));
            }
            Err(error) => self.problem = Some(Problem::error(self.ctx.text.trouble(&error))),
        }
    }

    /// Deletes a saved game.
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

    /// Reads the lists of games.
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
                // The game on the table comes first: the archive may lack it.
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

    /// Reads the archive again after another program or tab may have changed it.
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

    /// Opens the statistics.
    pub(super) fn count(&mut self) {
        let counted = self.ctx.archive.statistics().unwrap_or_else(|error| {
            self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
            Counted::default()
        });
        self.screen = Screen::Statistics(Box::new(StatisticsPage::new(counted.statistics, self.today)));
    }

    /// Shows an error of the archive as a whole once. Games can be played without it.
    fn complain(&mut self, error: &Trouble) {
        let complaint = self.ctx.text.trouble(error);
        if self.complaint.as_ref() != Some(&complaint) {
            self.problem = Some(Problem::error(complaint.clone()));
            self.complaint = Some(complaint);
        }
    }
}
