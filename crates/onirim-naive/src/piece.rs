//! Single pieces of cardboard, and piles of them.

use onirim_core::{Card, Color, Kind};

/// One piece of cardboard. Two pieces with the same print are still two pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its number in the box.
    pub id: u16,
    /// What is printed on it.
    pub card: Card,
    /// Has a player seen it at its place in the deck since the last shuffle?
    pub known: bool,
}

impl Piece {
    /// Can it be in a hand? Chambers and Towers can (T2).
    pub fn is_location(&self) -> bool {
        match self.card.kind() {
            Kind::Chamber(..) | Kind::Tower(_) => true,
            Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => false,
        }
    }
}

/// The colour of a Chamber; other cards have none that counts for a run.
pub(crate) fn chamber_color(card: Card) -> Option<Color> {
    if let Kind::Chamber(color, _) = card.kind() { Some(color) } else { None }
}

/// The different prints of a pile, each once, in their order (R1: equal cards are one answer).
pub(crate) fn prints(pile: &[Piece]) -> Vec<Card> {
    let mut cards = sorted(pile);
    cards.dedup();
    cards
}

/// All cards of a pile, sorted: the pile as a heap without order.
pub(crate) fn sorted(pile: &[Piece]) -> Vec<Card> {
    let mut cards: Vec<Card> = pile.iter().map(|piece| piece.card).collect();
    cards.sort_unstable();
    cards
}

/// Takes the first piece with this print out of a pile.
pub(crate) fn take(pile: &mut Vec<Piece>, card: Card) -> Option<Piece> {
    let place = pile.iter().position(|piece| piece.card == card)?;
    Some(pile.remove(place))
}

/// Removes all matching pieces from a pile.
pub(crate) fn take_all(pile: &mut Vec<Piece>, fits: impl Fn(Card) -> bool) -> Vec<Piece> {
    let (taken, left) = pile.drain(..).partition(|piece| fits(piece.card));
    *pile = left;
    taken
}
