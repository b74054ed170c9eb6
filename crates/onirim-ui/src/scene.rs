//! The context that all screens need.

use std::rc::Rc;
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use onirim_session::Archive;
use onirim_text::Text;

use crate::app::Sharing;
use crate::coach::Coach;
use crate::settings::{Item, Settings};

/// Texts, settings, time, archive and coach.
pub(crate) struct Ctx {
    pub(crate) text: Text,
    pub(crate) settings: Settings,
    /// The lines of the settings page.
    pub(crate) items: Vec<Item>,
    pub(crate) sharing: Sharing,
    /// The conversion to local time.
    pub(crate) local_time: fn(Timestamp) -> DateTime,
    pub(crate) coach: Rc<dyn Coach>,
    pub(crate) archive: Rc<dyn Archive>,
    pub(crate) now: Duration,
    /// How many lines the screen can be scrolled, if known.
    pub(crate) reach: usize,
}

impl Ctx {
    pub(crate) fn archive(&self) -> &dyn Archive {
        self.archive.as_ref()
    }

    /// Whether this letter switches a setting of the front end.
    pub(crate) fn switches(&self, letter: char) -> bool {
        self.items.iter().any(|item| matches!(item, Item::Own(own) if own.setting().letter == Some(letter)))
    }
}
