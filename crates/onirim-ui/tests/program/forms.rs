//! Front ends with form fields: values are picked and texts written at once.

use onirim_core::{Players, Setup};
use onirim_record::ShareCode;
use onirim_session::{Nowhere, SpellStop};
use onirim_text::Language;
use onirim_ui::coach::OnTheSpot;
use onirim_ui::pages::Field;
use onirim_ui::{App, Input, Key, Screen, Start};

use crate::front_end::{press, program};

fn at_the_menu() -> App {
    let mut app = program(OnTheSpot, Nowhere);
    app.start(Start::Menu);
    app
}

#[test]
fn a_game_is_chosen_by_picking_and_writing() {
    let mut app = at_the_menu();
    press(&mut app, "1");
    app.form().expect("the form").pick(Field::Players, 1);
    let Screen::NewGame(page) = app.screen() else { panic!("{:?}", app.screen()) };
    assert!(matches!(page.setup.players, Players::Two(_)));
    let text = app.text();
    for field in page.fields() {
        let (choices, choice) = (page.choices(field, text), page.choice(field));
        let said = choice.and_then(|choice| choices.get(choice).cloned());
        assert!(choices.is_empty() || said == Some(page.value(field, text)), "{field:?}");
    }
    let code = ShareCode { setup: Setup::SOLO, seed: 12 };
    app.form().expect("the form").write(Field::Code, &code.to_string());
    app.update(Input::Key(Key::Enter));
    app.update(Input::Key(Key::Enter));
    assert_eq!(app.session().and_then(|session| session.share_code()), Some(code));
}

#[test]
fn settings_are_picked() {
    let mut app = at_the_menu();
    press(&mut app, "8");
    app.pick_setting(0, 1);
    app.pick_setting(2, 1);
    app.pick_setting(2, 1);
    app.pick_setting(2, 9);
    app.pick_setting(9, 0);
    let settings = app.settings();
    assert_eq!((settings.language, settings.spell_stop), (Language::French, SpellStop::BeforeDraws));
    assert_eq!(app.text().language(), Language::French);
    for item in app.items() {
        let value = item.choices(app.text()).get(item.choice(&settings)).cloned().unwrap_or_default();
        assert_eq!(value, item.value(&settings, app.text()));
    }
}

#[test]
fn a_word_is_looked_up_as_it_is_written() {
    let mut app = at_the_menu();
    press(&mut app, "7");
    app.look_for("prophecy");
    let Screen::Rules(page) = app.screen() else { panic!("{:?}", app.screen()) };
    let found = page.subjects.len();
    assert!(found > 0);
    app.look_for("");
    let Screen::Rules(page) = app.screen() else { panic!("{:?}", app.screen()) };
    assert!(page.subjects.len() > found, "all of them");
}
