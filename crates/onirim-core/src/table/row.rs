//! A Labyrinth row (B4 to B6).

use crate::cards::{Card, Color, Kind, Symbol};
use crate::packed::ShortList;
use crate::table::MOST_IN_ROW;

/// How many cards of a colour in a row earn a Door (B6).
pub(crate) const RUN: u8 = 3;

/// The Chambers that a player has played, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    cards: ShortList<Card, MOST_IN_ROW>,
    last_symbol: Option<Symbol>,
    run: u8,
}

impl Row {
    pub(crate) const EMPTY: Row = Row { cards: ShortList::new(Card::NIGHTMARE), last_symbol: None, run: 0 };

    /// A row of these cards, in order; or the first of them that cannot be there: it is no Chamber, or shows the symbol of the one before (B4).
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Result<Row, Card> {
        let mut row = Row::EMPTY;
        for card in cards {
            let fits = card.symbol().is_some() && card.symbol() != row.last_symbol && row.cards.len() < MOST_IN_ROW;
            fits.then(|| row.push(card)).ok_or(card)?;
        }
        Ok(row)
    }

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

    /// The run that the next card may continue: its colour and how many cards it has, 1 or 2. A complete run is over (B6).
    pub fn run_in_progress(&self) -> Option<(Color, u8)> {
        self.run().filter(|&(_, length)| length < RUN)
    }

    /// How long the run will be with one more card of this colour (B6).
    pub fn run_with(&self, color: Color) -> u8 {
        match self.run_in_progress() {
            Some((running, length)) if running == color => length + 1,
            Some(_) | None => 1,
        }
    }

    /// Adds a card; returns whether it completes a run.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) -> bool {
        let goes_on = self.run < RUN && self.cards.top().is_some_and(|last| last.has_color_of(card));
        self.run = if goes_on { self.run + 1 } else { 1 };
        self.last_symbol = card.symbol();
        self.cards.push(card);
        self.run == RUN
    }
}
