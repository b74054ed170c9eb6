//! What a program chooses that takes a seat.

use onirim_coach::Choice;
use onirim_coach::advice::Reason;
use onirim_core::View;
use onirim_record::Program;
use onirim_session::{Thought, Trouble};
use onirim_text::Text;

/// What this program answers to the question that this view asks of its seat, and why.
pub fn chosen(program: Program, view: &View, text: &Text) -> Option<Thought> {
    let Choice { action, why } = Choice::by(program, view).ok()?;
    // That there was no other answer is not worth a word.
    let why = why.filter(|&why| why != Reason::OnlyChoice);
    Some(Thought { action, why: why.map(|why| text.spoken_reason(why)).into_iter().collect() })
}

/// The program cannot think: what it has learned about the set-up is not there.
pub fn no_thought() -> Trouble {
    Trouble::new("fault-no-thought")
}
