//! Doors: how they are obtained, how they are lost, and how they win the game (B6, B13, B17, D7, K2, K3).

use onirim_core::{Action, Card, Color, Goal, Group, Players, Question, Seat, Side, Slot};

use crate::piece::{self, Piece};
use crate::play::{Asking, Flow, Play, Stop};
use crate::table::Table;

/// What is done about the Door of a run (B6).
#[derive(Clone, Copy)]
enum Earned {
    Take,
    Leave,
}

impl Play<'_> {
    /// A Chamber joins the own row; the third, sixth, ninth of a colour in a row earns a Door (B5, B6).
    pub(crate) fn play_chamber(&mut self, card: Card, from: Group) -> Flow {
        let piece = piece::take(self.table.hand_mut(from), card);
        let row = &mut self.table.rows[self.table.active.index()];
        row.extend(piece);
        match run_of(row) {
            Some((color, length)) if length % 3 == 0 => self.earned_door(color),
            Some(_) | None => Ok(()),
        }
    }

    fn earned_door(&mut self, color: Color) -> Flow {
        let is_there = self.table.deck.iter().any(|piece| piece.card == Card::door(color));
        if !is_there {
            // B7: nothing is searched, nothing is shuffled.
            return Ok(());
        }
        let options = [(Action::TakeDoor, Earned::Take), (Action::LeaveDoor, Earned::Leave)];
        match self.offer(Asking::OfTwo, Question::EarnedDoor { color }, |_| options.to_vec())? {
            Earned::Take => {
                let door = piece::take(&mut self.table.deck, Card::door(color));
                self.table.shuffle_deck();
                self.obtain(color, door)
            }
            Earned::Leave => Ok(()),
        }
    }

    /// A Door was drawn in phase 2 (B13).
    pub(crate) fn drawn_door(&mut self, color: Color) -> Flow {
        let key = Card::key(color);
        let asking = self.table.asking_in_secret();
        let paid_from = self.offer(asking, Question::DrawnDoor { color }, |table| {
            let keys = table.hand_prints().into_iter().filter(|&(card, _)| card == key);
            let mut options: Vec<(Action, Option<Group>)> =
                keys.map(|(key, from)| (Action::PayKey { key, from }, Some(from))).collect();
            options.push((Action::RefuseDoor, None));
            options
        })?;
        let door = self.table.resolving.take();
        match paid_from {
            Some(group) => {
                self.table.discard_from_hand(key, group);
                self.obtain(color, door)
            }
            None => {
                self.table.limbo.extend(door);
                Ok(())
            }
        }
    }

    /// A Door comes to the active player, if the Book allows it (K2, X3).
    fn obtain(&mut self, color: Color, door: Option<Piece>) -> Flow {
        if self.table.setup.book.is_some() {
            match self.table.goals.iter_mut().find(|goal| goal.side == Side::FaceUp) {
                Some(goal) if goal.color == color => goal.side = Side::FaceDown,
                Some(_) | None => {
                    self.table.limbo.extend(door);
                    return Ok(());
                }
            }
        }
        self.table.doors[self.table.active.index()].extend(door);
        self.check_victory()?;
        self.suffer_premonitions()
    }

    /// An obtained Door goes to Limbo, and with the Book a Goal of its colour turns up again (K3).
    pub(crate) fn return_door(&mut self, owner: Seat, color: Color) -> Flow {
        let door = piece::take(&mut self.table.doors[owner.index()], Card::door(color));
        self.table.limbo.extend(door);
        if self.table.setup.book.is_some() {
            let slot = self.offer(Asking::OfTwo, Question::ReopenGoal { color }, |table| face_down(table, color))?;
            self.table.goals[slot.index()].side = Side::FaceUp;
        }
        Ok(())
    }

    /// Is the game won? (B17, D7, T4, X2)
    pub(crate) fn check_victory(&self) -> Flow {
        let has_all = |seat: Seat, of_each: usize| {
            Color::ALL.into_iter().all(|color| self.table.doors_of(seat, color) >= of_each)
        };
        let doors = match self.table.setup.players {
            Players::One => has_all(Seat::One, 2),
            Players::Two(_) => has_all(Seat::One, 1) && has_all(Seat::Two, 1),
        };
        let towers = self.table.setup.towers.is_none() || self.has_rampart();
        if doors && towers { Err(Stop::Won) } else { Ok(()) }
    }
}

/// The colour of the last card of a row, and how many of that colour stand there in a row.
pub(crate) fn run_of(row: &[Piece]) -> Option<(Color, usize)> {
    let color = piece::chamber_color(row.last()?.card)?;
    let length = row.iter().rev().take_while(|piece| piece::chamber_color(piece.card) == Some(color)).count();
    Some((color, length))
}

/// The face-down Goals of a colour (K3).
fn face_down(table: &Table, color: Color) -> Vec<(Action, Slot)> {
    let turned = Goal { color, side: Side::FaceDown };
    let slots = Slot::all().take(table.goals.len()).filter(|slot| table.goals[slot.index()] == turned);
    slots.map(|slot| (Action::ReopenGoal { slot }, slot)).collect()
}

#[cfg(test)]
mod tests {
    use onirim_core::Symbol;

    use super::*;

    fn row(colors: &[Color]) -> Vec<Piece> {
        let piece = |(id, &color)| Piece { id, card: Card::chamber(color, Symbol::Sun), known: false };
        (0..).zip(colors).map(piece).collect()
    }

    #[test]
    fn a_run_counts_back_to_the_last_other_colour() {
        assert_eq!(run_of(&[]), None);
        assert_eq!(run_of(&row(&[Color::Red])), Some((Color::Red, 1)));
        assert_eq!(run_of(&row(&[Color::Red, Color::Blue, Color::Blue])), Some((Color::Blue, 2)));
        assert_eq!(run_of(&row(&[Color::Red; 6])), Some((Color::Red, 6)));
    }
}
