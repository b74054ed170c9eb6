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

    /// Ordered by the personal, then by the shared card. `None` if there are not so many.
    pub(crate) fn nth(self, number: usize) -> Option<Action> {
        let partners = |personal| self.shared.filter(move |&shared| shared != personal);
        self.personal
            .flat_map(|personal| partners(personal).map(move |shared| Action::Swap { personal, shared }))
            .nth(number)
    }
}
