//! The Goals of the Book: found ones are turned over, the next one is highlighted.

use onirim_art::Drawing;
use onirim_core::{Goal, Side};
use onirim_markup::markup;
use onirim_text::{Args, Text};

use crate::node::Node;
use crate::parts::named;
use crate::program::Board;

pub(super) fn draw(board: &Board<'_>) -> Node {
    let (Some(goals), text) = (&board.view.goals, board.text) else { return Node::Nothing };
    let next = goals.row().iter().position(|goal| goal.side == Side::FaceUp);
    let list = goals.row().iter().enumerate().map(|(place, goal)| {
        let class = match goal.side {
            Side::FaceDown => "is-found",
            Side::FaceUp if Some(place) == next => "is-next",
            Side::FaceUp => "",
        };
        markup! { <li class=class>{named(Drawing::Goal(*goal), name(goal, text))}</li> }
    });
    let next = match goals.next() {
        Some(color) => text.get_with("table-next-goal", &Args::new().color("color", color)),
        None => text.get("table-goals-done"),
    };
    markup! {
        <section class="zone goals">
            <h2 class="zone-title">{text.get("table-goals")} <span class="told">{next}</span></h2>
            <ol class="goal-row">{list.collect::<Node>()}</ol>
        </section>
    }
}

pub(crate) fn name(goal: &Goal, text: &Text) -> String {
    let key = match goal.side {
        Side::FaceUp => "web-goal",
        Side::FaceDown => "web-goal-found",
    };
    text.get_with(key, &Args::new().color("color", goal.color))
}
