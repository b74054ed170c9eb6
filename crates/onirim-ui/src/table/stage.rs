//! Short animations: what happened since the last choice, one beat after the other.

use std::time::Duration;

use onirim_core::{Card, Event, Group, Seat};
use onirim_text::{Perspective, Text};

use crate::table::Cue;

/// How long a beat takes if there are few.
const BEAT: Duration = Duration::from_millis(420);
/// How long all of them take at most.
const LONGEST: Duration = Duration::from_millis(2400);

/// One beat.
#[derive(Clone, Debug)]
pub struct Beat {
    /// What happened.
    pub line: String,
    /// The card that it is about.
    pub card: Option<Card>,
    drawn: Option<(Group, Card)>,
    cue: Option<Cue>,
}

/// An animation that is running.
#[derive(Clone, Debug)]
pub struct Stage {
    beats: Vec<Beat>,
    started: Duration,
    now: Duration,
    /// So many beats were heard.
    heard: usize,
}

impl Stage {
    /// The beats of what a viewer sees of these events; `None` if there is nothing to look at.
    pub(crate) fn new(
        events: &[Event],
        viewer: Seat,
        perspective: Perspective,
        text: &Text,
        now: Duration,
    ) -> Option<Stage> {
        let beats: Vec<Beat> = events
            .iter()
            .map(|event| event.seen_by(viewer))
            .filter(|event| is_worth_a_beat(event, viewer))
            .map(|event| Beat {
                line: text.event(&event, perspective),
                card: event.card(),
                drawn: drawn(&event, viewer),
                cue: Cue::of(&event),
            })
            .collect();
        (!beats.is_empty()).then_some(Stage { beats, started: now, now, heard: 0 })
    }

    fn pace(&self) -> Duration {
        let beats = u32::try_from(self.beats.len()).unwrap_or(u32::MAX).max(1);
        BEAT.min(LONGEST / beats)
    }

    fn number(&self) -> usize {
        let pace = self.pace().as_millis().max(1);
        usize::try_from((self.now - self.started).as_millis() / pace).unwrap_or(usize::MAX)
    }

    /// Time goes on; is the animation over?
    pub(crate) fn is_over_at(&mut self, now: Duration) -> bool {
        self.now = now.max(self.started);
        self.number() >= self.beats.len()
    }

    /// What is to be heard of the beats that have begun since this was last asked.
    pub(crate) fn take_cues(&mut self) -> Vec<Cue> {
        let begun = (self.number() + 1).clamp(self.heard, self.beats.len());
        let cues = self.beats[self.heard..begun].iter().filter_map(|beat| beat.cue).collect();
        self.heard = begun;
        cues
    }

    /// The beat that is shown now.
    pub fn beat(&self) -> Option<&Beat> {
        self.beats.get(self.number())
    }

    /// The cards of a group of the hand that have not come yet.
    pub fn still_to_come(&self, group: Group) -> Vec<Card> {
        let later = self.beats.iter().skip(self.number() + 1);
        later.filter_map(|beat| beat.drawn).filter(|(to, _)| *to == group).map(|(_, card)| card).collect()
    }
}

/// Is it worth a beat? What the viewer has done needs none.
pub(super) fn is_worth_a_beat(event: &Event, viewer: Seat) -> bool {
    match *event {
        Event::Played { seat, .. } | Event::Discarded { seat, .. } => seat != viewer,
        Event::Drawn { .. }
        | Event::DoorDrawn { .. }
        | Event::NightmareDrawn { .. }
        | Event::HappyDreamDrawn { .. }
        | Event::SetAside { .. }
        | Event::DoorObtained { .. }
        | Event::DoorReturned { .. }
        | Event::DiscardedFromDeck { .. }
        | Event::DeckShuffled
        | Event::LimboShuffled
        | Event::Razed { .. }
        | Event::GoalFound { .. }
        | Event::GoalReopened { .. }
        | Event::PremonitionRevealed { .. }
        | Event::PremonitionSuffered { .. } => true,
        Event::GoalLaid { .. }
        | Event::Opened { .. }
        | Event::Picked { .. }
        | Event::TurnBegan { .. }
        | Event::Built { .. }
        | Event::Swapped { .. }
        | Event::DoorToLimbo { .. }
        | Event::DoorLeft { .. }
        | Event::Looked { .. }
        | Event::Revealed { .. }
        | Event::PutBack { .. }
        | Event::Fetched { .. }
        | Event::DreamDiscarded { .. }
        | Event::NightmareToLimbo
        | Event::SpellCast { .. }
        | Event::Paid { .. }
        | Event::GoalsSwapped { .. }
        | Event::PremonitionDispelled { .. }
        | Event::Ended { .. } => false,
    }
}

/// The card that has come into a hand that the viewer sees, and where it goes.
fn drawn(event: &Event, viewer: Seat) -> Option<(Group, Card)> {
    let Event::Drawn { seat, card, to, .. } = *event else { return None };
    card.filter(|_| seat == viewer || to == Group::Shared).map(|card| (to, card))
}
