//! Numbers as rows of signs.

/// Eighths of a line, from nearly nothing to all.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A line that goes up and down with shares from 0 to 1.
pub(crate) fn line(shares: &[f64]) -> String {
    let sign = |share: &f64| BARS[((share * 8.0) as usize).min(7)];
    shares.iter().map(sign).collect()
}

/// A bar as long as its part of the most. Whatever is there is seen.
pub(crate) fn bar(count: usize, most: usize, room: usize) -> String {
    let length = if count == 0 { 0 } else { (count * room / most.max(1)).max(1) };
    "█".repeat(length)
}

/// The signs that a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signs {
    Blocks,
    Ascii,
}

impl Signs {
    /// What the locale of the system promises, as on the whole screen.
    pub(crate) fn of_environment() -> Signs {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable).unwrap_or_default();
        let utf8 = locale.to_lowercase().replace('-', "").contains("utf8") || cfg!(windows);
        if utf8 { Signs::Blocks } else { Signs::Ascii }
    }

    /// A sign that fills so many eighths of its place.
    fn filled(self, eighths: usize) -> char {
        match (self, eighths) {
            (_, 0) => ' ',
            (Signs::Blocks, _) => BARS[eighths.min(8) - 1],
            (Signs::Ascii, 1..=3) => '.',
            (Signs::Ascii, 4..=6) => ':',
            (Signs::Ascii, _) => '#',
        }
    }
}

/// Shares from 0 to 1 as a field of so many rows, the top one first, which fills the columns. More shares than columns are put together: each column is the mean of its own. Fewer are drawn wider.
pub(crate) fn area(shares: &[f64], rows: usize, columns: usize, signs: Signs) -> Vec<String> {
    let columns = if shares.is_empty() { 0 } else { columns };
    let mean = |column: usize| {
        let from = column * shares.len() / columns;
        let part = &shares[from..((column + 1) * shares.len() / columns).max(from + 1)];
        part.iter().sum::<f64>() / part.len().max(1) as f64
    };
    // What is next to nothing is seen as a line, so that the field goes on to its end.
    let height = |column: usize| ((mean(column) * (rows * 8) as f64).round() as usize).max(1);
    let heights: Vec<usize> = (0..columns).map(height).collect();
    let row = |row: usize| heights.iter().map(|height| signs.filled(height.saturating_sub(row * 8).min(8))).collect();
    (0..rows).rev().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_filled_from_below() {
        assert_eq!(area(&[0.0, 0.25, 0.5, 1.0], 2, 4, Signs::Blocks), ["   █", "▁▄██"]);
        assert_eq!(area(&[0.0, 0.25, 0.5, 1.0], 2, 4, Signs::Ascii), ["   #", ".:##"]);
        assert_eq!(area(&[0.0, 1.0, 1.0, 1.0], 1, 2, Signs::Blocks), ["▄█"]);
        assert_eq!(area(&[], 1, 10, Signs::Blocks), [""]);
    }

    #[test]
    fn a_field_fills_its_width_however_few_shares_there_are() {
        assert_eq!(area(&[0.0, 0.25, 0.5, 1.0], 2, 10, Signs::Blocks), ["        ██", "▁▁▁▄▄█████"]);
        assert_eq!(area(&[1.0], 1, 5, Signs::Blocks), ["█████"]);
    }

    #[test]
    fn a_line_reaches_from_the_bottom_to_the_top() {
        assert_eq!(line(&[0.0, 0.25, 0.5, 1.0]), "▁▃▅█");
        assert_eq!(line(&[]), "");
    }

    #[test]
    fn the_longest_bar_takes_the_room_and_the_shortest_is_seen() {
        assert_eq!(bar(10, 10, 6).chars().count(), 6);
        assert_eq!(bar(1, 100, 6).chars().count(), 1);
        assert_eq!(bar(0, 100, 6), "");
    }
}
