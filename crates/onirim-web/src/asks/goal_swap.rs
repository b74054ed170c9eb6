//! Two Goals that are to change places: one is picked, then the other.

use onirim_art::Drawing;
use onirim_core::{Goal, Side};
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::Target;
use onirim_ui::table::Ask;

use crate::node::Node;
use crate::parts::face;
use crate::program::{Program, Scene};

/// A Goal that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pick {
    goal: Goal,
    name: String,
    class: &'static str,
    is_pointed_at: bool,
}

pub(crate) fn draw(program: Program) -> Node {
    program.part(look, drawn)
}

fn look(scene: &Scene<'_>) -> Vec<Pick> {
    let (Ask::SwapGoals(swap), Some(goals)) = (&scene.game.ask, &scene.view.goals) else { return Vec::new() };
    let pick = |(place, goal): (usize, &Goal)| {
        let key = match goal.side {
            Side::FaceUp => "web-goal",
            Side::FaceDown => "web-goal-found",
        };
        Pick {
            goal: *goal,
            name: scene.text.get_with(key, &Args::new().color("color", goal.color)),
            class: if swap.picked == Some(place) { "choice stake marked" } else { "choice stake" },
            is_pointed_at: swap.cursor == place,
        }
    };
    goals.row().iter().enumerate().map(pick).collect()
}

fn drawn(program: Program, picks: Vec<Pick>) -> Node {
    let picks = picks.into_iter().enumerate().map(|(place, pick)| {
        markup! {
            <button type="button" class=pick.class data-key=format!("goal-{place}") data-cursor=pick.is_pointed_at.then_some("") data-own-keys=""
                on:click=move |_| program.click(Target::Item(place))>
                {face(Drawing::Goal(pick.goal))} <span aria-hidden="true">{place + 1}</span>
                <span class="aside-for-readers">{pick.name}</span>
            </button>
        }
    });
    markup! { <div class="stakes">{picks.collect::<Node>()}</div> }
}
