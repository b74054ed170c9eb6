//! A colour, its brightness, and its contrast to another.

use ratatui::style::Color as Ink;

/// A colour of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shade {
    red: u8,
    green: u8,
    blue: u8,
}

/// The contrast required for text (WCAG 2.2, 1.4.3).
pub(crate) const READABLE: f64 = 4.5;

/// The steps of the colour cube of terminals with 256 colours.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Shade {
    /// From red, green and blue.
    pub const fn new(red: u8, green: u8, blue: u8) -> Shade {
        Shade { red, green, blue }
    }

    /// From `0xRRGGBB`.
    pub(crate) const fn hex(hex: u32) -> Shade {
        let [_, red, green, blue] = hex.to_be_bytes();
        Shade { red, green, blue }
    }

    /// Relative luminance (WCAG 2.2), from 0, black, to 1, white.
    fn luminance(self) -> f64 {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(self.red) + 0.7152 * part(self.green) + 0.0722 * part(self.blue)
    }

    /// Contrast ratio (WCAG 2.2), from 1 to 21.
    pub fn contrast(self, other: Shade) -> f64 {
        let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    /// Whether black has more contrast to it than white.
    pub(crate) fn is_light(self) -> bool {
        self.contrast(Shade::hex(0x000000)) > self.contrast(Shade::hex(0xffffff))
    }

    /// As a 24-bit colour.
    pub(crate) const fn exactly(self) -> Ink {
        Ink::Rgb(self.red, self.green, self.blue)
    }

    /// As one of 256 colours.
    pub(crate) fn nearly(self) -> Ink {
        Ink::Indexed(self.nearest_number())
    }

    /// The colour that it becomes on a terminal with 256 colours.
    pub(crate) fn nearest(self) -> Shade {
        Shade::numbered(self.nearest_number())
    }

    /// The most similar of 256 colours, except for the first 16, which users redefine.
    fn nearest_number(self) -> u8 {
        (16..=255).min_by_key(|&number| self.distance(Shade::numbered(number))).unwrap_or(u8::MAX)
    }

    /// One of the colours from 16 to 255: a cube, and grey.
    fn numbered(number: u8) -> Shade {
        if number >= 232 {
            let grey = 8 + 10 * (number - 232);
            return Shade::new(grey, grey, grey);
        }
        let place = number.saturating_sub(16);
        let step = |place: u8| STEPS[usize::from(place % 6)];
        Shade::new(step(place / 36), step(place / 6), step(place))
    }

    fn distance(self, other: Shade) -> u32 {
        let part = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
        2 * part(self.red, other.red) + 4 * part(self.green, other.green) + 3 * part(self.blue, other.blue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_goes_from_one_to_twenty_one() {
        let (black, white, grey) = (Shade::hex(0), Shade::hex(0xffffff), Shade::hex(0x767676));
        assert!((white.contrast(black) - 21.0).abs() < 0.001);
        assert!((black.contrast(black) - 1.0).abs() < 0.001);
        assert!((white.contrast(grey) - 4.54).abs() < 0.01, "the well-known lightest grey for text on white");
        assert!(white.is_light() && !black.is_light());
    }

    #[test]
    fn one_of_256_colours_is_found() {
        assert_eq!(Shade::hex(0xff5f5f).nearly(), Ink::Indexed(203));
        assert_eq!(Shade::hex(0x8a8a8a).nearly(), Ink::Indexed(245));
    }
}
