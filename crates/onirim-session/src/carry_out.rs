//! Carries out requests of a screen, on this device or another.

use crate::archive::Archive;
use crate::keep::{Agreed, Kept};
use crate::seat::{Answer, Ask, Change, Done, Reason};
use crate::session::Session;

impl Session {
    /// Carries out a request of the player who [looks at the screen](Session::watch).
    pub fn carry_out(&mut self, ask: Ask, archive: &dyn Archive) -> Answer {
        match ask {
            Ask::Act(actions) => match self.act(&actions, archive) {
                Ok(kept) => done(Change::Moved, kept),
                Err(refused) => Answer::Refused(Reason::Illegal(refused)),
            },
            Ask::GoOn => {
                let before = self.version();
                let kept = self.go_on(archive);
                // With real cards, a draw begins with a request for its card.
                let moved = self.version() != before || self.wanted().is_some();
                done(if moved { Change::Moved } else { Change::Noted }, kept)
            }
            Ask::StopThisTurn(stop) => {
                self.stop_this_turn(stop);
                done(Change::Noted, Kept::Saved)
            }
            Ask::StopUsually(stop) => {
                self.stop_usually(stop);
                done(Change::Noted, Kept::Saved)
            }
            Ask::TakeBack => match self.take_back(archive) {
                Ok(answer) => agreed(Change::TakenBack, answer),
                Err(why) => Answer::Refused(Reason::NoUndo(why)),
            },
            Ask::Redo => match self.redo(archive) {
                Some(kept) => done(Change::LaidOut, kept),
                None => Answer::Refused(Reason::NothingToRedo),
            },
            Ask::NoteAdvice => match self.advised(archive) {
                Ok(answer) => agreed(Change::Advised, answer),
                Err(why) => Answer::Refused(Reason::NoHelp(why)),
            },
            Ask::GiveUp => agreed(Change::GivenUp, self.give_up(archive)),
            Ask::HandOver => {
                self.pass_on();
                done(Change::HandedOver, Kept::Saved)
            }
            Ask::Keep => done(Change::Noted, self.keep(archive)),
        }
    }
}

fn done(change: Change, kept: Kept) -> Answer {
    Answer::Done(Done { change, kept })
}

fn agreed(change: Change, agreed: Agreed) -> Answer {
    match agreed {
        Agreed::Done => done(change, Kept::Saved),
        Agreed::Refused(trouble) => Answer::Refused(Reason::NotKept(trouble)),
        Agreed::MovedOn => done(Change::Noted, Kept::MovedOn),
        Agreed::Ended => done(Change::Noted, Kept::Ended),
    }
}
