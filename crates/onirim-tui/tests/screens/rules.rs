//! The rules, by subject and by search.

use onirim_core::Question;
use onirim_ui::Key;

use crate::drive::{FRENCH, Player, STILL};

#[test]
fn a_word_finds_the_subjects_that_mention_it() {
    let mut player = Player::new(STILL);
    player.keys("7/rampart");
    let found = player.picture(80, 24);
    assert!(found.contains("1 subject found"), "{found}");
    assert!(found.contains("Twelve Towers join the deck."));
    assert!(found.contains("Example:"));
    assert!(!found.contains("Limbo   "), "other subjects are not listed");
    player.key(Key::Enter).key(Key::Escape);
    let all = player.picture(80, 24);
    assert!(all.contains("A turn"), "all subjects again");
    assert!(all.contains("Twelve Towers join the deck."), "and the one that was found stays open");
    player.key(Key::Escape);
    assert!(player.picture(80, 24).contains("New game"));
}

#[test]
fn large_and_small_letters_are_alike_and_typing_can_be_corrected() {
    let mut player = Player::new(FRENCH);
    player.keys("7/LIMBESX").key(Key::Backspace);
    assert!(player.picture(80, 24).contains("sujets trouvés"));
}

#[test]
fn a_word_that_is_nowhere_is_told_so() {
    let mut player = Player::new(STILL);
    player.keys("7/quidditch");
    assert!(player.picture(80, 24).contains("nothing found"));
    player.key(Key::Down).key(Key::Enter).key(Key::Up);
    player.key(Key::Escape).key(Key::Escape);
    assert!(player.picture(80, 24).contains("New game"));
}

#[test]
fn the_rules_open_at_what_is_asked() {
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Nightmare);
    player.keys("??");
    assert!(player.picture(80, 24).contains("When you draw a Nightmare you must choose"));
    player.key(Key::Escape);
    assert_eq!(player.question(), Some(Question::Nightmare));
}
