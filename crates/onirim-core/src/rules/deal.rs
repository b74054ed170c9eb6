//! Before the first turn: the deal, and how two players pick their cards (B2, D1, K1, P1).

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Color};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::{Cause, Game};
use crate::rules::{Done, Flow};
use crate::table::{Goals, Group, Seat, Slot};

/// How many Locations lie open for two players to pick from (D1).
pub(crate) const OPEN_CARDS: usize = 8;

impl Game {
    /// D1: any of the open cards.
    pub(crate) fn list_picks(&self, actions: &mut ActionList) {
        actions.extend(self.own(Group::Shared).prints().map(|card| Action::Pick { card }));
    }

    /// Players pick in turn, the first player first (D1).
    pub(crate) fn next_to_pick(&self) -> Seat {
        if self.group(Seat::One, Group::Personal).len() == self.group(Seat::Two, Group::Personal).len() {
            Seat::One
        } else {
            Seat::Two
        }
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// Sets the table, up to the first question.
    pub(crate) fn deal(&mut self) -> Done<C> {
        if self.game.setup.book.is_some() {
            self.lay_goals()?;
        }
        if let Some(premonitions) = self.game.setup.premonitions {
            for _ in 0..premonitions.face_up() {
                self.turn_up()?;
            }
        }
        if self.game.is_duo() {
            self.open_cards()?;
            self.shuffle_limbo();
            self.pick_while_equal();
        } else {
            self.draw_new_hand(Cause::Refill)?;
            self.shuffle_limbo();
            self.begin_turn();
        }
        Ok(())
    }

    fn lay_goals(&mut self) -> Done<C> {
        let setup = self.game.setup;
        let (mut row, mut left) = (Goals::EMPTY, Color::ALL.map(|color| setup.doors(color) as u8));
        for slot in Slot::all().take(setup.goals()) {
            let color = self.chance.goal(left)?;
            left[color.index()] -= 1;
            row.lay(color);
            self.tell(Event::GoalLaid { slot, color });
        }
        self.game.goals = Some(row);
        Ok(())
    }

    fn open_cards(&mut self) -> Done<C> {
        while self.game.own(Group::Shared).len() < OPEN_CARDS {
            let Some(drawn) = self.game.deck.draw(self.chance)? else { return Ok(()) };
            if drawn.card.is_location() {
                self.game.own_mut(Group::Shared).add(drawn.card);
                self.tell(Event::Opened { card: drawn.card });
            } else {
                self.game.limbo.insert(drawn.card);
                self.tell(Event::SetAside { card: drawn.card });
            }
        }
        Ok(())
    }

    pub(crate) fn pick(&mut self, card: Card) {
        self.take_open(card);
        self.pick_while_equal();
    }

    /// Goes on by itself where all open cards are equal (R1), and begins the first turn when both hands are full.
    fn pick_while_equal(&mut self) {
        while self.game.group_to_fill(Seat::Two) == Some(Group::Personal) {
            let mut prints = self.game.own(Group::Shared).prints();
            match (prints.next(), prints.next()) {
                (Some(only), None) => {
                    self.take_open(only);
                }
                (_, _) => return self.ask(Question::Draft),
            }
        }
        self.begin_turn();
    }

    fn take_open(&mut self, card: Card) {
        let seat = self.game.next_to_pick();
        self.game.own_mut(Group::Shared).remove(card);
        self.game.group_mut(seat, Group::Personal).add(card);
        self.tell(Event::Picked { seat, card });
    }
}
