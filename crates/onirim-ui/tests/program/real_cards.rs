//! Real cards: entering them, and the guide.

use onirim_core::Setup;
use onirim_session::{Guidance, Nowhere};
use onirim_ui::coach::OnTheSpot;
use onirim_ui::table::DealingScreen;
use onirim_ui::{App, DealFrom, Input, Key, Screen};

use crate::front_end::{press, program, session, table};

/// The box has been opened, and the first card is asked for.
fn at_the_deal() -> App {
    let mut app = program(OnTheSpot, Nowhere);
    app.begin(Setup::SOLO, None, DealFrom::Table);
    app.update(Input::Key(Key::Enter));
    app
}

fn deal(app: &App) -> &DealingScreen {
    let Screen::Dealing(dealing) = app.screen() else { panic!("this is no deal: {:?}", app.screen()) };
    dealing
}

/// How many cards have been entered for the current step.
fn told(app: &App) -> Option<usize> {
    session(app).waiting().map(|(_, told)| told.len())
}

#[test]
fn a_letter_that_names_no_card_is_refused_with_a_word() {
    let mut app = at_the_deal();
    for (keys, word) in [("q", "“q”"), ("gq", "“gq”"), ("gx", "“gx”")] {
        press(&mut app, keys);
        assert!(deal(&app).notice.as_ref().is_some_and(|notice| notice.contains(word)), "{:?}", deal(&app).notice);
        app.update(Input::Key(Key::Enter));
        assert!(deal(&app).dealing.told().is_empty(), "{keys}");
    }
    press(&mut app, "gs");
    assert_eq!(deal(&app).dealing.told().len(), 1);
}

#[test]
fn enter_takes_a_card_that_was_chosen_and_nothing_else() {
    let mut app = at_the_deal();
    app.update(Input::Key(Key::Enter));
    press(&mut app, "g");
    app.update(Input::Key(Key::Enter));
    assert!(deal(&app).dealing.told().is_empty() && deal(&app).notice.is_some());
    app.update(Input::Key(Key::Backspace));
    assert!(deal(&app).teller.typed.is_empty(), "a letter is taken back before a card is");
    app.update(Input::Key(Key::Right));
    app.update(Input::Key(Key::Enter));
    assert_eq!(deal(&app).dealing.told().len(), 1);
}

#[test]
fn a_brief_guide_goes_on_with_the_next_card() {
    let mut app = at_the_deal();
    press(&mut app, "x");
    assert!(deal(&app).chores.are_waited_for());
    press(&mut app, "w");
    assert_eq!(app.settings().guidance, Guidance::Brief);
    assert!(!deal(&app).chores.are_waited_for());
    assert!(deal(&app).chores.line(deal(&app).perspective(), app.text()).is_some(), "it is still told");
    press(&mut app, "xrkbmgsnmrs");
    // After a card is laid, the next one is asked for at once.
    press(&mut app, "p");
    assert!(!table(&app).is_hands_turn());
    assert_eq!(told(&app), Some(0));
    assert_eq!(table(&app).view().hand.len(), 4, "the table is shown as it lies");
    press(&mut app, "bs");
    assert_eq!(told(&app), None);
}

#[test]
fn taking_back_asks_for_the_card_and_for_nothing_that_is_done() {
    let mut app = at_the_deal();
    press(&mut app, "rkbmgsnmrsp");
    app.update(Input::Key(Key::Enter));
    press(&mut app, "bs");
    app.update(Input::Key(Key::Backspace));
    assert_eq!(told(&app), Some(0));
    assert!(table(&app).chores.is_empty());
    assert_eq!(table(&app).view().rows[0].cards().len(), 1, "the card that was played lies in the row");
}
