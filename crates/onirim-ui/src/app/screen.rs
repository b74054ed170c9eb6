//! The screens of the program.

use onirim_text::Text;

use crate::pages::{LessonsPage, LookBack, Menu, NewGame, Records, Review, RulesPage, SettingsPage, StatisticsPage};
use crate::table::{DealingScreen, GameScreen};

/// A screen.
#[derive(Debug)]
pub enum Screen {
    /// The menu.
    Menu(Menu),
    /// The list of lessons.
    Lessons(LessonsPage),
    /// The form of a new game.
    NewGame(NewGame),
    /// Entering the deal of real cards.
    Dealing(Box<DealingScreen>),
    /// A game.
    Game(Box<GameScreen>),
    /// Saved games.
    Records(Records),
    /// A game, step by step.
    Review(Box<Review>),
    /// The review of a game.
    LookBack(Box<LookBack>),
    /// The statistics.
    Statistics(Box<StatisticsPage>),
    /// The rules.
    Rules(RulesPage),
    /// The settings.
    Settings(SettingsPage),
}

impl Screen {
    /// The game, if it is one.
    pub fn game(&self) -> Option<&GameScreen> {
        if let Screen::Game(game_screen) = self { Some(game_screen) } else { None }
    }

    pub(super) fn game_mut(&mut self) -> Option<&mut GameScreen> {
        if let Screen::Game(game_screen) = self { Some(game_screen) } else { None }
    }

    /// Whether letters are typed into a text field.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most screens have no text field")]
    pub(super) fn is_typing(&self) -> bool {
        match self {
            Screen::Rules(page) => page.search.is_typing(),
            Screen::NewGame(page) => page.is_naming(),
            Screen::Records(records) => records.search.is_typing(),
            _ => false,
        }
    }

    pub(super) fn leads_to_the_rules(&self) -> bool {
        matches!(self, Screen::Menu(_)) || self.game().is_some_and(|game_screen| game_screen.overlay.is_none())
    }

    /// Searches the page, if it can be searched.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other pages cannot be searched")]
    pub(super) fn look_for(&mut self, words: &str, text: &Text) {
        match self {
            Screen::Rules(page) => page.look_for(words, text),
            Screen::Records(records) => records.look_for(words),
            _ => {}
        }
    }
}
