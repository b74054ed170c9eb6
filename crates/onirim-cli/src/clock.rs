//! The clock of this place.

use jiff::civil::Date;

/// The day by this clock. The deal of the day changes with it.
pub(crate) fn today() -> Date {
    jiff::Zoned::now().date()
}
