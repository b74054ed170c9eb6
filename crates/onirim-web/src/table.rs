//! The table, one part per file.

mod bar;
mod curtain;
mod deck;
mod dock;
mod doors;
mod ending;
mod goals;
mod hand;
mod hint;
mod log;
mod omens;
mod overlay;
mod piles;
mod question;
mod rows;
mod spells;
mod towers;

use onirim_core::{Color, Players, Seat, View};
use onirim_markup::markup;
use onirim_session::{Watch, told_to};
use onirim_text::{Args, Perspective, Text};

use crate::node::Node;
use crate::program::{Board, Scene};
pub(crate) use goals::name as goal_name;
pub(crate) use hand::drops;
pub(crate) use overlay::is_covered;

/// The number of Doors of a colour.
const DOORS_OF_A_COLOR: u8 = 2;

/// The game on the screen.
pub(crate) fn table(scene: &Scene<'_>) -> Node {
    let game = scene.game;
    let has_ended = scene.view.ending.is_some() && game.stage.is_none() && !game.is_hands_turn();
    let table = if let Watch::Away { .. } = game.scene().watch {
        curtain::draw(scene)
    } else if has_ended {
        ending::draw(scene)
    } else {
        in_play(scene)
    };
    markup! { {table} {overlay::draw(scene)} }
}

fn in_play(scene: &Scene<'_>) -> Node {
    let class = if scene.view.setup.players == Players::One { "table" } else { "table two-players" };
    markup! {
        <div class=class inert=is_covered(scene.app)>
            {bar::draw(scene)}
            <main class="lying" id="content">
                {board_with(&scene.board(), spells::draw(scene))}
                <div class="told-beside">{log::draw(scene)} {hint::draw(scene)}</div>
                {dock::draw(scene)}
            </main>
        </div>
    }
}

/// The cards on the table, without the hand and the question.
pub(crate) fn board(board: &Board<'_>) -> Node {
    board_with(board, Node::Nothing)
}

/// The same with the spells, for a game in progress.
fn board_with(board: &Board<'_>, spells: Node) -> Node {
    markup! {
        <div class="board">
            <div class="labyrinth">
                {doors::draw(board)}
                {rows::draw(board)}
                <div class="extras">{goals::draw(board)} {towers::draw(board)}</div>
            </div>
            <aside class="stock">{deck::draw(board)} <div class="lore">{omens::draw(board)} {spells}</div></aside>
        </div>
    }
}

/// A title that names the owner from the viewer's perspective.
fn of(text: &Text, key: &str, view: &View, seat: Seat) -> String {
    let perspective = Perspective::from(told_to(&view.setup, view.seat));
    text.get_with(key, &Args::new().player(seat, perspective))
}

/// The class that colours its content.
pub(crate) const fn color_class(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Blue => "blue",
        Color::Green => "green",
        Color::Brown => "brown",
    }
}

/// All Doors on the table, by colour.
fn doors_found(view: &View) -> [u8; 4] {
    Color::ALL.map(|color| view.doors.iter().map(|doors| doors[color.index()]).sum())
}
