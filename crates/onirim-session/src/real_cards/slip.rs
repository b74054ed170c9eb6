//! What has been told, and what it was told for: any of it may have been a slip.

use onirim_core::{Color, Event, Occasion, Outcome, Premonition, Setup};

use super::notes;
use crate::kind::GameKind;
use crate::session::Session;

/// When something was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// After which action of the record; `None` in the deal.
    pub ply: Option<usize>,
    /// Which outcome there, counted from 0.
    pub number: usize,
}

/// Something that was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// When.
    pub moment: Moment,
    /// In which turn, counted from 1; 0 is the deal.
    pub turn: usize,
    /// What for.
    pub occasion: Option<Occasion>,
    /// What.
    pub outcome: Outcome,
}

impl Session {
    /// Real cards: all that has been told and that whoever looks may correct, the last card last. What the partner told in secret is not for them (D10).
    pub fn slips(&self) -> Vec<Told> {
        match self.kind {
            GameKind::Table => {}
            GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson => return Vec::new(),
        }
        let record = self.record();
        let mut slips = of_deal(record.setup, &record.deal);
        let mut turn = 0;
        let steps = record.plies.iter().map(|ply| (ply.action, &ply.outcomes));
        let waiting = self.waiting.iter().map(|waiting| (waiting.action, &waiting.told));
        for ((place, scene), (action, outcomes)) in self.playthrough.scenes().enumerate().zip(steps.chain(waiting)) {
            turn += scene.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
            let asked = scene.game.decision().map(|decision| decision.seat);
            if asked.is_some_and(|seat| !self.watch.may_speak_for(seat)) {
                continue;
            }
            slips.extend(outcomes.iter().enumerate().map(|(number, &outcome)| Told {
                moment: Moment { ply: Some(place), number },
                turn,
                occasion: notes::of_action(&scene.game, action, &outcomes[..number]).1,
                outcome,
            }));
        }
        slips
    }
}

/// Everything of the same kind that this game has, with how many there are of each: what somebody can have mistaken a card for.
pub fn alike(outcome: Outcome, setup: Setup) -> Vec<(Outcome, usize)> {
    match outcome {
        Outcome::Card(_) => setup.deck().counts().map(|(card, count)| (Outcome::Card(card), count)).collect(),
        Outcome::Goal(_) => Color::ALL.map(|color| (Outcome::Goal(color), 2)).to_vec(),
        Outcome::Premonition(_) => Premonition::ALL.map(|one| (Outcome::Premonition(one), 1)).to_vec(),
    }
}

pub(super) fn of_deal(setup: Setup, told: &[Outcome]) -> Vec<Told> {
    let slip = |(number, &outcome): (usize, &Outcome)| Told {
        moment: Moment { ply: None, number },
        turn: 0,
        occasion: notes::of_deal(setup, &told[..number]).1,
        outcome,
    };
    told.iter().enumerate().map(slip).collect()
}
