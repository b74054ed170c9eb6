//! Doors: one way to obtain one, whatever the cause, and one way to give one back (B6, B13, B17, D7, K2, K3).

use crate::action::Action;
use crate::card::{Card, Color};
use crate::chance::Chance;
use crate::decision::{Ending, Question};
use crate::event::{Event, Witness};
use crate::flow::{Flow, Step};
use crate::game::Game;
use crate::seat::{Group, Seat};

impl Game {
    /// Do all conditions of victory hold now? (X2)
    pub(crate) fn is_won(&self) -> bool {
        let doors_found =
            if self.is_duo() { self.doors.iter().flatten().all(|&count| count >= 1) } else { self.doors[0] == [2; 4] };
        doors_found && self.towers.is_none_or(|row| row.has_rampart())
    }

    /// Is the owner of a drawn Door asked what becomes of it? Only if there is a Key to pay with (R2), or if that is a secret (R13).
    #[inline]
    fn asks_about_door(&self, color: Color) -> bool {
        let key = Card::key(color);
        self.has_secrets() || self.own(Group::Personal).contains(key) || self.own(Group::Shared).contains(key)
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// Ends the game if it is won.
    pub(crate) fn win_if_due(&mut self) {
        if self.game.is_won() {
            self.end(Ending::Victory);
        }
    }

    pub(crate) fn answer_earned_door(&mut self, question: Question, action: Action) {
        let Question::EarnedDoor { color } = question else { return };
        if action == Action::TakeDoor {
            self.game.deck.search(Card::door(color), self.chance);
            self.tell(Event::DeckShuffled);
            self.obtain_door(color);
        } else {
            self.tell(Event::DoorLeft { seat: self.game.active, color });
        }
    }

    /// B13. A Door that nobody can pay for goes to Limbo without a question.
    #[inline]
    pub(crate) fn draw_door(&mut self, color: Color) {
        self.tell(Event::DoorDrawn { seat: self.game.active, color });
        if self.game.asks_about_door(color) {
            self.game.resolving = Some(Card::door(color));
            self.ask(Question::DrawnDoor { color });
        } else {
            self.put_door_into_limbo(color);
        }
    }

    pub(crate) fn refuse_door(&mut self, question: Question) {
        if let Question::DrawnDoor { color } = question {
            self.game.resolving = None;
            self.put_door_into_limbo(color);
        }
    }

    /// A Key is discarded, for the Door just drawn (B13) or against a Nightmare (B14-I). It triggers no Prophecy.
    #[inline]
    pub(crate) fn pay_key(&mut self, question: Question, key: Card, from: Group) {
        self.discard_from_hand(key, from);
        if let Question::DrawnDoor { color } = question {
            self.game.resolving = None;
            self.obtain_door(color);
        } else {
            self.settle_nightmare();
        }
    }

    #[inline]
    fn put_door_into_limbo(&mut self, color: Color) {
        self.game.deck.put_into_limbo(Card::door(color));
        self.tell(Event::DoorToLimbo { color });
    }

    /// A Door that is nowhere else any more becomes the active player's, unless another Goal comes first (K2). Victory comes before
    /// any penalty (P2).
    fn obtain_door(&mut self, color: Color) {
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
        if self.game.omens.is_some() {
            self.later(Step::Heed);
        }
        self.win_if_due();
    }

    /// The answer to a Nightmare (B14-II) or to a Premonition (P4, P8).
    pub(crate) fn give_door_up(&mut self, question: Question, owner: Seat, color: Color) {
        if question == Question::Nightmare {
            self.later(Step::SettleNightmare);
        }
        self.return_door(owner, color);
    }

    /// An obtained Door goes to Limbo, and a Goal of its colour shows its face again (K3).
    pub(crate) fn return_door(&mut self, owner: Seat, color: Color) {
        self.game.doors[owner.index()][color.index()] -= 1;
        self.game.deck.put_into_limbo(Card::door(color));
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
