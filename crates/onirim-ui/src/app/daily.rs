//! The daily deal: attempts, and how they are described.

use onirim_core::Setup;
use onirim_session::GameSummary;
use onirim_text::Args;

use super::App;
use crate::app::Sharing;
use crate::pages::{DealFrom, MenuItem, NewGame, length, result};

impl App {
    /// The first attempts at today's deal, the last played first.
    fn attempts(&self) -> impl Iterator<Item = &GameSummary> {
        self.daily.iter().filter(|game| game.kind.day() == Some(self.today) && !game.assisted)
    }

    /// The first attempt at today's deal with this set-up.
    pub(super) fn attempt(&self, setup: Setup) -> Option<&GameSummary> {
        self.attempts().find(|game| game.setup == setup)
    }

    /// The label of the menu entry, with the result of today's deal.
    pub(super) fn daily_label(&self) -> String {
        let text = &self.ctx.text;
        let daily = text.get(MenuItem::Daily.key());
        let Some(game) = self.attempts().next() else { return daily };
        let doors = text.get_with("app-record-doors", &Args::new().count("count", game.doors));
        let args = Args::new().text("daily", daily).text("result", text.get(result(game))).text("doors", doors);
        text.get_with("app-menu-daily-today", &args)
    }

    /// The introduction to the form of a new game; for a daily deal, with the attempt so far.
    pub fn about_deal(&self, page: &NewGame) -> String {
        let words = page.words(self.today, &self.ctx.text);
        match (page.from, self.attempt(page.setup)) {
            (DealFrom::Day, Some(game)) => [words, self.told_attempt(game), self.told_next(game)].join(" "),
            (DealFrom::Day, None) | (DealFrom::Seed | DealFrom::Table, _) => words,
        }
    }

    /// Describes the state of an attempt.
    pub(super) fn told_attempt(&self, game: &GameSummary) -> String {
        let text = &self.ctx.text;
        let doors = text.get_with("app-record-doors", &Args::new().count("count", game.doors));
        let facts = [text.get(result(game)), doors, length(game, text)].map(|fact| fact.trim().to_owned());
        let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        text.get_with("app-daily-played", &Args::new().text("facts", facts.join(", ")))
    }

    /// Describes what another attempt would be.
    fn told_next(&self, game: &GameSummary) -> String {
        let key = if game.conclusion.is_some() { "app-daily-again" } else { "app-daily-goes-on" };
        self.ctx.text.get(key)
    }

    /// The line to share after a daily deal, with the address of the game if there is one.
    pub(super) fn share_line(&self) -> Option<String> {
        let line = self.ctx.text.share_line(&self.aftermath.as_ref()?.epilogue)?;
        let place = match self.ctx.sharing {
            Sharing::Link { page, .. } => Some(page()),
            Sharing::Code => self.scene().and_then(|scene| scene.about.code).map(|code| code.to_string()),
        };
        Some(line + &place.map(|place| format!(" {place}")).unwrap_or_default())
    }
}
