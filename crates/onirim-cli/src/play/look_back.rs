//! A look back at a game that is over, in a few lines.

use std::time::{Duration, Instant};

use onirim_coach::review::Reviewer;
use onirim_record::Playthrough;
use onirim_text::Text;

use crate::console::{Console, Stop};
use crate::review::EFFORT;

/// Nobody waits longer than this for a game that is over.
const PATIENCE: Duration = Duration::from_secs(10);

/// How well was decided, what was the largest mistake, and what luck did. A game that was given up is let go.
pub(super) fn tell(over: &Playthrough, console: &mut Console<'_>, text: &Text) -> Result<(), Stop> {
    let Ok(mut reviewer) = Reviewer::of(over, EFFORT) else { return Ok(()) };
    console.blank()?;
    console.say(&text.get("review-begun"))?;
    let begun = Instant::now();
    while reviewer.step().is_some() {
        if begun.elapsed() > PATIENCE {
            console.say(&text.get("review-later"))?;
            return Ok(());
        }
    }
    console.say_all(text.review_in_short(&reviewer.finish()))?;
    console.say(&text.get("review-more"))?;
    Ok(())
}
