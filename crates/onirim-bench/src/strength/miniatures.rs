//! Small tables that are counted out.

use anyhow::{Context, Result};
use onirim_core::{Card, Game, Position, Rest, Setup};
use onirim_record::FromNotation;

/// A table of the base game for one on which two colours are still to be found. All cards that it does not name are on the discard pile.
#[derive(Debug)]
pub(crate) struct Miniature {
    pub(crate) name: &'static str,
    /// Cards, as `docs/record-format.md` writes them; a number before a card is how many.
    pub(crate) hand: &'static str,
    pub(crate) deck: &'static str,
}

/// One Door of red and one of blue are missing.
const DOORS: [u8; 4] = [1, 1, 2, 2];

/// From the smallest to the largest.
pub(crate) const MINIATURES: [Miniature; 4] = [
    Miniature { name: "A last Key", hand: "Rs Rm Rk Bs Bm", deck: "Rd Bd Rs Rm 2Bs Ni" },
    Miniature { name: "A scattered hand", hand: "Rs Rk Bs Gs Gm", deck: "Rd Bd 3Rs 3Bs Bm Ni" },
    Miniature { name: "Two Keys, two Nightmares", hand: "Rs Rm Rk Bs Bk", deck: "Rd Bd 3Rs 3Bs 2Ni" },
    Miniature { name: "No Key", hand: "Rs Rm Bs Bm Gs", deck: "Rd Bd 4Rs Rm 4Bs Bm 2Ni" },
];

impl Miniature {
    /// All that lies on the table, in one line.
    pub(crate) fn layout(&self) -> String {
        format!("hand {}; deck {}", self.hand, self.deck)
    }

    /// By what [`layout`](Miniature::layout) says.
    pub(crate) fn game(&self) -> Result<Game> {
        let mut table = Position::new(Setup::SOLO);
        (table.hands[0], table.deck, table.doors[0]) = (cards(self.hand)?, cards(self.deck)?, DOORS);
        table.rest = Rest::DiscardPile;
        table.into_game().with_context(|| format!("the miniature {:?} cannot be laid out", self.name))
    }
}

fn cards(text: &str) -> Result<Vec<Card>> {
    let mut cards = Vec::new();
    for word in text.split(' ') {
        let name = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let count = word[..word.len() - name.len()].parse().unwrap_or(1);
        cards.extend(vec![Card::from_notation(name).with_context(|| format!("{word} is no card"))?; count]);
    }
    Ok(cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_can_be_laid_out_and_won() {
        for miniature in &MINIATURES {
            let game = miniature.game().expect("a table");
            assert!(game.may_be_won(), "{}", miniature.name);
        }
    }

    #[test]
    fn a_number_counts_cards() {
        assert_eq!(cards("Rd 3Rs").expect("cards").len(), 4);
        assert!(cards("Xx").is_err());
    }
}
