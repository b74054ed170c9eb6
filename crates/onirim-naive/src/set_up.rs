//! Before the first turn: Goals, Premonitions, the opening deal, and who takes which card (B2, D1, K1, P1).

use onirim_core::{Action, Cause, Goal, Group, Outcome, Players, Question, Seat, Side};

use crate::contents;
use crate::piece;
use crate::play::{Flow, Play};

/// How many Locations lie open for two players (D1).
const OPEN: usize = 8;
/// How many of them each player takes.
const PICKS: usize = 3;

impl Play<'_> {
    /// Everything up to the first turn.
    pub(crate) fn set_up(&mut self) -> Flow {
        self.lay_goals();
        self.lay_premonitions();
        self.table.shuffle_deck();
        // The deck is whole: no card is missing here.
        match self.table.setup.players {
            Players::One => self.fill_unresolved(Cause::Refill)?,
            Players::Two(_) => self.open_cards()?,
        }
        self.table.shuffle_limbo_in();
        match self.table.setup.players {
            Players::One => Ok(()),
            Players::Two(_) => self.pick_cards(),
        }
    }

    fn lay_goals(&mut self) {
        if self.table.setup.book.is_some() {
            let mut colors = contents::goals();
            self.table.shuffler.shuffle(&mut colors);
            self.seen.extend(colors.iter().map(|&color| Outcome::Goal(color)));
            self.table.goals = colors.into_iter().map(|color| Goal { color, side: Side::FaceUp }).collect();
        }
    }

    fn lay_premonitions(&mut self) {
        if let Some(premonitions) = self.table.setup.premonitions {
            let mut pile = contents::premonitions();
            self.table.shuffler.shuffle(&mut pile);
            self.table.pile = pile;
            self.reveal_premonitions(premonitions.face_up());
        }
    }

    /// Draws until the hand is full; Doors and Dreams go to Limbo unresolved (B2, B14-IV, D6).
    pub(crate) fn fill_unresolved(&mut self, cause: Cause) -> Flow {
        while let Some(group) = self.table.group_to_fill() {
            self.draw_unresolved(group, cause)?;
        }
        Ok(())
    }

    fn draw_unresolved(&mut self, group: Group, cause: Cause) -> Flow {
        let piece = self.draw(cause)?;
        if piece.is_location() {
            self.table.hand_mut(group).push(piece);
        } else {
            self.table.limbo.push(piece);
        }
        Ok(())
    }

    fn open_cards(&mut self) -> Flow {
        while self.table.shared.len() < OPEN {
            self.draw_unresolved(Group::Shared, Cause::Refill)?;
        }
        Ok(())
    }

    fn pick_cards(&mut self) -> Flow {
        for _ in 0..PICKS {
            for seat in [Seat::One, Seat::Two] {
                let options = piece::prints(&self.table.shared).into_iter().map(|card| (Action::Pick { card }, card));
                let card = self.choose(seat, Question::Draft, options.collect())?;
                let piece = piece::take(&mut self.table.shared, card);
                self.table.personal[seat.index()].extend(piece);
            }
        }
        Ok(())
    }
}
