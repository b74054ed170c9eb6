//! The Chambers of a hand of the base game, each found by its number.

use crate::cards::Card;
use crate::packed::PrintSet;

/// A set of Chambers as a list in one word: four bits for each, in the order of the prints, and above them how many there are.
/// Only the Chambers of the base game, which are the first prints, fit into it.
///
/// Most decisions of a game choose among such sets. A table of all of them spares counting.
#[derive(Clone, Copy)]
pub(crate) struct ChamberList(u64);

/// How many prints of Chambers the base game has.
const CHAMBERS: usize = 12;
const BITS: usize = 4;
const LEN_FROM: usize = BITS * CHAMBERS;

static SETS: [u64; 1 << CHAMBERS] = {
    let mut lists = [0; 1 << CHAMBERS];
    let mut set = 0;
    while set < lists.len() {
        let (mut print, mut len) = (0, 0);
        while print < CHAMBERS {
            if set >> print & 1 == 1 {
                lists[set] |= (print as u64) << (BITS * len);
                len += 1;
            }
            print += 1;
        }
        lists[set] |= (len as u64) << LEN_FROM;
        set += 1;
    }
    lists
};

impl ChamberList {
    /// These Chambers. There must be no other prints among them.
    #[inline]
    pub(crate) fn of(prints: PrintSet) -> ChamberList {
        debug_assert!(prints.bits() < SETS.len() as u64, "a print has no place in this list");
        ChamberList(SETS[prints.bits() as usize % SETS.len()])
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0 >> LEN_FROM) as usize
    }

    /// The Chamber with this number, from 0. There must be so many.
    #[inline]
    pub(crate) const fn nth(self, number: usize) -> Card {
        Card::from_index((self.0 >> (number % 16 * BITS) & 0b1111) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chamber_is_found_by_its_number() {
        for step in 1..=CHAMBERS {
            let prints: PrintSet = Card::all().take(CHAMBERS).step_by(step).collect();
            let numbered = ChamberList::of(prints);
            assert!((0..numbered.len()).map(|number| numbered.nth(number)).eq(prints));
        }
    }
}
