//! The numbers of the inputs: each family has its place in one table.

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

    const fn end(self) -> usize {
        self.first + self.size
    }

    /// The row of this member. One that is too large counts as the last.
    #[inline]
    pub(crate) fn row(self, member: usize) -> u16 {
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

/// The sizes of all families, in order. Weights fit these sizes only.
pub(crate) const FAMILIES: [usize; 41] = [
    HAND.size,
    KEYS.size,
    CHAMBERS.size,
    TIME.size,
    DENSITY.size,
    ON_TOP.size,
    AT_BOTTOM.size,
    LOOKED_AT.size,
    IN_QUESTION.size,
    GOAL.size,
    TOWER.size,
    OMEN_OF_COLOR.size,
    OMEN_OF_PAIR.size,
    PARTNER_ROW.size,
    PARTNER_HAND.size,
    SHARED.size,
    ASKED.size,
    PENDING.size,
    LEFT_TO_DO.size,
    HAND_SIZE.size,
    ROW.size,
    NIGHTMARES.size,
    DECK.size,
    DECK_AND_NIGHTMARES.size,
    ALL_DOORS.size,
    BOTH_DOORS.size,
    DREAMS_ON_TOP.size,
    SYMBOLS.size,
    DREAMS_LOOKED_AT.size,
    HAPPY_DREAMS.size,
    RESOLVING.size,
    SPELL_MONEY.size,
    SPELLS.size,
    TOWER_ROW.size,
    RAMPART.size,
    TOWERS_HELD.size,
    OMENS.size,
    OMENS_TO_COME.size,
    ACTIVE.size,
    PARTNER.size,
    VARIANT.size,
];
