//! Real cards that were told, any of which may have been wrong.

use onirim_core::{Color, Event, Occasion, Outcome, Premonition, Seat, Setup};
use onirim_record::Awaited;

use crate::kind::GameKind;
use crate::session::Session;

/// The moment of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// After which action of the record; `None` in the deal.
    pub ply: Option<usize>,
    /// Which outcome there, counted from 0.
    pub number: usize,
}

/// An outcome that was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its moment.
    pub moment: Moment,
    /// The turn, counted from 1; 0 is the deal.
    pub turn: usize,
    /// What it was for.
    pub occasion: Option<Occasion>,
    /// The outcome.
    pub outcome: Outcome,
}

impl Session {
    /// Real cards: the outcomes that the player who looks at the screen may correct, the last one last. Those that
    /// the partner told in secret are not among them (D10).
    pub fn slips(&self) -> Vec<Told> {
        self.all_told().into_iter().filter(|(by, _)| self.may_correct(*by)).map(|(_, told)| told).collect()
    }

    /// Real cards: has the partner of the player who looks told an outcome in secret? Only the partner can correct
    /// that.
    pub fn has_secret_slips(&self) -> bool {
        self.all_told().iter().any(|(by, _)| !self.may_correct(*by))
    }

    fn may_correct(&self, by: Option<Seat>) -> bool {
        by.is_none_or(|seat| self.watch.may_speak_for(seat))
    }

    /// All outcomes with the seat that was asked; `None` in the deal, which both see.
    fn all_told(&self) -> Vec<(Option<Seat>, Told)> {
        if self.kind != GameKind::Table {
            return Vec::new();
        }
        let record = self.record();
        let mut all: Vec<(Option<Seat>, Told)> =
            of_deal(record.setup, &record.deal).into_iter().map(|told| (None, told)).collect();
        let mut turn = 0;
        let steps = record.plies.iter().map(|ply| (ply.action, &ply.outcomes));
        let waiting = self.waiting.iter().map(|waiting| (waiting.action, &waiting.told));
        for ((place, scene), (action, outcomes)) in self.playthrough().scenes().enumerate().zip(steps.chain(waiting)) {
            turn += scene.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
            let asked = scene.game.decision().map(|decision| decision.seat);
            all.extend(outcomes.iter().enumerate().map(|(number, &outcome)| {
                let occasion = Awaited::after(&scene.game, action, &outcomes[..number]).occasion;
                (asked, Told { moment: Moment { ply: Some(place), number }, turn, occasion, outcome })
            }));
        }
        all
    }
}

/// All outcomes of the same kind in this set-up, with how many there are of each.
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
        occasion: Awaited::in_deal(setup, &told[..number]).occasion,
        outcome,
    };
    told.iter().enumerate().map(slip).collect()
}
