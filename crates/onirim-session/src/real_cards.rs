//! Real cards on a table: the deal, the chores of the dealer, and corrections.

mod chore;
mod correct;
mod dealing;
mod guidance;
mod guide;
mod hands;
mod lying;
mod notes;
mod slip;

pub use chore::Chore;
pub use correct::{Corrected, Fit, NoCorrection};
pub use dealing::{Dealing, NotDealt};
pub use guidance::Guidance;
pub(crate) use guide::Guide;
pub use slip::{Moment, Told, alike};
