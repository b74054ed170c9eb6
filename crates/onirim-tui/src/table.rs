//! The game on the screen: what is asked and who looks, keys and clicks, what is taken back, what is shown bit by bit.
//!
//! How a question is answered stands in `asks`, what it looks like in `draw`.

mod caution;
mod click;
mod deal;
mod dealing;
mod lesson;
mod play;
mod session;
mod stage;
mod undo;

pub use deal::Deal;
pub(crate) use dealing::{Dealing, Dealt};
pub(crate) use lesson::Lesson;
pub(crate) use play::{Go, Reply};
pub(crate) use session::{Age, Ask, Help, LogLine, Overlay, Pending, Session, Veil};
pub(crate) use stage::Stage;
