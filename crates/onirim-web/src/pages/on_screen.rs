//! The page that is on the screen, as its drawing wants it.

use onirim_ui::pages::{
    LessonsPage, LookBack, Menu, NewGame, Records, Review, RulesPage, SettingsPage, StatisticsPage,
};
use onirim_ui::table::DealingScreen;
use onirim_ui::{App, Screen};

/// What can be on the screen.
pub(super) trait OnScreen {
    /// It, if it is.
    fn on(screen: &Screen) -> Option<&Self>;
}

/// The page of this kind, if it is on the screen.
pub(super) fn on_screen<S: OnScreen>(app: &App) -> Option<&S> {
    S::on(app.screen())
}

macro_rules! on_screen {
    ($($screen:ident: $page:ty),+ $(,)?) => {
        $(impl OnScreen for $page {
            fn on(screen: &Screen) -> Option<&$page> {
                if let Screen::$screen(page) = screen { Some(page) } else { None }
            }
        })+
    };
}

on_screen! {
    Menu: Menu,
    Lessons: LessonsPage,
    NewGame: NewGame,
    Dealing: DealingScreen,
    Records: Records,
    Review: Review,
    LookBack: LookBack,
    Statistics: StatisticsPage,
    Rules: RulesPage,
    Settings: SettingsPage,
}
