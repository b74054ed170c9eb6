//! Colours on terminals of all kinds: what they say of themselves, what they answer, and what they are told.

use vt100::Color;

use crate::home::Home;
use crate::terminal::{Aftermath, Terminal};

/// The question about the background.
const QUESTION: &str = "\x1b]11;?\x07";
const XTERM: &[(&str, &str)] = &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];

/// How the words of the menu are painted: their ink, and their ground.
fn paint(terminal: &Terminal) -> (Color, Color) {
    terminal.paint_of("Saved games").expect("the menu")
}

/// From 0 to 255, roughly.
fn brightness(color: Color) -> u32 {
    match color {
        Color::Rgb(red, green, blue) => (u32::from(red) + u32::from(green) + u32::from(blue)) / 3,
        Color::Default | Color::Idx(_) => panic!("{color:?} is none of millions"),
    }
}

#[test]
fn a_dark_terminal_keeps_its_ground_under_bright_ink() {
    let home = Home::new();
    for answer in ["\x1b]11;rgb:0000/0000/0000\x07", "\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\"] {
        let mut terminal = home.start_on(XTERM);
        assert!(terminal.last_output().contains(QUESTION));
        terminal.press(answer);
        let (ink, ground) = paint(&terminal);
        assert!(brightness(ink) > 150 && ground == Color::Default, "{ink:?} on {ground:?}");
        let (status, aftermath) = terminal.leave("q");
        assert!(status.success());
        assert_eq!(aftermath, Aftermath::CLEAN);
    }
}

#[test]
fn a_light_terminal_keeps_its_ground_under_dark_ink() {
    let home = Home::new();
    let mut terminal = home.start_on(XTERM);
    terminal.press("\x1b]11;rgb:ffff/ffff/ffff\x07");
    let (ink, ground) = paint(&terminal);
    assert!(brightness(ink) < 100 && ground == Color::Default, "{ink:?} on {ground:?}");
    assert!(terminal.shows("Saved games"), "the answer is no key:\n{}", terminal.screen());
}

#[test]
fn without_an_answer_the_ground_is_painted_and_keys_work() {
    let home = Home::new();
    let mut terminal = home.start_on(XTERM);
    let (ink, ground) = paint(&terminal);
    assert!(brightness(ink) > 150 && brightness(ground) < 60, "{ink:?} on {ground:?}");
    terminal.press("8");
    assert!(terminal.shows("Animations"), "{}", terminal.screen());
    let light = home.start_on(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("COLORFGBG", "0;15")]);
    let (ink, ground) = paint(&light);
    assert!(brightness(ink) < 100 && brightness(ground) > 200, "{ink:?} on {ground:?}");
}

#[test]
fn keys_that_are_typed_around_an_answer_are_not_lost() {
    let home = Home::new();
    // The store is there, so that every key is answered by a picture.
    assert!(home.start(&[]).leave("q").0.success());
    let mut terminal = home.start_on(XTERM);
    terminal.send("8\x1b]11;rgb:ffff/ffff/ffff\x07\x1b[B");
    terminal.wait_for("▸ Colours");
    let (ink, _) = terminal.paint_of("Animations").expect("the settings");
    assert!(brightness(ink) < 120, "{ink:?}");
}

#[test]
fn a_console_gets_its_sixteen_colours_and_no_question() {
    let home = Home::new();
    let terminal = home.start_on(&[("TERM", "linux")]);
    assert!(!terminal.last_output().contains(QUESTION), "it would show it");
    let (ink, ground) = paint(&terminal);
    assert!(matches!((ink, ground), (Color::Idx(0..=15), Color::Idx(0))), "{ink:?} on {ground:?}");
}

#[test]
fn a_plain_xterm_gets_sixteen_colours_too() {
    let home = Home::new();
    let terminal = home.start_on(&[("TERM", "xterm")]);
    assert!(terminal.last_output().contains(QUESTION));
    assert!(matches!(paint(&terminal), (Color::Idx(0..=15), Color::Idx(0))));
}

#[test]
fn no_color_means_none() {
    let home = Home::new();
    let terminal = home.start_on(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]);
    assert_eq!(paint(&terminal), (Color::Default, Color::Default));
}

#[test]
fn a_dumb_terminal_plays_line_by_line_and_says_why() {
    let home = Home::new();
    for variables in [&[("TERM", "dumb")][..], &[]] {
        let mut terminal = home.talk_on(variables);
        assert!(terminal.shows("This terminal can only show lines"), "{}", terminal.screen());
        assert!(!terminal.last_output().contains('\x1b'), "{:?}", terminal.last_output());
        terminal.send("q\n");
    }
}

/// The line that tells how far it has come is written anew each time, which such a terminal cannot do.
#[test]
fn a_dumb_terminal_is_told_nothing_that_it_would_have_to_obey() {
    let home = Home::new();
    let long = ["sim", "--player", "fast", "--games", "10000", "--luck", "off", "--threads", "1"];
    for arguments in [&long[..], &["stats"], &["--help"], &["rules", "limbo"]] {
        let told = home.told(arguments, &[("TERM", "dumb")]);
        assert!(!told.contains('\x1b') && !told.contains('\r'), "{arguments:?}: {told:?}");
    }
    let told = home.told(&long, &[("TERM", "xterm")]);
    assert!(told.contains("\x1b[K"), "so long that it is told elsewhere: {told:?}");
}
