//! What all pages share.

use crate::input::{Key, Scroll};

/// The new place of the cursor in a list of this length.
pub(crate) fn moved(cursor: usize, length: usize, key: Key) -> usize {
    let last = length.saturating_sub(1);
    match key.scroll() {
        // The list is circular.
        Some(Scroll::Up) if cursor == 0 => last,
        Some(Scroll::Down) if cursor >= last => 0,
        Some(scroll) => scroll.from(cursor, 10, last),
        None => cursor.min(last),
    }
}
