//! The colours of the page and of all drawings, in three themes, and the stylesheet that gives them out.

use core::fmt::{self, Write};

mod page;
mod themes;

pub use page::{Look, ground};
use themes::{CONTRAST, DARK, LIGHT};

/// A colour, as it is written: `0xrrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shade(u32);

impl fmt::Display for Shade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

/// Groups of drawings that have their own tones: the four places of the labyrinth, Nightmare, Happy Dream, Premonitions, the Book, backs and empty places.
pub(crate) const FAMILIES: [&str; 9] = ["red", "blue", "green", "brown", "dread", "joy", "omen", "book", "back"];

/// What each family has, from the darkest to the palest tone of its pictures, and then: walls, the flag in the corner, the frame, its line.
pub(crate) const TONES: [&str; 10] = ["night", "deep", "dusk", "mid", "soft", "pale", "wall", "flag", "frame", "edge"];

/// What all drawings share.
pub(crate) const COMMON: [&str; 20] = [
    "ink", "gold", "ember", "glow", "silver", "haze", "brass", "bone", "glare", "paper", "page", "crease", "script",
    "day", "dark", "on-day", "on-dark", "index", "well", "trace",
];

/// All colours of one theme.
pub(crate) struct Theme {
    pub(crate) families: [[Shade; TONES.len()]; FAMILIES.len()],
    pub(crate) common: [Shade; COMMON.len()],
}

impl Theme {
    /// Each colour with the name of its property.
    fn properties(&self) -> impl Iterator<Item = (String, Shade)> {
        let of_family = |(family, tones): (&&'static str, &[Shade; TONES.len()])| {
            let family = *family;
            let names = TONES.iter().map(move |tone| format!("--art-{family}-{tone}"));
            names.zip(*tones)
        };
        let common = COMMON.iter().map(|name| format!("--art-{name}")).zip(self.common);
        FAMILIES.iter().zip(&self.families).flat_map(of_family).chain(common)
    }

    /// What this theme has otherwise than another one.
    fn changes(&self, from: &Theme) -> String {
        let changed = self.properties().zip(from.properties()).filter(|(own, other)| own.1 != other.1);
        declarations(changed.map(|(own, _)| own))
    }
}

fn declarations(properties: impl Iterator<Item = (String, Shade)>) -> String {
    properties.fold(String::new(), |mut css, (name, shade)| {
        let _ = write!(css, "{name}:{shade};");
        css
    })
}

/// The stylesheet of all colours: the light theme unless the system wants a dark one, or what the attribute `data-theme` of the root element says.
pub fn style() -> String {
    let families = FAMILIES.iter().fold(String::new(), |css, family| {
        let tones = TONES.iter().fold(String::new(), |tones, tone| {
            tones
                + &crate::pattern::fill(
                    "--art-{tone}:var(--art-{family}-{tone});",
                    &[("tone", tone), ("family", family)],
                )
        });
        css + ".art-" + family + "{" + &tones + "}"
    });
    let values = [
        ("light", page::colors(Look::Light) + &declarations(LIGHT.properties())),
        ("dark", page::colors(Look::Dark) + &DARK.changes(&LIGHT)),
        ("contrast", page::colors(Look::Contrast) + &CONTRAST.changes(&LIGHT)),
        ("families", families),
    ];
    let values = values.each_ref().map(|(name, css)| (*name, css.as_str()));
    crate::pattern::fill_marked(include_str!("../art/style.css"), &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What can be read by most people, as the guidelines for content on the web (WCAG 2) say: 4.5 for texts, 3 for pictures.
    pub(super) const READABLE: f64 = 4.5;
    pub(super) const SEEN: f64 = 3.0;

    impl Shade {
        fn luminance(self) -> f64 {
            let part = |shift: u32| {
                let value = f64::from(self.0 >> shift & 0xff) / 255.0;
                if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
        }

        fn contrast(self, other: Shade) -> f64 {
            let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
            f64::max(one / other, other / one)
        }
    }

    impl Theme {
        fn common(&self, name: &str) -> Shade {
            self.common[COMMON.iter().position(|known| *known == name).expect("it has a name")]
        }

        fn tone(&self, family: usize, name: &str) -> Shade {
            self.families[family][TONES.iter().position(|known| *known == name).expect("it has a name")]
        }
    }

    const THEMES: [(&str, &Theme); 3] = [("light", &LIGHT), ("dark", &DARK), ("contrast", &CONTRAST)];

    pub(super) fn check(least: f64, what: &str, ink: Shade, ground: Shade) {
        let contrast = ink.contrast(ground);
        assert!(contrast >= least, "{what}: {ink} on {ground} has {contrast:.2}");
    }

    #[test]
    fn contrast_is_computed_as_the_guidelines_do() {
        assert!((Shade(0).contrast(Shade(0xff_ff_ff)) - 21.0).abs() < 1e-9);
        assert!((Shade(0x77_77_77).contrast(Shade(0xff_ff_ff)) - 4.48).abs() < 0.01);
    }

    #[test]
    fn letters_and_signs_of_every_card_are_read_in_every_theme() {
        for (theme, tones) in THEMES {
            for (number, family) in FAMILIES.iter().enumerate() {
                check(
                    READABLE,
                    &format!("index of {family}, {theme}"),
                    tones.common("index"),
                    tones.tone(number, "flag"),
                );
            }
            for (ink, ground) in [("on-day", "day"), ("on-dark", "dark"), ("script", "page"), ("script", "crease")] {
                check(READABLE, &format!("{ink}, {theme}"), tones.common(ink), tones.common(ground));
            }
            check(READABLE, &format!("empty places, {theme}"), tones.common("trace"), tones.common("well"));
            check(READABLE, &format!("penalties, {theme}"), tones.common("bone"), tones.common("ink"));
        }
    }

    /// The signs in the corner say it again: here it is about a look from far away.
    #[test]
    fn sun_moon_and_key_are_seen_against_every_sky() {
        for (theme, tones) in THEMES {
            for (number, place) in FAMILIES.iter().enumerate().take(4) {
                for (symbol, sky) in [("gold", "mid"), ("silver", "deep"), ("brass", "deep")] {
                    check(
                        SEEN,
                        &format!("{symbol} over {place}, {theme}"),
                        tones.common(symbol),
                        tones.tone(number, sky),
                    );
                }
            }
        }
    }

    #[test]
    fn towers_stand_out_from_the_dusk_behind_them() {
        for (theme, tones) in THEMES {
            for (number, place) in FAMILIES.iter().enumerate().take(4) {
                check(SEEN, &format!("{place}, {theme}"), tones.tone(number, "wall"), tones.tone(number, "dusk"));
            }
        }
    }

    #[test]
    fn frames_have_a_line_around_them_in_every_theme() {
        for (theme, tones) in THEMES {
            for (number, family) in FAMILIES.iter().enumerate() {
                check(
                    SEEN,
                    &format!("frame of {family}, {theme}"),
                    tones.tone(number, "edge"),
                    tones.tone(number, "frame"),
                );
            }
        }
    }

    #[test]
    fn a_theme_says_only_what_it_has_otherwise() {
        let style = style();
        assert!(!style.contains('$'), "everything is filled in");
        assert!(!DARK.changes(&LIGHT).contains("--art-red-night:"));
        assert_eq!(LIGHT.changes(&LIGHT), "");
    }
}
