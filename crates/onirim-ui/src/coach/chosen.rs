//! The actions of programs.

use onirim_coach::Choice;
use onirim_coach::advice::Reason;
use onirim_core::View;
use onirim_record::Program;
use onirim_session::{Thought, Trouble};
use onirim_text::Text;

/// The action of a program for the question of this view, and the reason.
pub fn chosen(program: Program, view: &View, text: &Text) -> Option<Thought> {
    let Choice { action, why } = Choice::by(program, view).ok()?;
    // A forced action needs no reason.
    let why = why.filter(|&why| why != Reason::OnlyChoice);
    Some(Thought { action, why: why.map(|why| text.spoken_reason(why)).into_iter().collect() })
}

/// The error of a program without its trained tables.
pub fn no_thought() -> Trouble {
    Trouble::new("fault-no-thought")
}
