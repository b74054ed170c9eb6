//! One card: what is printed on it. Two cards with the same print are the same [`Card`].

use core::fmt;

use crate::cards::Tower;

/// The four colours, each the colour of one part of the labyrinth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// The Observatory.
    Red,
    /// The Aquarium.
    Blue,
    /// The Garden.
    Green,
    /// The Library.
    Brown,
}

impl Color {
    /// All colours, in the order used everywhere.
    pub const ALL: [Color; 4] = [Color::Red, Color::Blue, Color::Green, Color::Brown];

    /// Position in [`Color::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn from_low_bits(bits: u8) -> Color {
        match bits & 3 {
            0 => Color::Red,
            1 => Color::Blue,
            2 => Color::Green,
            _ => Color::Brown,
        }
    }
}

/// The symbol of a Chamber.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Symbol {
    /// The most common symbol.
    Sun,
    /// Four in each colour.
    Moon,
    /// Three in each colour; opens Doors, stops Nightmares, shows Prophecies.
    Key,
}

impl Symbol {
    /// All symbols, in the order used everywhere.
    pub const ALL: [Symbol; 3] = [Symbol::Sun, Symbol::Moon, Symbol::Key];

    /// The number of its first Chamber; the other colours follow. Written out, because a later symbol gets the numbers that are free.
    const fn first_print(self) -> u8 {
        match self {
            Symbol::Sun => SUNS,
            Symbol::Moon => MOONS,
            Symbol::Key => KEYS,
        }
    }
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A Location of the base game.
    Chamber(Color, Symbol),
    /// One of the goals of the game.
    Door(Color),
    /// The bad Dream of the base game.
    Nightmare,
    /// The good Dream of the Premonitions expansion (P1).
    HappyDream,
    /// A Location of the Towers expansion (T1).
    Tower(Tower),
}

/// A card that can be in the deck, by its print.
///
/// Small as a number: cards of one family stand in groups of four, one of each colour, so
/// that the colour is the two low bits and the family the rest.
///
/// **The order of the numbers is for ever.** A seed names a card by its place among the unseen ones, counted in this order: if two prints changed
/// places, every seed and every share code would deal another game. A test pins it. What later expansions bring gets the numbers that are free:
/// two among the Dreams, and all from 32 on; decks without those cards are then dealt as before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const SUNS: u8 = 0;
const MOONS: u8 = 4;
const KEYS: u8 = 8;
const DOORS: u8 = 12;
const TOWERS: u8 = 20;
/// The first number behind the Towers.
const FREE: u8 = 32;

impl Card {
    /// How many numbers there are for kinds of cards, the free ones included.
    pub const KINDS: usize = 64;
    /// The bad Dream (B14).
    pub const NIGHTMARE: Card = Card(16);
    /// The good Dream (P12).
    pub const HAPPY_DREAM: Card = Card(17);

    /// The Chamber of this colour and symbol.
    #[inline]
    pub const fn chamber(color: Color, symbol: Symbol) -> Card {
        Card(symbol.first_print() + color as u8)
    }

    /// The Key of this colour.
    #[inline]
    pub const fn key(color: Color) -> Card {
        Card(KEYS + color as u8)
    }

    /// The Door of this colour.
    #[inline]
    pub const fn door(color: Color) -> Card {
        Card(DOORS + color as u8)
    }

    /// The Tower as a card.
    #[inline]
    pub const fn tower(tower: Tower) -> Card {
        Card(TOWERS + tower.index() as u8)
    }

    /// All prints, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS).map(Card::from_index).filter(|card| card.is_print())
    }

    /// Is there a card with this number?
    pub(crate) const fn is_print(self) -> bool {
        self.0 < FREE && self.0 != 18 && self.0 != 19
    }

    /// What the card is.
    #[inline]
    pub const fn kind(self) -> Kind {
        let color = Color::from_low_bits(self.0);
        match self.0 >> 2 {
            0 => Kind::Chamber(color, Symbol::Sun),
            1 => Kind::Chamber(color, Symbol::Moon),
            2 => Kind::Chamber(color, Symbol::Key),
            3 => Kind::Door(color),
            4 if self.0 == Card::NIGHTMARE.0 => Kind::Nightmare,
            4 => Kind::HappyDream,
            _ => Kind::Tower(Tower::from_index((self.0 - TOWERS) as usize)),
        }
    }

    /// Its symbol, if it is a Chamber.
    #[inline]
    pub const fn symbol(self) -> Option<Symbol> {
        match self.0 >> 2 {
            0 => Some(Symbol::Sun),
            1 => Some(Symbol::Moon),
            2 => Some(Symbol::Key),
            _ => None,
        }
    }

    /// The Tower that it is, if it is one.
    pub const fn to_tower(self) -> Option<Tower> {
        if let Kind::Tower(tower) = self.kind() { Some(tower) } else { None }
    }

    /// Have these two Chambers the same colour?
    #[inline]
    pub(crate) const fn has_color_of(self, other: Card) -> bool {
        (self.0 ^ other.0) & 3 == 0
    }

    /// Can it be in a hand? Chambers and Towers can (T2).
    #[inline]
    pub const fn is_location(self) -> bool {
        LOCATIONS >> self.index() & 1 == 1
    }

    /// Is it a Key?
    #[inline]
    pub const fn is_key(self) -> bool {
        self.0 & !3 == KEYS
    }

    /// The card's number, below [`Card::KINDS`].
    #[inline]
    pub const fn index(self) -> usize {
        // The remainder changes nothing, but tells the compiler that tables of that size need no check.
        self.0 as usize % Card::KINDS
    }

    /// The card with this number, the inverse of [`Card::index`]. `None` for a number that no print has.
    pub fn numbered(number: usize) -> Option<Card> {
        (number < Card::KINDS).then(|| Card::from_index(number)).filter(|card| card.is_print())
    }

    /// The same for a number that is known to be a card's.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Card {
        Card(index as u8)
    }
}

/// One bit for each print that can be in a hand.
pub(crate) const LOCATIONS: u64 = {
    assert!(Card::KINDS <= u64::BITS as usize, "a wider word is needed");
    let (mut locations, mut number) = (0, 0);
    while number < Card::KINDS {
        let card = Card::from_index(number);
        let is_location = match card.kind() {
            Kind::Chamber(..) | Kind::Tower(_) => card.is_print(),
            Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => false,
        };
        locations |= (is_location as u64) << number;
        number += 1;
    }
    locations
};

/// One bit for each Chamber.
pub(crate) const CHAMBERS: u64 = {
    let (mut chambers, mut number) = (0, 0);
    while number < Card::KINDS {
        chambers |= (Card::from_index(number).symbol().is_some() as u64) << number;
        number += 1;
    }
    chambers
};

/// The functions on numbers agree with the kind of each print: a new print does not compile until all of them handle it.
const _: () = {
    let mut number = 0;
    while number < Card::KINDS {
        let card = Card::from_index(number);
        if card.is_print() {
            let (symbol, same) = match card.kind() {
                Kind::Chamber(color, symbol) => (Some(symbol), Card::chamber(color, symbol)),
                Kind::Door(color) => (None, Card::door(color)),
                Kind::Nightmare => (None, Card::NIGHTMARE),
                Kind::HappyDream => (None, Card::HAPPY_DREAM),
                Kind::Tower(tower) => (None, Card::tower(Tower::new(tower.color(), tower.storeys()))),
            };
            assert!(same.0 == card.0, "Card::kind takes a print for another");
            assert!(card.is_key() == matches!(symbol, Some(Symbol::Key)), "Card::is_key is wrong");
            match (symbol, card.symbol()) {
                (None, None) => {}
                (Some(symbol), Some(shown)) if symbol as u8 == shown as u8 => {
                    assert!((symbol as usize) < Symbol::ALL.len(), "Symbol::ALL lacks a symbol");
                    assert!(Symbol::ALL[symbol as usize] as u8 == symbol as u8, "Symbol::ALL has another order");
                }
                (_, _) => panic!("Card::symbol is wrong"),
            }
        }
        number += 1;
    }
};

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Chamber(color, symbol) => write!(f, "{color:?}{symbol:?}"),
            Kind::Door(color) => write!(f, "{color:?}Door"),
            Kind::Nightmare => write!(f, "Nightmare"),
            Kind::HappyDream => write!(f, "HappyDream"),
            Kind::Tower(tower) => write!(f, "{tower:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B1, T1, P1: the order of the prints, on which every seed depends.
    #[test]
    fn the_order_of_the_prints_is_for_ever() {
        let expected = [
            (0, "RedSun BlueSun GreenSun BrownSun RedMoon BlueMoon GreenMoon BrownMoon"),
            (8, "RedKey BlueKey GreenKey BrownKey RedDoor BlueDoor GreenDoor BrownDoor Nightmare HappyDream"),
            (20, "RedTower3 BlueTower3 GreenTower3 BrownTower3 RedTower4 BlueTower4 GreenTower4 BrownTower4"),
            (28, "RedTower5 BlueTower5 GreenTower5 BrownTower5"),
        ];
        let expected = expected.iter().flat_map(|&(first, names)| {
            names.split(' ').enumerate().map(move |(place, name)| (first + place, alloc::string::String::from(name)))
        });
        assert!(Card::all().map(|card| (card.index(), alloc::format!("{card:?}"))).eq(expected));
    }
}
