//! Undo and redo, and their price.

use onirim_core::{Communication, Players, Question, Seat, Setup};
use onirim_session::GameKind;
use onirim_ui::Key;

use crate::drive::{Player, STILL, Whim, set_up};

fn ply(player: &Player) -> usize {
    player.program.app().session().expect("a game").playthrough().ply()
}

/// Whether chance has decided anything since this ply.
fn saw_something(player: &Player, since: usize) -> bool {
    let record = player.program.app().session().expect("a game").record();
    record.plies[since..].iter().any(|ply| !ply.outcomes.is_empty())
}

#[test]
fn what_showed_new_cards_is_asked_for_and_marks_the_game() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.keys("pu");
    assert_eq!(ply(&player), 1, "it is only asked");
    assert!(player.picture(80, 24).contains("marked as assisted"));
    player.keys("1");
    assert_eq!(ply(&player), 1, "the player said no");
    player.keys("u2");
    assert_eq!(ply(&player), 0);
    assert!(player.picture(80, 24).contains("assisted"));
    player.keys("r");
    assert_eq!(ply(&player), 1, "the same cards come again");
    player.keys("u");
    assert_eq!(ply(&player), 0, "a marked game has no further question");
}

#[test]
fn an_assisted_game_is_kept_out_of_the_statistics() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.keys("pu2");
    player.play_on(4);
    player.key(Key::Escape).keys("6");
    assert!(player.picture(80, 24).contains("No game has been finished yet"));
}

#[test]
fn what_showed_nothing_is_free() {
    // The order of a Prophecy is known: arranging reveals nothing new, nor does the next draw.
    let mut tried = 0;
    for seed in 0..40 {
        let mut player = Player::at(STILL, Setup::SOLO, seed);
        let mut whim = Whim(seed);
        while !matches!(player.question(), None | Some(Question::Prophecy)) {
            player.whim(&mut whim);
        }
        if player.question().is_none() || player.picture(80, 24).contains("assisted") {
            continue;
        }
        let (before, since) = (player.game(), ply(&player));
        player.keys("d").key(Key::Enter);
        if player.picture(80, 24).contains("Careful!") {
            player.keys("2");
        }
        if !saw_something(&player, since) {
            tried += 1;
            player.keys("u");
            assert_eq!(player.game(), before, "the whole order at once");
            assert!(!player.picture(80, 24).contains("assisted"));
            player.keys("r");
            assert!(ply(&player) > since, "and again");
        }
    }
    assert!(tried > 3);
}

/// D4: declining reveals nothing either, but the partner's hidden cards are not shown for free.
#[test]
fn the_turn_of_a_partner_with_hidden_cards_is_not_undone_for_free() {
    for communication in [Communication::Talk, Communication::Silent] {
        let setup = Setup { players: Players::Two(communication), ..Setup::SOLO };
        let mut player = Player::at(STILL, setup, 3);
        player.keys("pppppp").sit_down();
        assert_eq!(player.question(), Some(Question::Turn));
        let before = ply(&player);
        player.key(Key::Enter);
        assert_eq!(player.game().active(), Seat::Two);
        // A player who has just finished the turn can undo it, at a price.
        player.keys("u");
        assert!(player.picture(80, 24).contains("marked as assisted"));
        assert!(ply(&player) > before);
    }
}

#[test]
fn nothing_is_taken_back_in_the_deal_of_the_day() {
    let mut player = Player::new(STILL);
    player.keys("2").key(Key::Enter).keys("p");
    let played = ply(&player);
    player.keys("u2").key(Key::Backspace);
    assert!(ply(&player) >= played);
    assert!(matches!(player.program.app().session().expect("a game").kind(), GameKind::Daily(_)));
    assert!(player.picture(80, 24).contains("You cannot undo"));
}

#[test]
fn a_new_choice_forgets_what_was_taken_back() {
    let mut player = Player::at(STILL, set_up("solo"), 1);
    player.keys("pu2d");
    let now = player.game();
    player.keys("r");
    assert_eq!(player.game(), now);
    assert!(player.picture(80, 24).contains("nothing to redo"));
}

#[test]
fn a_result_is_not_taken_back_without_a_question() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    // An assisted game has no further price, so there is no question.
    player.keys("pu2");
    player.play_on(4);
    let (end, plies) = (player.picture(80, 24), ply(&player));
    player.keys("u");
    assert!(player.picture(80, 24).contains("This game is over"), "{}", player.picture(80, 24));
    player.key(Key::Escape);
    assert_eq!(player.picture(80, 24), end, "everything is as it was");
    player.keys("u2");
    assert!(ply(&player) < plies && player.game().ending().is_none());
}

#[test]
fn giving_up_says_whether_it_counts() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.key(Key::Escape).keys("6");
    assert!(player.picture(80, 24).contains("it counts as lost"), "{}", player.picture(80, 24));
    player.keys("1pu2").key(Key::Escape).keys("6");
    let picture = player.picture(80, 24);
    assert!(picture.contains("does not count") && !picture.contains("counts as lost"), "{picture}");
}
