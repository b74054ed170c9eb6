//! Help with a choice, in steps: a nudge, the move, the figures.

use onirim_coach::advice::{Advice, Hint};
use onirim_core::Decision;
use onirim_session::Standing;

use super::plain_game::{Attempt, Outcome, PlainGame};
use crate::console::{Reply, Stop};

/// How much help there has been with a question.
pub(super) enum Help {
    None,
    Some { advice: Box<Advice>, last: Hint },
}

impl PlainGame<'_, '_> {
    /// Goes a step further. Before the first one, the game is marked, if its player wants that. Done: the game stands elsewhere now.
    pub(super) fn hint(&mut self, help: &mut Help, decision: Decision) -> Result<Attempt, Stop> {
        let (advice, step) = match std::mem::replace(help, Help::None) {
            Help::Some { advice, last } => (advice, last.next()),
            Help::None => {
                match self.accept_help()? {
                    Outcome::Made => {}
                    Outcome::AsBefore => return Ok(Attempt::NotDone),
                    Outcome::Elsewhere => return Ok(Attempt::Done),
                }
                match Advice::on(self.game(), decision.seat) {
                    Ok(advice) => (Box::new(advice), Hint::FIRST),
                    Err(why) => {
                        self.console.say(&self.text.no_advice(why))?;
                        return Ok(Attempt::NotDone);
                    }
                }
            }
        };
        self.console.say_all(self.text.hint(step, &advice))?;
        *help = Help::Some { advice, last: step };
        Ok(Attempt::NotDone)
    }

    /// Tells what help costs, and marks the game.
    fn accept_help(&mut self) -> Result<Outcome, Stop> {
        if let Err(why) = self.session.may_be_advised() {
            self.console.say(&self.text.no_help(why))?;
            return Ok(Outcome::AsBefore);
        }
        if self.session.standing() == Standing::Counts {
            self.console.say(&self.text.get("coach-price"))?;
            let question = self.text.get("plain-confirm");
            if self.console.yes_or_no(self.text, &question, Reply::No)? == Reply::No {
                return Ok(Outcome::AsBefore);
            }
        }
        match self.session.advised(self.store) {
            Ok(agreed) => self.agreed(agreed),
            Err(why) => {
                self.console.say(&self.text.no_help(why))?;
                Ok(Outcome::AsBefore)
            }
        }
    }
}
