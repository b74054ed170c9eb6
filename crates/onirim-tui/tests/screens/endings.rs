//! The summary of a game.

use std::time::Duration;

use insta::assert_snapshot;
use onirim_core::{Ending, Setup};
use onirim_record::Playthrough;
use onirim_session::GameKind;
use onirim_store::Store;
use onirim_tui::Settings;
use onirim_ui::{DealFrom, Input, Key, Start};

use crate::drive::{FRENCH, PLAIN, Player, STILL, set_up};
use crate::pictures::{SIZES, all_sizes};

/// Languages and character sets.
const LOOKS: [(&str, Settings); 3] = [("en", STILL), ("fr", FRENCH), ("plain", PLAIN)];

/// A golden game that is won, except for its last action.
fn nearly_won() -> Playthrough {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../onirim-record/tests/golden/solo-victory.onirim");
    let game = Playthrough::read(&std::fs::read(file).expect("a record")).expect("a good record");
    game.at(game.ply() - 1).expect("it had a choice before its last")
}

/// At the end of a game that is won, after some others.
pub(crate) fn won(settings: Settings) -> Player {
    let store = Store::in_memory().expect("memory");
    let mut player = Player::with(settings, store);
    for seed in 0..3 {
        to_the_end(&mut player, "solo", seed);
    }
    player.program.store().create(GameKind::Normal, &nearly_won()).expect("a saved game");
    player.program.app_mut().start(Start::Continue);
    player.key(Key::Enter);
    assert_eq!(player.game().ending(), Some(Ending::Victory));
    player
}

fn to_the_end(player: &mut Player, notation: &str, seed: u64) {
    player.program.app_mut().begin(set_up(notation), Some(seed), DealFrom::Seed);
    player.play_on(seed);
}

/// A daily deal, played to its end.
fn daily(settings: Settings) -> Player {
    let mut player = Player::new(settings);
    player.program.app_mut().begin(Setup::SOLO, None, DealFrom::Day);
    player.play_on(3);
    player
}

/// Lets the review finish.
pub(crate) fn judged(mut player: Player) -> Player {
    assert!(player.program.app().is_thinking(), "the board is there at once, and the judge at work");
    while player.program.app().is_thinking() {
        player.send(Input::Time(Duration::ZERO));
    }
    player
}

#[test]
fn a_victory_and_a_deal_of_the_day() {
    assert_snapshot!("won", all_sizes(&judged(won(STILL))));
    assert_snapshot!("won_plain", judged(won(PLAIN)).picture(80, 24));
    assert_snapshot!("daily", all_sizes(&judged(daily(STILL))));
    assert_snapshot!("daily_fr", judged(daily(FRENCH)).picture(80, 24));
}

#[test]
fn an_ending_tells_what_it_comes_to() {
    let picture = won(STILL).picture(120, 40);
    for told in ["Won in a row: 1 ", "Best: won in ", "the first victory with this set-up", "Nightmares met"] {
        assert!(picture.contains(told), "{told}:\n{picture}");
    }
}

/// Nothing is cut in the smallest window, also for two players with all expansions in French.
#[test]
fn an_ending_is_told_to_its_end_at_every_size() {
    let all = "duo open book towers premonitions";
    for (look, settings) in LOOKS {
        let mut fullest = Player::new(settings);
        for seed in 0..3 {
            to_the_end(&mut fullest, all, seed);
        }
        for player in [judged(fullest), judged(won(settings)), judged(daily(settings))] {
            for (width, height) in SIZES {
                let picture = player.picture(width, height);
                let cut = if look == "plain" { "~" } else { "…" };
                let board: String =
                    picture.lines().skip(1).map(|line| line.chars().take(72).collect::<String>() + "\n").collect();
                assert!(!board.contains(cut), "{look} {width}x{height}\n{picture}");
                let marked = if look == "plain" { "> 1 " } else { "▸ 1 " };
                assert!(picture.contains(marked) && picture.contains("  6 "), "{look} {width}x{height}\n{picture}");
                let decisive = [
                    "Decisive mistake, ",
                    "Erreur décisive, ",
                    "Erreur decisive, ",
                    "No single mistake",
                    "Aucune erreur",
                ];
                assert!(decisive.iter().any(|word| picture.contains(word)), "{look} {width}x{height}\n{picture}");
            }
        }
    }
}

#[test]
fn the_line_of_the_day_is_copied_with_the_code_of_its_deal() {
    let mut player = daily(STILL);
    player.keys("c");
    let picture = player.picture(120, 40);
    assert!(picture.contains("Copied: Onirim 2026-03-01, Alone, the base game: "), "{picture}");
    let code = player.program.app().session().and_then(|session| session.share_code()).expect("a code");
    assert!(picture.contains(&code.to_string()), "{picture}");
    let mut other = won(STILL);
    other.keys("c");
    assert!(other.picture(120, 40).contains("Share code copied") || other.picture(120, 40).contains("no share code"));
}

/// The last action revealed nothing, so undo is free; the game is counted only once.
#[test]
fn an_ending_that_is_taken_back_is_told_anew() {
    let mut player = won(STILL);
    player.keys("u2");
    assert!(player.game().ending().is_none() && !player.program.app().is_thinking());
    player.key(Key::Enter);
    let picture = player.picture(120, 40);
    assert!(picture.contains("Won in a row: 1 (best: 1); 1 of the last 4 games won."), "{picture}");
}

#[test]
fn an_ending_says_that_a_game_with_help_does_not_count() {
    let mut player = Player::new(STILL);
    to_the_end(&mut player, "solo", 3);
    to_the_end(&mut player, "solo", 3);
    let picture = player.picture(120, 40);
    assert!(picture.contains("This game was assisted: it does not count"), "{picture}");
}

#[test]
fn after_a_game_another_set_up_can_be_chosen() {
    let mut player = won(STILL);
    player.keys("6");
    assert!(player.picture(80, 24).contains("Deal the cards"));
}
