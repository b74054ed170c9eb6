//! Real cards at the table: what hands have to do, and corrections.

use onirim_core::Outcome;
use onirim_record::Playthrough;
use onirim_session::{Corrected, GameKind, NoCorrection, Told, Watch};
use onirim_store::StoreError;

use crate::asks::{Correction, Corrects};
use crate::input::{Key, Target};
use crate::scene::Ctx;
use crate::table::chores::{Chores, From};
use crate::table::{GameScreen, Go, Overlay};

impl GameScreen {
    pub(crate) fn has_real_cards(&self) -> bool {
        match self.session.kind() {
            GameKind::Table => true,
            GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson => false,
        }
    }

    /// Must hands do something before the game goes on? What comes with the end of a turn or of the game is not hidden by it.
    pub(crate) fn is_hands_turn(&self) -> bool {
        let ends = self.session.is_over() || matches!(self.session.watch(), Watch::Leaving { .. });
        self.chores.are_waited_for() || ends && !self.chores.is_empty()
    }

    /// Asks what hands have to do now.
    pub(crate) fn follow_hands(&mut self, from: From) {
        self.chores = Chores::new(self.session.new_chores(), from);
    }

    /// Whoever opens a game may have packed the cards away. Where cards are hidden, nobody is known to look yet (D10).
    pub(crate) fn ask_for_table(&mut self, ctx: &Ctx<'_>) {
        if self.has_real_cards() && self.session.watch() == Watch::Everyone && self.session.playthrough().ply() > 0 {
            self.notice = Some(ctx.text.get("tui-lay-table"));
        }
    }

    /// A key while hands are busy.
    pub(crate) fn key_beside_chores(&mut self, key: Key, ctx: &Ctx<'_>) -> Go {
        match key {
            Key::Enter => {
                self.chores.done();
                Go::Stay
            }
            Key::Escape => self.open_menu(ctx),
            Key::Backspace => self.undo(ctx),
            Key::Char(letter @ ('u' | 'U' | 'l' | 'L' | 'i' | 'I' | 'c' | 'C')) => {
                self.command_key(letter, ctx).unwrap_or(Go::Stay)
            }
            Key::Char(_)
            | Key::Left
            | Key::Right
            | Key::Up
            | Key::Down
            | Key::MoveLeft
            | Key::MoveRight
            | Key::PageUp
            | Key::PageDown
            | Key::Home
            | Key::End
            | Key::Interrupt => Go::Stay,
        }
    }

    /// Lists what was told, so that a slip can be corrected.
    pub(crate) fn open_slips(&mut self, ctx: &Ctx<'_>) -> Go {
        let setup = self.session.record().setup;
        match Correction::new(self.session.slips(), setup, self.perspective(), ctx.text) {
            Some(correction) => self.cover(Overlay::Slips(correction)),
            None => {
                self.notice = Some(ctx.text.no_correction(NoCorrection::Nothing));
                Go::Stay
            }
        }
    }

    /// Something happens to the list of what was told.
    pub(crate) fn input_to_slips(&mut self, target: Target, ctx: &Ctx<'_>) -> Go {
        let Some(Overlay::Slips(correction)) = &mut self.overlay else { return Go::Stay };
        match correction.input(target, ctx.text, ctx.palette) {
            Corrects::Stay => Go::Stay,
            Corrects::Leave => {
                self.overlay = None;
                Go::Stay
            }
            Corrects::Card(told, right) => {
                self.overlay = None;
                self.correct(told, right, ctx)
            }
        }
    }

    fn correct(&mut self, told: Told, right: Outcome, ctx: &Ctx<'_>) -> Go {
        let corrected = self.session.correct(told.moment, right, ctx.store);
        self.corrected(corrected, ctx)
    }

    /// The deal has been told anew.
    pub(crate) fn redeal(&mut self, dealt: Playthrough, ctx: &Ctx<'_>) -> Go {
        let corrected = self.session.redeal(dealt, ctx.store);
        self.corrected(corrected, ctx)
    }

    fn corrected(&mut self, corrected: Result<Corrected<StoreError>, NoCorrection>, ctx: &Ctx<'_>) -> Go {
        match corrected {
            Ok(Corrected::Made(fit)) => {
                self.lay_out(ctx);
                self.notice = Some(format!("{} {}", ctx.text.corrected(fit), ctx.text.get("tui-lay-table")));
                Go::Stay
            }
            Ok(Corrected::Unfinished(rest)) => Go::Redeal(Box::new(rest)),
            Ok(Corrected::Disagreed(agreed)) => self.disagreed(agreed, ctx).unwrap_or(Go::Stay),
            Err(why) => {
                self.notice = Some(ctx.text.no_correction(why));
                Go::Stay
            }
        }
    }
}
