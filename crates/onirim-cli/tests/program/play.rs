//! Playing from a pipe.

use onirim_core::{Action, Card, Game, Kind, Question, Setup};
use onirim_record::{Notation, Playthrough, ShareCode};
use onirim_session::Conclusion;

use crate::tools::{Home, PROMPT, Ran, ones, ones_and_oks, play_until};

/// Enough answers for any game.
const ENOUGH: usize = 2000;

#[test]
fn a_whole_game_is_played_from_a_pipe() {
    let home = Home::new();
    let ran = home.play("solo", 7, ones(ENOUGH));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.output.starts_with("Onirim\n"));
    assert!(ran.says("You play: Alone, the base game."));
    assert!(ran.says("\n1. Play the red Sun: begins a red run\n"));
    assert!(ran.says("The game is lost.") || ran.says("The game is won!"));
    assert!(ran.says("Share code: ONI2-G07Z"));
    assert!(home.unfinished().is_empty());
    let played = home.finished();
    assert_eq!(played.len(), 1);
    assert!(played[0].summary.is_counted());
}

#[test]
fn a_whole_game_is_played_in_french() {
    let home = Home::new();
    let arguments = ["play", "--plain", "--setup", "solo", "--seed", "7", "--lang", "fr"];
    let ran = home.run(&arguments, ones(ENOUGH));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.says("Vous jouez\u{a0}: En solitaire, le jeu de base."));
    assert!(ran.says("\n1. Jouer le Soleil rouge\u{a0}: commence une série rouge\n"));
    assert!(ran.says("La partie est perdue.") || ran.says("La partie est gagnée"));
    assert!(ran.says("Code de partage\u{a0}: ONI2-G07Z"));
    for word in ["Your", "You ", " the ", "⟦"] {
        assert!(!ran.says(word), "{word} in {}", ran.output);
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let home = Home::new();
    let french = Ran::of(home.command(&["rules", "limbes"]).env("LC_MESSAGES", "fr_FR.UTF-8").env("LANG", "en_US"));
    assert!(french.output.starts_with("\nLes Limbes\n"));
    let english = Ran::of(home.command(&["rules", "limbo", "--lang", "en"]).env("LANG", "fr_FR.UTF-8"));
    assert!(english.output.starts_with("\nLimbo\n"));
}

/// The same choices give the same record as the engine.
#[test]
fn every_setup_can_be_played_to_its_end() {
    for (setup, seed) in Setup::all().zip(100..) {
        let home = Home::new();
        let ran = home.play(&setup.notation().to_string(), seed, ones_and_oks(ENOUGH));
        assert_eq!(ran.code, Some(0), "{}: {}", setup.notation(), ran.errors);
        assert!(!ran.says("⟦"), "{}", setup.notation());
        assert_eq!(home.finished().len(), 1, "{}: {}", setup.notation(), ran.output);
        let expected = play_until(Playthrough::seeded(setup, seed), first_or_draw, |game| game.ending().is_some());
        assert_eq!(home.played().record().plies, expected.expect("it ends").record().plies);
    }
}

/// The first choice of the list; the cards of a draw come by themselves.
fn first_or_draw(game: &Game, action: Action) -> bool {
    let before_draw = game.decision().is_some_and(|decision| decision.question == Question::BeforeDraw);
    !before_draw || action == Action::Draw
}

#[test]
fn without_options_the_game_asks_what_to_play() {
    let home = Home::new();
    // New game: two players, silent, with the Book in its variant, without Towers, with five Premonitions.
    let ran = home.run(&[], "2\n1\n2\n2\n3\n7\n3\n9\n3\n\nc\nq\n");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!(home.saved().record().setup.notation().to_string(), "duo silent book-lost premonitions-5");
    assert!(ran.says("Your game is saved."));
}

#[test]
fn the_first_entry_of_the_menu_begins_the_base_game_and_enter_alone_teaches_newcomers() {
    let home = Home::new();
    assert!(home.run(&["play"], "\n").says("\nLearn by playing\nShort guided games."));
    assert_eq!(home.run(&["play"], "1\nq\n").code, Some(0));
    assert_eq!(home.saved().record().setup, Setup::SOLO);
    assert_eq!(home.saved().record().headers[0].name(), "date");
}

#[test]
fn a_share_code_gives_the_same_deal() {
    let home = Home::new();
    let code = ShareCode { setup: Setup::SOLO, seed: 42 };
    assert_eq!(home.run(&["play", "--code", "oni1 001a n"], "q\n").code, Some(0));
    assert_eq!(home.saved().record().share_code(), Some(code));
    // The same, typed into the form of a new game, after a code with a slip in it.
    let home = Home::new();
    let ran = home.run(&["play"], "2\n5\nONI1-001A-M\n5\nONI2-0G1A-E\n\nq\n");
    assert!(ran.says("neither a number nor a complete share code"), "{}", ran.output);
    assert_eq!(home.saved().record().share_code(), Some(code));
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let home = Home::new();
    let long = "x".repeat(100_000);
    let nonsense =
        ["foo", "0", "99999999999999999999", "-1", "play", "play zz", "play Nk", "\u{1b}[2J", "é", &long, "1 2"];
    let mut input = nonsense.join("\n").into_bytes();
    input.extend_from_slice(b"\n\xff\xfe\x00\n");
    let ran = home.play("solo", 7, input);
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!(home.saved().ply(), 0);
    assert!(ran.says("“foo” is none of the choices."));
    assert!(ran.says("Choose a number from 1 to 8."));
    assert!(
        ran.says("“play” could mean Play the red Sun, Play the blue Sun, Play the red Moon and Play the blue Moon.")
    );
    assert!(ran.says("That is no longer there."));
    assert!(!ran.says("\u{1b}"), "nothing that a terminal obeys is repeated");
    assert!(ran.says("That was not text, or it was far too long."));
}

#[test]
fn choices_can_be_typed_in_notation() {
    let home = Home::new();
    let ran = home.play("solo", 7, "play rs\nPLAY RM; q\n");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let plies: Vec<String> = home.saved().record().plies.iter().map(|ply| ply.action.notation().to_string()).collect();
    assert_eq!(plies, ["play Rs", "play Rm"]);
}

#[test]
fn nothing_that_was_typed_in_advance_reaches_the_terminal_that_it_would_obey() {
    let hostile = "\u{1b}\u{9b}\u{7f}\u{202e}\u{2068}\u{2028}\u{200b}";
    let ran = Home::new().play("solo", 7, format!("play rs; {hostile}x; 1\n{hostile}\nr {hostile}\nq\n"));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.says(&format!("“{}x” is none of the choices", "\u{fffd}".repeat(7))), "{}", ran.output);
    assert!(!ran.output.contains(|sign| hostile.contains(sign)), "{:?}", ran.output);
}

#[test]
fn an_illegal_action_is_explained() {
    let home = Home::new();
    let ran = home.play("solo", 7, "play rs\nplay bs\n");
    assert!(ran.says("Your row already ends with a Sun."));
    assert_eq!(home.saved().ply(), 1);
}

#[test]
fn what_is_behind_a_wrong_answer_is_forgotten() {
    let home = Home::new();
    home.play("solo", 7, "foo; play rs\n");
    assert_eq!(home.saved().ply(), 0);
}

/// What showed new cards is taken back at a price, which is asked once.
#[test]
fn choices_can_be_taken_back() {
    let home = Home::new();
    let ran = home.play("solo", 7, "u\n1\n1\nu\nn\nu\ny\nu\nu\n");
    assert_eq!(ran.times("Undone."), 2);
    assert_eq!(ran.times("There is nothing to undo."), 2);
    assert_eq!(ran.times("marked as assisted"), 2, "the second time it was wanted");
    let left = &home.unfinished()[0];
    assert_eq!((left.playthrough.ply(), left.summary.assisted), (0, true));
}

/// A Prophecy is arranged card by card: what was seen was seen before.
#[test]
fn what_showed_nothing_new_is_taken_back_for_nothing() {
    let home = Home::new();
    home.save(&before_a_costly_choice());
    let ran = home.go_on("1\nu\n");
    assert_eq!((ran.times("Undone."), ran.times("marked as assisted")), (1, 0), "{}", ran.output);
    assert!(!home.unfinished()[0].summary.assisted);
}

#[test]
fn the_deal_of_the_day_counts_once_and_nothing_is_taken_back() {
    let home = Home::new();
    let ran = home.run(&["play", "--plain", "--daily"], "1\nu\n");
    assert_eq!(ran.times("You cannot undo in the deal of the day."), 1, "{}", ran.output);
    // Left, it is continued; over, it is practice.
    let ran = home.run(&["play", "--plain", "--daily"], ones(ENOUGH));
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert_eq!((home.finished().len(), home.unfinished().len()), (1, 0));
    assert!(home.finished()[0].summary.is_counted());
    let again = home.run(&["play", "--plain", "--daily"], ones(ENOUGH));
    assert!(again.says("You have already played the deal of the day"));
    let counted = home.finished().iter().filter(|game| game.summary.is_counted()).count();
    assert_eq!((home.finished().len(), counted), (2, 1));
}

/// `r` on the full screen, too.
#[test]
fn what_was_taken_back_is_played_again_by_the_key_of_the_full_screen() {
    let home = Home::new();
    let ran = home.play("solo", 7, "r\n1\n1\nu\ny\nr\n");
    assert_eq!((ran.times("There is nothing to redo."), ran.times("Undone.")), (1, 1), "{}", ran.output);
    assert_eq!(home.saved().ply(), 2);
}

#[test]
fn letters_that_can_do_nothing_in_the_deal_of_the_day_say_why() {
    let ran = Home::new().run(&["play", "--plain", "--daily"], "u\nh\nr\n1\nu\n");
    assert_eq!(ran.times("You cannot undo in the deal of the day."), 2, "{}", ran.output);
    assert_eq!(ran.times("There is no advice in the deal of the day."), 1, "{}", ran.output);
    assert_eq!(ran.times("There is nothing to redo."), 1, "{}", ran.output);
}

#[test]
fn a_game_can_be_given_up() {
    let home = Home::new();
    let ran = home.play("solo", 7, "1\ng\n\ng\ny\n");
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.times("it counts as lost."), 2);
    assert!(ran.says("The game is given up.\n") && ran.output.ends_with("\nSleep well!\n"), "{}", ran.output);
    assert_eq!(home.finished()[0].summary.conclusion, Some(Conclusion::GivenUp));
}

#[test]
fn help_table_piles_log_rules_and_code_can_be_asked_for() {
    let home = Home::new();
    let ran = home.play("solo towers premonitions", 7, "?\nt\ni\nl\n??\n? limbo\nr zzz\nc\n\ns\n");
    for text in [
        "\nu: undo the last choice\n",
        "\nTowers: empty\n",
        "\nPremonition “",
        "\nNot seen yet: ",
        "\nA turn\n",
        "\nLimbo\n",
        "The rules do not mention “zzz”.",
        "\nShare code: ONI2-G57",
        "\nThere are no spells in this game.\n",
    ] {
        assert!(ran.says(text), "{text}: {}", ran.output);
    }
    assert_eq!(ran.times("Play or discard a card."), 3, "at first, with the table, and after Enter alone");
    assert_eq!(home.saved().ply(), 0);
}

/// A Prophecy that shows a Door.
fn before_a_costly_choice() -> Playthrough {
    let is_key = |action: Action| matches!(action, Action::Discard { card, .. } if card.is_key());
    let discards = |game: &Game, action: Action| {
        let asked = game.decision().map(|decision| decision.question);
        let has_key = game.legal_actions().iter().any(is_key);
        asked != Some(Question::Turn) || is_key(action) || !has_key && matches!(action, Action::Discard { .. })
    };
    let sees_door = |game: &Game| first_door(game).is_some() && game.may_be_won();
    (0..100)
        .find_map(|seed| play_until(Playthrough::seeded(Setup::SOLO, seed), discards, sees_door))
        .expect("some seed shows a Door")
}

/// A Door that could be thrown away.
fn first_door(game: &Game) -> Option<Action> {
    let is_door = |card: Card| matches!(card.kind(), Kind::Door(_));
    game.legal_actions().iter().find(|action| matches!(action, Action::DiscardSeen { card } if is_door(*card)))
}

/// B10: a Door thrown away is confirmed first, and that the game is lost is said once.
#[test]
fn a_costly_choice_is_confirmed() {
    let home = Home::new();
    let playthrough = before_a_costly_choice();
    home.save(&playthrough);
    let door = first_door(playthrough.game()).expect("a Door").notation().to_string();
    let ran = home.go_on(&format!("{door}\n\n"));
    assert_eq!(ran.times("Careful! This throws a"), 1);
    assert_eq!(home.saved().ply(), playthrough.ply());

    let ran = home.go_on(&format!("{door}\ny\n{}", ones(6)));
    assert_eq!(ran.times("This game can no longer be won."), 1);
    assert!(home.saved().ply() > playthrough.ply());
}

/// The last card of a colour that the game needs, about to be discarded.
fn fatal(game: &Game) -> Option<Action> {
    let is_discard = |action: Action| matches!(action, Action::Discard { .. });
    game.legal_actions().iter().find(|&action| is_discard(action) && game.dooms(&[action]))
}

/// R12: a choice after which the game can no longer be won is confirmed, as on the whole screen.
#[test]
fn a_choice_that_loses_the_game_is_confirmed() {
    let discards_first = |game: &Game, action: Action| {
        let is_discard = |action: Action| matches!(action, Action::Discard { .. });
        is_discard(action) || !game.legal_actions().iter().any(is_discard)
    };
    let playthrough = (0..100)
        .find_map(|seed| {
            play_until(Playthrough::seeded(Setup::SOLO, seed), discards_first, |game| fatal(game).is_some())
        })
        .expect("some seed is lost by discarding");
    let home = Home::new();
    home.save(&playthrough);
    let action = fatal(playthrough.game()).expect("a choice").notation().to_string();
    let ran = home.go_on(&format!("{action}\n\n"));
    assert_eq!(ran.times("Careful! After this, the game can no longer be won."), 1, "{}", ran.output);
    assert_eq!(home.saved().ply(), playthrough.ply());
    home.go_on(&format!("{action}\ny\n"));
    assert!(home.saved().ply() > playthrough.ply());
}

/// Who has seen a deal before may know what comes, on the same evening or later.
#[test]
fn a_deal_counts_once() {
    let home = Home::new();
    let deal = ["play", "--plain", "--new", "--setup", "solo", "--seed", "7"];
    assert!(!home.run(&deal, "1\n").says("assisted"));
    assert!(home.run(&deal, "1\n").says("You have already played this deal: this game is marked as assisted"));
    let assisted: Vec<bool> = home.unfinished().iter().map(|game| game.summary.assisted).collect();
    assert_eq!(assisted, [true, false]);
    let other = home.run(&["play", "--plain", "--new", "--setup", "solo towers", "--seed", "7"], "");
    assert!(!other.says("assisted"), "another set-up is another deal");
}

#[test]
fn prompts_wait_at_the_end_of_a_line() {
    let home = Home::new();
    let ran = home.play("solo", 7, "1\n");
    assert!(ran.says(&format!("\n{PROMPT}1\n")));
    assert!(ran.output.ends_with("\nYour choice: \nThe input has ended. Your game is saved.\n"));
}
