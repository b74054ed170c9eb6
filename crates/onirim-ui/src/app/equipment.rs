//! What a front end brings along.

use std::rc::Rc;

use jiff::Timestamp;
use jiff::civil::DateTime;
use onirim_record::ShareCode;
use onirim_session::{Archive, Trouble};
use onirim_text::Keyboard;

use crate::coach::Coach;
use crate::settings::Item;

/// Where the seeds of new games come from.
pub type Seeds = Box<dyn FnMut() -> Result<u64, Trouble>>;

/// What a front end brings along.
pub struct Equipment {
    /// Where games and settings are kept.
    pub archive: Rc<dyn Archive>,
    /// Where the seeds of new games come from.
    pub seeds: Seeds,
    /// What the page of settings lists, in this order: what all front ends have, and what only this one has.
    pub items: Vec<Item>,
    /// How a deal is handed to others.
    pub sharing: Sharing,
    /// What the clocks here show at a moment.
    pub local_time: fn(Timestamp) -> DateTime,
    /// Is there a keyboard?
    pub keyboard: Keyboard,
    /// Thinks about games.
    pub coach: Box<dyn Coach>,
}

/// How a deal is handed to others.
#[derive(Clone, Copy, Debug)]
pub enum Sharing {
    /// As a code, which they type.
    Code,
    /// As a link, which they open.
    Link {
        /// The link to a deal.
        deal: fn(&ShareCode) -> String,
        /// The link to the game itself.
        page: fn() -> String,
    },
}
