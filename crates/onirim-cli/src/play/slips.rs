//! Real cards: which card was told wrongly, and what it really was.

use onirim_core::{Outcome, Setup};
use onirim_session::{Told, alike};
use onirim_text::{Args, Perspective, Text};

use super::command::{Command, understand};
use super::outcomes::{self, Heard, heard};
use crate::console::{Console, Stop};

/// So many cards are listed at first, the last one first.
const LISTED: usize = 12;
/// What asks for the others in every language.
const ALL: &str = "all";

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
    console.say(&text.get("app-slip-which"))?;
    console.list(text, lines(LISTED))?;
    let told = loop {
        let typed = console.ask(text, &text.get("plain-slip-number"))?;
        let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if typed.is_empty() {
            return Ok(None);
        } else if understand(&typed) == Command::Quit {
            return Err(Stop::Quit);
        } else if [text.get("plain-all"), ALL.to_owned()].contains(&typed.to_lowercase()) {
            console.list(text, lines(usize::MAX))?;
        } else if let Some(&told) = number.and_then(|place| slips.iter().rev().nth(place)) {
            break told;
        } else {
            console.forget_waiting();
            console.say(&text.get_with("plain-out-of-range", &Args::new().count("count", slips.len())))?;
        }
    };
    let list = alike(told.outcome, setup);
    loop {
        let typed = console.ask(text, &text.get("plain-right-card"))?;
        if typed.is_empty() {
            return Ok(None);
        } else if understand(&typed) == Command::Quit {
            return Err(Stop::Quit);
        }
        match heard(&typed, &list, text) {
            Heard::One(right) => return Ok(Some(Slip { told, right })),
            unclear @ (Heard::Several(_) | Heard::Nothing) => outcomes::not_heard(&unclear, &typed, console, text)?,
        }
    }
}
