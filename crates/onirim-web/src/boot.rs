//! Starting: what is kept is read first, then the page is drawn.

use onirim_session::settings;
use onirim_store::{Locker, new_seed, today};
use onirim_text::Language;
use onirim_ui::{App, Equipment, Item, Own, Setting, Settings, Sharing, Start};
use wasm_bindgen_futures::spawn_local;

use crate::browser::document;
use crate::node::Page;
use crate::pace::PACE;
use crate::program::Program;
use crate::sound::SOUND;
use crate::theme::THEME;
use crate::thinking::Elsewhere;
use crate::{address, clock, frame, keyboard, language, motion};

/// Starts the page.
pub fn start() {
    spawn_local(async {
        let locker = Locker::open().await;
        let settings = kept_settings(&locker);
        if !language::some_brought(settings.language).await {
            say_that_it_did_not_start();
            return;
        }
        let coach = Elsewhere::default();
        let app = app(&locker, settings, coach.clone());
        let Some(body) = document().body() else { return };
        let program = Program::new(app, locker, Page::within(&body));
        coach.tell_to(program);
        frame::listen(program);
        program.redraw();
    });
}

/// Without a single language the page has no words: what is said then stands in the HTML file.
fn say_that_it_did_not_start() {
    if let Some(words) = document().get_element_by_id("not-started") {
        let _ = words.remove_attribute("hidden");
    }
}

/// The settings, as the player left them.
fn kept_settings(locker: &Locker) -> Settings {
    let kept = |name: &str| locker.collection().setting(name);
    let language = kept(settings::LANGUAGE).and_then(|name| Language::parse(&name).ok());
    let language = language.unwrap_or_else(language::wanted);
    let otherwise = Settings { language, motion: motion::wanted(), ..Settings::default() };
    Settings::kept(kept, otherwise)
}

/// The program, as the player left it.
fn app(locker: &Locker, settings: Settings, coach: Elsewhere) -> App {
    let kept = |name: &str| locker.collection().setting(name);
    let own = |setting: &'static Setting| Item::Own(Own::new(setting).with(&kept(setting.name).unwrap_or_default()));
    let equipment = Equipment {
        archive: locker.archive(),
        seeds: Box::new(|| Ok(new_seed()?)),
        sharing: Sharing::Link { deal: address::link, page: address::page },
        local_time: clock::local_time,
        keyboard: keyboard::wanted(),
        coach: Box::new(coach),
        items: vec![
            Item::Language,
            own(&THEME),
            Item::Motion,
            own(&PACE),
            own(&SOUND),
            Item::SpellStop,
            Item::Hand,
            Item::Guidance,
            Item::Back,
        ],
    };
    let mut app = App::new(settings, today(), equipment);
    app.start(Start::Menu);
    app
}
