//! The decisions of a game one after the other, and what was thought about each.

use std::collections::VecDeque;

use onirim_ai::Standpoint;
use onirim_core::{Ending, Event, Game, Script, Seat, Setup};
use onirim_record::{Playthrough, Ply, Programs};

use crate::review::moment::{Moment, Then};
use crate::review::share::Share;
use crate::review::verdict::Verdict;
use crate::review::{Outcome, Progress, Review};

/// A game that nobody plays on, and the verdicts on it as they come: from here, or from where they were thought.
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
    /// Of a game that is over, or that its players gave up. Nobody may play it on: that is for the caller to know.
    pub fn of(playthrough: &Playthrough) -> Account {
        let record = playthrough.record();
        let mut events = Vec::new();
        // A playthrough has been played before, so it is not refused now.
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

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        Progress { done: self.moments.len(), of: self.moments.len() + self.plies.len() }
    }

    /// The next decision, and how it was answered.
    pub(super) fn next(&self) -> Option<(&Game, &Ply)> {
        self.game.as_ref().zip(self.plies.front())
    }

    /// The game as it stands when all its decisions are behind it, if it does not stand at its end: somebody gave it up.
    pub(super) fn left(&self) -> Option<&Game> {
        self.game.as_ref().filter(|game| self.plies.is_empty() && game.ending().is_none())
    }

    /// The next decision was judged. A verdict on another answer than the one that was given ends the account: nothing behind it can be told.
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

    /// Nothing more can be told.
    pub(super) fn break_off(&mut self) {
        self.plies.clear();
    }

    /// The decision that this ply answered, and the game after it.
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

    /// All of it together. If the game was given up, there was this chance left.
    pub fn finish(self, left: Share) -> Review {
        let outcome = match self.game.and_then(|game| game.ending()) {
            Some(Ending::Victory) => Outcome::Won,
            Some(Ending::Defeat(_)) => Outcome::Lost,
            None if self.left().is_some() => Outcome::GivenUp(left),
            None => Outcome::Lost,
        };
        let mut review = Review { setup: self.setup, outcome, moments: self.moments };
        // What follows a decision is known only when the next one has been judged.
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
