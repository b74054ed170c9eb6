//! The themes. A theme gives every role a colour and a background; nothing else names a colour.

mod tones;

use onirim_core::Color;
use ratatui::buffer::Buffer;
use ratatui::style::{Color as Ink, Modifier, Style};

use crate::draw::shade::{READABLE, Shade};
use crate::terminal_colors::{Depth, TerminalColors};
use tones::Tones;

/// The theme that the player has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paint {
    /// The one that suits the terminal.
    #[default]
    Suitable,
    /// Bright on dark.
    Dark,
    /// Dark on bright.
    Light,
    /// White and strong colours on black.
    HighContrast,
    /// The sixteen colours of the terminal.
    Sixteen,
    /// No colours: only bold, dim and reversed.
    Plain,
}

/// The role of something on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Less important text, lines.
    Faint,
    /// Walls of the labyrinth.
    Ornament,
    Heading,
    /// A key to press.
    Key,
    /// A warning.
    Warning,
    /// Good news.
    Joy,
    /// The chosen line.
    Selected,
    /// A card or a letter of this colour.
    Suit(Color),
    /// The same, if it is missing or does not count now.
    FaintSuit(Color),
    Nightmare,
    /// A Nightmare that does not count now.
    FaintNightmare,
    HappyDream,
    /// A Happy Dream that does not count now.
    FaintHappyDream,
}

impl Role {
    /// The faint role of the same thing.
    pub(crate) const fn faint(self) -> Role {
        match self {
            Role::Suit(color) | Role::FaintSuit(color) => Role::FaintSuit(color),
            Role::Nightmare | Role::FaintNightmare => Role::FaintNightmare,
            Role::HappyDream | Role::FaintHappyDream => Role::FaintHappyDream,
            Role::Faint | Role::Heading | Role::Key | Role::Warning | Role::Joy | Role::Selected => Role::Faint,
            Role::Ornament => Role::Ornament,
        }
    }

    const fn weight(self) -> Modifier {
        match self {
            Role::Heading | Role::Key | Role::Warning | Role::Joy | Role::Selected => Modifier::BOLD,
            Role::Faint
            | Role::Ornament
            | Role::Suit(_)
            | Role::FaintSuit(_)
            | Role::Nightmare
            | Role::FaintNightmare
            | Role::HappyDream
            | Role::FaintHappyDream => Modifier::empty(),
        }
    }
}

/// The colours of everything, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    Plain,
    Painted {
        tones: Tones<Ink>,
        /// The background: that of the theme, or that of the terminal if all colours have enough contrast to it.
        ground: Ink,
    },
}

impl Theme {
    /// The theme for a choice of the player on a terminal. The choice has priority over `NO_COLOR`.
    pub(crate) fn new(paint: Paint, terminal: TerminalColors) -> Theme {
        match paint {
            Paint::Suitable if terminal.no_color() => Theme::Plain,
            Paint::Suitable if terminal.is_light() => Theme::shaded(&tones::LIGHT, terminal),
            Paint::Suitable | Paint::Dark => Theme::shaded(&tones::DARK, terminal),
            Paint::Light => Theme::shaded(&tones::LIGHT, terminal),
            Paint::HighContrast => Theme::shaded(&tones::HIGH_CONTRAST, terminal),
            Paint::Sixteen => Theme::SIXTEEN,
            Paint::Plain => Theme::Plain,
        }
    }

    const SIXTEEN: Theme = Theme::Painted { tones: tones::SIXTEEN, ground: tones::SIXTEEN.ground };

    fn shaded(tones: &Tones<Shade>, terminal: TerminalColors) -> Theme {
        let (shown, tones) = match terminal.depth() {
            Depth::Sixteen => return Theme::SIXTEEN,
            Depth::Indexed => (tones.map(Shade::nearest), tones.map(Shade::nearly)),
            Depth::Full => (*tones, tones.map(Shade::exactly)),
        };
        let own = terminal.background().filter(|ground| shown.inks().all(|ink| ink.contrast(*ground) >= READABLE));
        Theme::Painted { tones, ground: own.map_or(tones.ground, |_| Ink::Reset) }
    }

    /// The style of a role.
    pub(crate) fn style(&self, role: Role) -> Style {
        let weight = role.weight();
        match self {
            Theme::Plain => Style::new().add_modifier(weight | plainly(role)),
            Theme::Painted { tones, .. } if role == Role::Selected => {
                Style::new().fg(tones.selected).bg(tones.selected_ground).add_modifier(weight)
            }
            Theme::Painted { tones, .. } => Style::new().fg(tones.ink_of(role)).add_modifier(weight),
        }
    }

    /// Fills the background of the screen, and gives text without a colour that of the theme.
    pub(crate) fn lay_ground(&self, buf: &mut Buffer) {
        let Theme::Painted { tones, ground } = self else { return };
        for cell in &mut buf.content {
            if cell.fg == Ink::Reset {
                cell.fg = tones.ink;
            }
            if cell.bg == Ink::Reset {
                cell.bg = *ground;
            }
        }
    }
}

/// The style of a role without colours.
const fn plainly(role: Role) -> Modifier {
    match role {
        Role::Faint | Role::Ornament | Role::FaintSuit(_) | Role::FaintNightmare | Role::FaintHappyDream => {
            Modifier::DIM
        }
        Role::Selected => Modifier::REVERSED,
        Role::Heading | Role::Key | Role::Warning | Role::Joy | Role::Suit(_) | Role::Nightmare | Role::HappyDream => {
            Modifier::empty()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Shade = Shade::hex(0xffffff);
    const BLACK: Shade = Shade::hex(0x000000);

    fn environment(variables: &[(&str, &str)]) -> TerminalColors {
        let find = |name: &str| variables.iter().find(|(one, _)| *one == name).map(|(_, value)| (*value).to_owned());
        TerminalColors::from_environment(find)
    }

    fn ground(paint: Paint, terminal: TerminalColors) -> Option<Ink> {
        match Theme::new(paint, terminal) {
            Theme::Plain => None,
            Theme::Painted { ground, .. } => Some(ground),
        }
    }

    #[test]
    fn every_ink_is_read_on_its_ground() {
        let themes = [tones::DARK, tones::LIGHT, tones::HIGH_CONTRAST];
        for tones in themes.into_iter().chain(themes.map(|tones| tones.map(Shade::nearest))) {
            for ink in tones.inks() {
                assert!(ink.contrast(tones.ground) >= READABLE, "{ink:?} on {:?}", tones.ground);
            }
            assert!(tones.selected.contrast(tones.selected_ground) >= READABLE);
        }
    }

    #[test]
    fn the_ground_of_the_terminal_is_kept_where_everything_is_read_on_it() {
        let full = TerminalColors::with(Depth::Full);
        assert_eq!(ground(Paint::Suitable, full.on(BLACK)), Some(Ink::Reset));
        assert_eq!(ground(Paint::Suitable, full.on(WHITE)), Some(Ink::Reset));
        let painted = [(Paint::Suitable, full), (Paint::Light, full.on(BLACK)), (Paint::Dark, full.on(WHITE))];
        for (paint, terminal) in painted {
            assert!(matches!(ground(paint, terminal), Some(Ink::Rgb(..))), "{paint:?} on {terminal:?}");
        }
        let middle = full.on(Shade::hex(0x707070));
        assert!(matches!(ground(Paint::Suitable, middle), Some(Ink::Rgb(..))), "nothing reads well on a middling grey");
    }

    #[test]
    fn without_a_wish_the_terminal_decides() {
        let light = environment(&[("TERM", "xterm-256color"), ("COLORFGBG", "0;15")]);
        assert_eq!(Theme::new(Paint::Suitable, light), Theme::new(Paint::Light, light));
        assert_eq!(Theme::new(Paint::Suitable, light.on(BLACK)), Theme::new(Paint::Dark, light.on(BLACK)));
        let console = environment(&[("TERM", "linux")]);
        assert_eq!(Theme::new(Paint::Suitable, console), Theme::SIXTEEN);
        assert_eq!(Theme::new(Paint::HighContrast, console), Theme::SIXTEEN, "there are no others");
    }

    #[test]
    fn a_choice_of_the_player_goes_before_no_color() {
        let without = environment(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]);
        assert_eq!(Theme::new(Paint::Suitable, without), Theme::Plain);
        assert_ne!(Theme::new(Paint::Dark, without), Theme::Plain);
    }
}
