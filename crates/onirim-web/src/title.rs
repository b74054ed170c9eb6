//! The title of the document, shown on the browser's tab.

use onirim_core::{Ending, Question};
use onirim_session::Watch;
use onirim_text::{Args, Perspective};
use onirim_ui::pages::DealFrom;
use onirim_ui::table::{Ask, GameScreen};
use onirim_ui::{App, Screen};

/// The title for what is on the screen.
pub(crate) fn of(app: &App) -> String {
    let text = app.text();
    match said(app) {
        Some(what) => text.get_with("web-title", &Args::new().text("what", what)),
        None => text.get("plain-title"),
    }
}

/// The first half of the title. `None` for the menu, and while an animation runs.
fn said(app: &App) -> Option<String> {
    let key = match app.screen() {
        Screen::Menu(_) => return None,
        Screen::Game(game) => return at_the_table(app, game),
        Screen::Lessons(_) => "app-menu-lesson",
        Screen::NewGame(page) => match page.from {
            DealFrom::Seed => "app-menu-new",
            DealFrom::Day => "app-menu-daily",
            DealFrom::Table => "app-menu-real-cards",
        },
        Screen::Dealing(_) => "app-menu-real-cards",
        Screen::Records(_) => "app-menu-records",
        Screen::Review(_) => "app-end-review",
        Screen::LookBack(_) => "app-end-look-back",
        Screen::Statistics(_) => "app-menu-statistics",
        Screen::Rules(_) => "app-menu-rules",
        Screen::Settings(_) => "app-menu-settings",
    };
    Some(app.text().get(key))
}

fn at_the_table(app: &App, game: &GameScreen) -> Option<String> {
    let text = app.text();
    if game.stage.is_some() {
        return None;
    }
    let view = game.view();
    match view.ending {
        Some(Ending::Victory) => return Some(text.get("ending-victory")),
        Some(Ending::Defeat(_)) => return Some(text.get("ending-defeat")),
        None => {}
    }
    let perspective = if game.addressee(text).is_some() { Perspective::Table } else { game.perspective() };
    let seat = game.scene().decision.map_or(view.seat, |decision| decision.seat);
    let turn = text.get_with("web-title-turn", &Args::new().player(seat, perspective));
    // The partner's question would reveal the partner's cards.
    let asked = match (game.scene().watch, &game.ask) {
        (Watch::Leaving { .. }, _) => return Some(text.get("web-title-over")),
        (Watch::Away { .. }, _) | (_, Ask::Wait(_)) => return Some(turn),
        (Watch::Everyone | Watch::Alone(_), _) => game.scene().question(),
    };
    Some(match asked {
        Some(Question::Nightmare) => text.get("web-title-nightmare"),
        Some(Question::EarnedDoor { .. } | Question::DrawnDoor { .. }) => text.get("web-door"),
        Some(_) | None => turn,
    })
}
