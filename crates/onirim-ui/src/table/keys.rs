//! Keys at the table.

use onirim_text::Args;

use crate::asks::{Arranged, Extra, Paid, Pressed, Sort, Swapped, as_digit};
use crate::input::{Key, Target};
use crate::next::Next;
use crate::scene::Ctx;
use crate::table::{Ask, GameScreen, Overlay};

impl GameScreen {
    pub(super) fn key_at_table(&mut self, key: Key, ctx: &Ctx) -> Next {
        if let Ask::Tell(_) = &self.ask {
            return self.key_to_teller(key, ctx);
        }
        if let Key::Char(letter) = key
            && !self.is_answer_with_shift(letter)
            && let Some(reply) = self.command_key(letter, ctx)
        {
            return reply;
        }
        match (&mut self.ask, key) {
            (_, Key::Escape) => self.open_menu(ctx),
            (_, Key::Backspace) => self.undo(ctx),
            (_, Key::Redo) => self.redo(ctx),
            (_, Key::PageUp) => {
                self.overlay = Some(Overlay::Log(0));
                Next::Stay
            }
            (Ask::Over(dialog) | Ask::Read(dialog), _) => match dialog.input(Target::Key(key)) {
                Some(next) => self.answered(next),
                None => self.means_nothing(key, ctx),
            },
            (Ask::Arrange(arrangement), _) => match arrangement.key(key) {
                Arranged::Sent(actions) => self.choose(actions, ctx),
                Arranged::Unmarked => {
                    let key = match arrangement.extra {
                        Extra::RaiseOne => "app-arrange-unraised",
                        Extra::None | Extra::DiscardOne | Extra::DiscardAny => "app-arrange-unmarked",
                    };
                    self.notice = Some(ctx.text.get(key));
                    Next::Stay
                }
                Arranged::Moved => Next::Stay,
                Arranged::Ignored => self.means_nothing(key, ctx),
            },
            (Ask::Pay(payment), _) => match payment.key(key) {
                Paid::Ignored => self.means_nothing(key, ctx),
                paid @ (Paid::Sent(_) | Paid::Missing(_) | Paid::Moved) => self.paid(paid, ctx),
            },
            (Ask::SwapGoals(swap), _) => match swap.key(key) {
                Swapped::Ignored => self.means_nothing(key, ctx),
                swapped @ (Swapped::Sent(_) | Swapped::Moved) => self.swapped(swapped, ctx),
            },
            (Ask::Choose(_), _) => self.key_among_choices(key, ctx),
            (Ask::Wait(_), _) => self.means_nothing(key, ctx),
            (Ask::Tell(_), _) => Next::Stay,
        }
    }

    /// With Shift a letter is a colour where colours are answers (`R`: a red Door), and a command elsewhere.
    fn is_answer_with_shift(&self, letter: char) -> bool {
        letter.is_uppercase() && matches!(&self.ask, Ask::Choose(offers) if offers.with_key(letter).is_some())
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
    fn key_among_choices(&mut self, key: Key, ctx: &Ctx) -> Next {
        let Ask::Choose(offers) = &mut self.ask else { return Next::Stay };
        match key {
            Key::Up => offers.step_shown(-1),
            Key::Down => offers.step_shown(1),
            Key::Left => offers.step_card(-1),
            Key::Right => offers.step_card(1),
            Key::Home => offers.go_to(0),
            Key::End => offers.go_to(usize::MAX),
            Key::Enter => {
                let place = offers.cursor;
                return self.choose_offer(Some(place), ctx);
            }
            Key::Char(letter) => {
                // On a French keyboard some accented letters are on the digit keys; no choice has such a letter.
                let digit = as_digit(letter);
                let pressed = if digit.is_ascii_digit() { offers.digit(digit) } else { offers.press(letter) };
                return match pressed {
                    Pressed::Makes(place) => self.choose_offer(Some(place), ctx),
                    Pressed::Points => Next::Stay,
                    Pressed::Nothing => self.means_nothing(key, ctx),
                };
            }
            _ => {}
        }
        Next::Stay
    }

    /// Shows why a letter does nothing at this question.
    fn means_nothing(&mut self, key: Key, ctx: &Ctx) -> Next {
        let Key::Char(letter) = key else { return Next::Stay };
        let is_by_card = matches!(&self.ask, Ask::Choose(offers) if offers.sort == Sort::ByCard);
        self.notice = match letter.to_ascii_lowercase() {
            _ if matches!(self.ask, Ask::Wait(_)) => Some(ctx.text.get("app-partner-asked")),
            'p' | 'd' | 'v' | 'b' if is_by_card => Some(ctx.text.get("app-not-with-this-card")),
            's' if self.scene().setup().book.is_none() => Some(ctx.text.get("app-no-spells")),
            // A front end that only removes a notice sends a control character. The space bar has no sign.
            _ if letter.is_control() || letter == ' ' => None,
            _ => Some(ctx.text.get_with("app-key-idle", &Args::new().text("key", letter.to_string()))),
        };
        Next::Stay
    }

    pub(crate) fn paid(&mut self, paid: Paid, ctx: &Ctx) -> Next {
        match paid {
            Paid::Sent(actions) => self.choose(actions, ctx),
            Paid::Missing(count) => {
                self.notice = Some(ctx.text.get_with("app-pay-missing", &Args::new().count("count", count)));
                Next::Stay
            }
            Paid::Moved | Paid::Ignored => Next::Stay,
        }
    }

    pub(crate) fn swapped(&mut self, swapped: Swapped, ctx: &Ctx) -> Next {
        match swapped {
            Swapped::Sent(action) => self.choose(vec![action], ctx),
            Swapped::Moved | Swapped::Ignored => Next::Stay,
        }
    }

    pub(crate) fn choose_offer(&mut self, place: Option<usize>, ctx: &Ctx) -> Next {
        let Ask::Choose(offers) = &mut self.ask else { return Next::Stay };
        let Some(action) = place.and_then(|place| offers.list.get(place)).map(|offer| offer.action) else {
            return Next::Stay;
        };
        offers.go_to(place.unwrap_or(offers.cursor));
        self.choose(vec![action], ctx)
    }
}
