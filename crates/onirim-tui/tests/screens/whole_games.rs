//! Whole games, played with random keys on screens of all sizes.

use onirim_app::{Input, Motion, Target};
use onirim_core::Setup;
use onirim_record::FromNotation;
use onirim_tui::Settings;

use crate::drive::{FRENCH, PLAIN, Player, STILL, Whim};

/// Presses keys until the game is over, and looks at the screen now and then.
fn play(settings: Settings, setup: &str, seed: u64, sizes: &[(u16, u16)]) {
    let mut player = Player::at(settings, Setup::from_notation(setup).expect("a set-up"), seed);
    let mut whim = Whim(seed);
    for step in 0..40_000 {
        if player.game().ending().is_some() {
            let (width, height) = sizes[0];
            player.picture(width, height);
            return;
        }
        let (width, height) = sizes[step % sizes.len()];
        if step % 7 == 0 || whim.below(4) == 0 {
            let (_, targets) = player.screen(width, height);
            let place = (whim.below(width.into()) as u16, whim.below(height.into()) as u16);
            if let Some(target @ (Target::Item(_) | Target::Hand(..))) = targets.at(place.0, place.1)
                && !player.picture(80, 24).contains("Give up this game")
            {
                player.send(Input::Click(target));
                continue;
            }
        }
        player.whim(&mut whim);
        assert!(player.program.app().session().is_some(), "the game was left");
    }
    panic!("the game never ended:\n{}", player.picture(80, 24));
}

#[test]
fn a_solo_game_is_played_from_the_deal_to_the_end() {
    for seed in 0..4 {
        play(STILL, "solo", seed, &[(80, 24)]);
    }
}

#[test]
fn every_expansion_is_played_with_keys_alone() {
    for (seed, setup) in (10..).zip(["solo book", "solo towers", "solo premonitions", "solo book towers premonitions"])
    {
        play(STILL, setup, seed, &[(80, 24), (160, 50)]);
    }
}

#[test]
fn two_players_share_a_keyboard() {
    for (seed, setup) in (20..).zip(["duo open", "duo talk towers", "duo silent book towers premonitions"]) {
        play(FRENCH, setup, seed, &[(80, 24), (120, 40)]);
    }
}

#[test]
fn no_size_of_the_screen_breaks_the_game() {
    let sizes = [(80, 24), (1, 1), (79, 24), (80, 23), (300, 100), (80, 200), (500, 24), (116, 30), (3, 50), (100, 25)];
    play(STILL, "duo open book towers premonitions", 30, &sizes);
    play(PLAIN, "solo book towers premonitions", 31, &sizes);
}

#[test]
fn animations_run_and_are_skipped() {
    let moving = Settings { motion: Motion::On, ..STILL };
    play(moving, "solo premonitions", 40, &[(80, 24)]);
}
