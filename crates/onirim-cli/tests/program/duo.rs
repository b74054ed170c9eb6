//! Two players at one terminal.

use onirim_core::{Audience, Event, Seat, Setup};
use onirim_record::FromNotation;
use onirim_text::{Language, Perspective, Text};

use crate::tools::{Home, PROMPT, Ran, ones, ones_and_oks};

const READY: &str = ", type ok when your partner is not looking.";

/// What was shown to each player, one piece each time the screen was handed over.
fn shown(ran: &Ran) -> Vec<(Seat, String)> {
    let mut pieces: Vec<(Seat, String)> = Vec::new();
    for piece in ran.output.split("Player ").skip(1) {
        // Who does not say that they look alone is asked again.
        pieces.pop_if(|(_, shown)| shown.trim() == "1");
        match piece.split_once(READY) {
            Some(("1", rest)) => pieces.push((Seat::One, rest.to_owned())),
            Some(("2", rest)) => pieces.push((Seat::Two, rest.to_owned())),
            Some(_) | None => {
                if let Some((_, last)) = pieces.last_mut() {
                    *last += piece;
                }
            }
        }
    }
    pieces
}

#[test]
fn an_open_game_is_told_to_both() {
    let home = Home::new();
    let ran = home.play("duo open", 5, ones(2000));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.says("Player 1: Which of the open cards do you take?"));
    assert!(ran.says("Player 2: Play or discard a card."));
    assert!(ran.says("Player 2’s turn."));
    assert!(!ran.says("press Enter"));
    assert!(!ran.says("hidden"));
    assert_eq!(home.finished().len(), 1);
}

/// D10: what one player draws, the other does not read.
#[test]
fn hidden_cards_are_never_shown_to_the_partner() {
    for (setup, seed) in [("duo talk", 3), ("duo silent book towers premonitions", 8)] {
        let home = Home::new();
        let ran = home.play(setup, seed, ones_and_oks(2000));
        assert_eq!(ran.code, Some(0), "{}", ran.errors);
        let text = Text::new(Language::English);
        let pieces = shown(&ran);
        assert!(pieces.len() > 10);
        assert!(pieces.windows(2).all(|pair| pair[0].0 != pair[1].0), "the players take turns");

        let events: Vec<Event> = home.played().scenes().flat_map(|scene| scene.events).collect();
        for seat in Seat::BOTH {
            let read: String = pieces.iter().filter(|(one, _)| *one == seat).map(|(_, piece)| piece.as_str()).collect();
            // Every line about the partner is one that this seat may read.
            let allowed: Vec<String> = events
                .iter()
                .flat_map(|event| text.story(&[*event], Perspective::Player(seat)))
                .filter(|line| line.starts_with("Your partner draws"))
                .collect();
            for line in read.lines().filter(|line| line.starts_with("Your partner draws a")) {
                assert!(allowed.iter().any(|one| one == line), "{line}");
            }
            let hidden = events.iter().filter(|event| is_hidden_from(event, seat)).count();
            assert!(hidden > 0 && read.contains("Your partner draws a card."));
        }
    }
}

fn is_hidden_from(event: &Event, seat: Seat) -> bool {
    matches!(event, Event::Drawn { audience: Audience::Only(one), .. } if *one != seat)
}

/// Each time the screen is handed over, the hand shown is that of the player who asked for it.
#[test]
fn each_player_sees_the_own_hand() {
    let home = Home::new();
    let ran = home.play("duo talk", 3, ones_and_oks(2000));
    let text = Text::new(Language::English);
    let playthrough = home.played();
    let hands: Vec<(Seat, String)> = playthrough
        .scenes()
        .filter_map(|scene| {
            let decision = scene.game.decision()?;
            let hand = scene.game.view(decision.seat).hand.iter().copied().collect();
            Some((decision.seat, format!("Your own cards: {}", text.heap(&hand))))
        })
        .collect();
    for (seat, piece) in shown(&ran) {
        for line in piece.lines().filter(|line| line.starts_with("Your own cards: ")) {
            assert!(hands.iter().any(|(one, hand)| *one == seat && hand == line), "{line}");
        }
    }
}

#[test]
fn enough_blank_lines_lie_between_two_players() {
    let home = Home::new();
    let ran = home.play("duo talk", 3, ones_and_oks(100));
    let blank = "\n".repeat(50);
    let before_ready: Vec<&str> = ran.output.split(READY).collect();
    for piece in &before_ready[..before_ready.len() - 1] {
        let (before_name, _) = piece.rsplit_once("Player").expect("a name");
        assert!(before_name.ends_with(&blank) || before_name.trim() == "1", "{before_name}");
    }
    assert!(!ran.says("\x1b"), "a pipe is not cleared");
}

/// D10: what another program has made of the game is not shown before the right player says ok, whatever it is and however many plies it has.
#[test]
fn a_game_that_moved_on_is_handed_over_before_anything_is_shown() {
    let home = Home::new();
    home.play("duo silent", 3, format!("{}ok\n", ones(6)));
    let mut one = home.talk(&["play", "--plain"]);
    one.hear("(Enter: 1): ");
    one.say("1");
    one.hear("not looking. ");
    one.say("ok");
    one.hear(PROMPT);
    one.say("1");
    one.hear("(u: undo). ");
    // Elsewhere the partner plays, and takes it back: as many plies as before, in another line.
    let ran = home.go_on("ok\n1\nu\ny\n");
    assert_eq!(ran.times("Undone."), 1, "{}", ran.output);
    one.say("u");
    one.hear("no)? ");
    one.say("y");
    let heard = one.hear("not looking. ");
    assert!(heard.contains("Another program has continued this game"), "{heard}");
    assert!(!heard.contains("Your own cards"), "{heard}");
    one.kill();
}

/// Lines that were typed in advance stop where the screen is handed over.
#[test]
fn typed_lines_do_not_pass_a_hand_over() {
    let home = Home::new();
    let ran = home.play("duo talk", 3, format!("{}ok\n1\n\n\n\n1\n1\n\n", ones(6)));
    assert_eq!(home.saved().ply(), 7, "{}", ran.output);
    let (_, second) = ran.output.rsplit_once("Player 2, type ok").expect("a hand-over");
    assert!(!second.contains("Your own cards"), "{second}");
}

#[test]
fn a_choice_can_be_taken_back_until_the_cards_are_hidden() {
    let home = Home::new();
    let picks = ones(6);
    // The first player plays, takes it back at its price, plays again and hands over; the second cannot undo that.
    let ran = home.play("duo talk", 3, format!("{picks}ok\n1\nu\ny\n1\n\nok\nu\nq\n"));
    assert_eq!(ran.code, Some(0), "{}", ran.output);
    assert_eq!(ran.times("Undone."), 1);
    assert_eq!(ran.times("The last choice was your partner’s."), 1);
    assert_eq!(home.saved().ply(), 7);
}

/// A word or a capital letter means what it says, and does not hide the cards.
#[test]
fn where_cards_are_hidden_commands_are_understood_as_everywhere() {
    for undo in ["U", "undo", "Annuler"] {
        let home = Home::new();
        let ran = home.play("duo talk", 3, format!("{}ok\n1\n{undo}\ny\n", ones(6)));
        assert_eq!((ran.times("Undone."), ran.times("Player 2, type ok")), (1, 0), "{undo}: {}", ran.output);
    }
    for other in ["Q", "quit", "t"] {
        let home = Home::new();
        let ran = home.play("duo talk", 3, format!("{}ok\n1\n{other}\n", ones(6)));
        assert!(!ran.says("Player 2, type ok"), "{other}: {}", ran.output);
    }
    let ran = Home::new().play("duo talk", 3, format!("{}Quit\n1\n", ones(6)));
    assert!(ran.says("Your game is saved."), "{}", ran.output);
}

#[test]
fn a_hidden_game_is_continued_by_the_player_who_is_asked() {
    let home = Home::new();
    home.play("duo talk", 3, format!("{}ok\n1\n", ones(6)));
    let saved = home.saved();
    let asked = saved.game().decision().expect("a question").seat;
    let ran = home.go_on("");
    let before = ran.output.split(READY).next().expect("something");
    assert!(!before.contains("cards:"), "nothing is shown before the player is ready: {before}");
    assert!(before.ends_with(if asked == Seat::One { "Player 1" } else { "Player 2" }));
    assert_eq!(Setup::from_notation("duo talk").expect("a set-up"), saved.record().setup);
}
