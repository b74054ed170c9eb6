//! Dark Premonitions: below, the Doors that they wait for; in the black disc, what they do then.

use onirim_core::{Color, Premonition};

use super::{made, place};

/// A Door that is counted.
#[derive(Clone, Copy)]
enum Counted {
    /// One of this colour.
    Of(Color),
    /// One of any colour.
    Any,
}

pub(super) fn drawn(id: &str, premonition: Premonition, letters: &[String; 4]) -> String {
    let doors = awaited(premonition);
    let values = [
        ("id", id),
        ("penalty", &penalty(premonition)),
        ("doors", &row(&doors)),
        ("number", &doors.len().to_string()),
        ("mark", &mark(premonition, letters)),
    ];
    made(include_str!("../../art/made/premonition.svg"), &values)
}

/// The Doors of its condition (P3 to P10).
fn awaited(premonition: Premonition) -> Vec<Counted> {
    let pair = |color| vec![Counted::Of(color); 2];
    match premonition {
        Premonition::RedPair => pair(Color::Red),
        Premonition::BluePair => pair(Color::Blue),
        Premonition::GreenPair => pair(Color::Green),
        Premonition::BrownPair => pair(Color::Brown),
        Premonition::AnyPair => vec![Counted::Any; 2],
        Premonition::ThreeDoors => vec![Counted::Any; 3],
        Premonition::FiveDoors => vec![Counted::Any; 5],
        Premonition::AllColors => Color::ALL.map(Counted::Of).to_vec(),
    }
}

/// They stand beside each other, the smaller the more there are.
fn row(doors: &[Counted]) -> String {
    let (scale, step) = match doors.len() {
        0..=2 => (0.26, 30.0),
        3 => (0.22, 25.0),
        4 => (0.185, 20.0),
        _ => (0.15, 16.5),
    };
    let first = 50.0 - step * (doors.len() as f64 - 1.0) / 2.0;
    let door = |(number, door): (usize, &Counted)| {
        let family = match *door {
            Counted::Of(color) => place(color),
            Counted::Any => "omen",
        };
        let x = first + step * number as f64 - 50.0 * scale;
        let values = [
            ("family", family),
            ("x", &format!("{x:.1}")),
            ("y", &format!("{:.1}", 112.0 - 70.0 * scale)),
            ("scale", &scale.to_string()),
        ];
        made(include_str!("../../art/made/omen-door.svg"), &values)
    };
    doors.iter().enumerate().map(door).collect()
}

/// Beside the number of Doors: the letter of their colour, or that they are alike.
fn mark(premonition: Premonition, letters: &[String; 4]) -> String {
    let letter = |color: Color| {
        made(include_str!("../../art/made/omen-letter.svg"), &[("letter", letters[color.index()].as_str())])
    };
    match premonition {
        Premonition::RedPair => letter(Color::Red),
        Premonition::BluePair => letter(Color::Blue),
        Premonition::GreenPair => letter(Color::Green),
        Premonition::BrownPair => letter(Color::Brown),
        Premonition::AnyPair => made(include_str!("../../art/made/omen-letter.svg"), &[("letter", "=")]),
        Premonition::ThreeDoors | Premonition::FiveDoors => sign("door"),
        Premonition::AllColors => made(include_str!("../../art/made/omen-letter.svg"), &[("letter", "≠")]),
    }
}

fn sign(sign: &str) -> String {
    made(include_str!("../../art/made/omen-sign.svg"), &[("sign", sign)])
}

/// What it does, in one or two signs.
fn penalty(premonition: Premonition) -> String {
    match premonition {
        Premonition::RedPair => two("row", "discard"),
        Premonition::AnyPair | Premonition::BrownPair => two("door", "limbo"),
        Premonition::GreenPair => two("nightmare", "limbo"),
        Premonition::FiveDoors => two("eye", "eye"),
        Premonition::BluePair => two("key", "key"),
        Premonition::AllColors => two("dream", "discard"),
        Premonition::ThreeDoors => two("hand", "eye"),
    }
}

fn two(one: &str, other: &str) -> String {
    let place = |sign, x, y| {
        made(include_str!("../../art/made/penalty.svg"), &[("sign", sign), ("x", x), ("y", y), ("size", "22")])
    };
    place(one, "36", "36") + &place(other, "54", "51")
}
