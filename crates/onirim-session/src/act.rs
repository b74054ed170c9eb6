//! Carries out actions, and the draws that need no choice.

use std::collections::VecDeque;

use onirim_core::{Action, Event, Outcome, Request};
use onirim_record::Refused;

use crate::archive::Archive;
use crate::keep::Kept;
use crate::kind::GameKind;
use crate::session::Session;
use crate::spell_stop::SpellStop;

/// Real cards: an action that waits for the next outcome.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) action: Action,
    pub(crate) told: Vec<Outcome>,
    pub(crate) request: Request,
    /// The actions to carry out after it.
    pub(crate) queue: VecDeque<Action>,
}

impl Session {
    /// Carries out the actions one after the other and the draws that need no choice; then saves the game.
    ///
    /// Does nothing unless the player who is asked [looks at the screen](Session::watch). If the first action is
    /// refused, nothing has changed; later actions that are not legal any more are skipped. With real cards the game
    /// may then [wait](Session::wanted) for a card.
    pub fn act(&mut self, actions: &[Action], archive: &dyn Archive) -> Result<Kept, Refused> {
        if self.is_faced()
            && let Some((&first, rest)) = actions.split_first()
        {
            let queue = rest.iter().copied().collect();
            self.attempt(first, Vec::new(), &queue)?;
            self.host.forget_undone();
            self.advance(queue);
        }
        Ok(self.happened(archive))
    }

    /// Carries out an action whose outcomes are fixed beforehand, as a lesson's are.
    pub fn act_with(&mut self, action: Action, outcomes: &[Outcome], archive: &dyn Archive) -> Result<Kept, Refused> {
        self.host.act_with(action, outcomes)?;
        self.host.forget_undone();
        self.note();
        Ok(self.happened(archive))
    }

    /// Real cards: adds the outcome that the game waits for. If it is impossible, nothing has changed.
    pub fn tell(&mut self, outcome: Outcome, archive: &dyn Archive) -> Result<Kept, Refused> {
        if self.is_faced()
            && let Some(waiting) = self.waiting.clone()
        {
            let mut told = waiting.told;
            told.push(outcome);
            self.attempt(waiting.action, told, &waiting.queue)?;
            self.host.forget_undone();
            self.advance(waiting.queue);
        }
        Ok(self.happened(archive))
    }

    /// Carries out the action of the program that is asked and the draws that need no choice; then saves the game.
    /// Does nothing if a person is asked.
    pub fn act_for_program(&mut self, action: Action, archive: &dyn Archive) -> Result<Kept, Refused> {
        if self.asked_program().is_some() {
            self.attempt(action, Vec::new(), &VecDeque::new())?;
            self.host.forget_undone();
            self.advance(VecDeque::new());
        }
        Ok(self.happened(archive))
    }

    /// Makes the draws that no stop holds back.
    pub fn go_on(&mut self, archive: &dyn Archive) -> Kept {
        let before = self.version();
        if self.is_faced() {
            self.advance(VecDeque::new());
        }
        if self.version() > before {
            self.host.forget_undone();
        }
        self.happened(archive)
    }

    fn happened(&mut self, archive: &dyn Archive) -> Kept {
        self.face();
        self.keep(archive)
    }

    /// Carries out one action, or lets it wait for a real card.
    pub(crate) fn attempt(
        &mut self,
        action: Action,
        told: Vec<Outcome>,
        queue: &VecDeque<Action>,
    ) -> Result<(), Refused> {
        let done = match self.kind {
            GameKind::Table => self.host.act_with(action, &told),
            GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson => self.host.act(action),
        };
        match (done, self.kind) {
            (Ok(()), _) => {
                self.waiting = None;
                self.note();
                Ok(())
            }
            (Err(Refused::NeedsOutcome { request, .. }), GameKind::Table) => {
                self.waiting = Some(Waiting { action, told, request, queue: queue.clone() });
                Ok(())
            }
            (Err(refused), _) => Err(refused),
        }
    }

    /// Carries out queued actions and draws until a choice is needed.
    pub(crate) fn advance(&mut self, mut queue: VecDeque<Action>) {
        while self.waiting.is_none() {
            let chosen = std::iter::from_fn(|| queue.pop_front()).find(|&action| self.game().is_legal(action));
            let Some(action) = chosen.or_else(|| self.draw_without_choice()) else { return };
            if self.attempt(action, Vec::new(), &queue).is_err() {
                return;
            }
        }
    }

    /// The next draw, if it needs no choice.
    fn draw_without_choice(&self) -> Option<Action> {
        let stop = if self.asked_program().is_some() { SpellStop::BeforeDraws } else { self.stop };
        self.host.draw_without_choice(stop)
    }

    /// Resets the stop before draws when a turn has begun.
    fn note(&mut self) {
        let began = |event: &Event| if let Event::TurnBegan { seat } = *event { Some(seat) } else { None };
        if let Some(seat) = self.chapters().last().into_iter().flatten().rev().find_map(began) {
            self.stop = self.usual_stop[seat.index()];
        }
    }
}
