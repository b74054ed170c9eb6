//! Numbers as a language writes them.

use std::time::Duration;

use onirim_text::{Sign, Text};

/// A whole number in groups of three digits.
pub(crate) fn grouped(number: u64, text: &Text) -> String {
    text.grouped(number)
}

/// A number with so many decimals.
pub(crate) fn decimal(number: f64, decimals: usize, text: &Text) -> String {
    text.decimal(number, decimals, Sign::Minus)
}

/// A share as hundredths of all.
pub(crate) fn percent(share: f64, text: &Text) -> String {
    text.percent_to(share * 100.0, 2)
}

/// Hours, minutes and seconds: `1:02:03`, or `2:03` within an hour.
pub(crate) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_told_in_percent() {
        assert_eq!(percent(0.125, &Text::new(onirim_text::Language::English)), "12.50%");
    }

    #[test]
    fn time_is_told_as_clocks_do() {
        let told = [0, 59, 61, 3600, 36_061].map(|seconds| clock(Duration::from_secs(seconds)));
        assert_eq!(told, ["0:00", "0:59", "1:01", "1:00:00", "10:01:01"]);
    }
}
