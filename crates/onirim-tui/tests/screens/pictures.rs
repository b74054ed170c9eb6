//! Every screen as text in four sizes, and those with the longest French texts in the smallest.

use insta::assert_snapshot;
use onirim_core::Question;
use onirim_session::SpellStop;
use onirim_tui::{Charset, Depth, Paint, Settings, TerminalColors};
use onirim_ui::{DealFrom, Key};

use crate::drive::{FRENCH, PLAIN, Player, STILL, set_up};
use crate::{endings, partner};

/// The sizes of the window.
pub(crate) const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];

/// The screen at all sizes.
pub(crate) fn all_sizes(player: &Player) -> String {
    SIZES.map(|(width, height)| format!("{width}x{height}\n{}", player.picture(width, height))).join("\n")
}

fn pictured(name: &str, player: &Player) {
    assert_snapshot!(name, all_sizes(player));
}

/// A screen that is fullest in French, the longer of the two languages.
fn in_both(name: &str, make: impl Fn(Settings) -> Player) {
    pictured(name, &make(STILL));
    assert_snapshot!(format!("{name}_fr"), make(FRENCH).picture(80, 24));
}

/// After these keys in the menu.
fn from_menu(settings: Settings, keys: &str) -> Player {
    let mut player = Player::new(settings);
    player.keys(keys);
    player
}

#[test]
fn menu() {
    pictured("menu", &Player::new(STILL));
    assert_snapshot!("menu_plain", Player::new(PLAIN).picture(80, 24));
}

#[test]
fn new_game_and_todays_deal() {
    let mut code = from_menu(STILL, "1");
    code.key(Key::Up).keys("ONI2-0G1A-E");
    pictured("new_game", &code);
    pictured("daily", &from_menu(STILL, "2"));
    let line = |settings, steps| {
        let mut player = from_menu(settings, "1");
        player.key(Key::Home);
        for _ in 0..steps {
            player.key(Key::Down);
        }
        player
    };
    pictured("new_game_players", &line(STILL, 0));
    in_both("new_game_book", |settings| line(settings, 1));
    pictured("new_game_towers", &line(STILL, 2));
    pictured("new_game_omens", &line(STILL, 3));
}

#[test]
fn tables() {
    pictured("table_begun", &Player::at(STILL, set_up("solo"), 3));
    pictured("table_base", &Player::middle(STILL, "solo"));
    pictured("table_book", &Player::middle(STILL, "solo book"));
    pictured("table_towers", &Player::middle(STILL, "solo towers"));
    pictured("table_premonitions", &Player::middle(STILL, "solo premonitions"));
    pictured("table_all", &Player::middle(STILL, "solo book towers premonitions"));
    assert_snapshot!("table_plain", Player::middle(PLAIN, "solo towers").picture(80, 24));
}

#[test]
fn two_players() {
    pictured("duo_open", &Player::middle(STILL, "duo open"));
    in_both("duo_all", |settings| Player::middle(settings, "duo open book towers premonitions"));
    pictured("duo_draft", &Player::at(STILL, set_up("duo talk"), 3));
}

#[test]
fn the_keyboard_is_passed_on() {
    let mut player = Player::at(STILL, set_up("duo talk"), 3);
    for _ in 0..6 {
        player.key(Key::Enter).sit_down();
    }
    while !player.picture(80, 24).contains("Your turn is over") {
        player.keys("d").key(Key::Enter);
    }
    pictured("turn_over", &player);
    player.key(Key::Enter);
    let curtain = player.picture(80, 24);
    assert!(!curtain.contains('☼') && !curtain.contains('☾') && !curtain.contains('♀'), "hands are hidden");
    pictured("curtain", &player);
    // A key that is held down, or typed ahead, does not lift the curtain.
    player.key(Key::Enter).key(Key::Enter);
    assert_eq!(player.picture(80, 24), curtain);
    player.key(Key::Char(' '));
    assert!(player.picture(80, 24).contains("Player 2"));
}

#[test]
fn questions() {
    let asked = |name: &str, notation: &str, wanted: &dyn Fn(Question) -> bool| {
        pictured(name, &Player::asked(STILL, notation, wanted));
    };
    asked("prophecy", "solo", &|asked| asked == Question::Prophecy);
    let mut marked = Player::asked(STILL, "solo", |asked| asked == Question::Prophecy);
    marked.key(Key::Right).keys("d");
    pictured("prophecy_marked", &marked);
    asked("nightmare", "solo towers", &|asked| asked == Question::Nightmare);
    asked("nightmare_book", "solo book", &|asked| asked == Question::Nightmare);
    asked("happy_dream", "solo premonitions", &|asked| asked == Question::HappyDream);
    asked("drawn_door", "solo", &|asked| matches!(asked, Question::DrawnDoor { .. }));
    asked("sift", "solo premonitions", &|asked| asked == Question::Sift);
    asked("fetch", "solo premonitions", &|asked| asked == Question::Fetch);
    asked("swap_goals", "solo book", &|asked| asked == Question::SwapGoals);
    asked("swap", "duo open towers", &|asked| asked == Question::Swap);
    in_both("payment", |settings| {
        let all = "duo open book towers premonitions";
        Player::asked(settings, all, |asked| matches!(asked, Question::Payment { .. }))
    });
    let mut spells = Player::middle(STILL, "solo book");
    spells.keys("s");
    pictured("spells", &spells);
    let always = Settings { spell_stop: SpellStop::BeforeDraws, ..STILL };
    pictured("before_draw", &Player::asked(always, "solo book", |asked| asked == Question::BeforeDraw));
}

#[test]
fn a_costly_choice_is_asked_for_once_more() {
    let mut player = Player::asked(STILL, "solo", |asked| asked == Question::Prophecy);
    // Any card may be marked; only a Door has a warning.
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
    pictured("confirm", &player);
}

#[test]
fn ends() {
    pictured("end", &Player::over(STILL, "solo", 5));
    in_both("end_duo", |settings| Player::over(settings, "duo talk book towers premonitions", 7));
}

#[test]
fn pages() {
    pictured("settings", &from_menu(STILL, "8"));
    let mut rules = from_menu(STILL, "7");
    rules.key(Key::Down).key(Key::Down);
    pictured("rules", &rules);
    pictured("rules_search", &from_menu(STILL, "7/premonition"));
    pictured("statistics_empty", &from_menu(STILL, "6"));
}

#[test]
fn keys_are_told_on_every_screen() {
    for (name, keys) in [("menu", "?"), ("new_game", "1?"), ("records", "5?"), ("rules", "7?"), ("settings", "8?")] {
        let player = from_menu(STILL, keys);
        assert!(player.picture(80, 24).contains(" Keys "), "{name}:\n{}", player.picture(80, 24));
    }
    in_both("keys", |settings| {
        let mut player = Player::middle(settings, "duo open book towers premonitions");
        player.keys("?");
        player
    });
}

#[test]
fn statistics_and_saved_games() {
    let after_twelve_games = |settings| {
        let mut player = Player::new(settings);
        for seed in 0..12 {
            let setup = set_up(if seed % 3 == 0 { "solo towers" } else { "solo" });
            player.program.app_mut().begin(setup, Some(seed), DealFrom::Seed);
            player.play_on(seed);
        }
        player.key(Key::Escape).keys("6");
        player
    };
    in_both("statistics_setup", |settings| {
        let mut player = after_twelve_games(settings);
        player.key(Key::Right);
        player
    });
    for (look, settings) in [("", STILL), ("_plain", PLAIN)] {
        let mut player = after_twelve_games(settings);
        let shot = |name: &str, player: &Player| match settings.charset {
            Charset::Unicode => pictured(name, player),
            Charset::Ascii => assert_snapshot!(format!("{name}{look}"), player.picture(80, 24)),
        };
        shot("statistics", &player);
        player.key(Key::Escape).keys("5");
        shot("records", &player);
        player.key(Key::Enter).key(Key::Right).key(Key::Right).key(Key::Right);
        shot("review", &player);
    }
}

#[test]
fn overlays() {
    let covered = |name: &str, key: Key| {
        let mut player = Player::middle(STILL, "solo premonitions");
        player.key(key);
        pictured(name, &player);
    };
    covered("log", Key::Char('l'));
    covered("piles", Key::Char('i'));
    covered("pause", Key::Escape);
}

#[test]
fn real_cards() {
    let mut dealing = Player::new(STILL);
    dealing.program.app_mut().begin(set_up("solo towers"), None, DealFrom::Table);
    dealing.hands_do().keys("r").key(Key::Enter).key(Key::Enter).key(Key::Down).key(Key::Enter);
    pictured("dealing", &dealing);
    let mut player = Player::new(STILL);
    player.program.app_mut().begin(set_up("solo"), None, DealFrom::Table);
    player.hands_do();
    for _ in 0..4 {
        player.key(Key::Right).key(Key::Enter);
    }
    player.key(Key::Enter).keys("d").hands_do();
    pictured("real_cards", &player);
}

#[test]
fn a_small_window_is_told_so() {
    assert_snapshot!("too_small_40x10", Player::new(FRENCH).picture(40, 10));
}

/// The name of a picture, its screen, and its sizes.
type Shot = (&'static str, Player, &'static [(u16, u16)]);

/// In the light theme with 24-bit colours.
fn in_light(mut player: Player) -> Player {
    player.program.move_to(TerminalColors::with(Depth::Full));
    player.program.prefer(Settings { paint: Paint::Light, ..STILL });
    player
}

/// Writes the pictures of the documentation: `cargo test -p onirim-tui portraits -- --ignored`. `ONIRIM_PICTURES` names another folder.
#[test]
#[ignore = "no check: it writes docs/pictures"]
fn portraits() {
    let folder = std::env::var("ONIRIM_PICTURES").unwrap_or_else(|_| "../../docs/pictures".to_owned());
    let everything = "duo open book towers premonitions";
    let prophecy = Player::asked(FRENCH, "solo", |asked| asked == Question::Prophecy);
    let mut shots: Vec<Shot> = vec![
        ("menu", Player::new(STILL), &[(120, 40)]),
        ("everything", Player::middle(STILL, everything), &[(120, 40)]),
        ("smallest", Player::middle(STILL, everything), &[(80, 24)]),
        ("prophecy-fr", prophecy, &[(120, 40)]),
        ("ending", endings::judged(endings::won(STILL)), &[(120, 40)]),
        ("light", in_light(Player::middle(STILL, "solo towers premonitions")), &[(120, 40)]),
        ("partner", partner::said(STILL), &[(120, 40)]),
        ("large", Player::middle(STILL, "solo book towers premonitions"), &[(200, 60)]),
    ];
    if std::env::var("ONIRIM_PICTURES").is_ok() {
        shots.push(("table", Player::middle(STILL, "solo"), &[(80, 24), (100, 30), (120, 40), (200, 60)]));
        shots.push(("all", Player::middle(STILL, everything), &[(100, 30), (200, 60)]));
        let nightmare = Player::asked(STILL, "solo towers", |asked| asked == Question::Nightmare);
        shots.push(("nightmare", nightmare, &[(80, 24), (120, 40)]));
        shots.push(("start", Player::at(STILL, set_up("solo"), 3), &[(80, 24), (120, 40), (200, 60)]));
        shots.push(("menu-more", Player::new(FRENCH), &[(80, 24), (200, 60)]));
        shots.push(("draft", Player::at(STILL, set_up("duo talk"), 3), &[(80, 24), (120, 40)]));
        shots.push(("plain", Player::middle(PLAIN, "solo"), &[(80, 24), (120, 40)]));
        let mut keys = Player::middle(FRENCH, "solo book");
        keys.keys("?");
        shots.push(("keys", keys, &[(80, 24)]));
        shots.push(("end", Player::over(STILL, "solo", 5), &[(80, 24), (120, 40), (200, 60)]));
        let mut curtain = Player::at(STILL, set_up("duo talk"), 3);
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
