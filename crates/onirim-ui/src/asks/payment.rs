//! Paying for a spell with several cards of the discard pile at once (K5).

use onirim_core::{Action, Card, Question, Spell, View};

use crate::input::Key;

/// Equal cards of the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// The card.
    pub card: Card,
    /// How many there are.
    pub there: usize,
    /// How many of them are paid.
    pub paid: usize,
}

/// A payment. The core asks for one card after the other; the player picks all of them together.
#[derive(Clone, Debug)]
pub struct Payment {
    /// The spell.
    pub spell: Spell,
    /// How many cards it costs.
    pub owed: usize,
    /// The cards of the discard pile.
    pub stakes: Vec<Stake>,
    /// The line of the cursor.
    pub cursor: usize,
}

/// The result of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Paid {
    /// The key has no meaning here.
    Ignored,
    /// The cursor or the payment changed.
    Moved,
    /// This many cards are missing.
    Missing(usize),
    /// The payment is complete.
    Sent(Vec<Action>),
}

impl Payment {
    /// The payment for a question; `None` if the question is another one.
    pub(crate) fn asked(view: &View) -> Option<Payment> {
        let Question::Payment { spell, owed } = view.decision?.question else { return None };
        let stakes = view.discard_pile.counts().map(|(card, there)| Stake { card, there, paid: 0 }).collect();
        let mut payment = Payment { spell, owed: owed.into(), stakes, cursor: 0 };
        payment.propose();
        Some(payment)
    }

    /// Proposes a payment for Enter: Nightmares first, since only they may come back from the discard pile (P5);
    /// then the most frequent cards.
    fn propose(&mut self) {
        for _ in 0..self.owed {
            let left = |stake: &Stake| stake.there - stake.paid;
            let is_nightmare = |stake: &Stake| stake.card == Card::NIGHTMARE;
            let best = self.stakes.iter_mut().filter(|stake| left(stake) > 0);
            if let Some(stake) = best.max_by_key(|stake| (is_nightmare(stake), left(stake))) {
                stake.paid += 1;
            }
        }
    }

    /// How many cards are paid.
    pub fn paid(&self) -> usize {
        self.stakes.iter().map(|stake| stake.paid).sum()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
    pub(crate) fn key(&mut self, key: Key) -> Paid {
        let last = self.stakes.len().saturating_sub(1);
        match key {
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(last),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = last,
            Key::Up | Key::Char(' ' | '+') => self.add(),
            Key::Down | Key::Char('-') => self.take_out(),
            Key::Enter => return self.send(),
            _ => return Paid::Ignored,
        }
        Paid::Moved
    }

    /// A click pays one more of these cards.
    pub(crate) fn click(&mut self, place: usize) {
        if place < self.stakes.len() {
            self.cursor = place;
            self.add();
        }
    }

    /// Pays one more of these cards; if enough is paid, another one is taken back for it.
    fn add(&mut self) {
        let full = self.paid() >= self.owed;
        let cursor = self.cursor;
        if self.stakes[cursor].paid == self.stakes[cursor].there {
            return;
        }
        if full {
            let others = self.stakes.iter_mut().enumerate().filter(|(place, stake)| *place != cursor && stake.paid > 0);
            let Some((_, most)) = others.max_by_key(|(_, stake)| stake.paid) else { return };
            most.paid -= 1;
        }
        self.stakes[cursor].paid += 1;
    }

    fn take_out(&mut self) {
        let stake = &mut self.stakes[self.cursor];
        stake.paid = stake.paid.saturating_sub(1);
    }

    fn send(&self) -> Paid {
        match self.owed.saturating_sub(self.paid()) {
            0 => {
                let cards = self.stakes.iter().flat_map(|stake| std::iter::repeat_n(stake.card, stake.paid));
                Paid::Sent(cards.map(|card| Action::PayCard { card }).collect())
            }
            missing => Paid::Missing(missing),
        }
    }
}
