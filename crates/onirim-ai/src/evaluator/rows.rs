//! A few rows of the table, and what is different from a few others.

use crate::evaluator::table::{Family, ROWS};

/// A few numbers of rows.
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

    /// Forgets them all.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// These rows again, as they were kept somewhere. `None`: there is no such row, or there are too many.
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

    /// How many they are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}
