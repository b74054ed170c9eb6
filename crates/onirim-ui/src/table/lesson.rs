//! A lesson at the table.

use onirim_session::{Lecture, Task};
use onirim_text::Text;

use crate::asks::Dialog;
use crate::next::{Destination, Effect, Next};
use crate::scene::Ctx;
use crate::table::GameScreen;

impl GameScreen {
    fn task(&self) -> Option<Task> {
        self.lesson.as_ref().and_then(Lecture::task)
    }

    /// Whether the current step is only read.
    pub fn is_to_read(&self) -> bool {
        self.task() == Some(Task::Read) && !self.is_answer_unfinished()
    }

    /// Is the rest of an answer missing whose first part was the last step of the lesson?
    pub fn is_answer_unfinished(&self) -> bool {
        let (Some(lesson), Some(session)) = (&self.lesson, self.session()) else { return false };
        lesson.is_unfinished(session.game())
    }

    /// Whether the current step is to undo.
    pub fn is_to_take_back(&self) -> bool {
        self.task() == Some(Task::TakeBack)
    }

    /// The answer to a step that is only read.
    pub(crate) fn reading(&self, text: &Text) -> Dialog {
        Dialog::new(String::new(), String::new(), vec![(text.get("lesson-next"), Next::Do(Effect::GoOnInLesson))])
    }

    /// Continues with the next step.
    pub(crate) fn go_on_in_lesson(&mut self, ctx: &Ctx) -> Next {
        if let Some(lesson) = &mut self.lesson {
            lesson.go_on();
            self.refresh(ctx);
        }
        Next::Stay
    }

    /// Continues if the current step is to look at the piles.
    pub(crate) fn has_looked_at_piles(&mut self, ctx: &Ctx) {
        if self.task() == Some(Task::LookAtPiles) {
            self.go_on_in_lesson(ctx);
        }
    }

    /// Undoes if that is the current step; `None` if it is not.
    pub(crate) fn undo_in_lesson(&mut self, ctx: &Ctx) -> Option<Next> {
        if self.task() != Some(Task::TakeBack) {
            return None;
        }
        self.seat.local_mut()?.take_back_in_lesson(self.lesson.as_mut()?);
        self.lay_out(ctx);
        Some(Next::Stay)
    }

    /// The question after a lesson.
    pub(crate) fn taught(&self, lesson: &Lecture, text: &Text) -> Dialog {
        let mut answers = Vec::new();
        if let Some(next) = lesson.lesson().next() {
            answers.push((text.lesson_next(next), Next::Open(Destination::Lesson(next))));
        }
        answers.push((text.get("lesson-first-game"), Next::Open(Destination::Again)));
        answers.push((text.get("app-end-menu"), Next::Open(Destination::Menu)));
        Dialog::new(text.get("lesson-done-title"), text.get(lesson.hint()), answers)
    }
}
