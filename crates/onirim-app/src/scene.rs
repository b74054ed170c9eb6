//! What everything on the screen needs to know.

use std::rc::Rc;
use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::DateTime;
use onirim_session::Archive;
use onirim_text::Text;

use crate::app::{Beyond, Rooms, Sharing};
use crate::coach::Coach;
use crate::settings::{Item, Settings};

/// Language, likings and time, where games are kept, and who thinks about them.
pub(crate) struct Ctx {
    pub(crate) text: Text,
    pub(crate) settings: Settings,
    /// What the page of settings lists.
    pub(crate) items: Vec<Item>,
    pub(crate) sharing: Sharing,
    /// What the clocks here show at a moment.
    pub(crate) local_time: fn(Timestamp) -> DateTime,
    /// What a game can be begun without, as soon as it is here.
    pub(crate) beyond: Option<Beyond>,
    pub(crate) archive: Rc<dyn Archive>,
    pub(crate) now: Duration,
    /// How far what is on the screen can be scrolled, as far as that is known.
    pub(crate) reach: usize,
}

impl Ctx {
    pub(crate) fn archive(&self) -> &dyn Archive {
        self.archive.as_ref()
    }

    /// Everything beyond the menu and the table, as soon as it is here.
    pub(crate) fn rooms(&self) -> Option<&'static Rooms> {
        self.beyond.as_ref().map(|beyond| beyond.rooms)
    }

    /// Who thinks about games, as soon as somebody is here.
    pub(crate) fn coach(&self) -> Option<&dyn Coach> {
        self.beyond.as_ref().map(|beyond| beyond.coach.as_ref())
    }

    /// Does this letter switch a setting that only this front end has?
    pub(crate) fn switches(&self, letter: char) -> bool {
        self.items.iter().any(|item| matches!(item, Item::Own(own) if own.setting().letter == Some(letter)))
    }
}
