//! The colours of the themes, by their names in the game.

use onirim_core::Color;
use ratatui::style::Color as Ink;

use crate::draw::shade::Shade;
use crate::draw::theme::Role;

/// One colour for each role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tones<C> {
    pub(super) ground: C,
    pub(super) ink: C,
    faint: C,
    /// Walls of the labyrinth, which are fainter than any text.
    ornament: C,
    heading: C,
    key: C,
    warning: C,
    joy: C,
    pub(super) selected: C,
    pub(super) selected_ground: C,
    /// Red, blue, green, brown.
    suits: [C; 4],
    faint_suits: [C; 4],
    nightmare: C,
    faint_nightmare: C,
    happy_dream: C,
    faint_happy_dream: C,
}

impl<C: Copy> Tones<C> {
    pub(super) fn ink_of(&self, role: Role) -> C {
        let suit = |suits: &[C; 4], color: Color| suits[color.index()];
        match role {
            Role::Faint => self.faint,
            Role::Ornament => self.ornament,
            Role::Heading => self.heading,
            Role::Key => self.key,
            Role::Warning => self.warning,
            Role::Joy => self.joy,
            Role::Selected => self.selected,
            Role::Suit(color) => suit(&self.suits, color),
            Role::FaintSuit(color) => suit(&self.faint_suits, color),
            Role::Nightmare => self.nightmare,
            Role::FaintNightmare => self.faint_nightmare,
            Role::HappyDream => self.happy_dream,
            Role::FaintHappyDream => self.faint_happy_dream,
        }
    }

    /// All text colours.
    pub(super) fn inks(&self) -> impl Iterator<Item = C> {
        let single = [self.ink, self.faint, self.heading, self.key, self.warning, self.joy];
        let cards = [self.nightmare, self.faint_nightmare, self.happy_dream, self.faint_happy_dream];
        single.into_iter().chain(cards).chain(self.suits).chain(self.faint_suits)
    }

    pub(super) fn map<D>(&self, to: impl Fn(C) -> D) -> Tones<D> {
        Tones {
            ground: to(self.ground),
            ink: to(self.ink),
            faint: to(self.faint),
            ornament: to(self.ornament),
            heading: to(self.heading),
            key: to(self.key),
            warning: to(self.warning),
            joy: to(self.joy),
            selected: to(self.selected),
            selected_ground: to(self.selected_ground),
            suits: self.suits.map(&to),
            faint_suits: self.faint_suits.map(&to),
            nightmare: to(self.nightmare),
            faint_nightmare: to(self.faint_nightmare),
            happy_dream: to(self.happy_dream),
            faint_happy_dream: to(self.faint_happy_dream),
        }
    }
}

/// A night sky.
pub(super) const DARK: Tones<Shade> = Tones {
    ground: Shade::hex(0x13131f),
    ink: Shade::hex(0xe4e1f0),
    faint: Shade::hex(0x9c99b4),
    ornament: Shade::hex(0x4a4768),
    heading: Shade::hex(0xd3b8ff),
    key: Shade::hex(0xffd987),
    warning: Shade::hex(0xffb063),
    joy: Shade::hex(0x8fea9d),
    selected: Shade::hex(0xffffff),
    selected_ground: Shade::hex(0x534a92),
    suits: [Shade::hex(0xff7d78), Shade::hex(0x74b9ff), Shade::hex(0x78d982), Shade::hex(0xd9ab66)],
    faint_suits: [Shade::hex(0xc27777), Shade::hex(0x6d92bd), Shade::hex(0x6fa378), Shade::hex(0xa38d6c)],
    nightmare: Shade::hex(0xb99bff),
    faint_nightmare: Shade::hex(0x9384bd),
    happy_dream: Shade::hex(0xfff0a8),
    faint_happy_dream: Shade::hex(0xa8a180),
};

/// Paper.
pub(super) const LIGHT: Tones<Shade> = Tones {
    ground: Shade::hex(0xfbf9f4),
    ink: Shade::hex(0x242132),
    faint: Shade::hex(0x625f75),
    ornament: Shade::hex(0xc4bfd2),
    heading: Shade::hex(0x5a37a6),
    key: Shade::hex(0x824800),
    warning: Shade::hex(0xa33600),
    joy: Shade::hex(0x146628),
    selected: Shade::hex(0xffffff),
    selected_ground: Shade::hex(0x534a92),
    suits: [Shade::hex(0xb41e1e), Shade::hex(0x1755a8), Shade::hex(0x18682c), Shade::hex(0x764c0c)],
    faint_suits: [Shade::hex(0x945454), Shade::hex(0x4d678c), Shade::hex(0x4a6b50), Shade::hex(0x6f5d40)],
    nightmare: Shade::hex(0x6a2fb8),
    faint_nightmare: Shade::hex(0x6b588c),
    happy_dream: Shade::hex(0x745500),
    faint_happy_dream: Shade::hex(0x6b6346),
};

/// The greatest contrast; faint colours are still far from black.
pub(super) const HIGH_CONTRAST: Tones<Shade> = Tones {
    ground: Shade::hex(0x000000),
    ink: Shade::hex(0xffffff),
    faint: Shade::hex(0xd0d0d0),
    ornament: Shade::hex(0x707070),
    heading: Shade::hex(0xffffff),
    key: Shade::hex(0xffff00),
    warning: Shade::hex(0xffc040),
    joy: Shade::hex(0x60ff60),
    selected: Shade::hex(0x000000),
    selected_ground: Shade::hex(0xffff00),
    suits: [Shade::hex(0xff8787), Shade::hex(0x87d7ff), Shade::hex(0x5fff5f), Shade::hex(0xffc060)],
    faint_suits: [Shade::hex(0xe09090), Shade::hex(0x90b8d8), Shade::hex(0x80c880), Shade::hex(0xd0a870)],
    nightmare: Shade::hex(0xe0b0ff),
    faint_nightmare: Shade::hex(0xc0a0d8),
    happy_dream: Shade::hex(0xffffc0),
    faint_happy_dream: Shade::hex(0xc8c8a0),
};

/// On black, since the sixteen colours have no green that is legible on white; without dark blue, which is not legible on black.
pub(super) const SIXTEEN: Tones<Ink> = Tones {
    ground: Ink::Black,
    ink: Ink::White,
    faint: Ink::Gray,
    ornament: Ink::DarkGray,
    heading: Ink::LightMagenta,
    key: Ink::LightYellow,
    warning: Ink::LightYellow,
    joy: Ink::LightGreen,
    selected: Ink::Black,
    selected_ground: Ink::Gray,
    suits: [Ink::LightRed, Ink::LightCyan, Ink::LightGreen, Ink::LightYellow],
    faint_suits: [Ink::Gray; 4],
    nightmare: Ink::LightMagenta,
    faint_nightmare: Ink::Gray,
    happy_dream: Ink::White,
    faint_happy_dream: Ink::Gray,
};
