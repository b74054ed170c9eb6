//! Small questions of the program itself: a text and a few answers.

use onirim_markup::markup;
use onirim_ui::Target;
use onirim_ui::asks::Dialog;

use crate::node::Node;
use crate::program::Program;

/// A question as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) title: String,
    pub(crate) body: String,
    /// Number, key and words of each answer.
    pub(crate) answers: Vec<(usize, char, String)>,
    pub(crate) cursor: usize,
}

impl Question {
    /// As a dialog asks it. A page cannot be quit: its window is closed.
    pub(crate) fn of(dialog: &Dialog) -> Question {
        let answers = dialog.answers.iter().enumerate().filter(|(_, answer)| !answer.quits());
        let answers = answers.map(|(number, answer)| (number, answer.key, answer.label.clone())).collect();
        Question { title: dialog.title.clone(), body: dialog.body.clone(), answers, cursor: dialog.cursor }
    }
}

/// The question with its answers.
pub(crate) fn draw(program: Program, question: Question) -> Node {
    markup! {
        <h2 id="sheet-title" tabindex="-1" data-key="sheet">{question.title.clone()}</h2>
        {(!question.body.is_empty()).then(|| markup! { <p>{question.body.clone()}</p> })}
        {answers(program, question)}
    }
}

/// The answers alone.
pub(crate) fn answers(program: Program, question: Question) -> Node {
    let cursor = question.cursor;
    let answers = question.answers.into_iter().map(|(number, key, words)| {
        let class = if number == cursor { "button main" } else { "button" };
        markup! {
            <button type="button" class=class data-key=format!("answer-{number}") data-cursor=(number == cursor).then_some("")
                data-answer=number.to_string() on:click=move |_| program.click(Target::Item(number))>
                <span class="key" aria-hidden="true">{key}</span> {words}
            </button>
        }
    });
    markup! { <div class="answers" data-question=question.title>{answers.collect::<Node>()}</div> }
}
