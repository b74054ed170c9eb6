//! Taking back, honestly: what showed nothing new is free, the rest marks the game as assisted.

use onirim_core::Game;
use onirim_record::Playthrough;
use onirim_store::{GameKind, Undo};

use super::keeper::{Help, Kept};
use super::plain_game::{Attempt, PlainGame};
use super::telling::Audience;
use crate::console::{Reply, Stop};

impl PlainGame<'_, '_> {
    /// Takes the last choice back, and what was drawn after it by itself.
    pub(super) fn undo(&mut self) -> Result<Attempt, Stop> {
        match self.keeper.kind() {
            GameKind::Daily(_) => return self.refuse_undo("undo-daily"),
            GameKind::Normal | GameKind::Table | GameKind::Lesson => {}
        }
        let Some(earlier) = self.last_choice() else { return self.refuse_undo("undo-nothing") };
        // Who was shown the screen must not look into the partner's cards.
        if !self.may_look_at(earlier.game()) {
            return self.refuse_undo("undo-not-yours");
        }
        let why = Undo::back_to(&self.playthrough, earlier.ply());
        if (why, self.keeper.help()) == (Undo::ForHelp, Help::None) {
            self.console.say(&self.text.get("undo-price"))?;
            let question = self.text.get("plain-confirm");
            if self.console.yes_or_no(self.text, &question, Reply::No)? == Reply::No {
                return Ok(Attempt::NotDone);
            }
        }
        match self.keeper.take_back(&earlier, why, self.console, self.text)? {
            Kept::Done => {
                self.playthrough = earlier;
                self.telling.taken_back(&self.playthrough);
                self.console.say(&self.text.get("undo-done"))?;
                Ok(Attempt::Done)
            }
            Kept::Refused => Ok(Attempt::NotDone),
            kept @ (Kept::MovedOn(_) | Kept::Gone) => {
                self.settle(kept);
                Ok(Attempt::Done)
            }
        }
    }

    fn refuse_undo(&mut self, key: &str) -> Result<Attempt, Stop> {
        self.console.say(&self.text.get(key))?;
        Ok(Attempt::NotDone)
    }

    fn last_choice(&self) -> Option<Playthrough> {
        let earlier = (0..self.playthrough.ply()).rev().filter_map(|ply| self.playthrough.at(ply));
        earlier.into_iter().find(|earlier| !self.draws_by_itself(earlier.game()))
    }

    fn may_look_at(&self, game: &Game) -> bool {
        match (self.looking, game.decision()) {
            (Audience::Only(seat), Some(decision)) => seat == decision.seat,
            (Audience::Everyone, _) | (Audience::Only(_), None) => true,
        }
    }
}
