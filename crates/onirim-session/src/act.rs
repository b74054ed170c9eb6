//! Acting: what was chosen, and everything after it that needs no choice.

use std::collections::VecDeque;

use onirim_core::{Action, Event, Outcome, Request};
use onirim_record::Refused;

use crate::archive::Archive;
use crate::keep::Kept;
use crate::kind::GameKind;
use crate::session::Session;
use crate::spell_stop::SpellStop;

/// Real cards: an action that cannot be carried out before more of them are told.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) action: Action,
    pub(crate) told: Vec<Outcome>,
    pub(crate) request: Request,
    /// What was chosen together with it.
    pub(crate) queue: VecDeque<Action>,
}

impl Session {
    /// Carries out what was chosen, one action after the other, and the draws that nobody has to decide about; then the game is kept.
    ///
    /// While nobody looks who is asked, nothing is done. If the first action is refused, nothing has changed. Those behind it are passed over where they do not fit any more. With real cards, the answer
    /// may be that the game [waits](Session::wanted) for one of them.
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

    /// Real cards: tells the one that came up. If it cannot be, nothing has changed.
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

    /// Carries out what the program chose that is asked now, and the draws that need no choice; then the game is kept. If a person is asked, nothing is done.
    pub fn act_for_program(&mut self, action: Action, archive: &dyn Archive) -> Result<Kept, Refused> {
        if self.asked_program().is_some() {
            self.attempt(action, Vec::new(), &VecDeque::new())?;
            self.host.forget_undone();
            self.advance(VecDeque::new());
        }
        Ok(self.happened(archive))
    }

    /// Draws what no stop holds back any more.
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

    /// Carries out one action or, if a real card must be told first, lets it wait.
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

    /// Goes on with what was chosen together, and with draws, until somebody must be asked.
    pub(crate) fn advance(&mut self, mut queue: VecDeque<Action>) {
        while self.waiting.is_none() {
            let chosen = std::iter::from_fn(|| queue.pop_front()).find(|&action| self.game().is_legal(action));
            let Some(action) = chosen.or_else(|| self.draw_without_choice()) else { return };
            if self.attempt(action, Vec::new(), &queue).is_err() {
                return;
            }
        }
    }

    /// The next draw, if nobody has to decide about it.
    fn draw_without_choice(&self) -> Option<Action> {
        let stop = if self.asked_program().is_some() { SpellStop::BeforeDraws } else { self.stop };
        self.host.draw_without_choice(stop)
    }

    /// A turn that begins has the usual stop before draws.
    fn note(&mut self) {
        let began = |event: &Event| if let Event::TurnBegan { seat } = *event { Some(seat) } else { None };
        if let Some(seat) = self.chapters().last().into_iter().flatten().rev().find_map(began) {
            self.stop = self.usual_stop[seat.index()];
        }
    }
}
