//! The learned evaluator: from a table to the chance to win.

mod aligned;
mod confidence;
mod inputs;
mod judge;
mod kernel;
mod members;
mod net;
mod rows;
mod running;
mod shipped;
mod table;
mod unseen;
mod weights;

pub use aligned::Aligned;
pub use confidence::Confidence;
pub use inputs::Inputs;
pub use judge::{Favourite, Judge};
pub use net::{DENSE_UNIT, Evaluator, HIDDEN, LOGIT_BITS, OUT_UNIT, ROW_UNIT, Value, WIDTH};
pub use rows::Rows;
pub use table::ROWS;
pub use weights::{WeightsError, shape};
