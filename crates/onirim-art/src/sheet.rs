//! The sprite: one sheet with all drawings, each put together from shared parts.

use onirim_core::{Card, Color, Goal, Kind, Side, Symbol};

use crate::drawing::{Drawing, spell_name};
use crate::pattern::{compact, escaped, fill};

mod premonition;
mod tower;

/// Parts and whole drawings that stand in files as they are.
const PARTS: [&str; 11] = [
    include_str!("../art/symbols.svg"),
    include_str!("../art/observatory.svg"),
    include_str!("../art/aquarium.svg"),
    include_str!("../art/garden.svg"),
    include_str!("../art/library.svg"),
    include_str!("../art/dreams.svg"),
    include_str!("../art/towers.svg"),
    include_str!("../art/book.svg"),
    include_str!("../art/places.svg"),
    include_str!("../art/glyphs.svg"),
    include_str!("../art/ornaments.svg"),
];

/// All drawings as one `<svg>` that shows nothing itself, and costs a browser next to nothing before something on it is used.
///
/// The letters of the colours, in the order of [`Color::ALL`], stand in the corners of cards; they come from the language of the page.
pub fn sprite(letters: [&str; 4]) -> String {
    let letters = letters.map(escaped);
    let mut drawings: String = PARTS.iter().map(|part| compact(part)).collect();
    for window in Color::ALL.map(place).into_iter().chain(["plain"]) {
        drawings += &made(include_str!("../art/made/rim.svg"), &[("window", window)]);
    }
    let flags = Color::ALL.map(|color| (place(color), place(color), letters[color.index()].as_str()));
    for (flag, window, letter) in flags.into_iter().chain(["dread", "joy", "omen"].map(|flag| (flag, "plain", ""))) {
        drawings += &made(include_str!("../art/made/flag.svg"), &[("flag", flag), ("letter", letter)]);
        drawings += &made(include_str!("../art/made/face.svg"), &[("flag", flag), ("window", window)]);
    }
    for sign in Symbol::ALL.map(sign).into_iter().chain(["door", "goal"]) {
        drawings += &made(include_str!("../art/made/sign.svg"), &[("sign", sign)]);
    }
    for (family, window) in Color::ALL.map(|color| (place(color), place(color))).into_iter().chain([("omen", "red")]) {
        drawings += &made(include_str!("../art/made/pip.svg"), &[("family", family), ("window", window)]);
    }
    for drawing in Drawing::all() {
        drawings += &drawn(drawing, &letters);
    }
    fill(include_str!("../art/made/sheet.svg").trim_end(), &[("drawings", &drawings)])
}

fn made(pattern: &str, values: &[(&str, &str)]) -> String {
    fill(&compact(pattern), values)
}

/// The word for a colour in the names of parts.
const fn place(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Green => "green",
        Color::Brown => "brown",
    }
}

const fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Sun => "sun",
        Symbol::Moon => "moon",
        Symbol::Key => "key",
    }
}

fn drawn(drawing: Drawing, letters: &[String; 4]) -> String {
    let id = &drawing.id();
    let of_color = |pattern: &str, color| made(pattern, &[("id", id), ("color", place(color))]);
    let framed = |family: &str, picture: &str| {
        made(include_str!("../art/made/framed.svg"), &[("id", id), ("family", family), ("picture", picture)])
    };
    let bare = |family: &str, picture: &str| {
        made(include_str!("../art/made/bare.svg"), &[("id", id), ("family", family), ("picture", picture)])
    };
    match drawing {
        Drawing::Card(card) => card_drawn(id, card),
        Drawing::Wanted(color) => of_color(include_str!("../art/made/wanted.svg"), color),
        Drawing::Goal(Goal { color, side: Side::FaceUp }) => of_color(include_str!("../art/made/goal.svg"), color),
        Drawing::Goal(Goal { color, side: Side::FaceDown }) => {
            of_color(include_str!("../art/made/goal-found.svg"), color)
        }
        Drawing::Premonition(premonition) => premonition::drawn(id, premonition, letters),
        Drawing::PremonitionBack => framed("omen", "omen-back"),
        Drawing::Book => framed("book", "book"),
        Drawing::Spell(spell) => framed("book", spell_name(spell)),
        Drawing::Back => framed("back", "back"),
        Drawing::Limbo => bare("back", "limbo"),
        Drawing::Discard => bare("back", "heap"),
        Drawing::Empty => bare("back", "hollow"),
    }
}

fn card_drawn(id: &str, card: Card) -> String {
    let dream = |family, picture, sign| {
        let values = [("id", id), ("family", family), ("picture", picture), ("sign", sign)];
        made(include_str!("../art/made/dream.svg"), &values)
    };
    match card.kind() {
        Kind::Chamber(color, symbol) => {
            let values = [("id", id), ("color", place(color)), ("symbol", sign(symbol))];
            made(include_str!("../art/made/chamber.svg"), &values)
        }
        Kind::Door(color) => made(include_str!("../art/made/door.svg"), &[("id", id), ("color", place(color))]),
        Kind::Nightmare => dream("dread", "nightmare", "nightmare"),
        Kind::HappyDream => dream("joy", "happy", "dream"),
        Kind::Tower(tower) => tower::drawn(id, tower),
    }
}
