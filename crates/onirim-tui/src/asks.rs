//! How a question is answered: from a list, by moving cards, by picking several together, by telling which card came up; and the small
//! questions of the program itself.

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

pub(crate) use arrangement::{Arranged, Arrangement, Extra, Grip, Marked};
pub(crate) use correction::{Correction, Corrects};
pub(crate) use dialog::{Command, Dialog};
pub(crate) use goal_swap::{GoalSwap, Swapped};
pub(crate) use offers::{Offer, Offers, Pressed, Sort, Stepped};
pub(crate) use payment::{Paid, Payment};
pub(crate) use place::{Place, as_digit, is_draft, places};
pub(crate) use teller::{Answered, Tell, Teller, card_of};
pub(crate) use verb::spell_key;
