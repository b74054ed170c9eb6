//! Real cards: which card was told wrongly, and what it really was.

use onirim_core::{Outcome, Setup};
use onirim_session::{Told, alike};
use onirim_text::{Args, Perspective, Text};

use super::outcomes::{self, Heard, heard};
use crate::console::{Console, Stop};

/// So many cards are listed at first, the last one first.
const LISTED: usize = 12;

/// A correction.
pub(super) struct Slip {
    pub(super) told: Told,
    pub(super) right: Outcome,
}

/// Asks for a correction; `None`: there is none after all.
pub(super) fn ask(
    slips: &[Told],
    setup: Setup,
    perspective: Perspective,
    console: &mut Console<'_>,
    text: &Text,
) -> Result<Option<Slip>, Stop> {
    if slips.is_empty() {
        console.say(&text.get("slip-none"))?;
        return Ok(None);
    }
    let lines = |most: usize| slips.iter().rev().take(most).map(|told| text.slip(told, perspective));
    console.say(&text.get("plain-which-slip"))?;
    console.list(text, lines(LISTED))?;
    let told = loop {
        let typed = console.ask(text, &text.get("plain-slip-number"))?;
        let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match (typed.as_str(), number.and_then(|place| slips.iter().rev().nth(place))) {
            ("", _) => return Ok(None),
            ("q", _) => return Err(Stop::Quit),
            ("all", _) => console.list(text, lines(usize::MAX))?,
            (_, Some(&told)) => break told,
            (_, None) => {
                console.forget_waiting();
                console.say(&text.get_with("plain-out-of-range", &Args::new().count("count", slips.len())))?;
            }
        }
    };
    let list = alike(told.outcome, setup);
    loop {
        let typed = console.ask(text, &text.get("plain-right-card"))?;
        match typed.as_str() {
            "" => return Ok(None),
            "q" => return Err(Stop::Quit),
            _ => {}
        }
        match heard(&typed, &list, text) {
            Heard::One(right) => return Ok(Some(Slip { told, right })),
            unclear @ (Heard::Several(_) | Heard::Nothing) => outcomes::not_heard(&unclear, &typed, console, text)?,
        }
    }
}
