//! The swaps that change something (D4, R8).

use crate::cards::Card;
use crate::packed::{PrintSet, bits};
use crate::setup::{Communication, Players};
use crate::table::Group;

/// The most cards on either side of a swap (D5).
const MOST_PERSONAL: usize = TWO.full(Group::Personal);
const MOST_SHARED: usize = TWO.full(Group::Shared);
const TWO: Players = Players::Two(Communication::Open);

const _: () = assert!(MOST_PERSONAL * MOST_SHARED <= u8::BITS as usize, "a wider set of pairs is needed");

/// Every personal with every shared print that differs from it.
#[derive(Clone, Copy)]
pub(crate) struct Swaps {
    personal: PrintSet,
    shared: PrintSet,
    /// One bit for each pair that changes something, ordered by the personal, then by the shared card.
    pairs: u8,
}

impl Swaps {
    #[inline(always)]
    pub(crate) fn new(personal: PrintSet, shared: PrintSet) -> Swaps {
        let others = one_by_one::<MOST_SHARED>(shared);
        let mut pairs = 0;
        for (number, one) in one_by_one::<MOST_PERSONAL>(personal).into_iter().enumerate() {
            for (place, other) in others.into_iter().enumerate() {
                let differ = (one != PrintSet::EMPTY) & (other != PrintSet::EMPTY) & (one != other);
                pairs |= u8::from(differ) << (number * MOST_SHARED + place);
            }
        }
        Swaps { personal, shared, pairs }
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        bits::count_in_byte(self.pairs)
    }

    /// Does no swap change anything? Then there is nothing to swap, or both sides hold the same single print.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.pairs == 0
    }

    /// Does this swap change something?
    #[inline]
    pub(crate) fn contains(self, personal: Card, shared: Card) -> bool {
        personal != shared && self.personal.contains(personal) && self.shared.contains(shared)
    }

    /// The personal and the shared card, ordered by the one, then by the other. `None` if there are not so many.
    #[inline]
    pub(crate) fn nth(self, number: usize) -> Option<[Card; 2]> {
        if number >= self.len() {
            return None;
        }
        let pair = bits::nth_in_byte(self.pairs, number);
        let personal = nth::<MOST_PERSONAL>(self.personal, pair / MOST_SHARED)?;
        let shared = nth::<MOST_SHARED>(self.shared, pair % MOST_SHARED)?;
        Some([personal, shared])
    }
}

/// The prints of a small set, each alone, and nothing where there are no more.
#[inline]
fn one_by_one<const N: usize>(mut prints: PrintSet) -> [PrintSet; N] {
    core::array::from_fn(|_| prints.split_first())
}

/// The print with this number in a small set: without a branch, which would be mispredicted.
#[inline]
fn nth<const N: usize>(prints: PrintSet, number: usize) -> Option<Card> {
    let each = one_by_one::<N>(prints);
    let mut chosen = PrintSet::EMPTY;
    for (place, one) in each.into_iter().enumerate() {
        chosen = if place == number { one } else { chosen };
    }
    chosen.next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Color, Symbol};

    /// R8: equal cards are no swap.
    #[test]
    fn only_swaps_that_change_something_count() {
        let [sun, moon, key] = Symbol::ALL.map(|symbol| Card::chamber(Color::Red, symbol));
        let hands: [&[Card]; 6] = [&[], &[sun], &[key], &[sun, moon], &[moon, key], &[sun, moon, key]];
        for personal in hands {
            for shared in hands.into_iter().filter(|cards| cards.len() <= MOST_SHARED) {
                let swaps = Swaps::new(personal.iter().copied().collect(), shared.iter().copied().collect());
                let pairs = personal.iter().flat_map(|one| shared.iter().map(move |other| (*one, *other)));
                let expected = pairs.filter(|(personal, shared)| personal != shared);
                let listed = (0..swaps.len()).filter_map(|number| swaps.nth(number));
                assert!(listed.eq(expected.clone().map(|(personal, shared)| [personal, shared])));
                assert_eq!(swaps.is_empty(), expected.count() == 0);
                assert_eq!(swaps.nth(swaps.len()), None);
            }
        }
    }
}
