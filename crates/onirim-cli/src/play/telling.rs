//! Who has been told what.

use onirim_core::{Event, Seat};
use onirim_session::{Session, Watch};
use onirim_text::{Perspective, Text};

/// How many sentences are read again on demand.
const RECENT: usize = 20;

/// How much of what happened each player has been told, in events.
#[derive(Debug)]
pub(crate) struct Telling {
    told: [usize; 2],
}

impl Telling {
    /// Of a new game, nobody has been told anything; of one that is continued, each player is told the last turn of each player again.
    pub(crate) fn of(session: &Session) -> Telling {
        let turns = session.record().setup.seats().len();
        let log = events(session);
        let places = log.iter().enumerate().filter(|(_, event)| begins_turn(event)).map(|(place, _)| place);
        let start = if session.playthrough().ply() == 0 { 0 } else { places.rev().take(turns).last().unwrap_or(0) };
        Telling { told: [start; 2] }
    }

    /// Choices were taken back: what a player has been told of what is left need not be told again.
    pub(crate) fn taken_back(&mut self, session: &Session) {
        let happened = events(session).len();
        self.told = self.told.map(|told| told.min(happened));
    }

    /// What whoever looks has not been told yet. Now they have.
    pub(crate) fn news(&mut self, text: &Text, session: &Session) -> Vec<String> {
        let log = events(session);
        if let Watch::Away { .. } = session.watch() {
            return Vec::new();
        }
        let seats = session.told_to().map_or(Seat::BOTH.to_vec(), |seat| vec![seat]);
        let from = seats.iter().map(|seat| self.told[seat.index()]).min().unwrap_or_default();
        for seat in seats {
            self.told[seat.index()] = log.len();
        }
        text.story(&log[from..], Perspective::from(session.told_to()))
    }
}

/// What whoever looks may read again.
pub(crate) fn recent(text: &Text, session: &Session) -> Vec<String> {
    let mut story = text.story(&events(session), Perspective::from(session.told_to()));
    story.split_off(story.len().saturating_sub(RECENT))
}

fn begins_turn(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

fn events(session: &Session) -> Vec<Event> {
    session.chapters().iter().flatten().copied().collect()
}
