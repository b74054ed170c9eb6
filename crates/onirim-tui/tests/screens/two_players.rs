//! Two players at one keyboard: their names, their sides of the table, and what a swap moves.

use onirim_core::{Question, Seat};
use onirim_session::settings;
use onirim_ui::{DealFrom, Key};

use crate::drive::{FRENCH, Player, STILL, set_up};
use crate::pictures::all_sizes;

/// Starts a game for two with these names.
fn named(player: &mut Player, names: [&str; 2]) {
    player.keys("1").key(Key::Home).key(Key::Right).key(Key::Down).key(Key::Down).key(Key::Down);
    for name in names {
        // Between the names there is a line for a program at the next seat.
        player.keys(name).key(Key::Down).key(Key::Down);
    }
    player.key(Key::End).key(Key::Enter);
}

/// Column and line of a text.
fn place(picture: &str, words: &str) -> (usize, usize) {
    let found = picture.lines().enumerate().find_map(|(line, text)| text.find(words).map(|at| (at, line, text)));
    let (at, line, text) = found.unwrap_or_else(|| panic!("no {words}:\n{picture}"));
    (text[..at].chars().count(), line)
}

/// Plays until this player is asked this question.
fn until(player: &mut Player, seat: Seat, question: Question) {
    for _ in 0..400 {
        let asked = player.game().decision().expect("the game goes on");
        if (asked.seat, asked.question) == (seat, question) {
            return;
        }
        let key = if asked.question == Question::Turn { Key::Char('d') } else { Key::Enter };
        player.key(key);
    }
    panic!("never asked");
}

#[test]
fn names_are_typed_when_a_game_of_two_begins_and_kept_for_the_next_one() {
    let mut player = Player::new(STILL);
    named(&mut player, ["Zoë", "Bob? 1"]);
    let picture = player.picture(80, 24);
    assert!(picture.contains("Zoë: Which of the open cards do you take?"), "{picture}");
    let picture = player.picture(120, 40);
    assert!(picture.contains("Zoë’s Doors") && picture.contains("Bob? 1’s Doors"), "{picture}");
    let kept = settings::PLAYERS.map(|name| player.program.store().setting(name).expect("memory"));
    assert_eq!(kept, [Some("Zoë".to_owned()), Some("Bob? 1".to_owned())]);
}

#[test]
fn without_names_the_players_have_numbers_in_both_languages() {
    for (settings, name) in [(STILL, "Player 1"), (FRENCH, "Joueur 1")] {
        let player = Player::at(settings, set_up("duo open"), 3);
        let picture = player.picture(80, 24);
        assert!(picture.contains(&format!("{name}:")) || picture.contains(&format!("{name}\u{a0}:")), "{picture}");
    }
}

#[test]
fn each_player_keeps_the_same_side_of_the_table() {
    let mut player = Player::new(STILL);
    named(&mut player, ["Ann", "Bob"]);
    for (columns, lines) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
        let mut sides = Vec::new();
        for seat in Seat::BOTH {
            until(&mut player, seat, Question::Turn);
            let picture = player.picture(columns, lines);
            let doors = if lines > 30 { ["Ann’s Doors", "Bob’s Doors"] } else { ["Ann R", "Bob R"] };
            let doors = doors.map(|words| place(&picture, words).0);
            let rows = ["Ann’s row", "Bob’s row"].map(|words| place(&picture, words));
            assert!(doors[0] < doors[1], "{picture}");
            assert!(rows[0].0 < rows[1].0 || rows[0].1 < rows[1].1, "the first player is left or above:\n{picture}");
            let partner = if seat == Seat::One { "Bob’s cards" } else { "Ann’s cards" };
            let (hand, _) = place(&picture, partner);
            assert_eq!(hand > 10, seat == Seat::One, "the hand of who waits lies on the own side:\n{picture}");
            sides.push((doors, rows.map(|(column, _)| column)));
        }
        assert_eq!(sides[0], sides[1], "{columns}x{lines}");
    }
}

#[test]
fn the_longest_names_leave_room_for_all_doors_and_cards_on_the_smallest_screen() {
    for settings in [STILL, FRENCH] {
        let mut player = Player::new(settings);
        named(&mut player, ["Maximiliane Sophie A Theresia", "Bartholomäus von und zu"]);
        until(&mut player, Seat::One, Question::Turn);
        let picture = player.picture(80, 24);
        assert!(picture.contains("Maximiliane Sophie A"), "{picture}");
        let doors = picture.lines().nth(1).expect("a line");
        assert_eq!(doors.matches('·').count(), 8, "{picture}");
        let header = picture.lines().next().expect("a line");
        assert!(header.contains("ONI2-"), "{picture}");
    }
}

#[test]
fn what_a_swap_would_move_is_marked_on_the_table() {
    let mut player = Player::asked(STILL, "duo open towers", |question| question == Question::Swap);
    let before = player.picture(80, 24);
    assert!(!before.contains('⇄'), "nothing is swapped yet:\n{before}");
    player.keys("2");
    let picture = player.picture(80, 24);
    assert!(picture.contains("⇄ 2"), "below the shared card stands whose place it takes:\n{picture}");
    assert!(picture.matches('┗').count() >= before.matches('┗').count() + 2, "both cards are framed:\n{picture}");
}

#[test]
fn a_hand_over_calls_the_next_player_by_name() {
    let mut player = Player::new(STILL);
    named(&mut player, ["Ann", "Bob"]);
    player.program.app_mut().begin(set_up("duo talk"), Some(3), DealFrom::Seed);
    for _ in 0..60 {
        let picture = player.picture(80, 24);
        if picture.contains("it is your turn") {
            assert!(
                picture.contains("Ann, it is your turn.") || picture.contains("Bob, it is your turn."),
                "{picture}"
            );
            return;
        }
        player.key(Key::Enter);
    }
    panic!("the screen was never passed on");
}

#[test]
fn pictures_of_two_named_players() {
    let mut form = Player::new(STILL);
    form.keys("1").key(Key::Home).key(Key::Right).key(Key::Down).key(Key::Down).key(Key::Down).keys("Zoë");
    insta::assert_snapshot!("names", all_sizes(&form));
    let [mut player, mut french] = [STILL, FRENCH].map(Player::new);
    for player in [&mut player, &mut french] {
        named(player, ["Maximiliane Sophie A", "Bob"]);
        until(player, Seat::One, Question::Turn);
    }
    insta::assert_snapshot!("named_one", all_sizes(&player));
    insta::assert_snapshot!("named_one_fr", french.picture(80, 24));
    until(&mut player, Seat::Two, Question::Turn);
    insta::assert_snapshot!("named_two", all_sizes(&player));
    let mut swap = Player::asked(STILL, "duo open towers", |question| question == Question::Swap);
    swap.keys("2");
    insta::assert_snapshot!("swap_marked", all_sizes(&swap));
}

/// The code reveals every card: it exists, but is secret now.
#[test]
fn while_cards_are_hidden_the_code_is_said_to_be_a_secret() {
    let mut player = Player::at(STILL, set_up("duo talk"), 3);
    player.keys("pppppp").sit_down();
    player.keys("c");
    let picture = player.picture(120, 40);
    assert!(picture.contains("it stays secret") && !picture.contains("no share code"), "{picture}");
}
