//! Taking back and playing again. A take-back after which nothing new was seen is free; any other marks the game as
//! assisted.

use std::collections::VecDeque;

use onirim_core::{Action, Decision, Outcome, Question, Seat};
use onirim_record::{Playthrough, Programs, Scene};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::act::Waiting;
use crate::archive::{Archive, Standing};
use crate::keep::{Agreed, Kept};
use crate::kind::GameKind;
use crate::session::Session;
use crate::undo::Undo;

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum NoUndo {
    #[error("nothing is taken back in a daily deal")]
    Daily,
    #[error("nothing is taken back in a lesson")]
    Lesson,
    #[error("there is nothing to take back")]
    Nothing,
    /// Taking back needs the consent of a partner at another device, and no message asks for it yet.
    #[error("nothing is taken back while the partner sits at another device")]
    NotHere,
    /// The last choice was made by the partner, whose cards the player who looks may not see (D10).
    #[error("the last choice was the other player's, who alone may take it back")]
    NotYours,
}

impl Session {
    /// The cost of taking the last choice back.
    pub fn price_of_undo(&self) -> Result<Undo, NoUndo> {
        self.way_back().map(|(_, why)| why)
    }

    /// The ply to go back to, and the cost of it.
    fn way_back(&self) -> Result<(usize, Undo), NoUndo> {
        match self.kind {
            GameKind::Daily(_) => Err(NoUndo::Daily),
            GameKind::Lesson => Err(NoUndo::Lesson),
            // With real cards, it corrects what was told wrongly.
            GameKind::Table => self.last_told().map(|ply| (ply, Undo::ForCorrection)),
            GameKind::Normal if self.has_far_partner() => Err(NoUndo::NotHere),
            GameKind::Normal => self.last_choice().map(|ply| (ply, Undo::back_to(self.playthrough(), ply))),
        }
    }

    /// Takes back the last choice and the draws after it; with real cards, the last card that was told or the last
    /// choice.
    ///
    /// Nothing changes if the archive refuses.
    pub fn take_back(&mut self, archive: &dyn Archive) -> Result<Agreed, NoUndo> {
        let (ply, why) = self.way_back()?;
        let Some(earlier) = self.playthrough().at(ply) else { return Err(NoUndo::Nothing) };
        if self.kind == GameKind::Table {
            return Ok(self.ask_again(earlier, archive));
        }
        let agreed = self.agree(archive, |archive, bookmark| archive.take_back(bookmark, &earlier, why));
        if matches!(agreed, Agreed::Done) {
            if why == Undo::ForHelp {
                self.standing = Standing::Assisted;
            }
            self.host.take_back(ply);
            self.laid_out();
        }
        Ok(agreed)
    }

    /// Plays again what was taken back last, up to the next choice. `None` if there is nothing.
    pub fn redo(&mut self, archive: &dyn Archive) -> Option<Kept> {
        if !self.is_faced() {
            return None;
        }
        let programs = self.programs();
        let is_choice = |game: &Playthrough, action| {
            let last = game.record().plies.last().map(|ply| ply.action);
            is_real_choice(game.game().decision(), last, action, programs)
        };
        if !self.host.redo(is_choice) {
            return None;
        }
        self.laid_out();
        Some(self.keep(archive))
    }

    /// The ply of the last real choice, if the player who looks may take it back.
    fn last_choice(&self) -> Result<usize, NoUndo> {
        match last_choice(self.playthrough(), self.programs()) {
            None => Err(NoUndo::Nothing),
            Some((_, seat)) if !self.watch.may_speak_for(seat) => Err(NoUndo::NotYours),
            Some((ply, _)) => Ok(ply),
        }
    }

    /// Real cards: the ply with the last card that was told, or with the last choice. An action that waits for a card
    /// counts as the next ply.
    fn last_told(&self) -> Result<usize, NoUndo> {
        let asked = |ply: usize| self.playthrough().at(ply).and_then(|earlier| earlier.game().decision());
        let plies = &self.record().plies;
        // Skips draws that were no choice and had no card told.
        let told = |ply: &usize| plies[*ply].action != Action::Draw || !plies[*ply].outcomes.is_empty();
        let ply = match &self.waiting {
            Some(_) => plies.len(),
            None => (0..plies.len()).rev().find(told).ok_or(NoUndo::Nothing)?,
        };
        match asked(ply) {
            Some(decision) if !self.watch.may_speak_for(decision.seat) => Err(NoUndo::NotYours),
            Some(_) | None => Ok(ply),
        }
    }

    /// Real cards: goes back to this state, and asks again for the last card that was told there.
    fn ask_again(&mut self, earlier: Playthrough, archive: &dyn Archive) -> Agreed {
        if let Some(Waiting { action, told, .. }) = self.waiting.take() {
            self.wait_for_last(action, told);
            return Agreed::Done;
        }
        let Some(last) = self.record().plies.get(earlier.ply()).cloned() else { return Agreed::Done };
        let agreed =
            self.agree(archive, |archive, bookmark| archive.take_back(bookmark, &earlier, Undo::ForCorrection));
        if matches!(agreed, Agreed::Done) {
            self.lay_out(earlier);
            self.wait_for_last(last.action, last.outcomes);
        }
        agreed
    }

    /// Asks again for the last of these cards. Without cards, the choice itself is taken back.
    fn wait_for_last(&mut self, action: Action, mut told: Vec<Outcome>) {
        if told.pop().is_some() {
            // It was possible before, so it is again.
            let _ = self.attempt(action, told, &VecDeque::new());
        }
        self.catch_up();
        self.face();
    }
}

/// The ply of the last real choice of a person, and the seat. `None` if there is none.
pub fn last_choice(playthrough: &Playthrough, programs: Programs) -> Option<(usize, Seat)> {
    let actions = playthrough.record().plies.iter().map(|ply| ply.action);
    let choices = playthrough.scenes().zip(actions).enumerate();
    let is_choice = |(_, (scene, action)): &(usize, (Scene, Action))| {
        is_real_choice(scene.game.decision(), scene.action, *action, programs)
    };
    choices.filter(is_choice).last().and_then(|(ply, (scene, _))| Some((ply, scene.game.decision()?.seat)))
}

/// Is this a real choice of a person? The further cards of an order or of a payment are not, nor is a mere draw.
fn is_real_choice(asked: Option<Decision>, last: Option<Action>, chosen: Action, programs: Programs) -> bool {
    match asked {
        None => true,
        Some(decision) if programs.at(decision.seat).is_some() => false,
        Some(Decision { question: Question::BeforeDraw, .. }) => matches!(chosen, Action::Cast { .. }),
        Some(Decision { question, .. }) => !last.is_some_and(|last| question.continues(last)),
    }
}
