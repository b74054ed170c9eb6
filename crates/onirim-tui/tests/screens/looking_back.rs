//! The review of a game.

use std::time::Duration;

use insta::assert_snapshot;
use onirim_core::Setup;
use onirim_ui::{Input, Key};

use crate::drive::{FRENCH, PLAIN, Player, STILL};
use crate::pictures::all_sizes;

/// Lets the review finish. Returns the number of steps.
fn wait(player: &mut Player) -> usize {
    let mut times = 0;
    while player.program.app().is_thinking() {
        player.send(Input::Time(Duration::from_millis(times)));
        times += 1;
    }
    times as usize
}

#[test]
fn after_a_game_a_key_tells_how_it_went() {
    let mut player = Player::over(STILL, "solo", 5);
    player.keys("r");
    assert!(player.program.app().is_thinking(), "the screen is there at once");
    for _ in 0..20 {
        player.send(Input::Time(Duration::ZERO));
    }
    assert_snapshot!("thinking", all_sizes(&player));
    wait(&mut player);
    assert_snapshot!("look_back", all_sizes(&player));
    for (name, settings) in [("look_back_fr", FRENCH), ("look_back_plain", PLAIN)] {
        let mut player = Player::over(settings, "solo", 5);
        player.keys("r");
        wait(&mut player);
        assert_snapshot!(name, player.picture(80, 24));
    }
}

#[test]
fn one_decision_is_judged_at_a_time_and_any_key_leaves() {
    let mut player = Player::over(STILL, "solo", 5);
    let plies = player.program.app().session().expect("a game").playthrough().ply();
    player.keys("r");
    player.send(Input::Time(Duration::ZERO));
    assert!(player.picture(80, 24).contains(&format!("1 of {plies} decisions")), "{}", player.picture(80, 24));
    player.keys("x");
    assert!(player.picture(80, 24).contains("Back to the menu"), "the table is there again");
    assert!(player.program.app().is_thinking(), "the board of the ending asks the same judge");
    assert_eq!(wait(&mut player), plies, "one decision fewer, and the end");
    player.keys("r");
    assert_eq!(wait(&mut player), 0, "what was judged there need not be judged again");
}

#[test]
fn mistakes_are_read_by_scrolling() {
    let mut player = Player::over(STILL, "solo", 5);
    player.keys("r");
    wait(&mut player);
    let first = player.picture(80, 24);
    player.key(Key::End);
    let last = player.picture(80, 24);
    assert_ne!(first, last);
    assert!(last.contains("Better: "), "{last}");
    player.key(Key::Home);
    assert_eq!(player.picture(80, 24), first);
}

#[test]
fn the_review_has_an_accuracy_for_each_player() {
    let mut player = Player::over(STILL, "duo talk book towers premonitions", 7);
    player.keys("r");
    wait(&mut player);
    let picture = player.picture(160, 50);
    assert!(picture.contains("Accuracy, Player 1") && picture.contains("Accuracy, Player 2"), "{picture}");
}

#[test]
fn from_the_steps_of_a_game_it_goes_to_how_it_went_and_back() {
    let mut player = Player::over(STILL, "solo", 5);
    player.click_on("Replay this game").key(Key::Right);
    let step = player.picture(80, 24);
    player.keys("r");
    assert!(player.program.app().is_thinking());
    player.key(Key::Escape);
    assert_eq!(player.picture(80, 24), step);
    player.key(Key::Escape);
    assert!(player.picture(80, 24).contains("Back to the menu"));
}

#[test]
fn a_game_that_goes_on_is_not_judged() {
    let mut player = Player::at(STILL, Setup::SOLO, 5);
    player.keys("pr");
    assert!(!player.program.app().is_thinking());
}

#[test]
fn a_mistake_is_chosen_and_its_position_is_shown() {
    let mut player = Player::over(STILL, "solo", 5);
    player.keys("r");
    wait(&mut player);
    player.key(Key::Down).key(Key::Enter);
    let picture = player.picture(120, 40);
    assert!(picture.contains("Step ") && picture.contains("istake: it gave away"), "{picture}");
    assert!(picture.contains("Chance to win: "), "{picture}");
    // The log stands beside it.
    let log: Vec<&str> = picture.lines().skip_while(|line| !line.contains("What happened")).skip(1).collect();
    assert!(log.iter().any(|line| line.contains("You ")), "{picture}");
    player.key(Key::Escape);
    assert!(player.picture(80, 24).contains("show the position"), "{}", player.picture(80, 24));
    player.click_on("▲");
    assert!(player.picture(80, 24).contains("Step "), "the chart leads there too: {}", player.picture(80, 24));
}

/// Parts of a review that changed nothing are left out.
#[test]
fn no_part_of_a_review_comes_to_zero_points() {
    for (settings, zero) in [(STILL, "(0.0 point"), (FRENCH, "(0,0 point")] {
        let mut player = Player::over(settings, "solo", 5);
        player.keys("r");
        wait(&mut player);
        let picture = player.picture(160, 50);
        assert!(!picture.contains(zero) && picture.contains(" points)"), "{picture}");
    }
}
