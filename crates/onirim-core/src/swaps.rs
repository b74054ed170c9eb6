//! The swaps that change something (D4, R8).

use crate::action::Action;
use crate::print_set::PrintSet;

/// Every personal with every shared print that differs from it.
#[derive(Clone, Copy)]
pub(crate) struct Swaps {
    personal: PrintSet,
    shared: PrintSet,
}

impl Swaps {
    #[inline]
    pub(crate) const fn new(personal: PrintSet, shared: PrintSet) -> Swaps {
        Swaps { personal, shared }
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.personal.len() * self.shared.len() - self.personal.and(self.shared).len()
    }

    /// Does no swap change anything? Then there is nothing to swap, or but one print on both sides.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        let equal = self.personal == self.shared && self.personal.is_single();
        equal || self.personal == PrintSet::EMPTY || self.shared == PrintSet::EMPTY
    }

    /// Ordered by the personal, then by the shared card. `None` if there are not so many.
    pub(crate) fn nth(self, number: usize) -> Option<Action> {
        let partners = |personal| self.shared.filter(move |&shared| shared != personal);
        self.personal
            .flat_map(|personal| partners(personal).map(move |shared| Action::Swap { personal, shared }))
            .nth(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Card, Color, Symbol};

    /// R8: equal cards are no swap.
    #[test]
    fn only_swaps_that_change_something_count() {
        let [sun, moon, key] = Symbol::ALL.map(|symbol| Card::chamber(Color::Red, symbol));
        let hands: [&[Card]; 5] = [&[], &[sun], &[moon], &[sun, moon], &[sun, moon, key]];
        for personal in hands {
            for shared in hands {
                let swaps = Swaps::new(personal.iter().copied().collect(), shared.iter().copied().collect());
                let pairs = personal.iter().flat_map(|one| shared.iter().map(move |other| (*one, *other)));
                let expected = pairs.filter(|(personal, shared)| personal != shared);
                let listed = (0..swaps.len()).filter_map(|number| swaps.nth(number));
                assert!(listed.eq(expected.clone().map(|(personal, shared)| Action::Swap { personal, shared })));
                assert_eq!(swaps.is_empty(), expected.count() == 0);
                assert_eq!(swaps.nth(swaps.len()), None);
            }
        }
    }
}
