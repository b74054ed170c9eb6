//! The Goals of the Book: found ones are turned over, the next one stands out.

use onirim_art::Drawing;
use onirim_core::{Goal, Side};
use onirim_markup::markup;
use onirim_text::Args;

use crate::node::Node;
use crate::parts::named;
use crate::program::{Board, Program};

/// The Goal row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GoalRow {
    title: String,
    told: String,
    goals: Vec<(Goal, String)>,
    next: Option<usize>,
}

pub(super) fn draw(program: Program) -> Node {
    program.laid(look, |_, row| row.map(drawn).into())
}

fn look(board: &Board<'_>) -> Option<GoalRow> {
    let (goals, text) = (board.view.goals.as_ref()?, board.text);
    let named = |goal: &Goal| {
        let key = match goal.side {
            Side::FaceUp => "web-goal",
            Side::FaceDown => "web-goal-found",
        };
        (*goal, text.get_with(key, &Args::new().color("color", goal.color)))
    };
    Some(GoalRow {
        title: text.get("table-goals"),
        told: match goals.next() {
            Some(color) => text.get_with("table-next-goal", &Args::new().color("color", color)),
            None => text.get("table-goals-done"),
        },
        goals: goals.row().iter().map(named).collect(),
        next: goals.row().iter().position(|goal| goal.side == Side::FaceUp),
    })
}

fn drawn(row: GoalRow) -> Node {
    let next = row.next;
    let goals = row.goals.into_iter().enumerate().map(move |(place, (goal, name))| {
        let class = match goal.side {
            Side::FaceDown => "is-found",
            Side::FaceUp if Some(place) == next => "is-next",
            Side::FaceUp => "",
        };
        markup! { <li class=class>{named(Drawing::Goal(goal), name)}</li> }
    });
    markup! {
        <section class="zone goals">
            <h2 class="zone-title">{row.title} <span class="told">{row.told}</span></h2>
            <ol class="goal-row">{goals.collect::<Node>()}</ol>
        </section>
    }
}
