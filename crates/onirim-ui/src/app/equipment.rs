//! What a front end provides.

use std::rc::Rc;

use jiff::Timestamp;
use jiff::civil::DateTime;
use onirim_record::ShareCode;
use onirim_session::{Archive, Trouble};
use onirim_text::Keyboard;

use crate::coach::Coach;
use crate::settings::Item;

/// The source of seeds for new games.
pub type Seeds = Box<dyn FnMut() -> Result<u64, Trouble>>;

/// What a front end provides.
pub struct Equipment {
    /// Storage of games and settings.
    pub archive: Rc<dyn Archive>,
    /// The source of seeds for new games.
    pub seeds: Seeds,
    /// The lines of the settings page, in this order.
    pub items: Vec<Item>,
    /// How a deal is shared.
    pub sharing: Sharing,
    /// The conversion to local time.
    pub local_time: fn(Timestamp) -> DateTime,
    /// Whether there is a keyboard.
    pub keyboard: Keyboard,
    /// The coach: advice, reviews and programs.
    pub coach: Box<dyn Coach>,
}

/// How a deal is shared.
#[derive(Clone, Copy, Debug)]
pub enum Sharing {
    /// As a code to type.
    Code,
    /// As a link to open.
    Link {
        /// The link to a deal.
        deal: fn(&ShareCode) -> String,
        /// The link to the game itself.
        page: fn() -> String,
    },
}
