//! Where cards lie, and who knows them.

mod capacity;
mod deck;
mod goal_row;
mod hand;
mod limbo;
mod look;
mod omens;
mod row;
mod seat;

pub(crate) use capacity::{
    MOST_ACTIONS, MOST_CARDS, MOST_IN_GROUP, MOST_IN_LIMBO, MOST_IN_ROW, MOST_KNOWN_BOTTOM, MOST_KNOWN_TOP,
    MOST_LOOKED_AT, MOST_STEPS, most_prophecies,
};
pub use deck::DeckEnd;
pub(crate) use deck::{Deck, KnownCard};
pub use goal_row::{Goals, Slot};
pub(crate) use hand::Hand;
pub(crate) use limbo::Limbo;
pub use look::Looking;
pub(crate) use look::{Look, SeenCards};
pub use omens::Omens;
pub(crate) use row::RUN;
pub use row::Row;
pub use seat::{Audience, Group, Seat};
