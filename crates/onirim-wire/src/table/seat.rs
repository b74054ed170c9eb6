//! What the table does for a seat. Whatever leaves here, an error too, is made of what the seat may know.

use onirim_core::{Action, Seat};
use onirim_record::Playthrough;

use super::{Table, advice, check_seat, events_from, ply_of};
use crate::answer::{SeatAnswer, SeatView, seen_by};
use crate::fault::{Code, Fault};
use crate::request::SeatOrder;

impl<Seeds: FnMut() -> Option<u64>> Table<Seeds> {
    /// Carries out what a seat asks for. On a fault nothing has changed.
    pub fn obey_seat(&mut self, seat: Seat, order: SeatOrder) -> Result<SeatAnswer, Fault> {
        match order {
            SeatOrder::View => Ok(SeatAnswer::View { view: view_of(self.game_of(seat, None)?, seat) }),
            SeatOrder::Act { action, expected_ply } => act(self.game_of(seat, expected_ply)?, seat, action),
            SeatOrder::Events { from } => {
                let playthrough = self.game_of(seat, None)?;
                let events = seen_by(seat, events_from(playthrough, from));
                Ok(SeatAnswer::Events { events, ply: ply_of(playthrough) })
            }
            SeatOrder::Advise { expected_ply } => {
                let playthrough = self.game_of(seat, expected_ply)?;
                Ok(SeatAnswer::Advice { advice: advice::give(playthrough, Some(seat))? })
            }
        }
    }

    /// The game, if this seat is part of it.
    fn game_of(&mut self, seat: Seat, expected_ply: Option<u64>) -> Result<&mut Playthrough, Fault> {
        let playthrough = self.game_at(expected_ply)?;
        check_seat(playthrough, Some(seat))?;
        Ok(playthrough)
    }
}

fn view_of(playthrough: &Playthrough, seat: Seat) -> Box<SeatView> {
    Box::new(SeatView::of(playthrough.game(), seat, ply_of(playthrough)))
}

fn act(playthrough: &mut Playthrough, seat: Seat, action: Action) -> Result<SeatAnswer, Fault> {
    // First of all: why an action is illegal, and what is legal instead, tells what the partner holds.
    if playthrough.game().decision().is_none_or(|decision| decision.seat != seat) {
        return Err(Fault::new(Code::NotAsked, "this seat is not asked: wait until the view has actions"));
    }
    // What is needed of a deck, and whether something is needed at all, tells what the partner holds or has seen.
    if playthrough.record().seed.is_none() {
        let message = "the cards of this game come from outside, and only the referee tells them: the referee acts";
        return Err(Fault::new(Code::RefereeOnly, message));
    }
    let events = playthrough.act(action).map_err(|refused| Fault::from(&refused))?;
    Ok(SeatAnswer::Acted { events: seen_by(seat, events), view: view_of(playthrough, seat) })
}
