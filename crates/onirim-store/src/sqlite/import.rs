//! Takes over what is new in an export file.

use std::io::BufRead;

use crate::{Imported, import};
use jiff::civil::Date;

use crate::sqlite::error::StoreError;
use crate::sqlite::store::Store;

impl Store {
    /// Takes over what is new in an export file. Every record is played again first; a line that is wrong is passed over and told. To import the same file
    /// again changes nothing. `today` is the day by the player's clock: a file uses up no deal of a later one.
    pub fn import(&self, input: &mut impl BufRead, today: Date) -> Result<Imported, StoreError> {
        import(input, today, |items| self.merge(items))
    }
}
