//! Real cards: questions, chores, and corrections.

use std::time::Duration;

use onirim_core::{Card, Color, Outcome, Question, Request};
use onirim_record::FromNotation;
use onirim_session::Session;
use onirim_text::Language;
use onirim_tui::Settings;
use onirim_ui::{DealFrom, Input, Key, Motion, Target};

use crate::drive::{FRENCH, Player, STILL, Whim, set_up};
use crate::pictures::all_sizes;

/// At a table where these cards have been entered.
fn at_a_table(settings: Settings, setup: &str, codes: &str) -> Player {
    let mut player = Player::new(settings);
    player.program.app_mut().begin(set_up(setup), None, DealFrom::Table);
    told(&mut player, settings, codes);
    player
}

/// Enters cards, with the letters of the language.
fn told(player: &mut Player, settings: Settings, codes: &str) {
    let french = |code: &str| -> String {
        let mut letters = code.chars();
        let color = letters.next().map(|color| match color {
            'g' => 'v',
            'n' => 'm',
            other => other,
        });
        let symbol = letters.next().map(|symbol| match symbol {
            'm' => 'l',
            'k' => 'c',
            'd' => 'p',
            other => other,
        });
        color.into_iter().chain(symbol).collect()
    };
    match settings.language {
        Language::English => player.tell(codes),
        Language::French => player.tell(&codes.split(' ').map(french).collect::<Vec<_>>().join(" ")),
    };
}

/// In a Prophecy, with one of its cards entered.
fn in_a_prophecy(settings: Settings) -> Player {
    let mut player = at_a_table(settings, "solo", "rk bm gs nm rs");
    let key = player.hand().into_iter().find(|place| place.card == Card::key(Color::Red)).expect("a Key");
    player.keys(&key.digit.to_string()).keys("d").hands_do();
    told(&mut player, settings, "bs");
    player
}

fn session(player: &Player) -> &Session {
    player.program.app().session().expect("a game")
}

#[test]
fn a_card_is_asked_for_with_its_reason() {
    insta::assert_snapshot!("wanted", all_sizes(&in_a_prophecy(STILL)));
    assert!(in_a_prophecy(STILL).picture(80, 24).contains("Prophecy, card 2 of 5"));
}

#[test]
fn what_hands_do_stands_in_a_box() {
    let nightmare = |settings| {
        let mut player = at_a_table(settings, "solo", "rk bm gs nm rs");
        player.keys("p").hands_do();
        told(&mut player, settings, "x");
        player.keys("a").hands_do();
        told(&mut player, settings, "bs gd x nm");
        player.keys(if settings.language == Language::French { "vl" } else { "gm" });
        player
    };
    insta::assert_snapshot!("chores", all_sizes(&nightmare(STILL)));
    insta::assert_snapshot!("chores_fr", nightmare(FRENCH).picture(80, 24));
    let mut player = Player::new(STILL);
    let setup = set_up("solo book premonitions");
    player.program.app_mut().begin(setup, None, DealFrom::Table);
    insta::assert_snapshot!("chores_at_the_box", all_sizes(&player));
}

#[test]
fn what_was_told_is_listed_the_last_card_first() {
    let mut player = in_a_prophecy(STILL);
    player.keys("c").key(Key::Down);
    insta::assert_snapshot!("slips", all_sizes(&player));
    player.key(Key::Enter);
    insta::assert_snapshot!("slip_really", all_sizes(&player));
}

#[test]
fn the_end_says_where_the_record_is() {
    let mut player = lost();
    player.hands_do();
    // Every saved game has an id of its own.
    let id = session(&player).id().expect("a saved game").to_string();
    insta::assert_snapshot!("record", all_sizes(&player).replace(&id, &"0".repeat(id.len())));
}

/// A game that is over.
fn lost() -> Player {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    let mut whim = Whim(3);
    while player.game().ending().is_none() {
        player.hands_do().whim(&mut whim);
    }
    player
}

#[test]
fn hands_are_waited_for_before_the_end_is_shown() {
    let mut player = lost();
    assert!(player.has_chores(), "{}", player.picture(80, 24));
    assert!(!player.picture(80, 24).contains("onirim record save"));
    player.key(Key::Enter);
    assert!(player.picture(80, 24).contains("onirim record save"));
}

#[test]
fn nothing_is_asked_before_hands_are_done() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p");
    assert!(player.has_chores());
    player.keys("bsx").key(Key::Down).key(Key::Right);
    assert!(player.has_chores());
    assert_eq!(session(&player).waiting().map(|(_, told)| told.len()), Some(0));
    player.send(Input::Click(Target::Key(Key::Enter)));
    assert!(!player.has_chores());
    assert!(player.picture(80, 24).contains("You draw a card"));
}

#[test]
fn what_is_taken_back_is_not_to_be_done_any_more() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p");
    assert!(player.has_chores());
    player.key(Key::Backspace);
    assert!(!player.has_chores(), "{}", player.picture(80, 24));
    assert_eq!(player.question(), Some(Question::Turn));
}

/// B2: what followed stays.
#[test]
fn a_card_of_the_deal_is_corrected_later() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p").tell("bs").keys("c").key(Key::End).key(Key::Enter).keys("gk");
    let picture = player.picture(80, 24);
    assert!(picture.contains("Corrected. Everything that followed still fits."), "{picture}");
    let record = session(&player).record();
    assert_eq!(record.deal[0], Outcome::from_notation("Gk").expect("a card"));
    assert_eq!(record.plies.len(), 1);
}

/// B2: a Door is no card of a hand, so one more card is asked for, and the game goes on.
#[test]
fn a_deal_that_lacks_a_card_is_told_to_its_end() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p").tell("bs");
    let played = session(&player).record().plies.len();
    player.keys("c").key(Key::End).key(Key::Enter).keys("gd");
    assert!(player.picture(80, 24).contains("With this card the deal is not finished"), "{}", player.picture(80, 24));
    player.key(Key::Escape);
    assert_eq!(session(&player).record().deal.len(), 5, "leaving it corrects nothing");
    player.keys("c").key(Key::End).key(Key::Enter).keys("gd").tell("rk");
    assert!(player.picture(80, 24).contains("Corrected."), "{}", player.picture(80, 24));
    assert_eq!(session(&player).record().deal.len(), 6);
    assert_eq!(session(&player).record().plies.len(), played);
}

#[test]
fn a_slip_in_a_deal_is_corrected_before_there_is_a_game() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs");
    player.keys("c").key(Key::Down).key(Key::Enter).keys("bk");
    assert!(player.picture(80, 24).contains("Corrected. Everything that followed still fits."));
    player.tell("nm rs");
    assert_eq!(session(&player).record().deal[1], Outcome::from_notation("Bk").expect("a card"));
}

#[test]
fn a_card_that_cannot_come_is_understood_and_refused() {
    let mut player = at_a_table(STILL, "solo", "rk rk rk");
    player.keys("rk");
    let picture = player.picture(80, 24);
    assert!(picture.contains("That card cannot have come up"), "{picture}");
    player.tell("bm gs").keys("p").tell("rk");
    let picture = player.picture(80, 24);
    assert!(picture.contains("That card cannot have come up"), "{picture}");
}

/// How many cards have been entered for the current step.
fn told_so_far(player: &Player) -> Option<usize> {
    session(player).waiting().map(|(_, told)| told.len())
}

#[test]
fn an_impossible_letter_is_refused_and_enter_acts_on_a_whole_card_only() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p").hands_do().key(Key::Enter);
    assert_eq!(told_so_far(&player), Some(0), "Enter alone names no card");
    player.keys("g").key(Key::Enter);
    assert_eq!(told_so_far(&player), Some(0), "a colour is no card");
    player.keys("q");
    assert!(player.picture(80, 24).contains("No card is called “gq”"), "{}", player.picture(80, 24));
    player.key(Key::Enter);
    assert_eq!(told_so_far(&player), Some(0), "{}", player.picture(80, 24));
    player.keys("gx").keys("s");
    assert_eq!(told_so_far(&player), Some(0), "no card has these letters");
    player.keys("gs");
    assert_eq!(told_so_far(&player), None, "a whole card is told without Enter");
}

#[test]
fn what_was_laid_is_not_to_be_laid_again_after_taking_back() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p").hands_do().keys("bs").key(Key::Backspace);
    assert_eq!(told_so_far(&player), Some(0));
    assert!(!player.has_chores(), "{}", player.picture(80, 24));
}

/// B14: a brief guide asks for each card of a Nightmare at once; the place of the last one stands beside the question.
#[test]
fn a_brief_guide_is_switched_on_where_it_would_help() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p");
    assert!(player.picture(80, 24).contains("w don’t wait"));
    player.keys("w");
    assert!(!player.has_chores(), "{}", player.picture(80, 24));
    assert!(player.picture(80, 24).contains("To do: Lay the "), "{}", player.picture(80, 24));
    player.keys("x").keys("a").keys("bsgdxnm");
    assert_eq!(told_so_far(&player), Some(4));
    assert!(player.picture(80, 24).contains("To do: Discard the card in front of you"), "{}", player.picture(80, 24));
}

/// The hand lacks the played card while the drawn one is asked for.
#[test]
fn a_card_that_was_laid_is_not_in_the_hand_any_more() {
    let mut player = at_a_table(STILL, "solo", "rk bm gs nm rs");
    player.keys("p").hands_do();
    let view = player.program.app().screen().game().expect("a table").view();
    assert_eq!((view.hand.len(), view.rows[0].cards().len()), (4, 1));
    assert!(player.picture(80, 24).contains("You draw a card"));
}

/// Whether something lies over the table.
fn is_covered(picture: &str) -> bool {
    picture.contains("Esc close") || picture.contains("Échap fermer")
}

mod slow {
    use super::*;

    #[test]
    fn everything_that_can_be_told_is_seen_on_the_smallest_screen() {
        for settings in [STILL, FRENCH] {
            for setup in
                ["solo book towers premonitions", "duo open book towers premonitions", "duo silent book-lost towers"]
            {
                let mut player = Player::new(settings);
                player.program.app_mut().begin(set_up(setup), None, DealFrom::Table);
                let mut whim = Whim(9);
                let mut asked = 0;
                for _ in 0..1500 {
                    player.hands_do();
                    let wanted = player.program.app().session().and_then(Session::wanted);
                    if let Some(Request::Card(_)) = wanted {
                        asked += 1;
                        let picture = player.picture(80, 24);
                        let seen = picture.lines().any(|line| line.contains("x ☠"));
                        let question = picture.contains("Which") || picture.contains("Laquelle");
                        assert!(seen && question || is_covered(&picture), "{picture}");
                    }
                    player.whim(&mut whim);
                    player.sit_down();
                }
                assert!(asked > 30, "{setup}: {asked}");
            }
        }
    }
}

/// The texts of an animation, from its first step to its last.
fn beats(player: &mut Player, clock: &mut Duration) -> Vec<String> {
    let mut beats: Vec<String> = Vec::new();
    while let Some(stage) = &player.program.app().screen().game().expect("a table").stage {
        let line = stage.beat().expect("a beat").line.clone();
        if beats.last() != Some(&line) {
            beats.push(line);
        }
        *clock += Duration::from_millis(50);
        player.send(Input::Time(*clock));
    }
    beats
}

/// Discards a card that is no Key.
fn discard_a_chamber(player: &mut Player) {
    let hand = player.hand();
    let chamber = hand.iter().find(|place| !Color::ALL.map(Card::key).contains(&place.card)).expect("no Key");
    player.keys(&chamber.digit.to_string()).keys("d");
}

/// B11, K5: each drawn card is animated once. With spells, every draw is a step of its own.
#[test]
fn a_card_that_is_told_is_shown_on_its_own() {
    let mut player = at_a_table(STILL, "solo book", "r r b b g g n n rk bm gs nm rs");
    for code in ["rs", "bs", "gs", "ns", "rs", "bs"] {
        discard_a_chamber(player.hands_do());
        player.tell(code);
    }
    player.program.prefer(Settings { motion: Motion::On, ..STILL });
    let mut clock = Duration::ZERO;
    discard_a_chamber(&mut player);
    let mut shown = beats(&mut player, &mut clock);
    // A Door without its Key is set aside, and another card is drawn.
    for code in ["bd", "gm"] {
        player.hands_do().keys(code);
        shown.extend(beats(&mut player, &mut clock));
    }
    assert_eq!(player.question(), Some(Question::Turn));
    let mut once = shown.clone();
    once.sort();
    once.dedup();
    assert!(once.len() == shown.len() && once.len() > 1, "{shown:?}");
}
