//! Replays a game and puts its decisions together with their verdicts.

use std::collections::VecDeque;

use onirim_ai::Standpoint;
use onirim_core::{Ending, Event, Game, Script, Seat, Setup};
use onirim_record::{Playthrough, Ply, Programs};

use crate::review::moment::{Moment, Then};
use crate::review::share::Share;
use crate::review::verdict::Verdict;
use crate::review::{Outcome, Progress, Review};

/// A finished game and the verdicts on its decisions, which may come from another thread or process.
#[derive(Clone, Debug)]
pub struct Account {
    setup: Setup,
    programs: Programs,
    /// The game as it stands at the next decision.
    game: Option<Game>,
    plies: VecDeque<Ply>,
    turn: usize,
    moments: Vec<Moment>,
}

impl Account {
    /// For a game that is over, or that its players gave up. The caller makes sure that it is not played on.
    pub fn of(playthrough: &Playthrough) -> Account {
        let record = playthrough.record();
        let mut events = Vec::new();
        // A playthrough is a valid game, so this succeeds.
        let game = Game::new(record.setup, &mut Script::new(&record.deal), &mut events).ok();
        Account {
            setup: record.setup,
            programs: Programs::of(record),
            game,
            plies: record.plies.iter().cloned().collect(),
            turn: turns_in(&events),
            moments: Vec::new(),
        }
    }

    /// The progress.
    pub fn progress(&self) -> Progress {
        Progress { done: self.moments.len(), of: self.moments.len() + self.plies.len() }
    }

    /// The game before the next decision, and its ply.
    pub(super) fn next(&self) -> Option<(&Game, &Ply)> {
        self.game.as_ref().zip(self.plies.front())
    }

    /// The game after the last decision, if it is not over: it was given up.
    pub(super) fn left(&self) -> Option<&Game> {
        self.game.as_ref().filter(|game| self.plies.is_empty() && game.ending().is_none())
    }

    /// Adds the verdict on the next decision. A verdict on another answer than the given one ends the replay.
    pub fn enter(&mut self, verdict: &Verdict) -> Progress {
        let told = self.next().and_then(|(game, ply)| self.moment(game, ply, verdict));
        self.plies.pop_front();
        match told {
            Some((moment, next)) => {
                self.turn += turns_in(&moment.events);
                self.moments.push(moment);
                self.game = Some(next);
            }
            None => self.break_off(),
        }
        self.progress()
    }

    /// Ends the replay.
    pub(super) fn break_off(&mut self) {
        self.plies.clear();
    }

    /// The moment of this ply, and the game after it.
    fn moment(&self, game: &Game, ply: &Ply, verdict: &Verdict) -> Option<(Moment, Game)> {
        let at = Standpoint::of(game).filter(|_| verdict.chosen.action == ply.action)?;
        let chance_spoke = game.after_listed(ply.action).settled().is_none();
        let (mut next, mut events) = (*game, Vec::new());
        next.apply(ply.action, &mut Script::new(&ply.outcomes), &mut events).ok()?;
        let moment = Moment {
            ply: self.moments.len() + 1,
            turn: self.turn,
            decision: at.decision(),
            program: self.programs.at(at.seat()),
            view: at.view(),
            answers: verdict.answers,
            chosen: verdict.chosen,
            worth: Share::of(verdict.chosen.chance),
            best: verdict.best,
            then: if chance_spoke { Then::ChanceSpoke } else { Then::NothingCame },
            next: Share::NOTHING,
            events,
        };
        Some((moment, next))
    }

    /// The review. `left` is the chance that was left if the game was given up.
    pub fn finish(self, left: Share) -> Review {
        let outcome = match self.game.and_then(|game| game.ending()) {
            Some(Ending::Victory) => Outcome::Won,
            Some(Ending::Defeat(_)) => Outcome::Lost,
            None if self.left().is_some() => Outcome::GivenUp(left),
            None => Outcome::Lost,
        };
        let mut review = Review { setup: self.setup, outcome, moments: self.moments };
        // The effect of a decision is known only when the next one has been judged.
        let chances: Vec<Share> = review.chances().skip(1).collect();
        let seats: Vec<Option<Seat>> =
            review.moments.iter().skip(1).map(|next| Some(next.seat())).chain([None]).collect();
        for ((moment, next), asked) in review.moments.iter_mut().zip(chances).zip(seats) {
            moment.next = next;
            if asked == Some(moment.seat()) {
                moment.give_credit();
            }
        }
        review
    }
}

fn turns_in(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count()
}
