//! The worth of the row and the hand on the way to the next Doors.

use onirim_core::{Card, Color, Symbol};

use super::sight::{Chambers, RowEnd, Sight, WantedDoors};
use super::worth::DOOR;

/// The weight of a card in hand that is still to be played, in thousandths: each turn costs a card of the deck and may go wrong.
const READY: i32 = 740;
/// The most weight of a card that must still be drawn.
const AWAITED: i32 = 440;
/// For so many turns a run may wait for a card.
const PATIENCE: i32 = 3;
/// How many of the next cards count as good as drawn, if they are known.
const SOON: usize = 2;
/// A run that another card must precede, because its first symbol has just been played (B4).
const DETOUR: i32 = 750;
/// How much the Doors count that are not the nearest one, in hundredths: their cards must wait in the hand.
const NOT_FIRST: i32 = 55;
/// A card in a run of a wanted colour is where it belongs, as long as the run is not broken.
pub(super) const IN_ROW: i32 = 140;

impl Sight {
    /// The worth of the Doors that this row and this hand are on the way to.
    pub(super) fn prospect(&self, row: RowEnd, hand: &Chambers, wanted: &WantedDoors) -> i32 {
        let hopes = Color::ALL.map(|color| match wanted.share(color) {
            0 => 0,
            share => DOOR * share / 100 * self.run_chance(color, row, &hand[color.index()]) / 1000,
        });
        let best = hopes.into_iter().max().unwrap_or(0);
        let begun = row.run.map_or(0, |(color, length)| IN_ROW * i32::from(length) * wanted.share(color) / 100);
        begun + best + (hopes.iter().sum::<i32>() - best) * NOT_FIRST / 100
    }

    /// How likely a run of this colour is soon, in thousandths.
    fn run_chance(&self, color: Color, row: RowEnd, hand: &[u8; Symbol::ALL.len()]) -> i32 {
        match row.run {
            Some((running, length)) if running == color => self.chain(color, row.last, 3 - length, *hand),
            Some(_) | None => {
                let direct = self.chain(color, row.last, 3, *hand);
                direct.max(self.chain(color, None, 3, *hand) * DETOUR / 1000)
            }
        }
    }

    /// How likely so many cards of a colour can follow each other, no two neighbours with the same symbol (B4).
    fn chain(&self, color: Color, last: Option<Symbol>, cards: u8, hand: [u8; Symbol::ALL.len()]) -> i32 {
        if cards == 0 {
            return 1000;
        }
        let (mut held, mut awaited) = (0, 0);
        for symbol in Symbol::ALL.into_iter().filter(|&symbol| Some(symbol) != last) {
            let (mut rest, place) = (hand, symbol as usize);
            if rest[place] > 0 {
                rest[place] -= 1;
                held = held.max(READY * self.chain(color, Some(symbol), cards - 1, rest) / 1000);
            } else {
                let comes = self.chance_to_draw(Card::chamber(color, symbol));
                awaited += comes * self.chain(color, Some(symbol), cards - 1, rest) / 1000;
            }
        }
        held.max(awaited.min(AWAITED))
    }

    /// The chance that a card comes while a run waits for it, in thousandths.
    fn chance_to_draw(&self, card: Card) -> i32 {
        if self.view.top.iter().take(SOON).any(|&next| next == Some(card)) {
            return AWAITED;
        }
        let deck = (self.deck.len() as i32).max(1);
        (1000 * PATIENCE * self.deck.count(card) as i32 / deck).min(AWAITED)
    }
}
