//! Short animations: what happened since the last choice, one beat after the other.

use std::time::Duration;

use onirim_core::{Card, Event, Group, Kind, Seat};
use onirim_text::{Perspective, Text};

/// How long a beat takes if there are few.
const BEAT: Duration = Duration::from_millis(420);
/// How long all of them take at most.
const LONGEST: Duration = Duration::from_millis(2400);

/// One beat.
#[derive(Clone, Debug)]
pub(crate) struct Beat {
    pub(crate) line: String,
    pub(crate) card: Option<Card>,
    drawn: Option<(Group, Card)>,
}

/// An animation that is running.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    beats: Vec<Beat>,
    started: Duration,
    now: Duration,
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
            .filter_map(|event| shown(&event, viewer).map(|(card, drawn)| (event, card, drawn)))
            .map(|(event, card, drawn)| Beat { line: text.event(&event, perspective), card, drawn })
            .collect();
        (!beats.is_empty()).then_some(Stage { beats, started: now, now })
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

    pub(crate) fn beat(&self) -> Option<&Beat> {
        self.beats.get(self.number())
    }

    /// The cards of a group of the hand that have not come yet.
    pub(crate) fn still_to_come(&self, group: Group) -> Vec<Card> {
        let later = self.beats.iter().skip(self.number() + 1);
        later.filter_map(|beat| beat.drawn).filter(|(to, _)| *to == group).map(|(_, card)| card).collect()
    }
}

/// Which events are worth a beat, the card to show with it, and where it goes.
#[expect(clippy::type_complexity, reason = "used once, right above")]
fn shown(event: &Event, viewer: Seat) -> Option<(Option<Card>, Option<(Group, Card)>)> {
    match *event {
        Event::Drawn { seat, card, to, .. } => {
            let mine = card.filter(|_| seat == viewer || to == Group::Shared).map(|card| (to, card));
            Some((card, mine))
        }
        Event::DoorDrawn { color, .. } | Event::DoorObtained { color, .. } | Event::DoorReturned { color, .. } => {
            Some((Some(Card::door(color)), None))
        }
        Event::NightmareDrawn { .. } => Some((Some(Card::NIGHTMARE), None)),
        Event::HappyDreamDrawn { .. } => Some((Some(Card::HAPPY_DREAM), None)),
        Event::Played { seat, card, .. } | Event::Discarded { seat, card, .. } if seat != viewer => {
            Some((Some(card), None))
        }
        Event::DiscardedFromDeck { card } => match card.kind() {
            Kind::Chamber(..) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream | Kind::Tower(_) => {
                Some((Some(card), None))
            }
        },
        Event::SetAside { card } => Some((Some(card), None)),
        Event::Razed { tower } => Some((Some(Card::tower(tower)), None)),
        Event::DeckShuffled
        | Event::LimboShuffled
        | Event::PremonitionSuffered { .. }
        | Event::PremonitionRevealed { .. }
        | Event::GoalFound { .. }
        | Event::GoalReopened { .. } => Some((None, None)),
        Event::GoalLaid { .. }
        | Event::Opened { .. }
        | Event::Picked { .. }
        | Event::TurnBegan { .. }
        | Event::Played { .. }
        | Event::Discarded { .. }
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
        | Event::Ended { .. } => None,
    }
}
