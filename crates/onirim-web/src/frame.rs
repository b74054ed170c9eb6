//! The whole page: the screen, what lies over it, and the one place where events are told aloud.

use onirim_markup::markup;
use onirim_session::{Scene, Watch};
use onirim_ui::table::{Ask, GameScreen};
use onirim_ui::{App, Screen};
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use crate::browser::{document, whenever};
use crate::node::Node;
use crate::program::{Program, game};
use crate::{address, cover, keyboard, pages, pointer, scrolling, table, update};

/// Which screen there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Menu,
    Lessons,
    NewGame,
    Dealing,
    Game,
    Records,
    Review,
    LookBack,
    Statistics,
    Rules,
    Settings,
}

impl Shown {
    fn of(app: &App) -> Shown {
        match app.screen() {
            Screen::Menu(_) => Shown::Menu,
            Screen::Lessons(_) => Shown::Lessons,
            Screen::NewGame(_) => Shown::NewGame,
            Screen::Dealing(_) => Shown::Dealing,
            Screen::Game(_) => Shown::Game,
            Screen::Records(_) => Shown::Records,
            Screen::Review(_) => Shown::Review,
            Screen::LookBack(_) => Shown::LookBack,
            Screen::Statistics(_) => Shown::Statistics,
            Screen::Rules(_) => Shown::Rules,
            Screen::Settings(_) => Shown::Settings,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Shown::Menu => "menu",
            Shown::Lessons => "lessons",
            Shown::NewGame => "new-game",
            Shown::Dealing => "dealing",
            Shown::Game => "game",
            Shown::Records => "records",
            Shown::Review => "review",
            Shown::LookBack => "look-back",
            Shown::Statistics => "statistics",
            Shown::Rules => "rules",
            Shown::Settings => "settings",
        }
    }
}

/// What the page does besides being drawn, for as long as it is open.
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
pub(crate) fn draw(program: Program) -> Node {
    let shown = program.read(Shown::of);
    let screen = match shown {
        Shown::Menu => pages::menu(program),
        Shown::Lessons => pages::lessons(program),
        Shown::NewGame => pages::new_game(program),
        Shown::Dealing => pages::dealing(program),
        Shown::Game => table::table(program),
        Shown::Records => pages::records(program),
        Shown::Review => pages::review(program),
        Shown::LookBack => pages::look_back(program),
        Shown::Statistics => pages::statistics(program),
        Shown::Rules => pages::rules(program),
        Shown::Settings => pages::settings(program),
    };
    markup! {
        {update::draw(program)}
        <div class="whole" data-screen=shown.word()>{screen}</div>
        {cover::draw(program)}
        <div class="aside-for-readers" role="status" aria-live="polite" aria-atomic="false" data-told="">{told(program)}</div>
    }
}

/// A page that slept may have missed what others said, and what day it is.
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

/// A game that could not be kept is gone with the page: the browser asks before it is closed or loaded again, also for a new version.
fn leaving(program: Program) {
    whenever("beforeunload", move |event: Event| {
        if program.read(|app| app.scene().is_some_and(Scene::is_unsaved)) {
            event.prevent_default();
        }
    });
}

/// What is told aloud: what has happened and what is asked, once for each answer; and beside it, by itself, what the program has to say.
fn told(program: Program) -> Node {
    let told = program.read(|app| game(app).filter(|game| game.stage.is_none()).and_then(|game| story(app, game)));
    let notice = program.read(|app| game(app).and_then(|game| game.notice.clone()));
    markup! {
        {told.map(|(number, words)| markup! { <p data-question=number.to_string()>{words}</p> })}
        {notice.map(|words| markup! { <p>{words}</p> })}
    }
}

/// What has just happened and what is asked now, in sentences, and after how many answers. Nobody hears another player's question.
fn story(app: &App, game: &GameScreen) -> Option<(usize, String)> {
    let looks = match game.scene().watch {
        Watch::Everyone | Watch::Alone(_) => true,
        Watch::Leaving { .. } => false,
        Watch::Away { .. } => return None,
    };
    let news = game.log.iter().skip(game.latest).map(|line| line.line.as_str());
    let asked = match &game.ask {
        Ask::Choose(_) if looks => app.text().question(&game.view()),
        Ask::Choose(_)
        | Ask::Arrange(_)
        | Ask::Pay(_)
        | Ask::SwapGoals(_)
        | Ask::Tell(_)
        | Ask::Read(_)
        | Ask::Over(_) => None,
        Ask::Wait(words) => Some(words.clone()),
    };
    let told: Vec<&str> = news.chain(asked.as_deref()).collect();
    Some((game.scene().version.ply, told.join(" ")))
}
