//! Swapping two Goals: one is picked, then the other.

use onirim_art::Drawing;
use onirim_markup::markup;
use onirim_ui::Target;
use onirim_ui::asks::GoalSwap;

use crate::node::Node;
use crate::parts::face;
use crate::program::Scene;
use crate::table::goal_name;

pub(crate) fn draw(scene: &Scene<'_>, swap: &GoalSwap) -> Node {
    let program = scene.program;
    let Some(goals) = &scene.view.goals else { return Node::Nothing };
    let goals = goals.row().iter().enumerate().map(|(place, goal)| {
        let class = if swap.picked == Some(place) { "choice stake marked" } else { "choice stake" };
        markup! {
            <button type="button" class=class data-key=format!("goal-{place}") data-cursor=(swap.cursor == place).then_some("") data-own-keys=""
                on:click=move |_| program.click(Target::Item(place))>
                {face(Drawing::Goal(*goal))} <span aria-hidden="true">{place + 1}</span>
                <span class="aside-for-readers">{goal_name(goal, scene.text)}</span>
            </button>
        }
    });
    markup! { <div class="stakes">{goals.collect::<Node>()}</div> }
}
