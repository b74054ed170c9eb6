//! How a question is answered, one kind per file.

mod arrangement;
mod choices;
mod chores;
mod dialog;
mod goal_swap;
mod payment;
mod slips;
mod teller;

pub(crate) use arrangement::{carry, discard, draw as arrangement, may_discard};
pub(crate) use choices::{best_sign, draw as choices};
pub(crate) use chores::draw as chores;
pub(crate) use dialog::{answers, draw as dialog, reading};
pub(crate) use goal_swap::draw as goal_swap;
pub(crate) use payment::draw as payment;
pub(crate) use slips::draw as slips;
pub(crate) use teller::draw as teller;
