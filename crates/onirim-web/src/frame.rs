//! The whole page: the screen, what covers it, and the live region for screen readers.

use onirim_markup::markup;
use onirim_session::{self as session, Watch};
use onirim_ui::table::{Ask, GameScreen};
use onirim_ui::{App, Screen};
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use crate::browser::{document, whenever};
use crate::node::Node;
use crate::program::{Program, Scene, game};
use crate::{address, cover, keyboard, pages, pointer, scrolling, table, update};

/// Starts all listeners. They live as long as the page.
pub(crate) fn listen(program: Program) {
    keyboard::listen(program);
    pointer::listen();
    update::listen(program);
    scrolling::listen();
    address::listen(program);
    waking(program);
    leaving(program);
}

/// The whole page.
pub(crate) fn draw(program: Program, app: &App) -> Node {
    let (name, screen) = match app.screen() {
        Screen::Menu(menu) => ("menu", pages::menu(program, app, menu)),
        Screen::Lessons(page) => ("lessons", pages::lessons(program, app, page)),
        Screen::NewGame(page) => ("new-game", pages::new_game(program, app, page)),
        Screen::Dealing(page) => ("dealing", pages::dealing(program, app, page)),
        Screen::Game(game) => ("game", table::table(&Scene::of(program, app, game))),
        Screen::Records(page) => ("records", pages::records(program, app, page)),
        Screen::Review(page) => ("review", pages::review(program, app, page)),
        Screen::LookBack(page) => ("look-back", pages::look_back(program, app, page)),
        Screen::Statistics(page) => ("statistics", pages::statistics(program, app, page)),
        Screen::Rules(page) => ("rules", pages::rules(program, app, page)),
        Screen::Settings(page) => ("settings", pages::settings(program, app, page)),
    };
    markup! {
        {update::draw(program)}
        <div class="whole" data-screen=name>{screen}</div>
        {cover::draw(program, app)}
        <div class="aside-for-readers" role="status" aria-live="polite" aria-atomic="false" data-told="">{announced(app)}</div>
    }
}

/// A page that was in the background may have missed changes of other pages, and midnight.
fn waking(program: Program) {
    whenever("visibilitychange", move |_: Event| wake(program));
    whenever("pageshow", move |_: Event| wake(program));
}

fn wake(program: Program) {
    if document().hidden() {
        return;
    }
    spawn_local(async move {
        program.locker().refresh().await;
        program.look_again();
    });
}

/// An unsaved game would be lost: the browser asks before the page is closed or reloaded, also for a new version.
fn leaving(program: Program) {
    whenever("beforeunload", move |event: Event| {
        if program.read(|app| app.scene().is_some_and(session::Scene::is_unsaved)) {
            event.prevent_default();
        }
    });
}

/// The live region: what has happened and what is asked, once per answer; besides that, notices.
fn announced(app: &App) -> Node {
    let Some(game) = game(app) else { return Node::Several(vec![Node::Nothing, Node::Nothing]) };
    let story = if game.stage.is_none() { story(app, game) } else { None };
    let number = game.scene().version.ply.to_string();
    markup! {
        {story.map(|words| markup! { <p data-question=number>{words}</p> })}
        {game.notice.clone().map(|words| markup! { <p>{words}</p> })}
    }
}

/// The latest events and the question in sentences. The question of another player is left out.
fn story(app: &App, game: &GameScreen) -> Option<String> {
    let watch = game.scene().watch;
    if let Watch::Away { .. } = watch {
        return None;
    }
    let news = game.log.iter().skip(game.latest).map(|line| line.line.as_str());
    let asked = match (&game.ask, watch) {
        (Ask::Choose(_), Watch::Everyone | Watch::Alone(_)) => app.text().question(&game.view()),
        (Ask::Wait(words), _) => Some(words.clone()),
        // The other questions have the focus, or are read with it.
        _ => None,
    };
    Some(news.chain(asked.as_deref()).collect::<Vec<_>>().join(" "))
}
