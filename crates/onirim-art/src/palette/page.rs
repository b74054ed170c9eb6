//! The colours of what is around the drawings: grounds, inks and lines of the page.

/// How a page looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// By day.
    Light,
    /// By night.
    Dark,
    /// For players who need strong contrasts.
    Contrast,
}

impl Look {
    const fn set(self) -> &'static str {
        match self {
            Look::Light => include_str!("../../art/themes/light.css"),
            Look::Dark => include_str!("../../art/themes/dark.css"),
            Look::Contrast => include_str!("../../art/themes/contrast.css"),
        }
    }
}

/// Every property of this look, as a stylesheet declares it.
pub(super) fn colors(look: Look) -> String {
    look.set().lines().collect()
}

/// The ground of the page: what a browser paints around it.
pub fn ground(look: Look) -> &'static str {
    value(look, "ground")
}

fn value(look: Look, name: &str) -> &'static str {
    let found = look.set().lines().find_map(|line| line.strip_prefix("--")?.strip_prefix(name)?.strip_prefix(": "));
    found.map_or("", |value| value.trim_end_matches(';'))
}

#[cfg(test)]
mod tests {
    use super::super::Shade;
    use super::super::tests::{READABLE, SEEN, check};
    use super::*;

    const LOOKS: [Look; 3] = [Look::Light, Look::Dark, Look::Contrast];
    /// What words are written on, besides what is marked and what has gone wrong.
    const GROUNDS: [&str; 4] = ["ground", "ground-far", "panel", "panel-raised"];

    fn shade(look: Look, name: &str) -> Shade {
        let digits = value(look, name).strip_prefix('#').unwrap_or_else(|| panic!("{name} is no colour"));
        Shade(u32::from_str_radix(digits, 16).expect("a colour"))
    }

    fn check_pair(least: f64, look: Look, ink: &str, ground: &str) {
        check(least, &format!("{ink} on {ground}, {look:?}"), shade(look, ink), shade(look, ground));
    }

    #[test]
    fn words_are_read_on_every_ground_of_the_page() {
        for look in LOOKS {
            for ink in ["ink", "quiet", "accent", "alarm", "joy", "ink-red", "ink-blue", "ink-green", "ink-brown"] {
                GROUNDS.iter().for_each(|ground| check_pair(READABLE, look, ink, ground));
            }
            for (ink, ground) in [
                ("on-accent", "accent"),
                ("ink", "accent-soft"),
                ("quiet", "accent-soft"),
                ("accent", "accent-soft"),
                ("alarm", "alarm-soft"),
                ("ground", "ink"),
                ("ground", "alarm"),
            ] {
                check_pair(READABLE, look, ink, ground);
            }
        }
    }

    #[test]
    fn what_can_be_pressed_has_a_line_that_is_seen() {
        for look in LOOKS {
            GROUNDS.iter().for_each(|ground| check_pair(SEEN, look, "line-strong", ground));
        }
    }

    #[test]
    fn every_look_sets_the_same_properties() {
        let names = |look: Look| -> Vec<_> { look.set().lines().map(|line| line.split(':').next()).collect() };
        LOOKS.into_iter().for_each(|look| assert_eq!(names(look), names(Look::Light), "{look:?}"));
    }

    #[test]
    fn the_ground_is_a_colour() {
        assert_eq!(ground(Look::Contrast), "#000000");
    }
}
