//! Towers: as many storeys as the number says, and what is printed on the edges.

use onirim_core::{Edge, End, Symbol, Tower};

use super::{made, place, sign};

/// How high a storey is drawn.
const STOREY: i32 = 16;

pub(super) fn drawn(id: &str, tower: Tower) -> String {
    let number = tower.storeys().number() as i32;
    let (left, right) = tower.edges();
    let values = [
        ("id", id),
        ("color", place(tower.color())),
        ("top", &(-STOREY * number).to_string()),
        ("edges", &(edge(End::Left, left) + &edge(End::Right, right))),
        ("number", &number.to_string()),
    ];
    made(include_str!("../../art/made/tower.svg"), &values)
}

/// The symbols at one side: in the middle if it is one, so that it lies beside that of the neighbour.
fn edge(end: End, edge: Edge) -> String {
    match edge {
        Edge::Bare => String::new(),
        Edge::Sun => touch(end, Symbol::Sun, 94),
        Edge::Moon => touch(end, Symbol::Moon, 94),
        Edge::Both => touch(end, Symbol::Sun, 77) + &touch(end, Symbol::Moon, 111),
    }
}

fn touch(end: End, symbol: Symbol, y: i32) -> String {
    let (end, x) = match end {
        End::Left => ("left", "0"),
        End::Right => ("right", "100"),
    };
    let values = [("end", end), ("symbol", sign(symbol)), ("x", x), ("y", &y.to_string())];
    made(include_str!("../../art/made/edge.svg"), &values)
}
