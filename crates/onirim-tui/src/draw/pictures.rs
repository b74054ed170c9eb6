//! The pictures on large cards, dot by dot. Two dots above each other are one sign of the terminal.

use onirim_core::{Card, Kind, Symbol};

use crate::draw::palette::Palette;

/// A picture: lines of dots.
type Dots = &'static [&'static str];

/// The size of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// Ten by eight dots.
    Large,
    /// Sixteen by fourteen dots.
    Huge,
}

/// The picture of a card as text, two lines of dots in one.
pub(crate) fn picture(card: Card, scale: Scale, palette: &Palette) -> Vec<String> {
    dots(card, scale).chunks(2).map(|pair| signs(pair[0], pair.get(1).copied().unwrap_or(""), palette)).collect()
}

fn signs(upper: &str, lower: &str, palette: &Palette) -> String {
    let mut below = lower.bytes();
    let sign = |above: u8| match (above == b'#', below.next() == Some(b'#')) {
        (true, true) => palette.either("█", "#"),
        (true, false) => palette.either("▀", "\""),
        (false, true) => palette.either("▄", "_"),
        (false, false) => " ",
    };
    upper.bytes().map(sign).collect()
}

fn dots(card: Card, scale: Scale) -> Dots {
    let (large, huge): (Dots, Dots) = match card.kind() {
        Kind::Chamber(_, Symbol::Sun) => (&SUN, &HUGE_SUN),
        Kind::Chamber(_, Symbol::Moon) => (&MOON, &HUGE_MOON),
        Kind::Chamber(_, Symbol::Key) => (&KEY, &HUGE_KEY),
        Kind::Door(_) => (&DOOR, &HUGE_DOOR),
        Kind::Nightmare => (&NIGHTMARE, &HUGE_NIGHTMARE),
        Kind::HappyDream => (&DREAM, &HUGE_DREAM),
        Kind::Tower(_) => (&TOWER, &HUGE_TOWER),
    };
    match scale {
        Scale::Large => large,
        Scale::Huge => huge,
    }
}

const SUN: [&str; 8] =
    ["....##....", ".#......#.", "...####...", "#.######.#", "#.######.#", "...####...", ".#......#.", "....##...."];

const MOON: [&str; 8] =
    ["...####...", "..###.....", ".###....#.", ".###......", ".###......", ".####.....", "..######..", "....###..."];

const KEY: [&str; 8] =
    ["..........", ".####.....", "##..##....", "#....#####", "#....#####", "##..##.#.#", ".####..#.#", ".........."];

const DOOR: [&str; 8] =
    ["..######..", ".##....##.", ".#.##...#.", ".#.###..#.", ".#.###..#.", ".#.#.#..#.", ".#.###..#.", "##.##...##"];

const NIGHTMARE: [&str; 8] =
    ["##......##", ".###..###.", ".########.", "##..##..##", "##..##..##", ".########.", ".#.#..#.#.", "...#..#..."];

const DREAM: [&str; 8] =
    ["....##....", "....##..#.", "...####...", ".########.", ".########.", "...####...", ".#..##....", "....##...."];

const TOWER: [&str; 8] =
    [".##.##.##.", ".########.", "..######..", "..##..##..", "..######..", "..######..", "..##..##..", ".########."];

const HUGE_SUN: [&str; 14] = [
    ".......##.......",
    "..#....##....#..",
    "...#........#...",
    "......####......",
    "....########....",
    "...##########...",
    "##.##########.##",
    "##.##########.##",
    "...##########...",
    "....########....",
    "......####......",
    "...#........#...",
    "..#....##....#..",
    ".......##.......",
];

const HUGE_MOON: [&str; 14] = [
    "......#####.....",
    "....#####.......",
    "...####......#..",
    "..####......###.",
    "..####.......#..",
    ".####...........",
    ".####...........",
    ".####...........",
    ".#####..........",
    "..#####.........",
    "..#######...##..",
    "...###########..",
    ".....#######....",
    "................",
];

const HUGE_KEY: [&str; 14] = [
    "................",
    "................",
    "..#####.........",
    ".#######........",
    "###...###.......",
    "##.....##.......",
    "##.....#########",
    "##.....#########",
    "###...###.##..##",
    ".#######..##..##",
    "..#####.......##",
    "................",
    "................",
    "................",
];

const HUGE_DOOR: [&str; 14] = [
    "....########....",
    "..####....####..",
    ".##..........##.",
    ".##.###......##.",
    ".##.#####....##.",
    ".##.#####....##.",
    ".##.#####....##.",
    ".##.###.#....##.",
    ".##.###.#....##.",
    ".##.#####....##.",
    ".##.#####....##.",
    ".##.#####....##.",
    ".##.####.....##.",
    "###.##.......###",
];

const HUGE_NIGHTMARE: [&str; 14] = [
    "##............##",
    "###..........###",
    ".####......####.",
    "..############..",
    ".##############.",
    ".##############.",
    ".##...####...##.",
    ".##....##....##.",
    ".####.####.####.",
    ".##############.",
    "..####.##.####..",
    "..##.#.##.#.##..",
    "...#.#....#.#...",
    "................",
];

const HUGE_DREAM: [&str; 14] = [
    ".......##.......",
    ".......##....#..",
    ".......##...###.",
    "......####...#..",
    "......####......",
    "....########....",
    ".##############.",
    ".##############.",
    "....########....",
    "......####......",
    "..#...####......",
    ".###...##.......",
    "..#....##.......",
    ".......##.......",
];

const HUGE_TOWER: [&str; 14] = [
    "..##..####..##..",
    "..##..####..##..",
    "..############..",
    "...##########...",
    "....########....",
    "....###..###....",
    "....###..###....",
    "....########....",
    "....########....",
    "....########....",
    "....###..###....",
    "....##....##....",
    "....##....##....",
    "..############..",
];

#[cfg(test)]
mod tests {
    use onirim_core::{Color, Storeys, Tower};

    use super::*;

    #[test]
    fn every_picture_has_the_size_of_its_scale() {
        let tower = Card::tower(Tower::new(Color::Red, Storeys::ALL[0]));
        let chambers = Symbol::ALL.map(|symbol| Card::chamber(Color::Red, symbol));
        let others = [Card::door(Color::Red), Card::NIGHTMARE, Card::HAPPY_DREAM, tower];
        for card in chambers.into_iter().chain(others) {
            for (scale, columns, lines) in [(Scale::Large, 10, 8), (Scale::Huge, 16, 14)] {
                let dots = dots(card, scale);
                assert_eq!(dots.len(), lines, "{card:?}");
                assert!(dots.iter().all(|line| line.len() == columns), "{card:?}");
            }
        }
    }
}
