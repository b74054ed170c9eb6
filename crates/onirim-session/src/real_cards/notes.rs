//! The events of a step, and which cards of them were told.

use onirim_core::{Action, Event, Game, Outcome, Setup};
use onirim_record::Awaited;

/// An event of a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    pub(super) event: Event,
    /// Was the card of the event told just before it? Then it lies in front of the dealer.
    pub(super) is_told: bool,
}

/// The events of a deal as far as it is told.
pub(super) fn of_deal(setup: Setup, told: &[Outcome]) -> Vec<Note> {
    noted(told, |told| Awaited::in_deal(setup, told).events)
}

/// The events of an action. An illegal action has none.
pub(super) fn of_action(game: &Game, action: Action, told: &[Outcome]) -> Vec<Note> {
    noted(told, |told| Awaited::after(game, action, told).events)
}

/// The event at which the step stops without an outcome is the one that the outcome is for.
fn noted(told: &[Outcome], happens: impl Fn(&[Outcome]) -> Vec<Event>) -> Vec<Note> {
    let known = |event| Note { event, is_told: false };
    let mut notes: Vec<Note> = happens(told).into_iter().map(known).collect();
    for number in 0..told.len() {
        if let Some(note) = notes.get_mut(happens(&told[..number]).len()) {
            note.is_told = true;
        }
    }
    notes
}
