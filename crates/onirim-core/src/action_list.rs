//! The legal actions of a position.

use core::fmt;

use crate::action::Action;
use crate::bits;
use crate::list::List;
use crate::menu::Menu;
use crate::print_set::PrintSet;
use crate::repertoire::Repertoire;
use crate::tower::{TOWERS, Tower};

/// All answers to a question, in a stable order, on the stack.
///
/// It holds sets and turns them into actions only on demand: who picks one action at random should not pay for the others.
#[derive(Clone, Copy)]
pub struct ActionList {
    menu: Menu,
    /// The bits of the places on that menu.
    places: u64,
    more: More,
}

/// What comes after the actions of the first menu.
#[derive(Clone, Copy)]
pub(crate) enum More {
    Nothing,
    Repertoire(Repertoire),
    /// On the menus of Towers, personal and shared.
    Towers([u64; 2], Repertoire),
    /// Every personal with every shared card that differs from it (D4, R8).
    Swaps(PrintSet, PrintSet, Repertoire),
    /// A Tower of the row (T6).
    Raze(List<Tower, TOWERS>, Repertoire),
}

impl More {
    fn len(&self) -> usize {
        match self {
            More::Nothing => 0,
            More::Repertoire(repertoire) => bits::count(repertoire.bits()),
            More::Towers([personal, shared], repertoire) => {
                bits::count(*personal) + bits::count(*shared) + bits::count(repertoire.bits())
            }
            More::Swaps(personal, shared, repertoire) => {
                swaps(*personal, *shared).count() + bits::count(repertoire.bits())
            }
            More::Raze(towers, repertoire) => towers.len() + bits::count(repertoire.bits()),
        }
    }

    fn get(&self, number: usize) -> Option<Action> {
        match self {
            More::Nothing => None,
            More::Repertoire(repertoire) => nth(Menu::Repertoire, repertoire.bits(), number),
            More::Towers([personal, shared], repertoire) => {
                let towers = bits::count(*personal);
                nth(Menu::PersonalTowers, *personal, number)
                    .or_else(|| nth(Menu::SharedTowers, *shared, number - towers))
                    .or_else(|| nth(Menu::Repertoire, repertoire.bits(), number - towers - bits::count(*shared)))
            }
            More::Swaps(personal, shared, repertoire) => {
                let mut swaps = swaps(*personal, *shared);
                let len = swaps.clone().count();
                swaps.nth(number).or_else(|| nth(Menu::Repertoire, repertoire.bits(), number - len))
            }
            More::Raze(towers, repertoire) => match towers.get(number) {
                Some(&tower) => Some(Action::Raze { tower }),
                None => nth(Menu::Repertoire, repertoire.bits(), number - towers.len()),
            },
        }
    }
}

/// The action of this number among those at the places.
#[inline]
fn nth(menu: Menu, places: u64, number: usize) -> Option<Action> {
    bits::nth(places, number).map(|place| menu.action(place))
}

fn swaps(personal: PrintSet, shared: PrintSet) -> impl Iterator<Item = Action> + Clone {
    personal.flat_map(move |personal| {
        shared.except(personal).map(move |shared| Action::Swap { personal, shared })
    })
}

impl ActionList {
    /// Actions of one menu, by the bits of their places, and what comes after them.
    #[inline]
    pub(crate) const fn new(menu: Menu, places: u64, more: More) -> ActionList {
        ActionList { menu, places, more }
    }

    /// Actions of one menu, by the bits of their places.
    #[inline]
    pub(crate) const fn of(menu: Menu, places: u64) -> ActionList {
        ActionList { menu, places, more: More::Nothing }
    }

    /// How many actions there are.
    #[inline]
    pub fn len(&self) -> usize {
        let len = bits::count(self.places);
        if let More::Nothing = self.more { len } else { len + self.more.len() }
    }

    /// Is there none? Only when the game is over.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action with this number, from 0.
    #[inline]
    pub fn get(&self, number: usize) -> Option<Action> {
        match (bits::nth(self.places, number), &self.more) {
            (Some(place), _) => Some(self.menu.action(place)),
            (None, More::Nothing) => None,
            (None, more) => more.get(number - bits::count(self.places)),
        }
    }

    /// Is this action among them?
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|one| one == action)
    }

    /// All of them in order.
    pub fn iter(&self) -> ActionIter<'_> {
        ActionIter { actions: self, next: 0 }
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = Action;
    type IntoIter = ActionIter<'a>;

    fn into_iter(self) -> ActionIter<'a> {
        self.iter()
    }
}

/// The actions of an [`ActionList`], one after the other.
#[derive(Clone, Debug)]
pub struct ActionIter<'a> {
    actions: &'a ActionList,
    next: usize,
}

impl Iterator for ActionIter<'_> {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        let action = self.actions.get(self.next)?;
        self.next += 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.actions.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for ActionIter<'_> {}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
