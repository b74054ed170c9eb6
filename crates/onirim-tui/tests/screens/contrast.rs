//! Everything is legible in every theme with colours.

use std::collections::HashSet;
use std::sync::LazyLock;

use onirim_tui::{Charset, Depth, Paint, Settings, Shade, TerminalColors};
use onirim_ui::Key;
use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

use crate::drive::{Player, STILL, Whim, set_up};
use crate::scenes;

/// The contrast that WCAG 2.2 asks for text. Frames have it too, so that the check need not tell them from text.
const ENOUGH: f64 = 4.5;

/// The sixteen colours of xterm, and of a PC.
const SIXTEEN: [[u32; 16]; 2] = [
    [
        0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00,
        0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
    ],
    [
        0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa, 0x555555, 0xff5555, 0x55ff55,
        0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
    ],
];

const WHITE: Shade = Shade::new(255, 255, 255);
const BLACK: Shade = Shade::new(0, 0, 0);

/// A choice of the player, a terminal, and the background of that terminal.
type Themed = (Paint, TerminalColors, Shade);

fn themes() -> Vec<Themed> {
    let mut themes = Vec::new();
    for depth in [Depth::Full, Depth::Indexed, Depth::Sixteen] {
        let terminal = TerminalColors::with(depth);
        let paints = [Paint::Suitable, Paint::Dark, Paint::Light, Paint::HighContrast, Paint::Sixteen];
        themes.extend(paints.map(|paint| (paint, terminal, WHITE)));
        let grounds = [WHITE, BLACK, Shade::new(0x1e, 0x1e, 0x2e), Shade::new(0xfd, 0xf6, 0xe3), Shade::new(0, 43, 54)];
        themes.extend(grounds.map(|ground| (Paint::Suitable, terminal.on(ground), ground)));
    }
    themes
}

/// The RGB values of a colour, for both sets of sixteen.
fn seen(color: Color, ground: Shade) -> [Shade; 2] {
    let hex = |hex: u32| {
        let [_, red, green, blue] = hex.to_be_bytes();
        Shade::new(red, green, blue)
    };
    let named = |number: usize| SIXTEEN.map(|colors| hex(colors[number]));
    match color {
        Color::Reset => [ground; 2],
        Color::Rgb(red, green, blue) => [Shade::new(red, green, blue); 2],
        Color::Indexed(number @ 232..) => {
            [Shade::new(8 + 10 * (number - 232), 8 + 10 * (number - 232), 8 + 10 * (number - 232)); 2]
        }
        Color::Indexed(number @ 16..) => {
            let step = |place: u8| [0, 95, 135, 175, 215, 255][usize::from(place % 6)];
            let place = number - 16;
            [Shade::new(step(place / 36), step(place / 6), step(place)); 2]
        }
        Color::Indexed(number) => named(number.into()),
        Color::Black => named(0),
        Color::Red => named(1),
        Color::Green => named(2),
        Color::Yellow => named(3),
        Color::Blue => named(4),
        Color::Magenta => named(5),
        Color::Cyan => named(6),
        Color::Gray => named(7),
        Color::DarkGray => named(8),
        Color::LightRed => named(9),
        Color::LightGreen => named(10),
        Color::LightYellow => named(11),
        Color::LightBlue => named(12),
        Color::LightMagenta => named(13),
        Color::LightCyan => named(14),
        Color::White => named(15),
    }
}

/// The contrast of a sign; zero if it is dimmed or has no colour, since its contrast is then unknown.
fn contrast(cell: &Cell, ground: Shade) -> f64 {
    if cell.modifier.contains(Modifier::DIM) || cell.fg == Color::Reset {
        return 0.0;
    }
    let (inks, grounds) = (seen(cell.fg, ground), seen(cell.bg, ground));
    inks.iter().zip(&grounds).map(|(ink, ground)| ink.contrast(*ground)).fold(f64::MAX, f64::min)
}

/// The signs of the labyrinth, which is pure decoration (WCAG 2.2, 1.4.3).
const WALLS: &str = "─│╭╮╯╰├┤┬┴┼╴╵╶╷+-|";

/// The themes, each with the colour of its labyrinth.
static WALLED: LazyLock<Vec<(Themed, Color)>> =
    LazyLock::new(|| themes().into_iter().map(|theme| (theme, ornament(theme.0, theme.1))).collect());

/// The colour of the labyrinth, from the first sign of the menu.
fn ornament(paint: Paint, terminal: TerminalColors) -> Color {
    let mut player = Player::new(STILL);
    player.program.prefer(Settings { paint, ..STILL });
    player.program.move_to(terminal);
    let cells = player.cells(80, 24);
    cells.content.iter().find(|cell| cell.symbol() != " ").expect("a labyrinth").fg
}

/// Checks every sign besides the labyrinth, in every theme.
fn check(player: &mut Player, scene: &str, settings: Settings, size: (u16, u16)) {
    for &((paint, terminal, ground), ornament) in WALLED.iter() {
        player.program.prefer(Settings { paint, ..settings });
        player.program.move_to(terminal);
        let mut pairs = HashSet::new();
        for cell in &player.cells(size.0, size.1).content {
            let is_wall = cell.fg == ornament && WALLS.contains(cell.symbol());
            if cell.symbol() != " " && !is_wall && pairs.insert((cell.fg, cell.bg, cell.modifier)) {
                let contrast = contrast(cell, ground);
                assert!(
                    contrast >= ENOUGH,
                    "{scene}, {paint:?} on {terminal:?}: {:?} has {contrast:.1}: {cell:?}",
                    cell.symbol()
                );
            }
        }
    }
}

#[test]
fn every_screen_can_be_read_in_every_theme() {
    for charset in [Charset::Unicode, Charset::Ascii] {
        let settings = Settings { charset, ..STILL };
        for (scene, mut player) in scenes::all(settings) {
            for size in [(80, 24), (120, 40), (200, 60), (40, 10)] {
                check(&mut player, scene, settings, size);
            }
        }
    }
}

#[test]
fn whole_games_can_be_read_in_every_theme() {
    for (notation, seed) in [("solo", 1), ("duo open book towers premonitions", 2)] {
        let mut player = Player::at(STILL, set_up(notation), seed);
        let mut whim = Whim(seed);
        for step in 0..400 {
            if player.game().ending().is_some() {
                break;
            }
            player.whim(&mut whim);
            if step % 8 == 0 {
                check(&mut player, notation, STILL, (100, 30));
            }
        }
    }
}

#[test]
fn without_colours_there_are_none() {
    for (scene, mut player) in scenes::all(STILL) {
        player.program.prefer(Settings { paint: Paint::Plain, ..STILL });
        assert!(!player.is_colored(), "{scene}");
    }
}

#[test]
fn a_theme_is_chosen_in_the_settings_and_kept() {
    let mut player = Player::new(STILL);
    player.keys("8").key(Key::Down);
    let mut seen = vec![player.cells(80, 24)];
    for word in ["dark", "light", "high-contrast", "terminal", "off", "on"] {
        player.key(Key::Right);
        let cells = player.cells(80, 24);
        assert_ne!(Some(&cells), seen.last(), "{word}: it is seen at once");
        seen.push(cells);
        let kept = player.program.store().settings().expect("settings");
        assert_eq!(kept.get("color").map(String::as_str), Some(word));
    }
}

#[test]
fn a_terminal_that_answers_gets_the_colours_that_suit_it() {
    let mut player = Player::new(STILL);
    let before = player.cells(80, 24);
    player.program.lie_on(WHITE);
    assert_ne!(player.cells(80, 24), before);
    player.program.prefer(Settings { paint: Paint::Dark, ..STILL });
    assert_eq!(player.cells(80, 24), before, "a chosen theme has priority");
}
