//! What everything on the screen needs to know.

use std::rc::Rc;
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use onirim_session::Archive;
use onirim_text::Text;

use crate::app::Sharing;
use crate::coach::Coach;
use crate::settings::{Item, Settings};

/// Language, settings and time, the archive and the coach.
pub(crate) struct Ctx {
    pub(crate) text: Text,
    pub(crate) settings: Settings,
    /// What the page of settings lists.
    pub(crate) items: Vec<Item>,
    pub(crate) sharing: Sharing,
    /// What the clocks here show at a moment.
    pub(crate) local_time: fn(Timestamp) -> DateTime,
    pub(crate) coach: Rc<dyn Coach>,
    pub(crate) archive: Rc<dyn Archive>,
    pub(crate) now: Duration,
    /// How far what is on the screen can be scrolled, as far as that is known.
    pub(crate) reach: usize,
}

impl Ctx {
    pub(crate) fn archive(&self) -> &dyn Archive {
        self.archive.as_ref()
    }

    /// Does this letter switch a setting that only this front end has?
    pub(crate) fn switches(&self, letter: char) -> bool {
        self.items.iter().any(|item| matches!(item, Item::Own(own) if own.setting().letter == Some(letter)))
    }
}
