//! Who has been told what.

use onirim_core::{Event, Seat};
use onirim_session::{Session, Talk, Watch};
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
        let log = session.chapters().iter().flatten().enumerate();
        let places: Vec<usize> = log.filter(|(_, event)| begins_turn(event)).map(|(place, _)| place).collect();
        let start = match session.playthrough().ply() {
            0 => 0,
            _ => places.get(places.len().saturating_sub(turns)).copied().unwrap_or(0),
        };
        Telling { told: [start; 2] }
    }

    /// Choices were taken back: what a player has been told of what is left need not be told again.
    pub(crate) fn taken_back(&mut self, session: &Session) {
        let happened = happened(session);
        self.told = self.told.map(|told| told.min(happened));
    }

    /// What the reader has not been told yet, with what programs said. Now it is told.
    pub(crate) fn news(&mut self, text: &Text, session: &Session, talk: &[Talk]) -> Vec<String> {
        if let Watch::Away { .. } = session.watch() {
            return Vec::new();
        }
        let seats = session.told_to().map_or(Seat::BOTH.to_vec(), |seat| vec![seat]);
        let from = seats.iter().map(|seat| self.told[seat.index()]).min().unwrap_or_default();
        for seat in seats {
            self.told[seat.index()] = happened(session);
        }
        story(text, session, talk, from)
    }
}

/// What the reader may read again.
pub(crate) fn recent(text: &Text, session: &Session, talk: &[Talk]) -> Vec<String> {
    let mut story = story(text, session, talk, 0);
    story.split_off(story.len().saturating_sub(RECENT))
}

/// The story after so many events.
fn story(text: &Text, session: &Session, talk: &[Talk], from: usize) -> Vec<String> {
    let (mut known, mut first) = (from, 0);
    let mut chapters = session.chapters();
    while let Some((chapter, later)) = chapters.split_first().filter(|(chapter, _)| chapter.len() <= known) {
        (known, first, chapters) = (known - chapter.len(), first + 1, later);
    }
    let mut chapters = chapters.to_vec();
    if let Some(begun) = chapters.first_mut() {
        begun.drain(..known);
    }
    text.story_with_talk(&chapters, first, talk, Perspective::from(session.told_to()))
}

pub(super) fn begins_turn(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

fn happened(session: &Session) -> usize {
    session.chapters().iter().map(Vec::len).sum()
}
