//! Keys mean the same everywhere, and nothing where nothing is seen.

use onirim_app::{Flow, Key};
use onirim_core::{Action, Card, Color, Group, Question, Setup};
use onirim_record::FromNotation;
use onirim_text::{Language, Text};

use crate::drive::{FRENCH, Player, STILL, Whim};

/// The cards that digits point at, as the rules of the game see them: places of two players begin with 4 where cards are shared.
fn places(player: &Player) -> Vec<(char, Group, Card)> {
    let game = player.game();
    let view = game.view(game.decision().expect("a question").seat);
    let own = ('1'..).zip(view.hand.iter()).map(|(digit, &card)| (digit, Group::Personal, card));
    let shared = ('4'..).zip(view.shared.iter()).map(|(digit, &card)| (digit, Group::Shared, card));
    own.chain(shared).collect()
}

/// What can be done with a card, in words.
fn deeds(player: &Player, group: Group, card: Card) -> Vec<String> {
    let (game, text) = (player.game(), Text::new(Language::English));
    let view = game.view(game.decision().expect("a question").seat);
    let about = |action: &Action| action.hand_card() == Some((card, group));
    player.actions().into_iter().filter(about).map(|action| text.choice(action, &view).label).collect()
}

#[test]
fn a_digit_is_the_same_place_of_the_hand_over_whole_games() {
    for (seed, setup) in (1..).zip(["solo", "solo book towers", "duo open", "duo talk premonitions"]) {
        let mut player = Player::at(STILL, Setup::from_notation(setup).expect("a set-up"), seed);
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

/// `R` is the red Door where a Door is asked for, though `r` plays again what was taken back.
#[test]
fn the_letter_of_a_colour_is_an_answer_wherever_it_is_shown() {
    for settings in [STILL, FRENCH] {
        let text = Text::new(settings.language);
        for color in Color::ALL {
            let gives = |action: &Action| matches!(action, Action::ReturnDoor { color: given, .. } if *given == color);
            let mut player = Player::found(settings, "solo", |game, question| {
                question == Question::Nightmare && game.legal_actions().iter().any(|action| gives(&action))
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
    let mut whim = Whim(1);
    while player.game().ending().is_none() {
        player.whim(&mut whim);
    }
    player.key(Key::Redo);
    assert!(player.program.app().screen().game().is_some(), "the look back has a key of its own");
}
