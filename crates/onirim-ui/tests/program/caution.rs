//! Costly choices need a confirmation.

use onirim_core::{Action, Question};
use onirim_ui::table::{Ask, Overlay};
use onirim_ui::{App, Input, Key, Target};

use crate::front_end::{at_a_table, press, session, table};

/// The place of `DiscardHand` at the first Nightmare of a game.
fn at_a_nightmare() -> (App, usize) {
    let (mut app, _) = at_a_table();
    for _ in 0..500 {
        if session(&app).question() == Some(Question::Nightmare) {
            let Ask::Choose(offers) = &table(&app).ask else { panic!("{:?}", table(&app).ask) };
            let place = offers.list.iter().position(|offer| offer.action == Action::DiscardHand);
            return (app, place.expect("it can always be answered so (B15)"));
        }
        if let Ask::Arrange(_) = table(&app).ask {
            press(&mut app, "d");
        }
        app.update(Input::Key(Key::Enter));
    }
    panic!("no Nightmare came");
}

/// B14: the whole hand is discarded only after a confirmation.
#[test]
fn the_whole_hand_is_discarded_only_at_the_second_press() {
    let (mut app, place) = at_a_nightmare();
    let plies = session(&app).playthrough().ply();
    for input in [Input::Click(Target::Item(place)), Input::Key(Key::Char('w'))] {
        app.update(input);
        assert_eq!(session(&app).playthrough().ply(), plies, "{input:?} did it at once");
        let Some(Overlay::Dialog(dialog)) = &table(&app).overlay else { panic!("nothing was asked: {input:?}") };
        assert!(dialog.body.contains("hand"), "{}", dialog.body);
        app.update(Input::Key(Key::Enter));
        assert!(table(&app).overlay.is_none(), "Enter alone leaves it");
        assert_eq!(session(&app).playthrough().ply(), plies, "Enter alone did it");
    }
    app.update(Input::Click(Target::Item(place)));
    app.update(Input::Click(Target::Item(1)));
    assert!(session(&app).playthrough().ply() > plies);
    let given = session(&app).record().plies.get(plies).map(|ply| ply.action);
    assert_eq!(given, Some(Action::DiscardHand));
}
