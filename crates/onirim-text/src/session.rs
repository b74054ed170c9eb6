//! Messages about saving, undo, advice and lessons.

use onirim_core::Seat;
use onirim_session::{Begun, Kept, Lesson, NoHelp, NoUndo, Reason, Since, Standing, Trouble};

use crate::args::Args;
use crate::names::Perspective;
use crate::text::Text;

/// A session names one player to address, or none for the table.
impl From<Option<Seat>> for Perspective {
    fn from(told_to: Option<Seat>) -> Perspective {
        told_to.map_or(Perspective::Table, Perspective::Player)
    }
}

impl Text {
    /// The message about the result of saving; `None` if it succeeded or was already shown.
    pub fn kept(&self, kept: &Kept) -> Option<String> {
        let key = match kept {
            Kept::Saved
            | Kept::Begun(Begun::Fresh | Begun::Continued)
            | Kept::Unsaved { since: Since::Earlier, .. } => return None,
            Kept::Unsaved { trouble, since: Since::Now } => return Some(self.unsaved(trouble)),
            Kept::Begun(Begun::Repeated) => "deal-repeated",
            Kept::Begun(Begun::Practice) => "daily-taken",
            Kept::MovedOn => "kept-moved-on",
            Kept::Ended => "kept-ended",
        };
        Some(self.get(key))
    }

    /// That a game is not saved, and why.
    pub fn unsaved(&self, trouble: &Trouble) -> String {
        self.get_with("kept-unsaved", &Args::new().text("reason", self.trouble(trouble)))
    }

    /// That something was not done, and why.
    pub fn not_done(&self, trouble: &Trouble) -> String {
        self.get_with("kept-not-done", &Args::new().text("reason", self.trouble(trouble)))
    }

    /// Why there is no advice.
    pub fn no_help(&self, why: NoHelp) -> String {
        self.get(match why {
            NoHelp::Daily => "coach-no-daily",
            NoHelp::Lesson => "coach-no-lesson",
            NoHelp::Over => "coach-no-over",
            NoHelp::NotAsked => "coach-no-asked",
        })
    }

    /// Why a seat refused a request.
    pub fn refusal(&self, reason: &Reason) -> String {
        match reason {
            Reason::NotKept(trouble) => self.not_done(trouble),
            Reason::Illegal(refused) => self.refused(refused),
            Reason::NoUndo(why) => self.no_undo(*why),
            Reason::NothingToRedo => self.get("undo-nothing-again"),
            Reason::NoHelp(why) => self.no_help(*why),
            Reason::NotAsked => self.get("app-partner-asked"),
            Reason::Stale => self.get("app-partner-stale"),
            Reason::NoThought(trouble) => {
                self.get_with("app-partner-stuck", &Args::new().text("why", self.trouble(trouble)))
            }
            Reason::NotHere => self.get("app-partner-not-here"),
            Reason::Busy => self.get("app-partner-under-way"),
        }
    }

    /// The price of giving up a game.
    pub fn price_of_giving_up(&self, standing: Standing) -> String {
        self.get(match standing {
            Standing::Counts => "give-up-price",
            Standing::Assisted => "give-up-price-assisted",
        })
    }

    /// Why there is nothing to undo.
    pub fn no_undo(&self, why: NoUndo) -> String {
        self.get(match why {
            NoUndo::Daily => "undo-daily",
            NoUndo::Lesson => "undo-lesson",
            NoUndo::Nothing => "undo-nothing",
            NoUndo::NotHere => "undo-not-here",
            NoUndo::NotYours => "undo-not-yours",
        })
    }

    /// The name of a lesson.
    pub fn lesson(&self, lesson: Lesson) -> String {
        self.get(match lesson {
            Lesson::First => "lesson-name-first",
            Lesson::Book => "lesson-name-book",
            Lesson::Towers => "lesson-name-towers",
            Lesson::Premonitions => "lesson-name-premonitions",
            Lesson::TwoPlayers => "lesson-name-two-players",
        })
    }

    /// What a lesson teaches.
    pub fn lesson_about(&self, lesson: Lesson) -> String {
        self.get(match lesson {
            Lesson::First => "lesson-name-first.about",
            Lesson::Book => "lesson-name-book.about",
            Lesson::Towers => "lesson-name-towers.about",
            Lesson::Premonitions => "lesson-name-premonitions.about",
            Lesson::TwoPlayers => "lesson-name-two-players.about",
        })
    }

    /// The label of the way to the next lesson.
    pub fn lesson_next(&self, lesson: Lesson) -> String {
        self.get_with("lesson-next-one", &Args::new().text("lesson", self.lesson(lesson)))
    }
}
