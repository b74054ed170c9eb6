//! Keys mean the same everywhere, and nothing while the table is hidden.

use onirim_core::{Action, Card, Color, Game, Group, Players, Question, Setup};
use onirim_text::{Language, Text};
use onirim_ui::key_sheet::{Commands, KeySheet, Keys};
use onirim_ui::{DealFrom, Flow, Key};

use crate::drive::{FRENCH, Player, STILL, Whim, set_up};

/// The cards of the digits: for two players, shared cards begin with 4.
fn places(player: &Player) -> Vec<(char, Group, Card)> {
    let digit = |place: &onirim_ui::asks::Place| {
        let from = match (place.group, player.game().setup().players) {
            (Group::Shared, Players::Two(_)) => '4',
            (Group::Personal | Group::Shared, _) => '1',
        };
        (from..).nth(place.index).expect("a digit")
    };
    player.hand().iter().map(|place| (digit(place), place.group, place.card)).collect()
}

/// The labels of the actions with a card.
fn deeds(player: &Player, group: Group, card: Card) -> Vec<String> {
    let (game, text) = (player.game(), Text::new(Language::English));
    let view = game.view(game.decision().expect("a question").seat);
    let about = |action: &Action| action.hand_card() == Some((card, group));
    player.actions().into_iter().filter(about).map(|action| text.choice(action, &view).label).collect()
}

#[test]
fn a_digit_is_the_same_place_of_the_hand_over_whole_games() {
    for (seed, setup) in (1..).zip(["solo", "solo book towers", "duo open", "duo talk premonitions"]) {
        let mut player = Player::at(STILL, set_up(setup), seed);
        let mut whim = Whim(seed);
        let mut turns = 0;
        for _ in 0..600 {
            player.sit_down();
            if player.question() == Some(Question::Turn) && !player.picture(80, 24).contains("Careful!") {
                turns += 1;
                let before = player.game();
                for (digit, group, card) in places(&player) {
                    player.key(Key::Char(digit));
                    assert_eq!(player.game(), before, "a digit points, it does nothing");
                    let picture = player.picture(80, 24);
                    let deeds = deeds(&player, group, card);
                    let marked = picture.lines().filter(|line| line.contains('▸'));
                    let told = marked.into_iter().any(|line| deeds.iter().any(|deed| line.contains(deed)));
                    assert!(told, "{setup}: {digit} is {card:?}\n{picture}");
                }
            }
            if player.game().ending().is_some() {
                break;
            }
            player.whim(&mut whim);
        }
        assert!(turns > 10, "{setup}: {turns} turns");
    }
}

/// `R` is the red Door where a Door is asked for, although `r` is redo.
#[test]
fn the_letter_of_a_colour_is_an_answer_where_it_is_shown() {
    for settings in [STILL, FRENCH] {
        let text = Text::new(settings.language);
        for color in Color::ALL {
            let gives = |action: &Action| matches!(action, Action::ReturnDoor { color: given, .. } if *given == color);
            let mut player = Player::found(settings, "solo", |game, question| {
                question == Question::Nightmare
                    && game.legal_actions().iter().any(|action| gives(&action) && !game.dooms(&[action]))
            });
            let letter = text.letter(color).chars().next().expect("a letter").to_ascii_uppercase();
            player.key(Key::Char(letter));
            let given = player.program.app().session().and_then(|session| session.record().plies.last());
            assert!(given.is_some_and(|ply| gives(&ply.action)), "{letter}:\n{}", player.picture(80, 24));
        }
    }
}

#[test]
fn no_key_acts_on_a_table_that_is_not_seen() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    let (before, picture) = (player.game(), player.picture(80, 24));
    for size in [(79, 24), (80, 23), (1, 1)] {
        player.program.resize(size.0, size.1);
        let keys = (' '..='~').filter(|key| !matches!(key, 'q' | 'Q')).map(Key::Char);
        for key in keys.chain([Key::Enter, Key::Escape, Key::Backspace, Key::Up, Key::Down, Key::Left, Key::Right]) {
            player.key(key);
            assert_eq!(player.flow, Flow::Stay, "{key:?}");
        }
        assert_eq!(player.game(), before);
        player.program.resize(80, 24);
        assert_eq!(player.picture(80, 24), picture, "{size:?}: everything is as it was");
    }
    player.program.resize(40, 10);
    player.keys("q");
    assert_eq!(player.flow, Flow::Leave, "but one can leave");
}

#[test]
fn enter_alone_never_discards_a_key_while_something_else_can_be_done() {
    for seed in 0..6 {
        let mut player = Player::at(STILL, Setup::SOLO, seed);
        for _ in 0..200 {
            let Some(question) = player.question() else { break };
            let picture = player.picture(80, 24);
            if question == Question::Turn && !picture.contains("Careful!") {
                let marked = picture.lines().find(|line| line.contains('▸')).expect("a choice is marked");
                let only_keys = player.actions().iter().all(|action| is_key(*action));
                assert!(!marked.contains("Key") || !marked.contains("Discard") || only_keys, "{picture}");
            }
            player.key(Key::Enter).keys("d");
        }
    }
}

/// B13, B14: the action of Enter where a Key can be paid.
#[test]
fn enter_alone_pays_a_key_for_a_door_and_not_to_a_nightmare_while_the_deck_is_thick() {
    let pays = |action: &Action| matches!(action, Action::PayKey { .. });
    let paid_at = |wanted: fn(&Game, Question) -> bool| {
        let mut player = Player::found(STILL, "solo", |game, question| {
            wanted(game, question) && game.legal_actions().iter().any(|action| pays(&action))
        });
        player.key(Key::Enter);
        let last =
            player.program.app().session().and_then(|session| session.record().plies.last()).map(|ply| ply.action);
        last.is_some_and(|action| pays(&action))
    };
    assert!(paid_at(|_, question| matches!(question, Question::DrawnDoor { .. })));
    assert!(!paid_at(|game, question| question == Question::Nightmare && game.deck_len() > 10));
    assert!(paid_at(|game, question| question == Question::Nightmare && game.deck_len() <= 10));
}

fn is_key(action: Action) -> bool {
    action
        .hand_card()
        .is_some_and(|(card, _)| matches!(card.kind(), onirim_core::Kind::Chamber(_, onirim_core::Symbol::Key)))
}

#[test]
fn escape_closes_one_layer_at_a_time() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    let table = player.picture(80, 24);
    player.key(Key::Escape);
    let menu = player.picture(80, 24);
    player.keys("?");
    assert_ne!(player.picture(80, 24), menu);
    player.key(Key::Escape);
    assert_eq!(player.picture(80, 24), menu);
    player.key(Key::Escape);
    assert_eq!(player.picture(80, 24), table);
}

#[test]
fn ctrl_y_plays_again_and_nothing_else() {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.keys("pu2").key(Key::Redo);
    assert_eq!(player.program.app().session().expect("a game").playthrough().ply(), 1);
    let mut player = Player::new(STILL);
    player.keys("7/");
    let before = player.picture(80, 24);
    player.key(Key::Redo);
    assert_eq!(player.picture(80, 24), before, "it is no letter");
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.play_on(1);
    player.key(Key::Redo);
    assert!(player.program.app().screen().game().is_some(), "the look back has a key of its own");
}

type Place = (&'static str, fn() -> Player);

/// Screens of every kind, each as often as needed.
const PLACES: [Place; 21] = [
    ("menu", || Player::new(STILL)),
    ("lessons", || pressed(Player::new(STILL), "3")),
    ("settings", || pressed(Player::new(STILL), "8")),
    ("rules", || pressed(Player::new(STILL), "7")),
    ("statistics", || pressed(Player::new(STILL), "6")),
    ("saved games", || pressed(at_a_saved_game(), "")),
    ("whether to delete", || pressed(at_a_saved_game(), "x")),
    ("turn", || Player::asked(STILL, "solo", |asked| asked == Question::Turn)),
    ("turn with everything", || {
        Player::asked(STILL, "duo open book towers premonitions", |asked| asked == Question::Turn)
    }),
    ("taken back", || pressed(Player::at(STILL, Setup::SOLO, 1), "pu2")),
    ("drawn Door", || Player::asked(STILL, "solo", |asked| matches!(asked, Question::DrawnDoor { .. }))),
    ("Nightmare", || Player::asked(STILL, "solo", |asked| asked == Question::Nightmare)),
    ("Happy Dream", || Player::asked(STILL, "solo premonitions", |asked| asked == Question::HappyDream)),
    ("Prophecy", || Player::asked(STILL, "solo book", |asked| asked == Question::Prophecy)),
    ("log", || pressed(Player::at(STILL, Setup::SOLO, 1), "l")),
    ("turn is over", end_of_a_turn),
    ("curtain", || {
        let mut player = end_of_a_turn();
        player.key(Key::Enter);
        player
    }),
    ("dealing", || dealing("")),
    ("a real card is asked for", || pressed(dealing("rk bm gs nm rs"), "d")),
    ("lesson", || pressed(Player::new(STILL), "31")),
    ("end", || Player::over(STILL, "solo", 1)),
];

fn pressed(mut player: Player, keys: &str) -> Player {
    player.keys(keys);
    player
}

fn at_a_saved_game() -> Player {
    let mut player = Player::at(STILL, Setup::SOLO, 1);
    player.keys("p").key(Key::Escape).keys("45");
    player
}

fn end_of_a_turn() -> Player {
    let mut player = Player::at(STILL, set_up("duo talk"), 3);
    player.keys("pppppp").sit_down();
    while !player.picture(80, 24).contains("Your turn is over") {
        player.keys("d").key(Key::Enter);
    }
    player
}

fn dealing(codes: &str) -> Player {
    let mut player = Player::new(STILL);
    player.program.app_mut().begin(Setup::SOLO, None, DealFrom::Table);
    if codes.is_empty() {
        player.hands_do()
    } else {
        player.tell(codes)
    };
    player
}

#[test]
fn every_letter_of_the_table_of_keys_does_something() {
    let mut pressed = 0;
    for (name, place) in PLACES {
        let player = place();
        let sheet = KeySheet::of(player.program.app());
        let letters: Vec<char> = sheet.lines.iter().flat_map(|line| letters_of(&line.keys)).collect();
        let mut once = letters.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), letters.len(), "{name}: a letter is listed twice, {letters:?}");
        for letter in letters {
            let mut player = place();
            let before = player.picture(240, 70);
            player.keys(&letter.to_string());
            assert_ne!(player.picture(240, 70), before, "{name}: {letter} does nothing");
            pressed += 1;
        }
        let mut player = place();
        if sheet.copies_the_deal(player.program.app()) {
            player.keys("c");
            assert!(player.program.app_mut().take_clipboard().is_some(), "{name}");
        }
        if sheet.commands == Commands::All {
            let before = player.program.settings().mouse;
            player.keys("m");
            assert_ne!(player.program.settings().mouse, before, "{name}");
        }
    }
    assert!(pressed > 60, "{pressed}");
}

fn letters_of(keys: &Keys) -> Vec<char> {
    match keys {
        Keys::Letters(letters) => letters.clone(),
        Keys::Digits(_) | Keys::Named(_) | Keys::Written(_) => Vec::new(),
    }
}
