//! Numbers in the format of a language.

use crate::args::Args;
use crate::language::Language;
use crate::text::Text;

/// Whether a number has a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Only negative numbers.
    Minus,
    /// All but zero: the number is a change.
    Both,
}

impl Text {
    /// An integer in groups of three digits.
    pub fn grouped(&self, number: u64) -> String {
        let digits = number.to_string();
        let mut grouped = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                grouped.push(match self.language() {
                    Language::English => ',',
                    Language::French => '\u{202f}',
                });
            }
            grouped.push(digit);
        }
        grouped
    }

    /// A number with this many decimals.
    pub fn decimal(&self, number: f64, decimals: usize, sign: Sign) -> String {
        let plain = format!("{:.decimals$}", number.abs());
        let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
        let is_seen = plain.chars().any(|digit| ('1'..='9').contains(&digit));
        let sign = match sign {
            Sign::Minus | Sign::Both if is_seen && number < 0.0 => "\u{2212}",
            Sign::Both if is_seen => "+",
            Sign::Minus | Sign::Both => "",
        };
        let whole = whole.parse().map_or_else(|_| whole.to_owned(), |whole| self.grouped(whole));
        let point = match self.language() {
            Language::English => '.',
            Language::French => ',',
        };
        if rest.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}{point}{rest}") }
    }

    /// A percentage with one decimal.
    pub fn percent(&self, percent: f64) -> String {
        self.percent_to(percent, 1)
    }

    /// A percentage with this many decimals.
    pub fn percent_to(&self, percent: f64, decimals: usize) -> String {
        self.get_with("number-percent", &Args::new().text("number", self.decimal(percent, decimals, Sign::Minus)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let [english, french] = Language::ALL.map(Text::new);
        assert_eq!([7, 100, 1000, 1_234_567].map(|number| english.grouped(number)), ["7", "100", "1,000", "1,234,567"]);
        assert_eq!(french.grouped(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(english.decimal(1234.5, 2, Sign::Minus), "1,234.50");
        assert_eq!(french.decimal(-0.126, 2, Sign::Minus), "\u{2212}0,13");
        assert_eq!(english.decimal(-0.001, 2, Sign::Minus), "0.00");
        assert_eq!(english.decimal(9.6, 0, Sign::Minus), "10");
    }

    #[test]
    fn hundredths_have_their_sign_as_the_language_puts_it() {
        let [english, french] = Language::ALL.map(Text::new);
        assert_eq!([english.percent(66.94), english.percent_to(100.0, 0)], ["66.9%", "100%"]);
        assert_eq!([french.percent(66.94), french.percent_to(100.0, 0)], ["66,9\u{a0}%", "100\u{a0}%"]);
    }

    #[test]
    fn a_change_has_its_sign() {
        let text = Text::new(Language::English);
        let told = [3.21, -3.21, 0.01].map(|change| text.decimal(change, 1, Sign::Both));
        assert_eq!(told, ["+3.2", "\u{2212}3.2", "0.0"]);
    }
}
