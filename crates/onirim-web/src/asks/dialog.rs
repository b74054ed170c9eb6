//! Dialogs: a text and a few answers.

use onirim_markup::markup;
use onirim_ui::Target;
use onirim_ui::asks::Dialog;

use crate::node::Node;
use crate::program::Program;

pub(crate) fn draw(program: Program, dialog: &Dialog) -> Node {
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{dialog.title.clone()}</h2>
        {reading(program, dialog)}
    }
}

/// Without the title: a step of a lesson, whose title is the question.
pub(crate) fn reading(program: Program, dialog: &Dialog) -> Node {
    let body = (!dialog.body.is_empty()).then(|| markup! { <p>{dialog.body.clone()}</p> });
    markup! { {body} {answers(program, dialog)} }
}

/// Only the answers. A page has no Quit: the player closes its tab.
pub(crate) fn answers(program: Program, dialog: &Dialog) -> Node {
    let answers = dialog.answers.iter().enumerate().filter(|(_, answer)| !answer.quits()).map(|(number, answer)| {
        let is_marked = number == dialog.cursor;
        let class = if is_marked { "button main" } else { "button" };
        markup! {
            <button type="button" class=class data-key=format!("answer-{number}") data-cursor=is_marked.then_some("")
                data-answer=number.to_string() on:click=move |_| program.click(Target::Item(number))>
                <span class="key" aria-hidden="true">{answer.key}</span> {answer.label.clone()}
            </button>
        }
    });
    markup! { <div class="answers" data-question=dialog.title.clone()>{answers.collect::<Node>()}</div> }
}
