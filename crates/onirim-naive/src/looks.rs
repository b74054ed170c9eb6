//! Looks at the top of the deck: the Prophecy (B8) and the look of a Tower (T5), and how cards are put back.

use onirim_core::{Action, DeckEnd, Question, Tower};

use crate::contents;
use crate::piece;
use crate::play::{Asking, Flow, Play};

/// Does the partner see in which order cards are put back?
#[derive(Clone, Copy)]
pub(crate) enum Order {
    /// Only if the players have no secrets (D10).
    Hidden,
    /// The cards have been revealed (R11).
    Open,
}

/// Does the player look?
#[derive(Clone, Copy)]
enum Look {
    Yes,
    No,
}

impl Play<'_> {
    /// Look at five, discard one, put the others back (B8, B9).
    pub(crate) fn prophecy(&mut self) -> Flow {
        if self.table.deck.is_empty() {
            return Ok(());
        }
        self.look_at_top(5);
        let seen = self.table.looked_at.clone();
        let asking = self.table.asking_for_one_of(seen.len());
        let card = self.choose_card(asking, Question::Prophecy, &seen, |card| Action::DiscardSeen { card })?;
        let discarded = piece::take(&mut self.table.looked_at, card);
        self.table.discard.extend(discarded);
        self.put_back(DeckEnd::Top, Order::Hidden)
    }

    /// Look at as many as the Tower's number says, put all back (T5, R9).
    pub(crate) fn look_from(&mut self, tower: Tower) -> Flow {
        if self.table.deck.is_empty() {
            return Ok(());
        }
        let cards = contents::storeys(tower);
        let options = [(Action::Look, Look::Yes), (Action::SkipLook, Look::No)];
        match self.offer(Asking::OfTwo, Question::LookAhead { cards }, |_| options.to_vec())? {
            Look::Yes => {
                self.look_at_top(cards.into());
                self.put_back(DeckEnd::Top, Order::Hidden)
            }
            Look::No => Ok(()),
        }
    }

    /// Puts the cards looked at back in an order of the player's choice, told from the first to be drawn (R5).
    pub(crate) fn put_back(&mut self, end: DeckEnd, order: Order) -> Flow {
        while !self.table.looked_at.is_empty() {
            let left = self.table.looked_at.clone();
            let asking = match order {
                Order::Hidden => self.table.asking_for_one_of(left.len()),
                Order::Open => Asking::OfTwo,
            };
            let card = self.choose_card(asking, Question::Arrange { end }, &left, |card| Action::PlaceNext { card })?;
            let piece = piece::take(&mut self.table.looked_at, card);
            self.table.placed.extend(piece);
        }
        let placed = std::mem::take(&mut self.table.placed);
        match end {
            DeckEnd::Top => {
                self.table.deck.splice(0..0, placed);
            }
            DeckEnd::Bottom => self.table.deck.extend(placed),
        }
        Ok(())
    }
}
