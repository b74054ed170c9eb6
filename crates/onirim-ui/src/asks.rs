//! How a question is answered: from a list, by ordering cards, by picking several, by entering a real card; and dialogs of
//! the program itself.

mod arrangement;
mod correction;
mod dialog;
mod goal_swap;
mod offers;
mod payment;
mod place;
mod sensible;
mod teller;
mod verb;

pub(crate) use arrangement::Arranged;
pub use arrangement::{Arrangement, Extra, Piece};
pub use correction::Correction;
pub use dialog::{Answer, Dialog};
pub use goal_swap::GoalSwap;
pub(crate) use goal_swap::Swapped;
pub(crate) use offers::Pressed;
pub use offers::{Offer, Offers, Sort};
pub(crate) use payment::Paid;
pub use payment::{Payment, Stake};
pub(crate) use place::as_digit;
pub use place::{Place, is_draft, places, to_come};
pub(crate) use teller::{Answered, InvalidCode};
pub use teller::{Tell, Teller, card_of};
pub use verb::spell_key;
