//! Who has been told what, and who may look at the screen.

use onirim_core::{Event, Players, Question, Seat, Setup};
use onirim_record::Playthrough;
use onirim_text::{Perspective, Text};

/// How many sentences are read again on demand.
const RECENT: usize = 20;

/// Who looks at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Everybody who plays.
    Everyone,
    /// One of two players who have secrets from each other.
    Only(Seat),
}

/// Who should look while this is asked: a player alone as soon as there are secrets (D10). Cards are picked openly (D1).
pub(crate) fn audience_of(setup: &Setup, seat: Seat, question: Question) -> Audience {
    if setup.has_secrets() && question != Question::Draft { Audience::Only(seat) } else { Audience::Everyone }
}

/// Everything that happened, and how much of it each player has been told.
#[derive(Debug)]
pub(crate) struct Telling {
    players: Players,
    log: Vec<Event>,
    told: [usize; 2],
}

impl Telling {
    /// Of a new game, nobody has been told anything; of one that is continued, each player is told the last turn of each player again.
    pub(crate) fn of(playthrough: &Playthrough) -> Telling {
        let log = events_of(playthrough);
        let turns = playthrough.record().setup.seats().len();
        let places = log.iter().enumerate().filter(|(_, event)| begins_turn(event)).map(|(place, _)| place);
        let start = if playthrough.ply() == 0 { 0 } else { places.rev().take(turns).last().unwrap_or(0) };
        Telling { players: playthrough.record().setup.players, log, told: [start; 2] }
    }

    /// How many turns there have been.
    pub(crate) fn turns(&self) -> usize {
        self.log.iter().filter(|event| begins_turn(event)).count()
    }

    /// This happened, and nobody has been told.
    pub(crate) fn happened(&mut self, events: &[Event]) {
        self.log.extend_from_slice(events);
    }

    /// Choices were taken back: this is the game now. What a player has been told of it need not be told again.
    pub(crate) fn taken_back(&mut self, playthrough: &Playthrough) {
        self.log = events_of(playthrough);
        self.told = self.told.map(|told| told.min(self.log.len()));
    }

    /// What these players have not been told yet. Now they have.
    pub(crate) fn news(&mut self, text: &Text, audience: Audience) -> Vec<String> {
        let seats: &[Seat] = match &audience {
            Audience::Everyone => &Seat::BOTH,
            Audience::Only(seat) => std::slice::from_ref(seat),
        };
        let from = seats.iter().map(|seat| self.told[seat.index()]).min().unwrap_or_default();
        let news = text.story(&self.log[from..], self.perspective(audience));
        for seat in seats {
            self.told[seat.index()] = self.log.len();
        }
        news
    }

    /// What these players may read again.
    pub(crate) fn recent(&self, text: &Text, audience: Audience) -> Vec<String> {
        let mut story = text.story(&self.log, self.perspective(audience));
        story.split_off(story.len().saturating_sub(RECENT))
    }

    fn perspective(&self, audience: Audience) -> Perspective {
        match (audience, self.players) {
            (Audience::Only(seat), _) => Perspective::Player(seat),
            (Audience::Everyone, Players::One) => Perspective::Player(Seat::One),
            (Audience::Everyone, Players::Two(_)) => Perspective::Table,
        }
    }
}

fn begins_turn(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

fn events_of(playthrough: &Playthrough) -> Vec<Event> {
    playthrough.scenes().flat_map(|scene| scene.events).collect()
}
