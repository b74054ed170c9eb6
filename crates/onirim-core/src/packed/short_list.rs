//! A short list that can be copied like a number.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::{Deref, DerefMut};
use core::{array, iter};

/// Up to `N` things in order, without a heap.
///
/// Unlike the usual stack vectors it is `Copy`, and so is a game made of it.
#[derive(Clone, Copy)]
pub struct ShortList<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> ShortList<T, N> {
    /// An empty list; `filler` occupies the places not in use.
    pub(crate) const fn new(filler: T) -> ShortList<T, N> {
        ShortList { items: [filler; N], len: 0 }
    }

    /// Adds at the end. The bounds of the game keep every list within its capacity.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Adds these at the end.
    #[inline]
    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        // The length is written once: read and written anew for each item, it would be waited for.
        let mut len = self.len;
        for item in items {
            self.items[len as usize] = item;
            len += 1;
        }
        self.len = len;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.top()?;
        self.len -= 1;
        Some(last)
    }

    /// The last item, found with a single comparison: 0 wraps beyond every capacity.
    #[inline]
    pub(crate) fn top(&self) -> Option<T> {
        self.items.get(self.len.wrapping_sub(1) as usize).copied()
    }

    #[inline]
    pub(crate) fn insert(&mut self, at: usize, item: T) {
        self.items.copy_within(at..self.len as usize, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes the item at this place out; the later ones move up.
    #[inline]
    pub(crate) fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        // Over the whole capacity, without a call to move memory: these lists are short.
        for place in 0..N - 1 {
            if place >= at {
                self.items[place] = self.items[place + 1];
            }
        }
        self.len -= 1;
        item
    }

    /// Takes the first of the items that equal this one out, if there is one.
    pub(crate) fn remove_first(&mut self, item: T)
    where
        T: PartialEq,
    {
        if let Some(place) = self.iter().position(|&one| one == item) {
            self.remove(place);
        }
    }

    /// The items by value.
    #[inline]
    pub(crate) fn into_items(self) -> iter::Take<array::IntoIter<T, N>> {
        self.items.into_iter().take(self.len.into())
    }

    /// Is there nothing in it? Asked of the length alone, which spares the check that a slice needs.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy, const N: usize> ShortList<T, N> {
    /// The items, in order; `None` if there is no room for them. `filler` occupies the places not in use.
    ///
    /// ```
    /// use onirim_core::ShortList;
    ///
    /// let list: Option<ShortList<u8, 3>> = ShortList::try_of(0, [7, 8, 9]);
    /// assert_eq!(list.as_deref(), Some(&[7, 8, 9][..]));
    /// let list: Option<ShortList<u8, 3>> = ShortList::try_of(0, [7, 8, 9, 10]);
    /// assert!(list.is_none());
    /// ```
    pub fn try_of(filler: T, items: impl IntoIterator<Item = T>) -> Option<ShortList<T, N>> {
        let mut list = ShortList::new(filler);
        for item in items {
            (list.len() < N).then(|| list.push(item))?;
        }
        Some(list)
    }

    /// The items of an iterator, in order. There must be room for them.
    pub(crate) fn of(filler: T, items: impl Iterator<Item = T>) -> ShortList<T, N> {
        let mut list = ShortList::new(filler);
        list.extend(items);
        list
    }
}

impl<T, const N: usize> Deref for ShortList<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for ShortList<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for ShortList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for ShortList<T, N> {}

impl<T: Hash, const N: usize> Hash for ShortList<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for ShortList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
