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

#[cfg(test)]
mod tests {
    use super::*;

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
