//! Doors: obtaining one, whatever the cause, and giving one back (B6, B7, B13, K2, K3).

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Color};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::{Flow, Step};
use crate::table::{Group, Seat};

impl Game {
    /// B6: the Door is taken out of the deck. B7: or left there.
    pub(crate) fn list_earned_door(&self, actions: &mut ActionList) {
        actions.extend([Action::TakeDoor, Action::LeaveDoor]);
    }

    /// B13: a Key of the Door's colour is discarded for it, or it goes to Limbo.
    pub(crate) fn list_drawn_door(&self, color: Color, actions: &mut ActionList) {
        let key = Card::key(color);
        let groups = self.groups().iter().filter(|&&from| self.own(from).contains(key));
        actions.extend(groups.map(|&from| Action::PayKey { key, from }));
        actions.push(Action::RefuseDoor);
    }

    /// Is the owner of a drawn Door asked what becomes of it? Only if there is a Key to pay with (R2), or if that is a secret (R13).
    fn asks_about_door(&self, color: Color) -> bool {
        let key = Card::key(color);
        self.has_secrets() || self.own(Group::Personal).contains(key) || self.own(Group::Shared).contains(key)
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// B6: the Door is taken out of the deck, which is then shuffled, before any Premonition is applied (R6).
    pub(crate) fn take_earned_door(&mut self, color: Color) {
        self.search_and_shuffle(|flow| {
            flow.game.deck.remove(Card::door(color));
            flow.obtain_door(color);
        });
        self.win_if_due();
    }

    /// B7: it stays in the deck, which is not shuffled.
    pub(crate) fn leave_earned_door(&mut self, color: Color) {
        self.tell(Event::DoorLeft { seat: self.game.active, color });
    }

    /// B13. A Door that cannot be paid for goes to Limbo without a question.
    pub(crate) fn meet_door(&mut self, color: Color) {
        self.tell(Event::DoorDrawn { seat: self.game.active, color });
        if self.game.asks_about_door(color) {
            self.game.resolving = Some(Card::door(color));
            self.ask(Question::DrawnDoor { color });
        } else {
            self.put_door_into_limbo(color);
        }
    }

    pub(crate) fn refuse_door(&mut self, color: Color) {
        self.game.resolving = None;
        self.put_door_into_limbo(color);
    }

    /// B13: a Key is discarded for the Door just drawn. It triggers no Prophecy.
    pub(crate) fn pay_for_door(&mut self, color: Color, key: Card, from: Group) {
        self.discard_from_hand(key, from);
        self.game.resolving = None;
        self.obtain_door(color);
        self.win_if_due();
    }

    fn put_door_into_limbo(&mut self, color: Color) {
        self.game.limbo.insert(Card::door(color));
        self.tell(Event::DoorToLimbo { color });
    }

    /// The active player obtains a Door that has left its place, unless another Goal comes first (K2, X3). Premonitions are applied later: the caller first checks
    /// for victory (P2).
    pub(crate) fn obtain_door(&mut self, color: Color) {
        let seat = self.game.active;
        let mut found = None;
        if let Some(goals) = &mut self.game.goals {
            if goals.next() != Some(color) {
                self.put_door_into_limbo(color);
                return;
            }
            found = goals.fulfil_next();
        }
        self.game.doors[seat.index()][color.index()] += 1;
        self.tell(Event::DoorObtained { seat, color });
        if let Some(slot) = found {
            self.tell(Event::GoalFound { slot });
        }
        if let Some(omens) = self.game.omens {
            self.later(Step::Heed(omens.face_up));
        }
    }

    /// An obtained Door goes to Limbo (B14-II, P4, P8), and a Goal of its colour shows its face again (K3).
    pub(crate) fn return_door(&mut self, owner: Seat, color: Color) {
        self.game.doors[owner.index()][color.index()] -= 1;
        self.game.limbo.insert(Card::door(color));
        self.tell(Event::DoorReturned { owner, color });
        if let Some(goals) = self.game.goals {
            let mut found = goals.found(color);
            match (found.next(), found.next()) {
                (Some(_), Some(_)) => self.ask(Question::ReopenGoal { color }),
                (Some(slot), None) => self.turn_goal_up(slot),
                (None, _) => {}
            }
        }
    }
}
