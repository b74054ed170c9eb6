//! The contents of the box: the cards of the deck (B1, T1, P1), the Goals (K1), and what is printed on them.

use onirim_core::{Book, Card, Color, Premonition, Setup, Spell, Storeys, Symbol, Tower};

use crate::piece::Piece;

/// How many Suns there are of each colour (B1).
const SUNS: [(Color, usize); 4] = [(Color::Red, 9), (Color::Blue, 8), (Color::Green, 7), (Color::Brown, 6)];

/// The pieces that are shuffled into the deck at the start.
pub(crate) fn deck(setup: Setup) -> Vec<Piece> {
    let mut cards = Vec::new();
    for (color, suns) in SUNS {
        cards.extend(vec![Card::chamber(color, Symbol::Sun); suns]);
        cards.extend(vec![Card::chamber(color, Symbol::Moon); 4]);
        cards.extend(vec![Card::chamber(color, Symbol::Key); 3]);
        cards.extend(vec![Card::door(color); 2]);
    }
    cards.extend(vec![Card::NIGHTMARE; 10]);
    if setup.towers.is_some() {
        for (color, _) in SUNS {
            for storeys in [Storeys::Three, Storeys::Four, Storeys::Five] {
                cards.push(Card::tower(Tower::new(color, storeys)));
            }
        }
    }
    if setup.premonitions.is_some() {
        cards.extend(vec![Card::HAPPY_DREAM; 4]);
    }
    (0..).zip(cards).map(|(id, card)| Piece { id, card, known: false }).collect()
}

/// The colours of the Goals: two of each (K1).
pub(crate) fn goals() -> Vec<Color> {
    SUNS.iter().flat_map(|&(color, _)| [color; 2]).collect()
}

/// The Premonitions (P3 to P10).
pub(crate) fn premonitions() -> Vec<Premonition> {
    vec![
        Premonition::RedPair,
        Premonition::AnyPair,
        Premonition::GreenPair,
        Premonition::FiveDoors,
        Premonition::BluePair,
        Premonition::BrownPair,
        Premonition::AllColors,
        Premonition::ThreeDoors,
    ]
}

/// How many cards of the discard pile a spell costs (K6 to K9).
pub(crate) fn cost(spell: Spell, book: Book) -> usize {
    let [prophecy, planning, punishment] = match book {
        Book::Found => [5, 7, 10],
        Book::Lost => [6, 9, 12],
    };
    match spell {
        Spell::ParadoxicalProphecy => prophecy,
        Spell::ParallelPlanning => planning,
        Spell::PowerfulPunishment => punishment,
    }
}

/// How many cards a Tower lets its owner look at (T5).
pub(crate) fn storeys(tower: Tower) -> u8 {
    match tower.storeys() {
        Storeys::Three => 3,
        Storeys::Four => 4,
        Storeys::Five => 5,
    }
}

/// The symbols on one edge of a Tower.
type EdgeSymbols = &'static [Symbol];

const NONE: EdgeSymbols = &[];
const SUN: EdgeSymbols = &[Symbol::Sun];
const MOON: EdgeSymbols = &[Symbol::Moon];
const SUN_MOON: EdgeSymbols = &[Symbol::Sun, Symbol::Moon];

/// The left and the right edge of a Tower: the table of T1, line by line.
fn edges(tower: Tower) -> [EdgeSymbols; 2] {
    let [three, four, five] = match tower.color() {
        Color::Red => [[SUN_MOON, MOON], [SUN, MOON], [NONE, MOON]],
        Color::Blue => [[MOON, SUN_MOON], [MOON, MOON], [MOON, NONE]],
        Color::Green => [[SUN, SUN_MOON], [SUN, SUN], [SUN, NONE]],
        Color::Brown => [[SUN_MOON, SUN], [MOON, SUN], [NONE, SUN]],
    };
    match tower.storeys() {
        Storeys::Three => three,
        Storeys::Four => four,
        Storeys::Five => five,
    }
}

/// May these two Towers stand side by side? Touching edges may share no symbol (T3).
pub(crate) fn may_touch(left: Tower, right: Tower) -> bool {
    let [_, touching] = edges(left);
    let [touched, _] = edges(right);
    !touching.iter().any(|symbol| touched.contains(symbol))
}

#[cfg(test)]
mod tests {
    use onirim_core::{Premonitions, Towers};

    use super::*;

    #[test]
    fn the_box_holds_76_cards_and_with_everything_92() {
        assert_eq!(deck(Setup::SOLO).len(), 76);
        let everything = Setup { towers: Some(Towers::Rampart), premonitions: Some(Premonitions::Four), ..Setup::SOLO };
        assert_eq!(deck(everything).len(), 92);
        assert_eq!(goals().len(), 8);
    }

    #[test]
    fn towers_touch_unless_they_share_a_symbol() {
        let red = Tower::new(Color::Red, Storeys::Four);
        let blue = Tower::new(Color::Blue, Storeys::Four);
        let green = Tower::new(Color::Green, Storeys::Five);
        assert!(!may_touch(red, blue), "Moon meets Moon (T3)");
        assert!(may_touch(red, green), "Moon meets Sun (T3)");
        assert!(may_touch(green, red) && may_touch(green, blue), "a bare edge meets anything (T3)");
    }
}
