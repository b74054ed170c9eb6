//! Real cards at the table: chores and corrections.

use onirim_core::Outcome;
use onirim_record::Playthrough;
use onirim_session::{Corrected, GameKind, NoCorrection, Told, Watch};

use crate::asks::{Answered, Correction, InvalidCode, Teller};
use crate::input::{Key, Target};
use crate::next::{Destination, Effect, Next};
use crate::scene::Ctx;
use crate::table::{Ask, Chores, GameScreen, Overlay};

impl GameScreen {
    /// Whether real cards are used.
    pub fn has_real_cards(&self) -> bool {
        match self.scene().about.kind {
            GameKind::Table => true,
            GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson => false,
        }
    }

    /// Whether chores must be confirmed now. At the end of a turn or game no question follows that they could stand beside.
    pub fn is_hands_turn(&self) -> bool {
        let ends = self.scene().is_over() || matches!(self.scene().watch, Watch::Leaving { .. });
        self.chores.are_waited_for() || ends && !self.chores.is_empty()
    }

    /// Updates the chores.
    pub(crate) fn follow_hands(&mut self, ctx: &Ctx) {
        if self.has_real_cards()
            && let Some(seat) = self.seat.local_mut()
        {
            self.chores = Chores::new(seat.new_chores(), ctx.settings.guidance);
        }
    }

    /// The question for a real card, if one is needed.
    pub(crate) fn asking(&self, ctx: &Ctx) -> Option<Ask> {
        let session = self.session()?;
        let wanted = ctx.text.occasion(session.occasion()?, self.perspective());
        Some(Ask::Tell(Teller::asking(wanted, &session.may_come(), self.scene().setup(), &ctx.text)))
    }

    /// Handles a key while a card is asked for.
    pub(crate) fn key_to_teller(&mut self, key: Key, ctx: &Ctx) -> Next {
        let Ask::Tell(teller) = &mut self.ask else { return Next::Stay };
        match (teller.key(key), key) {
            (Answered::Answer(outcome), _) => self.tell(outcome, ctx),
            (Answered::Moved, _) => Next::Stay,
            (Answered::Invalid(code), _) => {
                self.notice = Some(code.words(&ctx.text));
                Next::Stay
            }
            (Answered::Ignored, Key::Backspace) => self.undo(ctx),
            (Answered::Ignored, Key::Escape) => self.open_menu(ctx),
            // No code of a card begins with these letters.
            (Answered::Ignored, Key::Char(letter @ ('c' | 'C' | 'h' | 'H' | 'i' | 'I' | 'l' | 'L' | 'u' | 'U'))) => {
                self.command_key(letter, ctx).unwrap_or(Next::Stay)
            }
            (Answered::Ignored, Key::Char(letter)) => {
                self.notice = Some(InvalidCode::NoCard(letter.to_string()).words(&ctx.text));
                Next::Stay
            }
            (Answered::Ignored, _) => Next::Stay,
        }
    }

    /// Enters a card.
    pub(crate) fn tell(&mut self, outcome: Outcome, ctx: &Ctx) -> Next {
        match self.seat.local_mut().map(|seat| seat.tell(outcome)) {
            Some(Ok(kept)) => self.happened(kept, ctx),
            // The exact reason would reveal hidden cards.
            Some(Err(_)) | None => {
                self.notice = Some(ctx.text.get("app-tell-impossible"));
                Next::Stay
            }
        }
    }

    /// Reminds players who reopen a game to lay the cards out again. Not while cards are hidden behind the curtain (D10).
    pub(crate) fn ask_for_table(&mut self, ctx: &Ctx) {
        if self.has_real_cards() && self.scene().watch == Watch::Everyone && self.scene().version.ply > 0 {
            self.notice = Some(ctx.text.get("app-lay-table"));
        }
    }

    /// Handles an input while chores are to be done. A click confirms them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
    pub(crate) fn input_beside_chores(&mut self, target: Target, ctx: &Ctx) -> Next {
        let key = match target {
            Target::Key(key) => key,
            Target::Item(_) | Target::Hand(_) => Key::Enter,
        };
        match key {
            Key::Enter => {
                self.chores.done();
                Next::Stay
            }
            Key::Escape => self.open_menu(ctx),
            Key::Backspace => self.undo(ctx),
            Key::Char('w' | 'W') if self.chores.can_be_brief() => Next::Do(Effect::BeBrief),
            Key::Char(letter @ ('u' | 'U' | 'l' | 'L' | 'i' | 'I' | 'c' | 'C')) => {
                self.command_key(letter, ctx).unwrap_or(Next::Stay)
            }
            _ => Next::Stay,
        }
    }

    /// Lists the entered cards for a correction.
    pub(crate) fn open_slips(&mut self, ctx: &Ctx) -> Next {
        let setup = self.scene().setup();
        let Some(session) = self.session() else { return Next::Stay };
        let note = session.has_secret_slips().then(|| ctx.text.get("slip-partner"));
        match Correction::new(session.slips(), setup, self.perspective(), &ctx.text) {
            Some(correction) => self.cover(Overlay::Slips(correction.noting(note))),
            None => {
                self.notice = note.or_else(|| Some(ctx.text.no_correction(NoCorrection::Nothing)));
                Next::Stay
            }
        }
    }

    /// Passes an input to the list of entered cards.
    pub(crate) fn input_to_slips(&mut self, target: Target, ctx: &Ctx) -> Next {
        let Some(Overlay::Slips(correction)) = &mut self.overlay else { return Next::Stay };
        let next = correction.input(target, &ctx.text);
        if let Next::Back | Next::Do(_) = next {
            self.overlay = None;
        }
        next.or_closed()
    }

    pub(crate) fn correct(&mut self, told: Told, right: Outcome, ctx: &Ctx) -> Next {
        match self.seat.local_mut().map(|seat| seat.correct(told.moment, right)) {
            Some(corrected) => self.corrected(corrected, ctx),
            None => Next::Stay,
        }
    }

    /// Continues after a corrected deal.
    pub(crate) fn redeal(&mut self, dealt: Playthrough, ctx: &Ctx) -> Next {
        match self.seat.local_mut().map(|seat| seat.redeal(dealt)) {
            Some(corrected) => self.corrected(corrected, ctx),
            None => Next::Stay,
        }
    }

    fn corrected(&mut self, corrected: Result<Corrected, NoCorrection>, ctx: &Ctx) -> Next {
        match corrected {
            Ok(Corrected::Made(fit)) => {
                self.lay_out(ctx);
                self.notice = Some(format!("{} {}", ctx.text.corrected(fit), ctx.text.get("app-lay-table")));
                Next::Stay
            }
            Ok(Corrected::Unfinished(rest)) => Next::Open(Destination::Redeal(Box::new(rest))),
            Ok(Corrected::Disagreed(agreed)) => self.disagreed(agreed, ctx).unwrap_or(Next::Stay),
            Err(why) => {
                self.notice = Some(ctx.text.no_correction(why));
                Next::Stay
            }
        }
    }
}
