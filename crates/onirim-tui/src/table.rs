//! The game on the screen: what is asked and who looks, keys and clicks, what is taken back, what is shown bit by bit.
//!
//! How a question is answered stands in `asks`, what it looks like in `draw`.

mod caution;
mod click;
mod deal;
mod dealing;
mod game_screen;
mod lesson;
mod play;
mod stage;
mod undo;

pub use deal::Deal;
pub(crate) use dealing::{Dealing, Dealt};
pub(crate) use game_screen::{Age, Ask, GameScreen, Help, LogLine, Overlay, Pending, Veil};
pub(crate) use lesson::Lesson;
pub(crate) use play::{Go, Reply};
pub(crate) use stage::Stage;
