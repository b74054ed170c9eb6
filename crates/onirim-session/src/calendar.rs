//! Days and times as they are written in files.
//!
//! They are read here and not by `jiff`, which reads much more and explains at length what is wrong with it: that weighs more than all other code of a page that deals with files.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Time};
use jiff::tz::Offset;

/// A day, in the only way to write it: years have four digits, those before the year 0 a sign and six.
pub fn read_day(text: &str) -> Option<Date> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let [year, month, day] = numbers(digits, '-')?;
    let year = i16::try_from(year).ok()? * sign;
    let day = Date::new(year, month.try_into().ok()?, day.try_into().ok()?).ok()?;
    (day.to_string() == text).then_some(day)
}

/// A time as RFC 3339 has it: `2026-03-01T18:30:00Z`, `2026-03-01T19:30:00.25+01:00`.
pub fn read_time(text: &str) -> Option<Timestamp> {
    let (day, rest) = text.split_once(['T', 't', ' '])?;
    let (clock, offset) = rest.split_at(rest.find(['Z', 'z', '+', '-'])?);
    let (clock, fraction) = clock.split_once('.').map_or((clock, "0"), |(clock, fraction)| (clock, fraction));
    let [hour, minute, second] = pairs(clock)?;
    // A leap second is the end of the minute.
    let time = Time::new(hour, minute, second.min(59), nanoseconds(fraction)?).ok().filter(|_| second <= 60)?;
    let offset = match offset.split_at_checked(1)? {
        ("Z" | "z", "") => 0,
        ("+", ahead) => seconds(ahead)?,
        ("-", behind) => -seconds(behind)?,
        _ => return None,
    };
    let offset = Offset::from_seconds(offset).ok()?;
    offset.to_timestamp(DateTime::from_parts(read_day(day)?, time)).ok()
}

/// The day of a moment, in UTC.
pub fn day_of(moment: Timestamp) -> Date {
    Offset::UTC.to_datetime(moment).date()
}

/// Numbers with a sign between them, and nothing else.
fn numbers<const N: usize>(text: &str, between: char) -> Option<[u16; N]> {
    let number = |digits: &str| digits.bytes().all(|sign| sign.is_ascii_digit()).then(|| digits.parse().ok()).flatten();
    let numbers: Option<Vec<u16>> = text.split(between).map(number).collect();
    numbers?.try_into().ok()
}

/// The same with two digits each and colons: an hour and what follows.
fn pairs<const N: usize>(text: &str) -> Option<[i8; N]> {
    let numbers = numbers::<N>(text, ':').filter(|_| text.split(':').all(|pair| pair.len() == 2))?;
    // Two digits fit.
    Some(numbers.map(|number| number as i8))
}

/// The hours and minutes by which a clock is ahead, in seconds.
fn seconds(ahead: &str) -> Option<i32> {
    let [hours, minutes] = pairs(ahead)?;
    (hours < 24 && minutes < 60).then_some((i32::from(hours) * 60 + i32::from(minutes)) * 60)
}

/// What stands behind the point. Nobody counts more than nine digits.
fn nanoseconds(fraction: &str) -> Option<i32> {
    let is_number = (1..=9).contains(&fraction.len()) && fraction.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| format!("{fraction:0<9}").parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_day_is_read_as_it_was_written() {
        for day in [date(2026, 3, 1), date(0, 12, 31), date(9999, 12, 31), date(-1, 1, 1), date(-9999, 1, 1)] {
            assert_eq!(read_day(&day.to_string()), Some(day));
        }
    }

    #[test]
    fn a_day_is_written_in_one_way() {
        for text in [
            "",
            "-",
            "2026-3-1",
            "2026-03",
            "2026-03-01-01",
            "20260301",
            "02026-03-01",
            "+002026-03-01",
            "-000000-01-01",
            "2026-02-29",
            "2026-13-01",
            "2026-03-00",
            "2026-03-1٢",
            " 2026-03-01",
            "2026-03-01T00:00:00Z",
            "70000-01-01",
        ] {
            assert_eq!(read_day(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_time_is_read_as_it_was_written() {
        for milliseconds in
            [0, 1, -1, 999, 1_772_390_096_789, -62_135_596_800_000, 253_402_207_200_000, -377_705_023_201_000]
        {
            let moment = Timestamp::from_millisecond(milliseconds).expect("a moment in the calendar");
            assert_eq!(read_time(&moment.to_string()), Some(moment));
        }
    }

    #[test]
    fn a_time_means_what_jiff_takes_it_for() {
        for text in [
            "2026-03-01T18:30:00Z",
            "2026-03-01t18:30:00z",
            "2026-03-01 18:30:00Z",
            "2026-03-01T19:30:00.25+01:00",
            "2026-03-01T00:15:00-05:45",
            "2016-12-31T23:59:60Z",
            "2026-03-01T18:30:00.123456789Z",
            "-009999-01-02T01:59:59Z",
        ] {
            assert_eq!(read_time(text), text.parse().ok(), "{text}");
            assert!(read_time(text).is_some(), "{text}");
        }
    }

    #[test]
    fn what_is_no_time_is_not_read() {
        for text in [
            "",
            "T",
            "Z",
            "2026-03-01",
            "2026-03-01T18:30:00",
            "2026-03-01T18:30Z",
            "2026-03-01T24:00:00Z",
            "2026-03-01T18:60:00Z",
            "2026-03-01T18:30:61Z",
            "2026-03-01T18:30:00.Z",
            "2026-03-01T18:30:00.1234567890Z",
            "2026-03-01T18:30:00+1:00",
            "2026-03-01T18:30:00+01:00Z",
            "2026-03-01T18:30:00Zé",
            "2026-03-01T1:030:00Z",
            "2026-03-01T18:30:00+99:00",
            "2026-03-01Té",
        ] {
            assert_eq!(read_time(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_moment_has_its_day_in_utc() {
        let moment = read_time("2026-03-01T00:30:00+01:00").expect("a time");
        assert_eq!(day_of(moment), date(2026, 2, 28));
    }
}
