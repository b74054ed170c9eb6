//! How a game went, turn by turn: what the picture of an ending is made of.

use onirim_core::{Action, Card, Event, Question, Spell};
use onirim_record::Playthrough;

/// How a game went, from the deal to where it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    /// How many Doors lay on the table at the end of each turn, whoever owned them. There are as many as turns were begun.
    pub doors: Vec<usize>,
    /// The Nightmares that were drawn, in their order.
    pub nightmares: Vec<Encounter>,
    /// How many Nightmares were discarded before anybody drew them, as by a Prophecy (B8).
    pub warded_off: usize,
    /// How many cards are left in the deck.
    pub left: usize,
}

/// A Nightmare that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Encounter {
    /// In which turn, from 1.
    pub turn: usize,
    /// What it took.
    pub met: Met,
}

/// What a Nightmare was met with (B14, K8).
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
    /// All ways, from the usual one on.
    pub const ALL: [Met; 5] = [Met::Key, Met::Door, Met::Deck, Met::Hand, Met::Spell];

    /// What an answer to a Nightmare is; `None` for a spell that does not end it.
    const fn with(answer: Action) -> Option<Met> {
        if let Action::Cast { spell: Spell::PowerfulPunishment } = answer {
            Some(Met::Spell)
        } else if let Action::PayKey { .. } = answer {
            Some(Met::Key)
        } else if let Action::ReturnDoor { .. } = answer {
            Some(Met::Door)
        } else if matches!(answer, Action::RevealFive) {
            Some(Met::Deck)
        } else if matches!(answer, Action::DiscardHand) {
            Some(Met::Hand)
        } else {
            None
        }
    }
}

impl Chronicle {
    /// How this game went.
    pub fn of(playthrough: &Playthrough) -> Chronicle {
        let mut chronicle = Chronicle { left: playthrough.game().deck_len(), ..Chronicle::default() };
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

    fn note(&mut self, event: &Event) {
        let doors = self.doors.last().copied().unwrap_or(0);
        if let Event::TurnBegan { .. } = event {
            self.doors.push(doors);
        } else if let (Event::DoorObtained { .. }, Some(last)) = (event, self.doors.last_mut()) {
            *last = doors + 1;
        } else if let (Event::DoorReturned { .. }, Some(last)) = (event, self.doors.last_mut()) {
            *last = doors.saturating_sub(1);
        } else if let Event::DiscardedFromDeck { card: Card::NIGHTMARE } = event {
            self.warded_off += 1;
        }
    }

    /// How many turns were begun.
    pub fn turns(&self) -> usize {
        self.doors.len()
    }

    /// How often a Nightmare was met like this.
    pub fn times(&self, met: Met) -> usize {
        self.nightmares.iter().filter(|encounter| encounter.met == met).count()
    }
}
