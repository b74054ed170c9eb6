//! What is on the screen, and what all of it can be asked.

use onirim_text::Text;

use crate::pages::{LessonsPage, LookBack, Menu, NewGame, Records, Review, RulesPage, SettingsPage, StatisticsPage};
use crate::table::{DealingScreen, GameScreen};

/// What is on the screen.
#[derive(Debug)]
pub enum Screen {
    /// The menu.
    Menu(Menu),
    /// The lessons, to choose from.
    Lessons(LessonsPage),
    /// The form of a new game.
    NewGame(NewGame),
    /// Real cards, before the first choice.
    Dealing(Box<DealingScreen>),
    /// A game.
    Game(Box<GameScreen>),
    /// Saved games.
    Records(Records),
    /// A game, step by step.
    Review(Box<Review>),
    /// How a game went.
    LookBack(Box<LookBack>),
    /// What all games say together.
    Statistics(Box<StatisticsPage>),
    /// The rules, to look up.
    Rules(RulesPage),
    /// The settings.
    Settings(SettingsPage),
}

impl Screen {
    /// The game, if it is one.
    pub fn game(&self) -> Option<&GameScreen> {
        match self {
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
        }
    }

    pub(super) fn game_mut(&mut self) -> Option<&mut GameScreen> {
        match self {
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
        }
    }

    /// Does a letter belong to a text that is being typed?
    pub(super) fn is_typing(&self) -> bool {
        match self {
            Screen::Rules(page) => page.search.is_typing(),
            Screen::NewGame(page) => page.is_naming(),
            Screen::Records(records) => records.search.is_typing(),
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

    pub(super) fn leads_to_the_rules(&self) -> bool {
        match self {
            Screen::Menu(_) => true,
            Screen::Game(game_screen) => game_screen.overlay.is_none(),
            Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Dealing(_)
            | Screen::Records(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => false,
        }
    }

    /// Looks for words where that can be done.
    pub(super) fn look_for(&mut self, words: &str, text: &Text) {
        match self {
            Screen::Rules(page) => page.look_for(words, text),
            Screen::Records(records) => records.look_for(words),
            Screen::Menu(_)
            | Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Dealing(_)
            | Screen::Game(_)
            | Screen::Review(_)
            | Screen::LookBack(_)
            | Screen::Statistics(_)
            | Screen::Settings(_) => {}
        }
    }
}
