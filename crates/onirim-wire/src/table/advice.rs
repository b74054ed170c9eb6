//! What the table advises.

use onirim_coach::advice::NoAdvice;
use onirim_core::Seat;
use onirim_record::Playthrough;

use super::ply_of;
use crate::answer::Advice;
use crate::fault::{Code, Fault};

/// Advice for this seat, made of what it may know. From then on the record says that somebody was advised.
pub(super) fn give(playthrough: &mut Playthrough, seat: Option<Seat>) -> Result<Box<Advice>, Fault> {
    let advice = match seat {
        Some(seat) => onirim_coach::advice::Advice::on(playthrough.game(), seat).map_err(refused)?,
        None => return Err(refused(NoAdvice::Over)),
    };
    playthrough.mark_advised();
    Ok(Box::new(Advice::of(&advice, ply_of(playthrough))))
}

fn refused(why: NoAdvice) -> Fault {
    let code = match why {
        NoAdvice::Over => Code::GameOver,
        NoAdvice::NobodyThere => Code::BadField,
        NoAdvice::NotAsked => Code::NotAsked,
        NoAdvice::NotLearned => Code::UnknownFeature,
    };
    Fault::new(code, why.to_string())
}
