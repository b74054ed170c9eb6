//! The table: one part a file.

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
use crate::program::{Program, Scene};
pub(crate) use hand::drops;
pub(crate) use overlay::is_covered;

/// Whose table it is, and whether anybody may look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    Table(Players),
    /// Nobody's cards are shown: the players change seats.
    Curtain,
    /// The game is over.
    Over,
}

/// The game on the screen.
pub(crate) fn table(program: Program) -> Node {
    let seen = program.scene(seen);
    let board = seen.map(|seen| match seen {
        Seen::Curtain => curtain::draw(program),
        Seen::Over => ending::draw(program),
        Seen::Table(players) => lying(program, players),
    });
    markup! {
        {board}
        {overlay::draw(program)}
    }
}

fn seen(scene: &Scene<'_>) -> Seen {
    let game = scene.game;
    let is_settled = game.stage.is_none() && !game.is_hands_turn();
    match (game.scene().watch, scene.view.setup.players) {
        (Watch::Away { .. }, _) => Seen::Curtain,
        (_, _) if scene.view.ending.is_some() && is_settled => Seen::Over,
        (Watch::Everyone | Watch::Alone(_) | Watch::Leaving { .. }, players) => Seen::Table(players),
    }
}

/// What lies on a table, without the hand and what is asked.
pub(crate) fn board(program: Program) -> Node {
    board_with(program, Node::Nothing)
}

/// The same, with the spells of the game that is played.
fn board_with(program: Program, spells: Node) -> Node {
    markup! {
        <div class="board">
            <div class="labyrinth">
                {doors::draw(program)}
                {rows::draw(program)}
                <div class="extras">{goals::draw(program)} {towers::draw(program)}</div>
            </div>
            <aside class="stock">{deck::draw(program)} <div class="lore">{omens::draw(program)} {spells}</div></aside>
        </div>
    }
}

fn lying(program: Program, players: Players) -> Node {
    let class = match players {
        Players::One => "table",
        Players::Two(_) => "table two-players",
    };
    markup! {
        <div class=class inert=program.read(is_covered)>
            {bar::draw(program)}
            <main class="lying" id="content">
                {board_with(program, spells::draw(program))}
                <div class="told-beside">{log::draw(program)} {hint::draw(program)}</div>
                {dock::draw(program)}
            </main>
        </div>
    }
}

/// Whose something is, as those who look say it.
fn of(text: &Text, key: &str, view: &View, seat: Seat) -> String {
    let perspective = Perspective::from(told_to(&view.setup, view.seat));
    text.get_with(key, &Args::new().player(seat, perspective))
}

/// The class that gives its colour to what is inside.
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
