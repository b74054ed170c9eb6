//! Without a keyboard no text mentions keys.

use onirim_core::{Action, Setup};
use onirim_session::Nowhere;
use onirim_text::Language;
use onirim_ui::table::Ask;
use onirim_ui::{App, DealFrom, Input, Item, Key, Keyboard, Settings, Start, Target};

use crate::front_end::{Elsewhere, press, program_for, table};

fn with(keyboard: Keyboard, language: Language) -> App {
    let mut app = program_for(keyboard, Elsewhere::default(), Nowhere);
    app.prefer(Settings { language, ..app.settings() });
    app
}

/// The notice after a Prophecy without a marked card.
fn told_at_a_prophecy(mut app: App) -> String {
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    for _ in 0..2000 {
        if let Ask::Arrange(_) = table(&app).ask {
            app.update(Input::Key(Key::Enter));
            return table(&app).notice.clone().unwrap_or_default();
        }
        let Ask::Choose(offers) = &table(&app).ask else { panic!("{:?}", table(&app).ask) };
        // Discarding a Key starts a Prophecy (B8).
        let is_key = |action: &Action| matches!(action, Action::Discard { card, .. } if card.is_key());
        let place = offers.list.iter().position(|offer| is_key(&offer.action));
        app.update(place.map_or(Input::Key(Key::Enter), |place| Input::Click(Target::Item(place))));
        if table(&app).overlay.is_some() {
            press(&mut app, "2");
        }
    }
    panic!("no Prophecy came");
}

#[test]
fn notices_say_what_to_press_only_where_there_are_keys() {
    let english = |keyboard| told_at_a_prophecy(with(keyboard, Language::English));
    assert!(english(Keyboard::There).contains("press d"), "{}", english(Keyboard::There));
    assert!(english(Keyboard::Missing).contains("tap"), "{}", english(Keyboard::Missing));
    let french = told_at_a_prophecy(with(Keyboard::Missing, Language::French));
    assert!(french.contains("touchez-la"), "{french}");
}

#[test]
fn the_end_of_a_lesson_and_the_settings_name_no_key() {
    for (language, key) in [(Language::English, " ?"), (Language::French, "touche")] {
        let app = with(Keyboard::Missing, language);
        for text in ["lesson-done", "app-lay-table", "app-tell-impossible", "app-spell-stop-asked"] {
            let (touch, keys) = (app.text().get(text), with(Keyboard::There, language).text().get(text));
            assert_ne!(touch, keys, "{text}");
        }
        assert!(!app.text().get("lesson-done").contains(key), "{}", app.text().get("lesson-done"));
        let stop = Item::SpellStop.value(&app.settings(), app.text());
        assert!(!stop.ends_with(" s") && !stop.contains(" s "), "{stop}");
    }
}

#[test]
fn another_language_speaks_of_no_keys_either() {
    let mut app = with(Keyboard::Missing, Language::English);
    app.start(Start::Menu);
    press(&mut app, "8");
    app.update(Input::Click(Target::Item(0)));
    assert_eq!((app.text().language(), app.text().keyboard()), (Language::French, Keyboard::Missing));
}
