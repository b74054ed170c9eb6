//! Sounds of a game.

use std::time::Duration;

use onirim_ui::table::{Ask, Cue};
use onirim_ui::{App, Input, Key, Motion, Settings};

use crate::front_end::{at_a_table, press, table};

/// All cues of a game that is played to its end, with or without animations.
fn all_cues(motion: Motion) -> Vec<Vec<Cue>> {
    let (mut app, _) = at_a_table();
    app.prefer(Settings { motion, ..app.settings() });
    let mut all_cues = Vec::new();
    let mut now = Duration::from_secs(1);
    while !table(&app).has_ended() {
        assert!(all_cues.len() < 5000, "a game comes to its end");
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
        all_cues.push(cues);
    }
    assert!(App::take_cues(&mut app).is_empty(), "cues are taken once");
    all_cues
}

#[test]
fn a_game_has_cues_to_its_end() {
    for motion in Motion::ALL {
        let all_cues = all_cues(motion);
        let first = all_cues.iter().find(|cues| !cues.is_empty()).expect("a card was laid");
        assert_eq!(first[..2], [Cue::Laid, Cue::Drawn], "{motion:?}: {all_cues:?}");
        assert_eq!(all_cues.last().and_then(|cues| cues.last()), Some(&Cue::Defeat), "{motion:?}");
        assert!(all_cues.iter().flatten().any(|&cue| cue == Cue::Nightmare), "{motion:?}");
    }
}
