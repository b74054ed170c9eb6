//! The course of a game, turn by turn, for the picture of its ending.

use onirim_core::{Action, Card, Event, Question, Spell};
use onirim_record::Playthrough;

/// The course of a game from the deal on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    /// How many Doors of all players lay on the table at the end of each turn.
    pub doors: Vec<usize>,
    /// How many Doors the set-up has.
    pub all_doors: usize,
    /// The Nightmares that were drawn, in their order.
    pub nightmares: Vec<Encounter>,
    /// How many Nightmares were discarded from the deck, as by a Prophecy (B8).
    pub warded_off: usize,
    /// How many cards are left in the deck.
    pub left: usize,
}

/// A Nightmare that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Encounter {
    /// In which turn, from 1.
    pub turn: usize,
    /// How it was settled.
    pub met: Met,
}

/// How a Nightmare was settled (B14, K8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Met {
    /// A Key was paid.
    Key,
    /// A Door was given back.
    Door,
    /// Cards of the deck were revealed.
    Deck,
    /// The whole hand was discarded.
    Hand,
    /// A spell made it vanish.
    Spell,
}

impl Met {
    /// All ways, the most common first.
    pub const ALL: [Met; 5] = [Met::Key, Met::Door, Met::Deck, Met::Hand, Met::Spell];

    /// The way of this answer to a Nightmare; `None` for a spell that does not settle it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "any other answer does not settle a Nightmare")]
    const fn with(answer: Action) -> Option<Met> {
        match answer {
            Action::PayKey { .. } => Some(Met::Key),
            Action::ReturnDoor { .. } => Some(Met::Door),
            Action::RevealFive => Some(Met::Deck),
            Action::DiscardHand => Some(Met::Hand),
            Action::Cast { spell: Spell::PowerfulPunishment } => Some(Met::Spell),
            _ => None,
        }
    }
}

impl Chronicle {
    /// How this game went.
    pub fn of(playthrough: &Playthrough) -> Chronicle {
        let game = playthrough.game();
        let (left, all_doors) = (game.deck_len(), game.setup().all_doors());
        let mut chronicle = Chronicle { left, all_doors, ..Chronicle::default() };
        let answers = playthrough.record().plies.iter().map(|ply| Some(ply.action)).chain([None]);
        for (scene, answer) in playthrough.scenes().zip(answers) {
            scene.events.iter().for_each(|event| chronicle.note(event));
            let asked = scene.game.decision().map(|decision| decision.question);
            if asked == Some(Question::Nightmare)
                && let Some(met) = answer.and_then(Met::with)
            {
                chronicle.nightmares.push(Encounter { turn: chronicle.turns(), met });
            }
        }
        chronicle
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the picture of an ending shows nothing else")]
    fn note(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => self.doors.push(self.doors.last().copied().unwrap_or(0)),
            Event::DoorObtained { .. } => self.change_doors(|doors| doors + 1),
            Event::DoorReturned { .. } => self.change_doors(|doors| doors.saturating_sub(1)),
            Event::DiscardedFromDeck { card } => self.warded_off += usize::from(*card == Card::NIGHTMARE),
            _ => {}
        }
    }

    fn change_doors(&mut self, change: impl Fn(usize) -> usize) {
        if let Some(doors) = self.doors.last_mut() {
            *doors = change(*doors);
        }
    }

    /// How many turns were begun.
    pub fn turns(&self) -> usize {
        self.doors.len()
    }

    /// How often a Nightmare was settled like this.
    pub fn times(&self, met: Met) -> usize {
        self.nightmares.iter().filter(|encounter| encounter.met == met).count()
    }
}
