//! Starts the page: reads what is saved, then draws.

use onirim_session::settings;
use onirim_store::{Locker, new_seed, today};
use onirim_text::Language;
use onirim_ui::{App, Equipment, Item, OwnSetting, Setting, Settings, Sharing, Start};
use wasm_bindgen_futures::spawn_local;

use crate::browser::document;
use crate::node::Page;
use crate::pace::PACE;
use crate::program::Program;
use crate::sound::SOUND;
use crate::theme::THEME;
use crate::thinking::WorkerCoach;
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
        let coach = WorkerCoach::default();
        let app = app(&locker, settings, coach.clone());
        let Some(body) = document().body() else { return };
        let program = Program::new(app, locker, Page::within(&body));
        coach.tell_to(program);
        frame::listen(program);
        program.redraw();
    });
}

/// Without any language the page has no texts: this message stands in the HTML file.
fn say_that_it_did_not_start() {
    if let Some(words) = document().get_element_by_id("not-started") {
        let _ = words.remove_attribute("hidden");
    }
}

fn kept_settings(locker: &Locker) -> Settings {
    let kept = |name: &str| locker.collection().setting(name);
    let language = kept(settings::LANGUAGE).and_then(|name| Language::parse(&name).ok());
    let language = language.unwrap_or_else(language::wanted);
    let otherwise = Settings { language, motion: motion::wanted(), ..Settings::default() };
    Settings::kept(kept, otherwise)
}

fn app(locker: &Locker, settings: Settings, coach: WorkerCoach) -> App {
    let kept = |name: &str| locker.collection().setting(name);
    let own =
        |setting: &'static Setting| Item::Own(OwnSetting::new(setting).with(&kept(setting.name).unwrap_or_default()));
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
