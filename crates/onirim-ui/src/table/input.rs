//! Dispatches keys and clicks at the table.

use onirim_session::Watch;

use crate::input::{Key, Target};
use crate::next::Next;
use crate::scene::Ctx;
use crate::table::{GameScreen, Overlay};

/// How far a page key scrolls.
pub(super) const PAGE: usize = 10;

impl GameScreen {
    /// Passes an input to what lies on top.
    pub(crate) fn input(&mut self, target: Target, ctx: &Ctx) -> Next {
        // Any key or click ends an animation and does nothing else.
        if self.stage.take().is_some() {
            return Next::Stay;
        }
        if let Target::Key(_) = target {
            self.notice = None;
        }
        if self.overlay.is_some() {
            return self.input_to_overlay(target, ctx);
        }
        if self.is_hands_turn() {
            return self.input_beside_chores(target, ctx);
        }
        if let Target::Key(key) = target
            && self.help.as_mut().is_some_and(|help| help.takes(key, ctx.reach))
        {
            return Next::Stay;
        }
        match (self.scene().watch, target) {
            (Watch::Everyone | Watch::Alone(_), Target::Key(key)) => self.key_at_table(key, ctx),
            (Watch::Everyone | Watch::Alone(_), Target::Item(_) | Target::Hand(_)) => self.click_at_table(target, ctx),
            // One key hides the cards and another shows them: a held or repeated key stops at the curtain. No click shows them.
            (Watch::Leaving { .. }, Target::Key(Key::Enter) | Target::Item(_) | Target::Hand(_))
            | (Watch::Away { .. }, Target::Key(Key::Char(' '))) => self.pass_on(ctx),
            (Watch::Leaving { .. } | Watch::Away { .. }, Target::Key(Key::Escape)) => self.open_menu(ctx),
            // After the turn the player may still look at everything and undo.
            (Watch::Leaving { .. }, Target::Key(Key::Backspace)) => self.undo(ctx),
            (
                Watch::Leaving { .. },
                Target::Key(Key::Char(
                    letter @ ('u' | 'U' | 'r' | 'R' | 'h' | 'H' | 'l' | 'L' | 'i' | 'I' | 'c' | 'C'),
                )),
            ) => self.command_key(letter, ctx).unwrap_or(Next::Stay),
            (Watch::Leaving { .. } | Watch::Away { .. }, _) => Next::Stay,
        }
    }

    fn input_to_overlay(&mut self, target: Target, ctx: &Ctx) -> Next {
        let scroll = if let Target::Key(key) = target { key.scroll() } else { None };
        match (&mut self.overlay, scroll) {
            (Some(Overlay::Dialog(dialog)), _) => {
                return dialog.input(target).map_or(Next::Stay, |next| self.answered(next));
            }
            (Some(Overlay::Slips(_)), _) => return self.input_to_slips(target, ctx),
            // The log is scrolled from its end.
            (Some(Overlay::Log(from_end)), Some(scroll)) => {
                let most = ctx.reach;
                *from_end = most - scroll.from(most - (*from_end).min(most), PAGE, most);
            }
            (Some(Overlay::Piles(from_top)), Some(scroll)) => *from_top = scroll.from(*from_top, PAGE, ctx.reach),
            (Some(Overlay::Log(_) | Overlay::Piles(_)), None) => self.overlay = None,
            (None, _) => {}
        }
        Next::Stay
    }
}
