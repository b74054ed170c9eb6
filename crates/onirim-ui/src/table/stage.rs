//! Short animations of what happened since the last choice, one step after the other.

use std::time::Duration;

use onirim_core::{Card, Event, Group, Seat};
use onirim_text::{Perspective, Text};

use crate::table::Cue;

/// How long a step takes if there are few.
const BEAT: Duration = Duration::from_millis(420);
/// How long the whole animation takes at most.
const LONGEST: Duration = Duration::from_millis(2400);

/// A step of an animation.
#[derive(Clone, Debug)]
pub struct Beat {
    /// What happened.
    pub line: String,
    /// The card that it is about.
    pub card: Option<Card>,
    drawn: Option<(Group, Card)>,
    cue: Option<Cue>,
}

/// A running animation.
#[derive(Clone, Debug)]
pub struct Stage {
    beats: Vec<Beat>,
    started: Duration,
    now: Duration,
    /// How many steps the cues were taken of.
    cues_taken: usize,
}

impl Stage {
    /// Animates what a viewer sees of these events; `None` if there is nothing to show.
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
        (!beats.is_empty()).then_some(Stage { beats, started: now, now, cues_taken: 0 })
    }

    fn pace(&self) -> Duration {
        let beats = u32::try_from(self.beats.len()).unwrap_or(u32::MAX).max(1);
        BEAT.min(LONGEST / beats)
    }

    fn number(&self) -> usize {
        let pace = self.pace().as_millis().max(1);
        usize::try_from((self.now - self.started).as_millis() / pace).unwrap_or(usize::MAX)
    }

    /// Sets the time. Returns whether the animation is over.
    pub(crate) fn is_over_at(&mut self, now: Duration) -> bool {
        self.now = now.max(self.started);
        self.number() >= self.beats.len()
    }

    /// The cues of the steps that have begun since the last call.
    pub(crate) fn take_cues(&mut self) -> Vec<Cue> {
        let begun = (self.number() + 1).clamp(self.cues_taken, self.beats.len());
        let cues = self.beats[self.cues_taken..begun].iter().filter_map(|beat| beat.cue).collect();
        self.cues_taken = begun;
        cues
    }

    /// The current step.
    pub fn beat(&self) -> Option<&Beat> {
        self.beats.get(self.number())
    }

    /// The cards of a group of the hand that have not been shown yet.
    pub fn still_to_come(&self, group: Group) -> Vec<Card> {
        let later = self.beats.iter().skip(self.number() + 1);
        later.filter_map(|beat| beat.drawn).filter(|(to, _)| *to == group).map(|(_, card)| card).collect()
    }
}

/// Returns whether the animation shows the event. The viewer's own choices are not shown.
#[expect(clippy::wildcard_enum_match_arm, reason = "an event that is not animated is still in the log")]
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
        _ => false,
    }
}

/// The card that was drawn into a hand that the viewer sees, and its group.
fn drawn(event: &Event, viewer: Seat) -> Option<(Group, Card)> {
    let Event::Drawn { seat, card, to, .. } = *event else { return None };
    card.filter(|_| seat == viewer || to == Group::Shared).map(|card| (to, card))
}
