//! After the end: how the game went and what it comes to with all the others.

use onirim_session::{Epilogue, Session};
use onirim_store::{Store, today};
use onirim_text::{Args, Text};

use crate::console::{Console, Stop};

/// Tells it, one fact a line. What the store cannot tell is left out: the game itself needs none.
pub(super) fn tell(session: &Session, store: &Store, console: &mut Console<'_>, text: &Text) -> Result<(), Stop> {
    let Some(epilogue) = Epilogue::of(&session.about(), session.playthrough()) else { return Ok(()) };
    let summary = session.id().and_then(|id| store.summary(id).ok());
    let epilogue = match (summary, store.statistics()) {
        (Some(summary), Ok(counted)) => epilogue.among(&summary, &counted.statistics, today()),
        (_, _) => epilogue,
    };
    console.say_all(text.epilogue(&epilogue))?;
    if let Some(line) = text.share_line(&epilogue) {
        console.say(&text.get_with("plain-share-line", &Args::new().text("line", line)))?;
    }
    Ok(())
}
