//! What all pages have in common.

use crate::input::{Key, Scroll};

/// Where a key takes the cursor of a list of this length.
pub(crate) fn moved(cursor: usize, length: usize, key: Key) -> usize {
    let last = length.saturating_sub(1);
    match key.scroll() {
        // A list goes on at its other end.
        Some(Scroll::Up) if cursor == 0 => last,
        Some(Scroll::Down) if cursor >= last => 0,
        Some(scroll) => scroll.from(cursor, 10, last),
        None => cursor.min(last),
    }
}
