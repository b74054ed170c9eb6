//! Within a lesson the way on, and after it what was learned and what next.

use onirim_markup::markup;
use onirim_ui::table::Ask;

use crate::asks::{Question, answers};
use crate::node::Node;
use crate::program::Program;

pub(crate) fn draw(program: Program) -> Node {
    program.part(
        |scene| match &scene.game.ask {
            Ask::Over(dialog) | Ask::Read(dialog) => Some(Question::of(dialog)),
            Ask::Choose(_) | Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) | Ask::Tell(_) | Ask::Wait(_) => None,
        },
        |program, question: Option<Question>| {
            question
                .map(|question| {
                    let body = (!question.body.is_empty()).then(|| markup! { <p>{question.body.clone()}</p> });
                    markup! { {body} {answers(program, question)} }
                })
                .into()
        },
    )
}
