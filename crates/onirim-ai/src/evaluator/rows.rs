//! A short list of row numbers.

use crate::evaluator::table::{Family, ROWS};

/// A list of at most `N` row numbers.
#[derive(Clone, Copy, Debug)]
pub struct Rows<const N: usize> {
    rows: [u16; N],
    len: usize,
}

impl<const N: usize> Rows<N> {
    pub(crate) const EMPTY: Rows<N> = Rows { rows: [0; N], len: 0 };

    #[inline]
    pub(super) fn add(&mut self, family: Family, member: usize) {
        if let Some(place) = self.rows.get_mut(self.len) {
            *place = family.row(member);
            self.len += 1;
        }
    }

    /// Removes all rows.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// A list of these rows. `None` if one does not exist, or if there are too many.
    pub fn of(kept: impl IntoIterator<Item = u16>) -> Option<Rows<N>> {
        let mut rows = Rows::EMPTY;
        for row in kept {
            if usize::from(row) >= ROWS {
                return None;
            }
            *rows.rows.get_mut(rows.len)? = row;
            rows.len += 1;
        }
        Some(rows)
    }

    /// The rows, in no particular order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows[..self.len].iter().map(|&row| usize::from(row))
    }

    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Is the list empty?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}
