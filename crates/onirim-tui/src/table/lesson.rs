//! The first game, which teaches: its cards are fixed, and each step has a hint.

use std::collections::VecDeque;

use onirim_core::{Action, Card, Color, Group, Outcome, Setup, Symbol};
use onirim_record::{Playthrough, Refused};
use onirim_session::{Kept, Session, Shelf};

use Color::{Blue, Brown, Green, Red};
use Symbol::{Key, Moon, Sun};

/// One step: what is explained, and what the player should do then.
#[derive(Clone, Copy, Debug)]
struct LessonStep {
    hint: &'static str,
    wanted: Action,
}

/// A lesson under way.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    step: usize,
    /// The cards that will come, in order.
    deck: VecDeque<Outcome>,
}

const fn sun(color: Color) -> Card {
    Card::chamber(color, Sun)
}

const fn moon(color: Color) -> Card {
    Card::chamber(color, Moon)
}

const fn key(color: Color) -> Card {
    Card::chamber(color, Key)
}

const fn play(card: Card) -> Action {
    Action::Play { card, from: Group::Personal }
}

const fn discard(card: Card) -> Action {
    Action::Discard { card, from: Group::Personal }
}

const fn pay(key: Card) -> Action {
    Action::PayKey { key, from: Group::Personal }
}

const STEPS: [LessonStep; 10] = [
    LessonStep { hint: "lesson-play", wanted: play(sun(Red)) },
    LessonStep { hint: "lesson-golden-rule", wanted: play(moon(Red)) },
    LessonStep { hint: "lesson-third", wanted: play(sun(Red)) },
    LessonStep { hint: "lesson-take-door", wanted: Action::TakeDoor },
    LessonStep { hint: "lesson-discard", wanted: discard(sun(Brown)) },
    LessonStep { hint: "lesson-nightmare", wanted: pay(key(Blue)) },
    LessonStep { hint: "lesson-green-moon", wanted: play(moon(Green)) },
    LessonStep { hint: "lesson-drawn-door", wanted: pay(key(Green)) },
    LessonStep { hint: "lesson-prophecy", wanted: discard(key(Red)) },
    LessonStep { hint: "lesson-arrange", wanted: Action::DiscardSeen { card: Card::NIGHTMARE } },
];

const HAND: [Card; 5] = [sun(Red), moon(Red), sun(Green), key(Blue), sun(Red)];

const DECK: [Card; 15] = [
    moon(Green),
    sun(Brown),
    key(Green),
    Card::NIGHTMARE,
    sun(Blue),
    key(Red),
    Card::door(Green),
    moon(Brown),
    sun(Green),
    Card::NIGHTMARE,
    moon(Green),
    sun(Blue),
    key(Brown),
    moon(Red),
    sun(Red),
];

impl Lesson {
    /// The lesson and the game that it plays.
    pub(crate) fn begin() -> Result<(Lesson, Playthrough), Refused> {
        let playthrough = Playthrough::scripted(Setup::SOLO, &HAND.map(Outcome::Card))?;
        Ok((Lesson { step: 0, deck: DECK.map(Outcome::Card).into_iter().collect() }, playthrough))
    }

    /// The key of the text that explains this step.
    pub(crate) fn hint(&self) -> &'static str {
        STEPS.get(self.step).map_or("lesson-done", |step| step.hint)
    }

    /// Which step it is, from 1, and how many there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        ((self.step + 1).min(STEPS.len()), STEPS.len())
    }

    /// What the player should do; `None` when everything has been taught.
    pub(crate) fn wanted(&self) -> Option<Action> {
        STEPS.get(self.step).map(|step| step.wanted)
    }

    /// Is this what the step is about?
    pub(crate) fn allows(&self, actions: &[Action]) -> bool {
        self.wanted().is_none_or(|wanted| actions.first() == Some(&wanted))
    }

    /// The step was taken.
    pub(crate) fn go_on(&mut self) {
        self.step += 1;
    }

    /// Carries out actions with the cards that the lesson has in store.
    pub(crate) fn act<S: Shelf>(
        &mut self,
        session: &mut Session,
        actions: &[Action],
        shelf: &S,
    ) -> Result<Kept<S::Trouble>, Refused> {
        let mut kept = Kept::Saved;
        for &action in actions {
            if session.game().is_legal(action) {
                kept = self.act_once(session, action, shelf)?;
            }
        }
        Ok(kept)
    }

    fn act_once<S: Shelf>(
        &mut self,
        session: &mut Session,
        action: Action,
        shelf: &S,
    ) -> Result<Kept<S::Trouble>, Refused> {
        let mut told = Vec::new();
        loop {
            match session.act_with(action, &told, shelf) {
                Err(Refused::NeedsOutcome { place, request }) => match self.deck.pop_front() {
                    Some(outcome) => told.push(outcome),
                    None => return Err(Refused::NeedsOutcome { place, request }),
                },
                done => return done,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_session::Nowhere;

    use super::*;

    #[test]
    fn every_step_of_the_lesson_can_be_taken_as_it_is_taught() {
        let (mut lesson, playthrough) = Lesson::begin().unwrap();
        let mut session = Session::lesson(playthrough);
        while let Some(wanted) = lesson.wanted() {
            assert!(session.game().is_legal(wanted), "{wanted:?}");
            assert_eq!(lesson.act(&mut session, &[wanted], &Nowhere), Ok(Kept::Saved));
            lesson.go_on();
        }
        while let Some(action @ Action::PlaceNext { .. }) = session.game().legal_actions().get(0) {
            assert_eq!(lesson.act(&mut session, &[action], &Nowhere), Ok(Kept::Saved));
        }
        assert_eq!(session.game().doors_on_table(), [1, 0, 1, 0]);
        assert_eq!(lesson.hint(), "lesson-done");
    }
}
