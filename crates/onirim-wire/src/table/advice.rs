//! Advice of the table.

use onirim_core::Seat;
use onirim_session::Host;

use super::{Adviser, ply_of};
use crate::answer::Advice;
use crate::fault::{Code, Fault};

/// Advice for this seat, made only of what it may know. The record then says that advice was given.
pub(super) fn give(adviser: Adviser, host: &mut Host, seat: Seat) -> Result<Box<Advice>, Fault> {
    match host.game().decision() {
        None => Err(Fault::new(Code::GameOver, "the game is over: there is nothing left to advise on")),
        Some(decision) if decision.seat != seat => {
            Err(Fault::new(Code::NotAsked, "this seat is not asked: advice is for the one who is"))
        }
        Some(_) => {
            let advice = adviser(&host.game().view(seat), ply_of(host)).ok_or_else(|| {
                Fault::new(Code::UnknownFeature, "nothing is known about this set-up yet: load its weights first")
            })?;
            host.mark_advised();
            Ok(Box::new(advice))
        }
    }
}
