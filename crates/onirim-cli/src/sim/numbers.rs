//! Numbers as a language writes them.

use std::time::Duration;

use onirim_text::{Language, Text};

/// A whole number in groups of three digits.
pub(super) fn grouped(number: u64, text: &Text) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(match text.language() {
                Language::English => ',',
                Language::French => '\u{202f}',
            });
        }
        grouped.push(digit);
    }
    grouped
}

/// A number with so many decimals.
pub(super) fn decimal(number: f64, decimals: usize, text: &Text) -> String {
    let plain = format!("{:.decimals$}", number.abs());
    let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
    let sign = if number < 0.0 && plain.chars().any(|digit| ('1'..='9').contains(&digit)) { "\u{2212}" } else { "" };
    let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| grouped(whole, text));
    let point = match text.language() {
        Language::English => '.',
        Language::French => ',',
    };
    if rest.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}{point}{rest}") }
}

/// A share as hundredths of all.
pub(super) fn percent(share: f64, text: &Text) -> String {
    decimal(share * 100.0, 2, text)
}

/// Hours, minutes and seconds: `1:02:03`, or `2:03` within an hour.
pub(super) fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let [english, french] = Language::ALL.map(Text::new);
        assert_eq!(
            [7, 100, 1000, 1_234_567].map(|number| grouped(number, &english)),
            ["7", "100", "1,000", "1,234,567"]
        );
        assert_eq!(grouped(1_234_567, &french), "1\u{202f}234\u{202f}567");
        assert_eq!(decimal(1234.5, 2, &english), "1,234.50");
        assert_eq!(decimal(-0.126, 2, &french), "\u{2212}0,13");
        assert_eq!(decimal(-0.001, 2, &english), "0.00");
        assert_eq!(decimal(9.6, 0, &english), "10");
        assert_eq!(percent(0.125, &english), "12.50");
    }

    #[test]
    fn time_is_told_as_clocks_do() {
        let told = [0, 59, 61, 3600, 36_061].map(|seconds| clock(Duration::from_secs(seconds)));
        assert_eq!(told, ["0:00", "0:59", "1:01", "1:00:00", "10:01:01"]);
    }
}
