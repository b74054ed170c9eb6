//! Every screen as text, in both languages and four sizes.

use insta::assert_snapshot;
use onirim_core::{Question, Setup};
use onirim_record::FromNotation;
use onirim_session::SpellStop;
use onirim_tui::{Depth, Paint, Settings, TerminalColors};
use onirim_ui::{DealFrom, Key};

use crate::drive::{FRENCH, PLAIN, Player, STILL, Whim};
use crate::{endings, partner};

/// The sizes that screens are looked at.
pub(crate) const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

/// A screen at all sizes.
pub(crate) fn all_sizes(player: &Player) -> String {
    SIZES.map(|(width, height)| format!("{width}x{height}\n{}", player.picture(width, height))).join("\n")
}

/// One file for a screen in a language, with all sizes.
fn pictured(name: &str, player: &Player) {
    assert_snapshot!(name, all_sizes(player));
}

/// The same in both languages.
fn in_both(name: &str, make: impl Fn(Settings) -> Player) {
    for settings in [STILL, FRENCH] {
        pictured(&format!("{name}_{}", settings.language.code()), &make(settings));
    }
}

fn setup(notation: &str) -> Setup {
    Setup::from_notation(notation).expect("a set-up")
}

/// The middle of a game, at the beginning of a turn.
fn middle(settings: Settings, notation: &str) -> Player {
    Player::asked(settings, notation, |question| question == Question::Turn)
}

/// At the end of a game that was played by whim.
fn ended(settings: Settings, notation: &str, seed: u64) -> Player {
    let mut player = Player::at(settings, setup(notation), seed);
    let mut whim = Whim(seed);
    while player.game().ending().is_none() {
        player.whim(&mut whim);
    }
    player
}

/// After these keys in the menu.
fn from_menu(settings: Settings, keys: &str) -> Player {
    let mut player = Player::new(settings);
    player.keys(keys);
    player
}

#[test]
fn menu() {
    in_both("menu", Player::new);
    pictured("menu_plain", &Player::new(PLAIN));
}

#[test]
fn new_game_and_todays_deal() {
    in_both("new_game", |settings| {
        let mut player = from_menu(settings, "1");
        player.key(Key::Up).keys("ONI2-0G1A-E");
        player
    });
    in_both("daily", |settings| from_menu(settings, "2"));
    for (name, steps) in [("new_game_players", 0), ("new_game_book", 1), ("new_game_towers", 2), ("new_game_omens", 3)]
    {
        in_both(name, |settings| {
            let mut player = from_menu(settings, "1");
            player.key(Key::Home);
            for _ in 0..steps {
                player.key(Key::Down);
            }
            player
        });
    }
}

#[test]
fn tables() {
    in_both("table_begun", |settings| Player::at(settings, setup("solo"), 3));
    in_both("table_base", |settings| middle(settings, "solo"));
    in_both("table_book", |settings| middle(settings, "solo book"));
    in_both("table_towers", |settings| middle(settings, "solo towers"));
    in_both("table_premonitions", |settings| middle(settings, "solo premonitions"));
    in_both("table_all", |settings| middle(settings, "solo book towers premonitions"));
    pictured("table_plain", &middle(PLAIN, "solo towers"));
}

#[test]
fn two_players() {
    in_both("duo_open", |settings| middle(settings, "duo open"));
    in_both("duo_all", |settings| middle(settings, "duo open book towers premonitions"));
    in_both("duo_draft", |settings| Player::at(settings, setup("duo talk"), 3));
}

#[test]
fn the_keyboard_is_passed_on() {
    let over = |settings: Settings, words: &str| {
        let mut player = Player::at(settings, setup("duo talk"), 3);
        for _ in 0..6 {
            player.key(Key::Enter).sit_down();
        }
        while !player.picture(80, 24).contains(words) {
            player.keys("d").key(Key::Enter);
        }
        player
    };
    let mut player = over(STILL, "Your turn is over");
    pictured("turn_over_en", &player);
    pictured("turn_over_fr", &over(FRENCH, "Votre tour est fini"));
    player.key(Key::Enter);
    let curtain = player.picture(80, 24);
    assert!(!curtain.contains('☼') && !curtain.contains('☾') && !curtain.contains('♀'), "hands are hidden");
    pictured("curtain_en", &player);
    let mut french = over(FRENCH, "Votre tour est fini");
    french.key(Key::Enter);
    pictured("curtain_fr", &french);
    // Whoever holds a key, or types ahead, stops here.
    player.key(Key::Enter).key(Key::Enter);
    assert_eq!(player.picture(80, 24), curtain);
    player.key(Key::Char(' '));
    assert!(player.picture(80, 24).contains("Player 2"));
}

#[test]
fn questions() {
    let asked = |name: &str, notation: &str, wanted: &dyn Fn(Question) -> bool| {
        in_both(name, |settings| Player::asked(settings, notation, wanted));
    };
    asked("prophecy", "solo", &|asked| asked == Question::Prophecy);
    in_both("prophecy_marked", |settings| {
        let mut player = Player::asked(settings, "solo", |asked| asked == Question::Prophecy);
        player.key(Key::Right).keys("d");
        player
    });
    asked("nightmare", "solo towers", &|asked| asked == Question::Nightmare);
    asked("nightmare_book", "solo book", &|asked| asked == Question::Nightmare);
    asked("happy_dream", "solo premonitions", &|asked| asked == Question::HappyDream);
    asked("drawn_door", "solo", &|asked| matches!(asked, Question::DrawnDoor { .. }));
    asked("sift", "solo premonitions", &|asked| asked == Question::Sift);
    asked("fetch", "solo premonitions", &|asked| asked == Question::Fetch);
    asked("swap_goals", "solo book", &|asked| asked == Question::SwapGoals);
    asked("swap", "duo open towers", &|asked| asked == Question::Swap);
    asked("payment", "duo open book towers premonitions", &|asked| matches!(asked, Question::Payment { .. }));
    in_both("spells", |settings| {
        let mut player = middle(settings, "solo book");
        player.keys("s");
        player
    });
    let always = |settings| Settings { spell_stop: SpellStop::BeforeDraws, ..settings };
    in_both("before_draw", |settings| {
        Player::asked(always(settings), "solo book", |asked| asked == Question::BeforeDraw)
    });
}

#[test]
fn a_costly_choice_is_asked_for_once_more() {
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Prophecy);
    // Any card may be picked out; only a Door is warned of.
    for _ in 0..5 {
        player.key(Key::Char('d')).key(Key::Enter);
        if player.picture(80, 24).contains("Careful!") {
            break;
        }
        player.key(Key::Right);
        if player.question() != Some(Question::Prophecy) {
            return;
        }
    }
    pictured("confirm_en", &player);
}

#[test]
fn ends() {
    in_both("end", |settings| ended(settings, "solo", 5));
    in_both("end_duo", |settings| ended(settings, "duo talk book towers premonitions", 7));
}

#[test]
fn pages() {
    in_both("settings", |settings| from_menu(settings, "8"));
    in_both("rules", |settings| {
        let mut player = from_menu(settings, "7");
        player.key(Key::Down).key(Key::Down);
        player
    });
    in_both("rules_search", |settings| from_menu(settings, "7/premonition"));
    in_both("statistics_empty", |settings| from_menu(settings, "6"));
}

#[test]
fn keys_are_told_on_every_screen() {
    for (name, keys) in [("menu", "?"), ("new_game", "1?"), ("records", "5?"), ("rules", "7?"), ("settings", "8?")] {
        let player = from_menu(STILL, keys);
        assert!(player.picture(80, 24).contains(" Keys "), "{name}:\n{}", player.picture(80, 24));
    }
    in_both("keys", |settings| {
        let mut player = middle(settings, "duo open book towers premonitions");
        player.keys("?");
        player
    });
}

#[test]
fn statistics_and_saved_games() {
    for (code, settings) in [("en", STILL), ("fr", FRENCH), ("plain", PLAIN)] {
        let mut player = Player::new(settings);
        for seed in 0..12 {
            player.program.app_mut().begin(
                setup(if seed % 3 == 0 { "solo towers" } else { "solo" }),
                Some(seed),
                DealFrom::Seed,
            );
            let mut whim = Whim(seed);
            while player.game().ending().is_none() {
                player.whim(&mut whim);
            }
        }
        player.key(Key::Escape).keys("6");
        pictured(&format!("statistics_{code}"), &player);
        player.key(Key::Right);
        pictured(&format!("statistics_setup_{code}"), &player);
        player.key(Key::Escape).keys("5");
        let pictures = SIZES.map(|(width, height)| player.picture(width, height));
        assert_snapshot!(format!("records_{code}"), pictures.join("\n"));
        player.key(Key::Enter).key(Key::Right).key(Key::Right).key(Key::Right);
        pictured(&format!("review_{code}"), &player);
    }
}

#[test]
fn overlays() {
    let covered = |name: &str, key: Key| {
        in_both(name, |settings| {
            let mut player = middle(settings, "solo premonitions");
            player.key(key);
            player
        });
    };
    covered("log", Key::Char('l'));
    covered("piles", Key::Char('i'));
    covered("pause", Key::Escape);
}

#[test]
fn real_cards() {
    in_both("dealing", |settings| {
        let mut player = Player::new(settings);
        player.program.app_mut().begin(setup("solo towers"), None, DealFrom::Table);
        player.hands_do().keys("r").key(Key::Enter).key(Key::Enter).key(Key::Down).key(Key::Enter);
        player
    });
    in_both("real_cards", |settings| {
        let mut player = Player::new(settings);
        player.program.app_mut().begin(setup("solo"), None, DealFrom::Table);
        player.hands_do();
        for _ in 0..4 {
            player.key(Key::Right).key(Key::Enter);
        }
        player.key(Key::Enter).keys("d").hands_do();
        player
    });
}

#[test]
fn a_small_window_is_told_so() {
    assert_snapshot!("too_small_40x10", Player::new(FRENCH).picture(40, 10));
}

/// The name of a picture, what it shows, and at which sizes.
type Shot = (&'static str, Player, &'static [(u16, u16)]);

/// In the light theme, with all its colours.
fn in_light(mut player: Player) -> Player {
    player.program.move_to(TerminalColors::with(Depth::Full));
    player.program.prefer(Settings { paint: Paint::Light, ..STILL });
    player
}

/// Writes the pictures of the documentation anew: `cargo test -p onirim-tui portraits -- --ignored`. `ONIRIM_PICTURES` names another folder.
#[test]
#[ignore = "no check: it writes docs/pictures"]
fn portraits() {
    let folder = std::env::var("ONIRIM_PICTURES").unwrap_or_else(|_| "../../docs/pictures".to_owned());
    let everything = "duo open book towers premonitions";
    let prophecy = Player::asked(FRENCH, "solo", |asked| asked == Question::Prophecy);
    let mut shots: Vec<Shot> = vec![
        ("menu", Player::new(STILL), &[(120, 40)]),
        ("everything", middle(STILL, everything), &[(120, 40)]),
        ("smallest", middle(STILL, everything), &[(80, 24)]),
        ("prophecy-fr", prophecy, &[(120, 40)]),
        ("ending", endings::judged(endings::won(STILL)), &[(120, 40)]),
        ("light", in_light(middle(STILL, "solo towers premonitions")), &[(120, 40)]),
        ("partner", partner::said(STILL), &[(120, 40)]),
        ("large", middle(STILL, "solo book towers premonitions"), &[(200, 60)]),
    ];
    if std::env::var("ONIRIM_PICTURES").is_ok() {
        shots.push(("table", middle(STILL, "solo"), &[(80, 24), (100, 30), (120, 40), (200, 60)]));
        shots.push(("all", middle(STILL, everything), &[(100, 30), (200, 60)]));
        let nightmare = Player::asked(STILL, "solo towers", |asked| asked == Question::Nightmare);
        shots.push(("nightmare", nightmare, &[(80, 24), (120, 40)]));
        shots.push(("start", Player::at(STILL, setup("solo"), 3), &[(80, 24), (120, 40), (200, 60)]));
        shots.push(("menu-more", Player::new(FRENCH), &[(80, 24), (200, 60)]));
        shots.push(("draft", Player::at(STILL, setup("duo talk"), 3), &[(80, 24), (120, 40)]));
        shots.push(("plain", middle(PLAIN, "solo"), &[(80, 24), (120, 40)]));
        let mut keys = middle(FRENCH, "solo book");
        keys.keys("?");
        shots.push(("keys", keys, &[(80, 24)]));
        let mut over = Player::at(STILL, setup("solo"), 5);
        let mut whim = Whim(5);
        while over.game().ending().is_none() {
            over.whim(&mut whim);
        }
        shots.push(("end", over, &[(80, 24), (120, 40), (200, 60)]));
        let mut curtain = Player::at(STILL, setup("duo talk"), 3);
        for _ in 0..200 {
            if curtain.picture(80, 24).contains("it is your turn") {
                break;
            }
            curtain.key(Key::Enter);
        }
        shots.push(("curtain", curtain, &[(80, 24), (120, 40)]));
    }
    for (name, player, sizes) in shots {
        for (width, height) in sizes {
            let size = if sizes.len() == 1 { String::new() } else { format!("-{width}x{height}") };
            let file = format!("{folder}/{name}{size}.svg");
            std::fs::write(&file, player.portrait(*width, *height)).unwrap();
        }
    }
}
