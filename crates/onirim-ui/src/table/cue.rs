//! Cues for sounds and vibrations.

use onirim_core::{Ending, Event, Seat};

/// Something that happened at the table, for a sound or a vibration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A card was played, built or discarded.
    Laid,
    /// A card was drawn into a hand.
    Drawn,
    /// A Door was obtained.
    Door,
    /// A Nightmare came up.
    Nightmare,
    /// The game is won.
    Victory,
    /// The game is lost.
    Defeat,
}

impl Cue {
    pub(crate) const fn of_end(ending: Ending) -> Cue {
        match ending {
            Ending::Victory => Cue::Victory,
            Ending::Defeat(_) => Cue::Defeat,
        }
    }

    /// The cues of several events at once, each once.
    pub(crate) fn of_all(events: &[Event], viewer: Seat) -> Vec<Cue> {
        let mut cues = Vec::new();
        for cue in events.iter().filter_map(|event| Cue::of(&event.seen_by(viewer))) {
            if !cues.contains(&cue) {
                cues.push(cue);
            }
        }
        cues
    }

    /// The cue of an event. The end of the game has its own: see [`Cue::of_end`].
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are silent")]
    pub(crate) const fn of(event: &Event) -> Option<Cue> {
        match event {
            Event::Played { .. } | Event::Discarded { .. } | Event::Built { .. } => Some(Cue::Laid),
            Event::Drawn { .. } => Some(Cue::Drawn),
            Event::DoorObtained { .. } => Some(Cue::Door),
            Event::NightmareDrawn { .. } => Some(Cue::Nightmare),
            _ => None,
        }
    }
}
