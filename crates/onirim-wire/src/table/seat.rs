//! Requests of a seat. Every answer and error holds only what the seat may know.

use onirim_core::{Action, Seat};
use onirim_session::Host;

use super::{Table, advice, check_seat, events_from, last_events, ply_of};
use crate::answer::{SeatAnswer, SeatView, seen_by};
use crate::fault::{Code, Fault};
use crate::request::SeatOrder;

impl<Seeds: FnMut() -> Option<u64>> Table<Seeds> {
    /// Carries out an order of a seat. On an error nothing has changed.
    pub fn obey_seat(&mut self, seat: Seat, order: SeatOrder) -> Result<SeatAnswer, Fault> {
        match order {
            SeatOrder::View => Ok(SeatAnswer::View { view: view_of(self.host_of(seat, None)?, seat) }),
            SeatOrder::Act { action, expected_ply } => act(self.host_of(seat, expected_ply)?, seat, action),
            SeatOrder::Events { from } => {
                let host = self.host_of(seat, None)?;
                let events = seen_by(seat, events_from(host, from));
                Ok(SeatAnswer::Events { events, ply: ply_of(host) })
            }
            SeatOrder::Advise { expected_ply } => {
                let adviser = self.adviser;
                let host = self.host_of(seat, expected_ply)?;
                Ok(SeatAnswer::Advice { advice: advice::give(adviser, host, seat)? })
            }
        }
    }

    /// The game, if this seat is part of it.
    fn host_of(&mut self, seat: Seat, expected_ply: Option<u64>) -> Result<&mut Host, Fault> {
        let host = self.host_at(expected_ply)?;
        check_seat(host, Some(seat))?;
        Ok(host)
    }
}

fn view_of(host: &Host, seat: Seat) -> Box<SeatView> {
    Box::new(SeatView::of(host.game(), seat, ply_of(host)))
}

fn act(host: &mut Host, seat: Seat, action: Action) -> Result<SeatAnswer, Fault> {
    // Checked first: the error of an illegal action would reveal cards of the partner.
    if host.game().decision().is_none_or(|decision| decision.seat != seat) {
        return Err(Fault::new(Code::NotAsked, "this seat is not asked: wait until the view has actions"));
    }
    // A request for outcomes would reveal what the partner holds or has seen.
    if host.record().seed.is_none() {
        let message = "the cards of this game come from outside, and only the referee tells them: the referee acts";
        return Err(Fault::new(Code::RefereeOnly, message));
    }
    host.act(action).map_err(|refused| Fault::from(&refused))?;
    Ok(SeatAnswer::Acted { events: seen_by(seat, last_events(host)), view: view_of(host, seat) })
}
