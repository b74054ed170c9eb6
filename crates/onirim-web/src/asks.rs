//! How a question is answered, one kind a file.

mod arrangement;
mod choices;
mod chores;
mod dialog;
mod goal_swap;
mod payment;
mod reading;
mod slips;
mod teller;

pub(crate) use arrangement::{carry, discard, draw as arrangement, may_discard};
pub(crate) use choices::{best_sign, draw as choices};
pub(crate) use chores::{ToDo, draw as chores, drawn as chore_list, natural as natural_chores};
pub(crate) use dialog::{Question, answers, draw as dialog};
pub(crate) use goal_swap::draw as goal_swap;
pub(crate) use payment::draw as payment;
pub(crate) use reading::draw as reading;
pub(crate) use slips::{Slips, draw as slips, drawn as slip_list};
pub(crate) use teller::{Tells, draw as teller, grid as tells};
