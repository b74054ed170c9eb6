//! Taking back and playing again, honestly: what showed nothing new is free, the rest marks the game as assisted.

use std::collections::VecDeque;

use onirim_core::{Action, Decision, Outcome, Question, Seat};
use onirim_record::{Playthrough, Programs, Scene};
use thiserror::Error;

use crate::act::Waiting;
use crate::archive::{Archive, Standing};
use crate::keep::{Agreed, Kept};
use crate::kind::GameKind;
use crate::session::Session;
use crate::undo::Undo;

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoUndo {
    /// In a daily deal everybody has one attempt.
    #[error("nothing is taken back in a daily deal")]
    Daily,
    /// A lesson goes forwards.
    #[error("nothing is taken back in a lesson")]
    Lesson,
    /// Nobody has chosen anything yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// The partner is a person at another device. Taking back needs the consent of both, which no message asks for yet.
    #[error("nothing is taken back while the partner sits at another device")]
    NotHere,
    /// The last choice was the partner's, whose cards are not for whoever looks now (D10).
    #[error("the last choice was the other player's, who alone may take it back")]
    NotYours,
}

impl Session {
    /// What it would be to take the last choice back: free, or help that has a price as long as the game counts.
    pub fn price_of_undo(&self) -> Result<Undo, NoUndo> {
        self.way_back().map(|(_, why)| why)
    }

    /// The ply to go back to, and what that is.
    fn way_back(&self) -> Result<(usize, Undo), NoUndo> {
        match self.kind {
            GameKind::Daily(_) => Err(NoUndo::Daily),
            GameKind::Lesson => Err(NoUndo::Lesson),
            // Real cards: what was told wrongly is corrected.
            GameKind::Table => self.last_told().map(|ply| (ply, Undo::ForCorrection)),
            GameKind::Normal if self.has_far_partner() => Err(NoUndo::NotHere),
            GameKind::Normal => self.last_choice().map(|ply| (ply, Undo::back_to(self.playthrough(), ply))),
        }
    }

    /// Takes back the last choice, with all that followed by itself; with real cards, the last card that was told or the last choice.
    ///
    /// Only if the archive agrees: what is kept and what is on the table never part.
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

    /// Plays again what was taken back last, up to the next choice. `None`: there is nothing.
    pub fn redo(&mut self, archive: &dyn Archive) -> Option<Kept> {
        if !self.is_faced() {
            return None;
        }
        let programs = self.programs();
        if !self.host.redo(|game, action| is_choice(game, action, programs)) {
            return None;
        }
        self.laid_out();
        Some(self.keep(archive))
    }

    /// The ply before which somebody really chose for the last time, if whoever looks may take it back.
    fn last_choice(&self) -> Result<usize, NoUndo> {
        match last_choice(self.playthrough(), self.programs()) {
            None => Err(NoUndo::Nothing),
            Some((_, seat)) if !self.watch.may_speak_for(seat) => Err(NoUndo::NotYours),
            Some((ply, _)) => Ok(ply),
        }
    }

    /// Real cards: the ply with the last card that was told, or with the last choice. With what waits for a card it is that which would be the next one.
    fn last_told(&self) -> Result<usize, NoUndo> {
        let asked = |ply: usize| self.playthrough().at(ply).and_then(|earlier| earlier.game().decision());
        let plies = &self.record().plies;
        // A draw that nobody chose, and whose card nobody told, is none.
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

    /// Real cards: goes back to this moment, and asks again for the last card that was told there.
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

    /// Asks again for the last of these cards; without any, the choice itself is taken back.
    fn wait_for_last(&mut self, action: Action, mut told: Vec<Outcome>) {
        if told.pop().is_some() {
            // It was carried out so far before, so it is again.
            let _ = self.attempt(action, told, &VecDeque::new());
        }
        self.catch_up();
        self.face();
    }
}

/// The ply before which a person really chose for the last time, and who that was. `None` if no person has chosen yet.
pub fn last_choice(playthrough: &Playthrough, programs: Programs) -> Option<(usize, Seat)> {
    let actions = playthrough.record().plies.iter().map(|ply| ply.action);
    let choices = playthrough.scenes().zip(actions).enumerate();
    let chosen = choices.filter(|(_, (scene, action))| is_choice_at(scene, *action, programs));
    chosen.last().and_then(|(ply, (scene, _))| Some((ply, scene.game.decision()?.seat)))
}

/// Is this a moment at which a person really chose this? Not between the cards of an order or of a payment, nor before a mere draw.
fn is_choice(playthrough: &Playthrough, chosen: Action, programs: Programs) -> bool {
    let last = playthrough.record().plies.last().map(|ply| ply.action);
    chooses(playthrough.game().decision(), last, chosen, programs)
}

fn is_choice_at(scene: &Scene, chosen: Action, programs: Programs) -> bool {
    chooses(scene.game.decision(), scene.action, chosen, programs)
}

fn chooses(asked: Option<Decision>, last: Option<Action>, chosen: Action, programs: Programs) -> bool {
    match asked {
        None => true,
        Some(decision) if programs.at(decision.seat).is_some() => false,
        Some(Decision { question: Question::BeforeDraw, .. }) => matches!(chosen, Action::Cast { .. }),
        Some(Decision { question, .. }) => !last.is_some_and(|last| question.continues(last)),
    }
}
