//! The clock of this place.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The files of time zones have some kilobytes.
const LARGEST_ZONE: u64 = 1 << 20;

/// The day by the clock of this place. The deal of the day changes with it.
pub fn today() -> Date {
    Timestamp::now().to_zoned(time_zone()).date()
}

/// The time zone of this place; UTC if `TZ` names none.
pub fn time_zone() -> TimeZone {
    let named = std::env::var_os("TZ");
    if named.as_deref().is_none_or(is_harmless) { TimeZone::system() } else { TimeZone::UTC }
}

/// A file that `TZ` names is read as a whole: a device has no end, and a pipe may have no beginning.
fn is_harmless(named: &OsStr) -> bool {
    // POSIX: a colon stands before what is no rule.
    let file = named.to_str().and_then(|name| name.strip_prefix(':')).map_or(Path::new(named), Path::new);
    fs::metadata(file).map_or(true, |there| there.is_dir() || there.is_file() && there.len() <= LARGEST_ZONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_zone_is_a_name_a_rule_or_a_small_file() {
        for named in ["", "UTC", "Europe/Paris", ":Europe/Paris", "EST5EDT,M3.2.0,M11.1.0", "/", "/no/such/file"] {
            assert!(is_harmless(named.as_ref()), "{named}");
        }
        let large = tempfile::NamedTempFile::new().expect("a file");
        assert!(is_harmless(large.path().as_os_str()));
        large.as_file().set_len(LARGEST_ZONE + 1).expect("a larger file");
        assert!(!is_harmless(large.path().as_os_str()));
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_no_time_zone() {
        for named in ["/dev/zero", ":/dev/zero", "/dev/../dev/zero"] {
            assert!(!is_harmless(named.as_ref()), "{named}");
        }
    }
}
