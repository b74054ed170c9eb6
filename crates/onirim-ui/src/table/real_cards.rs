//! Real cards at the table: what hands have to do, and corrections.

use onirim_core::Outcome;
use onirim_record::Playthrough;
use onirim_session::{Corrected, GameKind, NoCorrection, Told, Watch};

use crate::asks::{Answered, Correction, Teller, Unheard};
use crate::input::{Key, Target};
use crate::next::{Destination, Effect, Next};
use crate::scene::Ctx;
use crate::table::{Ask, Chores, GameScreen, Overlay};

impl GameScreen {
    /// Is it played with real cards?
    pub fn has_real_cards(&self) -> bool {
        match self.scene().about.kind {
            GameKind::Table => true,
            GameKind::Normal | GameKind::Daily(_) | GameKind::Lesson => false,
        }
    }

    /// Must hands do something before the game goes on? At the end of a turn and of the game no question follows that it could stand beside.
    pub fn is_hands_turn(&self) -> bool {
        let ends = self.scene().is_over() || matches!(self.scene().watch, Watch::Leaving { .. });
        self.chores.are_waited_for() || ends && !self.chores.is_empty()
    }

    /// Asks what hands have to do now.
    pub(crate) fn follow_hands(&mut self, ctx: &Ctx) {
        if self.has_real_cards()
            && let Some(seat) = self.seat.local_mut()
        {
            self.chores = Chores::new(seat.new_chores(), ctx.settings.guidance);
        }
    }

    /// Which card is asked for, if one is.
    pub(crate) fn asking(&self, ctx: &Ctx) -> Option<Ask> {
        let session = self.session()?;
        let wanted = ctx.text.occasion(session.occasion()?, self.perspective());
        Some(Ask::Tell(Teller::asking(wanted, &session.may_come(), self.scene().setup(), &ctx.text)))
    }

    /// A key while a card is asked for.
    pub(crate) fn key_to_teller(&mut self, key: Key, ctx: &Ctx) -> Next {
        let Ask::Tell(teller) = &mut self.ask else { return Next::Stay };
        match (teller.key(key), key) {
            (Answered::Answer(outcome), _) => self.tell(outcome, ctx),
            (Answered::Moved, _) => Next::Stay,
            (Answered::Unheard(unheard), _) => {
                self.notice = Some(unheard.words(&ctx.text));
                Next::Stay
            }
            (Answered::Ignored, Key::Backspace) => self.undo(ctx),
            (Answered::Ignored, Key::Escape) => self.open_menu(ctx),
            // Letters that no card begins with.
            (Answered::Ignored, Key::Char(letter @ ('c' | 'C' | 'h' | 'H' | 'i' | 'I' | 'l' | 'L' | 'u' | 'U'))) => {
                self.command_key(letter, ctx).unwrap_or(Next::Stay)
            }
            (Answered::Ignored, Key::Char(letter)) => {
                self.notice = Some(Unheard::NoCard(letter.to_string()).words(&ctx.text));
                Next::Stay
            }
            (Answered::Ignored, _) => Next::Stay,
        }
    }

    /// One more card is told.
    pub(crate) fn tell(&mut self, outcome: Outcome, ctx: &Ctx) -> Next {
        match self.seat.local_mut().map(|seat| seat.tell(outcome)) {
            Some(Ok(kept)) => self.happened(kept, ctx),
            // The reason would tell which cards are hidden.
            Some(Err(_)) | None => {
                self.notice = Some(ctx.text.get("app-tell-impossible"));
                Next::Stay
            }
        }
    }

    /// Whoever opens a game may have packed the cards away. Where cards are hidden, nobody is known to look yet (D10).
    pub(crate) fn ask_for_table(&mut self, ctx: &Ctx) {
        if self.has_real_cards() && self.scene().watch == Watch::Everyone && self.scene().version.ply > 0 {
            self.notice = Some(ctx.text.get("app-lay-table"));
        }
    }

    /// A key or a click while hands are busy. A click anywhere says that they are done.
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
            | Key::Redo
            | Key::Interrupt => Next::Stay,
        }
    }

    /// Lists what was told, so that a slip can be corrected.
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

    /// Something happens to the list of what was told.
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

    /// The deal has been told anew.
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
