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
        match answer {
            Action::PayKey { .. } => Some(Met::Key),
            Action::ReturnDoor { .. } => Some(Met::Door),
            Action::RevealFive => Some(Met::Deck),
            Action::DiscardHand => Some(Met::Hand),
            Action::Cast { spell: Spell::PowerfulPunishment } => Some(Met::Spell),
            Action::Cast { spell: Spell::ParadoxicalProphecy | Spell::ParallelPlanning }
            | Action::Pick { .. }
            | Action::Play { .. }
            | Action::Build { .. }
            | Action::Discard { .. }
            | Action::TakeDoor
            | Action::LeaveDoor
            | Action::Swap { .. }
            | Action::KeepHand
            | Action::Look
            | Action::SkipLook
            | Action::DiscardSeen { .. }
            | Action::KeepRest
            | Action::PlaceNext { .. }
            | Action::Draw
            | Action::RefuseDoor
            | Action::Raze { .. }
            | Action::FalseDestruction
            | Action::PayCard { .. }
            | Action::Raise { .. }
            | Action::SwapGoals { .. }
            | Action::ReopenGoal { .. }
            | Action::Suffer { .. }
            | Action::DropKey { .. }
            | Action::Dispel { .. }
            | Action::RevealSeven
            | Action::SearchDeck
            | Action::Fetch { .. } => None,
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
        match event {
            Event::TurnBegan { .. } => self.doors.push(self.doors.last().copied().unwrap_or(0)),
            Event::DoorObtained { .. } => self.change_doors(|doors| doors + 1),
            Event::DoorReturned { .. } => self.change_doors(|doors| doors.saturating_sub(1)),
            Event::DiscardedFromDeck { card } => self.warded_off += usize::from(*card == Card::NIGHTMARE),
            Event::GoalLaid { .. }
            | Event::PremonitionRevealed { .. }
            | Event::Opened { .. }
            | Event::Picked { .. }
            | Event::Played { .. }
            | Event::Built { .. }
            | Event::Discarded { .. }
            | Event::Swapped { .. }
            | Event::Drawn { .. }
            | Event::DoorDrawn { .. }
            | Event::NightmareDrawn { .. }
            | Event::HappyDreamDrawn { .. }
            | Event::SetAside { .. }
            | Event::DoorToLimbo { .. }
            | Event::DoorLeft { .. }
            | Event::Looked { .. }
            | Event::Revealed { .. }
            | Event::PutBack { .. }
            | Event::Fetched { .. }
            | Event::DeckShuffled
            | Event::LimboShuffled
            | Event::DreamDiscarded { .. }
            | Event::NightmareToLimbo
            | Event::Razed { .. }
            | Event::SpellCast { .. }
            | Event::Paid { .. }
            | Event::GoalsSwapped { .. }
            | Event::GoalFound { .. }
            | Event::GoalReopened { .. }
            | Event::PremonitionSuffered { .. }
            | Event::PremonitionDispelled { .. }
            | Event::Ended { .. } => {}
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

    /// How often a Nightmare was met like this.
    pub fn times(&self, met: Met) -> usize {
        self.nightmares.iter().filter(|encounter| encounter.met == met).count()
    }
}
