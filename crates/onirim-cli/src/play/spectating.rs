//! Programs that move.

use std::time::Duration;

use onirim_core::Decision;
use onirim_session::GameSeat as _;

use super::asking::Beside;
use super::command::{Command, understand};
use super::help;
use super::plain_game::{Attempt, End, PlainGame, Presence};
use super::telling::begins_turn;
use crate::console::Stop;

/// Lines are read at the reader's own pace: as far as a seat can tell, a program has had all this time for a move.
const LONG: Duration = Duration::from_secs(60);

impl PlainGame<'_, '_> {
    /// Lets programs move until a person is asked or the game is over. Where no person plays, they stop after each turn.
    pub(super) fn let_programs_move(&mut self) -> Result<Option<End>, Stop> {
        let is_watched = self.session().programs().is_watched();
        while self.presence == Presence::Here
            && let Some(decision) = self.session().decision().filter(|_| self.session().asked_program().is_some())
        {
            let line = self.session().version().line;
            if self.move_program()? == Attempt::NotDone {
                return self.pause("plain-program-again", decision);
            }
            // Another program has changed the game.
            if self.session().version().line != line {
                break;
            }
            if is_watched && self.has_begun_a_turn() {
                self.face()?;
                return self.pause("plain-next-turn", decision);
            }
        }
        Ok(None)
    }

    /// Not done: the program could not move, and that has been told.
    fn move_program(&mut self) -> Result<Attempt, Stop> {
        // The first time it begins to think, the second time it has thought.
        let news = (0..2).find_map(|_| {
            self.clock += LONG;
            self.seat.poll(self.clock)
        });
        match news.map(|news| news.result) {
            Some(Ok(done)) => {
                self.done(&done)?;
                Ok(Attempt::Done)
            }
            Some(Err(reason)) => {
                self.refused(&reason)?;
                Ok(Attempt::NotDone)
            }
            None => Ok(Attempt::NotDone),
        }
    }

    fn has_begun_a_turn(&self) -> bool {
        self.session().chapters().last().into_iter().flatten().any(begins_turn)
    }

    /// Waits for the reader before programs move on.
    fn pause(&mut self, prompt: &str, decision: Decision) -> Result<Option<End>, Stop> {
        self.console.blank()?;
        let view = self.session().view();
        loop {
            let line = self.console.ask(self.text, &self.text.get(prompt))?;
            let attempt = match understand(&line) {
                Command::Nothing => return Ok(None),
                Command::Help => {
                    help::spectator(self.console, self.text)?;
                    Attempt::NotDone
                }
                Command::Code => {
                    self.tell_code()?;
                    Attempt::NotDone
                }
                command @ (Command::Undo
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
                | Command::Correct
                | Command::Brief
                | Command::Hint
                | Command::AskBeforeDraws
                | Command::StopBeforeDraws => {
                    self.console.forget_waiting();
                    Attempt::NotDone
                }
            };
            if attempt == Attempt::Done {
                return Ok(None);
            }
        }
    }
}
