//! What is to be heard of a game.

use std::time::Duration;

use onirim_ui::table::{Ask, Cue};
use onirim_ui::{App, Input, Key, Motion, Settings};

use crate::front_end::{at_a_table, press, table};

/// All that is heard of a game which is played to its end: at once, or bit by bit.
fn heard(motion: Motion) -> Vec<Vec<Cue>> {
    let (mut app, _) = at_a_table();
    app.prefer(Settings { motion, ..app.settings() });
    let mut heard = Vec::new();
    let mut now = Duration::from_secs(1);
    while !table(&app).has_ended() {
        assert!(heard.len() < 5000, "a game comes to its end");
        if let Ask::Arrange(_) = table(&app).ask {
            press(&mut app, "d");
        }
        app.update(Input::Key(Key::Enter));
        if table(&app).overlay.is_some() {
            press(&mut app, "2");
        }
        let mut cues = app.take_cues();
        while table(&app).stage.is_some() {
            now += Duration::from_millis(60);
            app.update(Input::Time(now));
            cues.extend(app.take_cues());
        }
        heard.push(cues);
    }
    assert!(App::take_cues(&mut app).is_empty(), "everything is heard once");
    heard
}

#[test]
fn a_game_is_heard_to_its_end() {
    for motion in Motion::ALL {
        let heard = heard(motion);
        let first = heard.iter().find(|cues| !cues.is_empty()).expect("a card was laid");
        assert_eq!(first[..2], [Cue::Laid, Cue::Drawn], "{motion:?}: {heard:?}");
        assert_eq!(heard.last().and_then(|cues| cues.last()), Some(&Cue::Defeat), "{motion:?}");
        assert!(heard.iter().flatten().any(|&cue| cue == Cue::Nightmare), "{motion:?}");
    }
}
