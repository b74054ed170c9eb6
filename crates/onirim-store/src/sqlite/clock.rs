//! The local date and time zone.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The largest time zone file that is read. They have some kilobytes.
const LARGEST_ZONE: u64 = 1 << 20;

/// The local date. The daily deal changes with it.
pub fn today() -> Date {
    Timestamp::now().to_zoned(time_zone()).date()
}

/// The local time zone; UTC if `TZ` names none.
pub fn time_zone() -> TimeZone {
    let (named, folder) = (std::env::var_os("TZ"), std::env::var_os("TZDIR").unwrap_or_default());
    if named.is_none_or(|named| is_harmless(&named, &folder)) { TimeZone::system() } else { TimeZone::UTC }
}

/// Is it safe to read the file that `TZ` names, in the folder of `TZDIR` or elsewhere? It is read as a whole, and a
/// device or a pipe may have no end.
fn is_harmless(named: &OsStr, folder: &OsStr) -> bool {
    // POSIX: a colon stands before the name of a file.
    let file = named.to_str().and_then(|name| name.strip_prefix(':')).map_or(Path::new(named), Path::new);
    let is_small = |there: fs::Metadata| there.is_dir() || there.is_file() && there.len() <= LARGEST_ZONE;
    [file.to_owned(), Path::new(folder).join(file)].iter().all(|file| fs::metadata(file).map_or(true, is_small))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_zone_is_a_name_a_rule_or_a_small_file() {
        for named in ["", "UTC", "Europe/Paris", ":Europe/Paris", "EST5EDT,M3.2.0,M11.1.0", "/", "/no/such/file"] {
            assert!(is_harmless(named.as_ref(), "".as_ref()), "{named}");
        }
        let large = tempfile::NamedTempFile::new().expect("a file");
        assert!(is_harmless(large.path().as_os_str(), "".as_ref()));
        large.as_file().set_len(LARGEST_ZONE + 1).expect("a larger file");
        assert!(!is_harmless(large.path().as_os_str(), "".as_ref()));
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_no_time_zone() {
        for (named, folder) in [("/dev/zero", ""), (":/dev/zero", ""), ("/dev/../dev/zero", ""), ("zero", "/dev")] {
            assert!(!is_harmless(named.as_ref(), folder.as_ref()), "{named} in {folder}");
        }
    }
}
