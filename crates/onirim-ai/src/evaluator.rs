//! The chance to win, learned: what it is told of a table, and how it makes a number of that.

mod inputs;
mod net;
mod shipped;
mod table;
mod weights;

pub use inputs::{Inputs, Rows};
pub use net::{DENSE_UNIT, Evaluator, HIDDEN, OUT_UNIT, ROW_UNIT, Value, WIDTH};
pub use table::ROWS;
pub use weights::WeightsError;
