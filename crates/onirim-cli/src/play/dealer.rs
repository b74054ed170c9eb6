//! Real cards: the guide in the course of a game.

use onirim_core::Decision;
use onirim_session::{Corrected, GameKind};
use onirim_text::{Args, Perspective};

use super::asking::Beside;
use super::command::{Command, understand};
use super::dealing::{self, Hands};
use super::outcomes::{self, Heard, heard};
use super::plain_game::{Attempt, End, Outcome, PlainGame};
use super::slips::{self, Slip};
use super::{help, table};
use crate::console::Stop;

impl PlainGame<'_, '_> {
    /// Is this a table with real cards?
    pub(super) fn has_real_cards(&self) -> bool {
        match self.session().kind() {
            GameKind::Table => true,
            GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson => false,
        }
    }

    fn perspective(&self) -> Perspective {
        Perspective::from(self.session().told_to())
    }

    /// Tells what hands have to do, and waits until it is done. Not done: something was taken back or corrected instead, and the game stands elsewhere.
    pub(super) fn do_chores(&mut self) -> Result<Attempt, Stop> {
        let chores = self.seat.new_chores();
        if !chores.is_empty() {
            self.console.blank()?;
        }
        dealing::say_chores(&chores, self.perspective(), self.console, self.text)?;
        loop {
            let elsewhere = match dealing::wait_for_hands(&chores, self.guidance, self.console, self.text)? {
                Hands::Done => return Ok(Attempt::Done),
                Hands::Brief => {
                    self.switch_guidance()?;
                    Attempt::NotDone
                }
                Hands::TakeBack => self.undo()?,
                Hands::Correct => self.correct()?,
            };
            if elsewhere == Attempt::Done {
                return Ok(Attempt::NotDone);
            }
        }
    }

    /// Switches between a guide that waits for each step and a brief one, for good: the full screen keeps to it as well.
    pub(super) fn switch_guidance(&mut self) -> Result<(), Stop> {
        if !self.has_real_cards() {
            self.console.say(&self.text.get("plain-no-slips"))?;
            return Ok(());
        }
        self.guidance = dealing::switch_guidance(self.guidance, self.store, self.console, self.text)?;
        Ok(())
    }

    /// Asks which card came up, until something has changed.
    pub(super) fn ask_card(&mut self, decision: Decision) -> Result<Option<End>, Stop> {
        let list = self.session().may_come();
        self.say_wanted()?;
        if let Some((onirim_core::Outcome::Premonition(_), _)) = list.first() {
            outcomes::list(self.console, self.text, &list)?;
        }
        loop {
            let typed = self.console.ask(self.text, &self.text.get("plain-tell"))?;
            let view = self.session().view();
            let attempt = match understand(&typed) {
                Command::Nothing => {
                    self.say_wanted()?;
                    outcomes::list(self.console, self.text, &list)?;
                    Attempt::NotDone
                }
                Command::Help => {
                    help::cards(self.console, self.text)?;
                    Attempt::NotDone
                }
                command @ (Command::Undo
                | Command::Correct
                | Command::Brief
                | Command::New
                | Command::GiveUp
                | Command::Quit
                | Command::Table
                | Command::Heaps
                | Command::Log
                | Command::Rules(_)) => match self.beside(&command, &view, decision)? {
                    Beside::End(end) => return Ok(Some(end)),
                    Beside::Attempt(attempt) => attempt,
                },
                Command::Number(_)
                | Command::Words(_)
                | Command::Redo
                | Command::Hint
                | Command::Code
                | Command::AskBeforeDraws
                | Command::StopBeforeDraws => self.tell_card(&typed, &list)?,
            };
            if attempt == Attempt::Done {
                return Ok(None);
            }
        }
    }

    fn say_wanted(&mut self) -> Result<(), Stop> {
        if let Some(occasion) = self.session().occasion() {
            self.console.say(&self.text.occasion(occasion, self.perspective()))?;
        }
        Ok(())
    }

    fn tell_card(&mut self, typed: &str, list: &[(onirim_core::Outcome, usize)]) -> Result<Attempt, Stop> {
        match heard(typed, list, self.text) {
            Heard::One(outcome) => match self.seat.tell(outcome) {
                Ok(kept) => {
                    self.kept(&kept)?;
                    Ok(Attempt::Done)
                }
                // What could come instead is not for everybody's eyes.
                Err(_) => {
                    dealing::impossible(outcome, self.console, self.text)?;
                    Ok(Attempt::NotDone)
                }
            },
            unclear @ (Heard::Several(_) | Heard::Nothing) => {
                outcomes::not_heard(&unclear, typed, self.console, self.text)?;
                Ok(Attempt::NotDone)
            }
        }
    }

    /// Corrects a card that was entered wrong. Done: the game stands elsewhere now, or as before with another card.
    pub(super) fn correct(&mut self) -> Result<Attempt, Stop> {
        if !self.has_real_cards() {
            self.console.say(&self.text.get("plain-no-slips"))?;
            return Ok(Attempt::NotDone);
        }
        let (slips, setup) = (self.session().slips(), self.session().record().setup);
        if self.session().has_secret_slips() {
            self.console.say(&self.text.get("slip-partner"))?;
        }
        let Some(Slip { told, right }) = slips::ask(&slips, setup, self.perspective(), self.console, self.text)? else {
            return Ok(Attempt::NotDone);
        };
        let mut corrected = self.seat.correct(told.moment, right);
        if let Ok(Corrected::Unfinished(rest)) = corrected {
            self.console.say(&self.text.get("slip-deal"))?;
            let dealt = dealing::lead(rest, self.store, self.console, self.text)?;
            corrected = self.seat.redeal(dealt);
        }
        match corrected {
            Ok(Corrected::Made(fit)) => {
                self.console.say(&self.text.corrected(fit))?;
                self.lay_table()?;
                Ok(Attempt::Done)
            }
            Ok(Corrected::Disagreed(agreed)) => match self.agreed(agreed)? {
                Outcome::Made | Outcome::AsBefore => Ok(Attempt::NotDone),
                Outcome::Elsewhere => Ok(Attempt::Done),
            },
            // A deal that has been told to its end needs nothing more.
            Ok(Corrected::Unfinished(_)) => Ok(Attempt::NotDone),
            Err(why) => {
                self.console.say(&self.text.no_correction(why))?;
                Ok(Attempt::NotDone)
            }
        }
    }

    /// After something was taken back or corrected: how the cards lie before what is still to be done.
    pub(super) fn lay_table(&mut self) -> Result<(), Stop> {
        self.telling.taken_back(self.seat.session());
        let view = self.session().view();
        self.console.blank()?;
        match self.perspective() {
            Perspective::Player(_) => self.console.say(&self.text.get("plain-lay-table"))?,
            Perspective::Table => {
                let name = self.name(view.seat);
                self.console.say(&self.text.get_with("plain-lay-table-for", &Args::new().text("name", name)))?;
            }
        }
        self.say_table(&view, &table::WHERE_CARDS_LIE)
    }

    /// The record is what is left of a game with real cards. Done: a slip was corrected, and the game stands elsewhere now.
    pub(super) fn offer_record(&mut self) -> Result<Attempt, Stop> {
        if let Some(id) = self.session().id() {
            self.console.say(&self.text.get_with("guide-record", &Args::new().text("id", id.to_string())))?;
        }
        loop {
            match understand(&self.console.ask(self.text, &self.text.get("plain-table-over"))?) {
                Command::Nothing => return Ok(Attempt::NotDone),
                // At the end there are no draws to stop before: here the letter shows the record.
                Command::StopBeforeDraws => {
                    let record = self.session().record().to_string();
                    self.console.say_all(record.lines())?;
                }
                Command::Correct => {
                    if self.correct()? == Attempt::Done {
                        return Ok(Attempt::Done);
                    }
                }
                Command::Quit => return Err(Stop::Quit),
                Command::Number(_)
                | Command::Words(_)
                | Command::Help
                | Command::Table
                | Command::Heaps
                | Command::Log
                | Command::Rules(_)
                | Command::Undo
                | Command::Redo
                | Command::Brief
                | Command::Hint
                | Command::Code
                | Command::AskBeforeDraws
                | Command::New
                | Command::GiveUp => {}
            }
        }
    }
}
