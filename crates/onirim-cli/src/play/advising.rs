//! Help with a choice, in steps: a nudge, the move, the figures.

use onirim_coach::advice::{Advice, Hint};
use onirim_core::View;
use onirim_session::{Ask, Standing};

use super::plain_game::{Attempt, Outcome, PlainGame};
use crate::console::{Reply, Stop};

/// How much help there has been with a question.
pub(super) enum Help {
    None,
    Some { advice: Box<Advice>, last: Hint },
}

impl PlainGame<'_, '_> {
    /// Goes a step further. Before the first one is shown, the game is marked, if its player wants that. Done: the game stands elsewhere now.
    pub(super) fn hint(&mut self, help: &mut Help, view: &View) -> Result<Attempt, Stop> {
        let (advice, step) = match std::mem::replace(help, Help::None) {
            Help::Some { advice, last } => (advice, last.next()),
            Help::None => {
                if self.wants_help()? == Reply::No {
                    return Ok(Attempt::NotDone);
                }
                let advice = match Advice::of(view) {
                    Ok(advice) => advice,
                    Err(why) => {
                        self.console.say(&self.text.no_advice(why))?;
                        return Ok(Attempt::NotDone);
                    }
                };
                match self.request(Ask::NoteAdvice)? {
                    Outcome::Made => (Box::new(advice), Hint::FIRST),
                    Outcome::AsBefore => return Ok(Attempt::NotDone),
                    Outcome::Elsewhere => return Ok(Attempt::Done),
                }
            }
        };
        self.console.say_all(self.text.hint(step, &advice))?;
        *help = Help::Some { advice, last: step };
        Ok(Attempt::NotDone)
    }

    /// Tells what help costs, and asks whether it is wanted.
    fn wants_help(&mut self) -> Result<Reply, Stop> {
        if let Err(why) = self.session().may_be_advised() {
            self.console.say(&self.text.no_help(why))?;
            return Ok(Reply::No);
        }
        if self.session().standing() == Standing::Assisted {
            return Ok(Reply::Yes);
        }
        self.console.say(&self.text.get("coach-price"))?;
        let question = self.text.get("plain-confirm");
        self.console.yes_or_no(self.text, &question, Reply::No)
    }
}
