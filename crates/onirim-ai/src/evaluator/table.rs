//! The numbers of the inputs: each family has its place in one table.
//!
//! The sizes of families are for ever: trained weights fit them. What later expansions bring gets families of its own behind the last one; weights without them
//! can still be read.

use std::ops::Range;

use onirim_core::GOALS;

/// A family of inputs, of which at most a few hold at a time: its numbers in the table are consecutive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Family {
    first: usize,
    size: usize,
}

impl Family {
    const fn first(size: usize) -> Family {
        Family { first: 0, size }
    }

    /// The next family.
    const fn then(self, size: usize) -> Family {
        Family { first: self.first + self.size, size }
    }

    /// The numbers of its rows.
    pub(crate) fn rows(self) -> Range<usize> {
        self.first..self.end()
    }

    const fn end(self) -> usize {
        self.first + self.size
    }

    /// The row of this member.
    #[inline]
    pub(crate) fn row(self, member: usize) -> u16 {
        debug_assert!(member < self.size, "member {member} of a family of {}", self.size);
        (self.first + member.min(self.size - 1)) as u16
    }
}

/// The most cards of a symbol in hand that are told apart.
pub(crate) const MOST_HELD: usize = 3;
/// Known places at the top of the deck.
pub(crate) const TOP: usize = 10;
/// Known places at the bottom.
pub(crate) const BOTTOM: usize = 5;
/// The kinds of cards of a colour: Sun, Moon, Key, Door, Tower.
pub(crate) const KINDS: usize = 5;
/// The classes of deck sizes: each size of a small deck, and steps of five cards for large ones.
pub(crate) const SIZES: usize = SMALL_DECK + 16;
const SMALL_DECK: usize = 16;

/// The class of a deck of this size.
#[inline]
pub(crate) const fn size_class(deck: usize) -> usize {
    if deck < SMALL_DECK { deck } else { SMALL_DECK + (deck - SMALL_DECK) / 5 }
}

/// The classes of shares of the deck: none, and then each a tenth larger than the one before.
pub(crate) const SHARES: usize = 48;
const MOST_ALIKE: usize = 15;
const LARGEST_DECK: usize = 95;

/// The class of the share of so many cards in a deck of this size.
#[inline]
pub(crate) fn share_class(count: usize, deck: usize) -> usize {
    usize::from(SHARE_CLASSES[count.min(MOST_ALIKE)][deck.min(LARGEST_DECK)])
}

static SHARE_CLASSES: [[u8; LARGEST_DECK + 1]; MOST_ALIKE + 1] = {
    let mut classes = [[0; LARGEST_DECK + 1]; MOST_ALIKE + 1];
    let mut count = 1;
    while count <= MOST_ALIKE {
        let mut deck = 0;
        while deck <= LARGEST_DECK {
            let share = if deck <= count { 1 << 32 } else { ((count as u64) << 32) / deck as u64 };
            let (mut class, mut larger) = (1, (1_u64 << 32) / 80);
            while larger < share && class + 1 < SHARES as u8 {
                (class, larger) = (class + 1, larger * 11 / 10);
            }
            classes[count][deck] = class;
            deck += 1;
        }
        count += 1;
    }
    classes
};
/// Doors of a colour that one seat has, and those that the other one has.
pub(crate) const DOORS: usize = 9;

// Of a colour, with the same weights for all four.
pub(crate) const HAND: Family = Family::first(4 * 4 * 4 * 4 * 4);
pub(crate) const KEYS: Family = HAND.then(DOORS * 3 * 4 * 4);
pub(crate) const CHAMBERS: Family = KEYS.then(DOORS * 10 * 5);
pub(crate) const TIME: Family = CHAMBERS.then(DOORS * 4 * SIZES);
pub(crate) const DENSITY: Family = TIME.then(4 * SHARES);
pub(crate) const ON_TOP: Family = DENSITY.then(TOP * KINDS);
pub(crate) const AT_BOTTOM: Family = ON_TOP.then(BOTTOM * KINDS);
pub(crate) const LOOKED_AT: Family = AT_BOTTOM.then(KINDS * 4);
pub(crate) const IN_QUESTION: Family = LOOKED_AT.then(3);
pub(crate) const GOAL: Family = IN_QUESTION.then(9 * 9);
pub(crate) const TOWER: Family = GOAL.then(8 * 8 * 4);
pub(crate) const OMEN_OF_COLOR: Family = TOWER.then(4 * 2 * 3);
pub(crate) const OMEN_OF_PAIR: Family = OMEN_OF_COLOR.then(2 * 3);
pub(crate) const PARTNER_ROW: Family = OMEN_OF_PAIR.then(4 * 4 * 4);
pub(crate) const PARTNER_HAND: Family = PARTNER_ROW.then(4 * 4);
pub(crate) const SHARED: Family = PARTNER_HAND.then(3 * 3 * 3);

// Of the whole table.
pub(crate) const ASKED: Family = SHARED.then(64);
pub(crate) const PENDING: Family = ASKED.then(16);
pub(crate) const LEFT_TO_DO: Family = PENDING.then(16);
pub(crate) const HAND_SIZE: Family = LEFT_TO_DO.then(7 * 4);
pub(crate) const ROW: Family = HAND_SIZE.then(4 * 4);
pub(crate) const NIGHTMARES: Family = ROW.then(11 * 6);
pub(crate) const DECK: Family = NIGHTMARES.then(96);
pub(crate) const DECK_AND_NIGHTMARES: Family = DECK.then(SIZES * 11);
pub(crate) const ALL_DOORS: Family = DECK_AND_NIGHTMARES.then(9);
pub(crate) const BOTH_DOORS: Family = ALL_DOORS.then(5 * 5);
pub(crate) const DREAMS_ON_TOP: Family = BOTH_DOORS.then(TOP * 3);
pub(crate) const SYMBOLS: Family = DREAMS_ON_TOP.then(6 * 6 * 6);
pub(crate) const DREAMS_LOOKED_AT: Family = SYMBOLS.then(2 * 6);
pub(crate) const HAPPY_DREAMS: Family = DREAMS_LOOKED_AT.then(5 * 5);
pub(crate) const RESOLVING: Family = HAPPY_DREAMS.then(4);
pub(crate) const SPELL_MONEY: Family = RESOLVING.then(64);
pub(crate) const SPELLS: Family = SPELL_MONEY.then(8);
pub(crate) const TOWER_ROW: Family = SPELLS.then(4 * 4 * 7);
pub(crate) const RAMPART: Family = TOWER_ROW.then(2 * 5);
pub(crate) const TOWERS_HELD: Family = RAMPART.then(6);
pub(crate) const OMENS: Family = TOWERS_HELD.then(8);
pub(crate) const OMENS_TO_COME: Family = OMENS.then(9);
pub(crate) const ACTIVE: Family = OMENS_TO_COME.then(2);
pub(crate) const PARTNER: Family = ACTIVE.then(4 * 4);
pub(crate) const VARIANT: Family = PARTNER.then(2);

/// How many rows the table has.
pub const ROWS: usize = VARIANT.end();

/// All families in order, with their names in files of weights.
pub(crate) const FAMILIES: &[(&str, Family)] = &[
    ("hand", HAND),
    ("keys", KEYS),
    ("chambers", CHAMBERS),
    ("time", TIME),
    ("density", DENSITY),
    ("on-top", ON_TOP),
    ("at-bottom", AT_BOTTOM),
    ("looked-at", LOOKED_AT),
    ("in-question", IN_QUESTION),
    ("goal", GOAL),
    ("tower", TOWER),
    ("omen-of-color", OMEN_OF_COLOR),
    ("omen-of-pair", OMEN_OF_PAIR),
    ("partner-row", PARTNER_ROW),
    ("partner-hand", PARTNER_HAND),
    ("shared", SHARED),
    ("asked", ASKED),
    ("pending", PENDING),
    ("left-to-do", LEFT_TO_DO),
    ("hand-size", HAND_SIZE),
    ("row", ROW),
    ("nightmares", NIGHTMARES),
    ("deck", DECK),
    ("deck-and-nightmares", DECK_AND_NIGHTMARES),
    ("all-doors", ALL_DOORS),
    ("both-doors", BOTH_DOORS),
    ("dreams-on-top", DREAMS_ON_TOP),
    ("symbols", SYMBOLS),
    ("dreams-looked-at", DREAMS_LOOKED_AT),
    ("happy-dreams", HAPPY_DREAMS),
    ("resolving", RESOLVING),
    ("spell-money", SPELL_MONEY),
    ("spells", SPELLS),
    ("tower-row", TOWER_ROW),
    ("rampart", RAMPART),
    ("towers-held", TOWERS_HELD),
    ("omens", OMENS),
    ("omens-to-come", OMENS_TO_COME),
    ("active", ACTIVE),
    ("partner", PARTNER),
    ("variant", VARIANT),
];

/// How many families there were when files of weights did not name them yet.
pub(crate) const UNNAMED: usize = 41;

const _: () = {
    assert!(GOALS < ALL_DOORS.size, "a set-up has more Doors than can be told apart");
    let (mut number, mut rows) = (0, 0);
    while number < FAMILIES.len() {
        assert!(FAMILIES[number].1.first == rows, "FAMILIES lacks a family, or has another order");
        rows += FAMILIES[number].1.size;
        number += 1;
    }
    assert!(rows == ROWS, "FAMILIES lacks the last family");
};

#[cfg(test)]
mod tests {
    use onirim_core::{Card, Color, Setup};

    use super::*;

    #[test]
    fn every_set_up_fits_the_families() {
        for setup in Setup::all() {
            let deck = setup.deck();
            assert!(deck.len() <= LARGEST_DECK && deck.len() < DECK.size, "{setup:?}");
            assert!(size_class(deck.len()) < SIZES, "{setup:?}");
            assert!(deck.counts().all(|(_, count)| count <= MOST_ALIKE), "{setup:?}");
            for color in Color::ALL {
                assert!(
                    deck.count(Card::door(color)) <= 2,
                    "`Counted::doors` tells two Doors of a colour apart: {setup:?}"
                );
            }
        }
    }
}
