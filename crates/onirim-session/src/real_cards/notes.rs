//! What happens in a step, and which cards of it had to be told.

use onirim_core::{Action, Event, Game, Outcome, Setup};
use onirim_record::Awaited;

/// Something that happened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    pub(super) event: Event,
    pub(super) news: News,
}

/// Did the dealer tell the card of an event just before it?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// Yes: it lies in front of the dealer.
    Told,
    /// No: there was nothing to tell, or it was known.
    Known,
}

/// What happens in a deal as far as it is told.
pub(super) fn of_deal(setup: Setup, told: &[Outcome]) -> Vec<Note> {
    noted(told, |told| Awaited::in_deal(setup, told).events)
}

/// The same for an action. One that is illegal does nothing.
pub(super) fn of_action(game: &Game, action: Action, told: &[Outcome]) -> Vec<Note> {
    noted(told, |told| Awaited::after(game, action, told).events)
}

/// Where a step stops without an outcome, the next thing that happens is what the outcome was told for.
fn noted(told: &[Outcome], happens: impl Fn(&[Outcome]) -> Vec<Event>) -> Vec<Note> {
    let known = |event| Note { event, news: News::Known };
    let mut notes: Vec<Note> = happens(told).into_iter().map(known).collect();
    for number in 0..told.len() {
        if let Some(note) = notes.get_mut(happens(&told[..number]).len()) {
            note.news = News::Told;
        }
    }
    notes
}
