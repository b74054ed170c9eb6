//! Limits of settings.

use crate::error::ArchiveError;

/// The longest name, in bytes.
const LONGEST_NAME: usize = 64;
/// The longest value, in bytes.
const LONGEST_VALUE: usize = 10_000;

/// Can this setting be stored?
pub(crate) fn is_setting(name: &str, value: &str) -> bool {
    let is_name = (1..=LONGEST_NAME).contains(&name.len()) && !name.contains(char::is_control);
    is_name && value.len() <= LONGEST_VALUE
}

/// Returns an error if the setting cannot be stored.
pub fn check_setting(name: &str, value: &str) -> Result<(), ArchiveError> {
    if is_setting(name, value) {
        return Ok(());
    }
    Err(ArchiveError::BadSetting { name: name.chars().take(LONGEST_NAME).collect() })
}
