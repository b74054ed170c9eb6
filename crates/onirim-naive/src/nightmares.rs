//! Nightmares (B14, B15, D6, K8).

use onirim_core::{Action, Card, Cause, Color, Group, Question, Spell};

use crate::play::{Asking, Flow, Play};
use crate::table::Table;
use crate::turn::is_key;

/// How a Nightmare is resolved.
#[derive(Clone, Copy)]
enum Resolution {
    PayKey(Card, Group),
    ReturnDoor(Color),
    RevealFive,
    DiscardHand,
    Punish,
}

impl Play<'_> {
    /// A Nightmare was drawn in phase 2.
    pub(crate) fn nightmare(&mut self) -> Flow {
        match self.offer(Asking::OfTwo, Question::Nightmare, resolutions)? {
            Resolution::PayKey(key, from) => self.table.discard_from_hand(key, from),
            Resolution::ReturnDoor(color) => self.return_door(self.table.active, color)?,
            Resolution::RevealFive => self.reveal_five(),
            Resolution::DiscardHand => self.discard_and_redraw(Cause::Nightmare)?,
            Resolution::Punish => {
                self.pay_for(Spell::PowerfulPunishment)?;
                self.discard_resolved();
                return Ok(());
            }
        }
        self.ruin()
    }

    fn reveal_five(&mut self) {
        self.look_at_top(5);
        for piece in std::mem::take(&mut self.table.looked_at) {
            if piece.is_location() {
                self.table.discard.push(piece);
            } else {
                self.table.limbo.push(piece);
            }
        }
    }
}

fn resolutions(table: &Table) -> Vec<(Action, Resolution)> {
    let mut options = Vec::new();
    for (key, from) in table.hand_prints() {
        if is_key(key) {
            options.push((Action::PayKey { key, from }, Resolution::PayKey(key, from)));
        }
    }
    for color in Color::ALL {
        if table.doors_of(table.active, color) > 0 {
            options.push((Action::ReturnDoor { owner: table.active, color }, Resolution::ReturnDoor(color)));
        }
    }
    options.push((Action::RevealFive, Resolution::RevealFive));
    options.push((Action::DiscardHand, Resolution::DiscardHand));
    if table.can_pay_for(Spell::PowerfulPunishment) {
        options.push((Action::Cast { spell: Spell::PowerfulPunishment }, Resolution::Punish));
    }
    options
}
