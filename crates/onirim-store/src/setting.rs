//! What a setting may be.

use crate::error::ArchiveError;

/// The longest name, in bytes.
const LONGEST_NAME: usize = 64;
/// The longest value, in bytes.
const LONGEST_VALUE: usize = 10_000;

/// Can this be kept?
pub(crate) fn is_setting(name: &str, value: &str) -> bool {
    let is_name = (1..=LONGEST_NAME).contains(&name.len()) && !name.contains(char::is_control);
    is_name && value.len() <= LONGEST_VALUE
}

/// Refuses a setting that cannot be kept.
pub fn check_setting(name: &str, value: &str) -> Result<(), ArchiveError> {
    if is_setting(name, value) {
        return Ok(());
    }
    Err(ArchiveError::BadSetting { name: name.chars().take(LONGEST_NAME).collect() })
}
