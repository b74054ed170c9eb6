//! A Labyrinth row (B4 to B6).

use crate::card::{Card, Color, Kind, Symbol};
use crate::list::List;

/// A row holds Chambers only, and there are 58.
const MOST_IN_ROW: usize = 58;

/// How many cards of a colour in a row earn a Door (B6).
const RUN: u8 = 3;

/// The Chambers that a player has played, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    cards: List<Card, MOST_IN_ROW>,
    last_symbol: Option<Symbol>,
    run: u8,
}

impl Row {
    pub(crate) const EMPTY: Row = Row { cards: List::new(Card::NIGHTMARE), last_symbol: None, run: 0 };

    /// The cards from the first to the last.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The symbol that the next card may not show (B4).
    #[inline]
    pub fn last_symbol(&self) -> Option<Symbol> {
        self.last_symbol
    }

    /// The colour of the current run and how many cards it has, from 1 to 3. The fourth card of a colour is the first of a new run (B6).
    #[inline]
    pub fn run(&self) -> Option<(Color, u8)> {
        match self.cards.top()?.kind() {
            Kind::Chamber(color, _) => Some((color, self.run)),
            Kind::Door(_) | Kind::Nightmare | Kind::HappyDream | Kind::Tower(_) => None,
        }
    }

    /// Adds a card; says whether it completes a run.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) -> bool {
        let goes_on = self.run < RUN && self.cards.top().is_some_and(|last| last.has_color_of(card));
        self.run = if goes_on { self.run + 1 } else { 1 };
        self.last_symbol = card.symbol();
        self.cards.push(card);
        self.run == RUN
    }
}
