//! Forms in the smallest window.

use onirim_ui::pages::Field;

use crate::drive::{FRENCH, Player, STILL};

/// Checks that nothing is cut.
fn assert_whole(player: &Player, what: &str) {
    let picture = player.picture(80, 24);
    assert!(!picture.contains('…'), "{what}:\n{picture}");
}

#[test]
fn nothing_of_a_new_game_is_cut_with_any_choice() {
    for settings in [STILL, FRENCH] {
        for key in ["1", "2", "4"] {
            let mut player = Player::new(settings);
            player.keys(key);
            player.program.app_mut().form().expect("a form").pick(Field::Players, 1);
            let fields = player.program.app_mut().form().expect("a form").fields();
            for field in fields {
                for choice in 0..4 {
                    player.program.app_mut().form().expect("a form").pick(field, choice);
                    assert_whole(&player, &format!("{field:?}, choice {choice}"));
                }
                player.program.app_mut().form().expect("a form").pick(Field::Players, 1);
            }
        }
    }
}

#[test]
fn nothing_of_the_settings_is_cut_with_any_choice() {
    for settings in [STILL, FRENCH] {
        let mut player = Player::new(settings);
        player.keys("8");
        // All but the language, and the way back.
        for line in 1..player.program.app().items().len() - 1 {
            for value in 0..6 {
                player.program.app_mut().pick_setting(line, value);
                assert_whole(&player, &format!("line {line}, value {value}"));
            }
        }
    }
}
