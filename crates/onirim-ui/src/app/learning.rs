//! Starting lessons, and recording the finished ones.

use std::collections::BTreeSet;

use onirim_session::settings::LEARNED;
use onirim_session::{Lecture, Lesson};

use super::App;
use super::problem::Problem;
use crate::table::GameScreen;

impl App {
    /// Starts a lesson.
    pub(super) fn teach(&mut self, lesson: Lesson) {
        match Lecture::begin(lesson) {
            Ok((lecture, session)) => {
                let game_screen = GameScreen::local(session, Some(lecture), &self.ctx);
                self.seat(game_screen);
            }
            Err(refused) => self.problem = Some(Problem::error(self.ctx.text.refused(&refused))),
        }
    }

    /// The current lesson.
    pub fn lecture(&self) -> Option<&Lecture> {
        self.game_screen().and_then(|game_screen| game_screen.lesson.as_ref())
    }

    /// The finished lessons; none if the archive cannot be read.
    pub(super) fn learned(&self) -> BTreeSet<Lesson> {
        let words = self.ctx.archive.setting(LEARNED).ok().flatten().unwrap_or_default();
        Lesson::from_words(&words).collect()
    }

    /// Records a lesson that has just been finished.
    pub(super) fn note_learned(&mut self) {
        let Some(game_screen) = self.game_screen().filter(|game_screen| game_screen.is_taught()) else { return };
        let Some(lesson) = game_screen.lesson.as_ref().map(Lecture::lesson) else { return };
        if self.noted == Some(lesson) {
            return;
        }
        let words = self.ctx.archive.setting(LEARNED).ok().flatten().unwrap_or_default();
        self.noted = Some(lesson);
        if let Err(error) = self.ctx.archive.set(LEARNED, &Lesson::noted(&words, lesson)) {
            self.problem = Some(Problem::error(self.ctx.text.trouble(&error)));
        }
    }
}
