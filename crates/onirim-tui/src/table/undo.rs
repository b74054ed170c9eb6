//! Taking back and playing again, honestly: what showed nothing new is free, the rest marks the game as assisted.

use onirim_core::{Action, Question};
use onirim_record::{Playthrough, Ply};
use onirim_store::Undo;

use crate::asks::{Command, Dialog};
use crate::effect::Effect;
use crate::scene::Ctx;
use crate::table::{Deal, GameScreen, Help, Overlay};

impl GameScreen {
    /// Is there any undo in this game?
    pub(crate) fn can_take_back(&self) -> bool {
        match self.deal {
            Deal::Free | Deal::Table => true,
            Deal::Daily(_) | Deal::Lesson => false,
        }
    }

    /// Takes the last choice back, or asks first if that has a price.
    pub(crate) fn undo(&mut self, ctx: &Ctx<'_>) -> Vec<Effect> {
        match self.deal {
            Deal::Daily(_) => {
                self.notice = Some(ctx.text.get("undo-daily"));
                return Vec::new();
            }
            Deal::Table => return self.correct(ctx),
            Deal::Free | Deal::Lesson => {}
        }
        if self.lesson.is_some() {
            self.notice = Some(ctx.text.get("tui-undo-lesson"));
            return Vec::new();
        }
        let Some(target) = self.last_choice() else {
            self.notice = Some(ctx.text.get("undo-nothing"));
            return Vec::new();
        };
        match (Undo::back_to(&self.playthrough, target), self.help) {
            (Undo::ForHelp, Help::None) => {
                let answers = vec![
                    (ctx.text.get("tui-undo-no"), Command::Resume),
                    (ctx.text.get("tui-undo-yes"), Command::UndoAnyway),
                ];
                let dialog = Dialog::new(ctx.text.get("tui-undo-title"), ctx.text.get("undo-price"), answers);
                self.overlay = Some(Overlay::Dialog(dialog));
                Vec::new()
            }
            (Undo::ForCorrection, _) | (Undo::ForHelp, Help::Assisted) => self.take_back(target, ctx),
        }
    }

    /// Takes the last choice back, whatever it costs.
    pub(crate) fn undo_anyway(&mut self, ctx: &Ctx<'_>) -> Vec<Effect> {
        self.last_choice().map(|target| self.take_back(target, ctx)).unwrap_or_default()
    }

    fn take_back(&mut self, target: usize, ctx: &Ctx<'_>) -> Vec<Effect> {
        let reason = Undo::back_to(&self.playthrough, target);
        if reason == Undo::ForHelp {
            self.help = Help::Assisted;
        }
        let Some(earlier) = self.playthrough.at(target) else { return Vec::new() };
        let taken = self.playthrough.record().plies[target..].iter().rev().cloned();
        let undone: Vec<Ply> = taken.collect();
        self.undone.extend(undone);
        self.show(earlier, ctx);
        self.notice = Some(ctx.text.get("undo-done"));
        vec![Effect::TakeBack(reason)]
    }

    /// Plays again what was taken back last.
    pub(crate) fn redo(&mut self, ctx: &Ctx<'_>) -> Vec<Effect> {
        let mut playthrough = self.playthrough.clone();
        let mut again = 0;
        while let Some(ply) = self.undone.last() {
            if again > 0 && is_stop(&playthrough, Some(ply.action)) {
                break;
            }
            if playthrough.act_with(ply.action, &ply.outcomes).is_err() {
                self.undone.clear();
                break;
            }
            self.undone.pop();
            again += 1;
        }
        if again == 0 {
            self.notice = Some(ctx.text.get("tui-nothing-to-redo"));
            return Vec::new();
        }
        self.show(playthrough, ctx);
        vec![Effect::Keep]
    }

    /// The ply at which the player made the last choice.
    fn last_choice(&self) -> Option<usize> {
        let chosen = |ply: usize| self.playthrough.record().plies.get(ply).map(|ply| ply.action);
        let is_choice = |ply: usize| self.playthrough.at(ply).is_some_and(|earlier| is_stop(&earlier, chosen(ply)));
        (0..self.playthrough.ply()).rev().find(|&ply| is_choice(ply))
    }
}

/// Is this a moment at which a player really chose this? Not between the cards of an order or of a payment, nor before a mere draw.
fn is_stop(playthrough: &Playthrough, chosen: Option<Action>) -> bool {
    let Some(decision) = playthrough.game().decision() else { return true };
    let last = playthrough.record().plies.last().map(|ply| ply.action);
    if decision.question == Question::BeforeDraw {
        matches!(chosen, Some(Action::Cast { .. }))
    } else {
        !last.is_some_and(|last| decision.question.continues(last))
    }
}
