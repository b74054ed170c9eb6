//! What is saved, and what counts.

use onirim_core::Setup;
use onirim_ui::{DealFrom, Key};

use crate::drive::{FRENCH, Player, STILL, Whim};

fn begin(player: &mut Player, seed: Option<u64>, from: DealFrom) {
    player.program.app_mut().begin(Setup::SOLO, seed, from);
}

/// Plays to the end with random keys.
fn finish(player: &mut Player) {
    let mut whim = Whim(1);
    for _ in 0..40_000 {
        if player.game().ending().is_some() {
            return;
        }
        player.whim(&mut whim);
    }
    panic!("the game does not end");
}

#[test]
fn a_deal_counts_once() {
    let mut player = Player::at(STILL, Setup::SOLO, 5);
    assert!(!player.picture(160, 50).contains("assisted"));
    begin(&mut player, Some(5), DealFrom::Seed);
    let picture = player.picture(160, 50);
    assert!(picture.contains("You have already played this deal") && picture.contains("assisted"), "{picture}");
    begin(&mut player, Some(6), DealFrom::Seed);
    assert!(!player.picture(160, 50).contains("assisted"), "another deal counts");
}

#[test]
fn the_deal_of_the_day_is_continued_and_then_practised() {
    let mut player = Player::new(STILL);
    begin(&mut player, None, DealFrom::Day);
    player.key(Key::Enter);
    let left = player.game();
    begin(&mut player, None, DealFrom::Day);
    assert_eq!(player.game(), left, "the attempt goes on");
    finish(&mut player);
    begin(&mut player, None, DealFrom::Day);
    let picture = player.picture(160, 50);
    assert!(
        picture.contains("You have already played the deal of the day") && picture.contains("assisted"),
        "{picture}"
    );
}

#[test]
fn only_a_setting_that_was_changed_is_kept() {
    // The language of the command line is not saved.
    let mut player = Player::new(FRENCH);
    player.keys("8").key(Key::Down).key(Key::Down).key(Key::Down).key(Key::Down).key(Key::Down).key(Key::Enter);
    let kept = player.program.store().settings().unwrap();
    assert_eq!(kept.into_iter().collect::<Vec<_>>(), [("spell-stop".to_owned(), "on".to_owned())]);
}
