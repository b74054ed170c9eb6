//! What a program chooses that takes a seat.

use onirim_coach::advice::Advice;
use onirim_core::View;
use onirim_record::Program;
use onirim_session::{Thought, Trouble};
use onirim_text::Text;

/// What this program answers to the question that this view asks of its seat, and why.
pub fn chosen(program: Program, view: &View, text: &Text) -> Option<Thought> {
    let _ = (program, text);
    let action = Advice::of(view).ok()?.best().action;
    Some(Thought { action, why: Vec::new() })
}

/// The program cannot think: what it has learned about the set-up is not there.
pub fn no_thought() -> Trouble {
    Trouble::new("fault-no-thought")
}
