//! Styles and signs: the colours of the theme, and symbols or letters for cards. Shape and letter identify every card without colours.
//!
//! The symbols are in DejaVu Sans Mono and one column wide; Sun, Key and Door are also in fonts with only the signs of old PCs.

use onirim_core::{Card, Color, Edge, Kind, Symbol};
use onirim_text::Text;
use ratatui::style::Style;
use ratatui::symbols::border;

use crate::draw::theme::{Role, Theme};

/// The character set of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Charset {
    /// Box-drawing characters and symbols.
    #[default]
    Unicode,
    /// ASCII.
    Ascii,
}

/// Colours and signs in one language: it has its own letters for colours.
#[derive(Clone, Debug)]
pub(crate) struct Palette {
    pub(crate) charset: Charset,
    pub(crate) theme: Theme,
    letters: [String; 4],
}

impl Palette {
    pub(crate) fn new(text: &Text, charset: Charset, theme: Theme) -> Palette {
        Palette { charset, theme, letters: Color::ALL.map(|color| text.letter(color)) }
    }

    /// The sign for the character set.
    pub(crate) fn either(&self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self.charset {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }

    /// The letter of a colour.
    pub(crate) fn letter(&self, color: Color) -> &str {
        &self.letters[color.index()]
    }

    pub(crate) fn symbol(&self, symbol: Symbol) -> &'static str {
        match symbol {
            Symbol::Sun => self.either("☼", "S"),
            Symbol::Moon => self.either("☾", "M"),
            Symbol::Key => self.either("♀", "K"),
        }
    }

    pub(crate) fn edge(&self, edge: Edge) -> &'static str {
        match edge {
            Edge::Bare => self.either("·", "-"),
            Edge::Sun => self.either("☼", "S"),
            Edge::Moon => self.either("☾", "M"),
            Edge::Both => self.either("☼☾", "SM"),
        }
    }

    /// The sign of a card's kind, one column wide.
    pub(crate) fn sign(&self, card: Card) -> &'static str {
        match card.kind() {
            Kind::Chamber(_, symbol) => self.symbol(symbol),
            Kind::Door(_) => self.either("∏", "D"),
            Kind::Nightmare => self.either("☠", "X"),
            Kind::HappyDream => self.either("✦", "*"),
            Kind::Tower(_) => self.either("♜", "T"),
        }
    }

    /// Letter and sign in two columns. Towers have their number, Dreams no letter.
    pub(crate) fn short(&self, card: Card) -> String {
        match card.kind() {
            Kind::Chamber(color, _) | Kind::Door(color) => format!("{}{}", self.letter(color), self.sign(card)),
            Kind::Nightmare | Kind::HappyDream => format!("{} ", self.sign(card)),
            Kind::Tower(tower) => format!("{}{}", self.letter(tower.color()), tower.storeys().number()),
        }
    }

    /// The style of a colour.
    pub(crate) fn ink(&self, color: Color) -> Style {
        self.theme.style(Role::Suit(color))
    }

    /// The faint style of a colour, for what is still missing or is done.
    pub(crate) fn faint_ink(&self, color: Color) -> Style {
        self.theme.style(Role::FaintSuit(color))
    }

    /// The style of a card.
    pub(crate) fn card(&self, card: Card) -> Style {
        self.theme.style(role(card))
    }

    /// The faint style of a card.
    pub(crate) fn faint_card(&self, card: Card) -> Style {
        self.theme.style(role(card).faint())
    }

    /// Headings.
    pub(crate) fn heading(&self) -> Style {
        self.theme.style(Role::Heading)
    }

    /// Less important text.
    pub(crate) fn quiet(&self) -> Style {
        self.theme.style(Role::Faint)
    }

    /// The walls of the labyrinth.
    pub(crate) fn ornament(&self) -> Style {
        self.theme.style(Role::Ornament)
    }

    /// Warnings.
    pub(crate) fn alarm(&self) -> Style {
        self.theme.style(Role::Warning)
    }

    /// Good news.
    pub(crate) fn joy(&self) -> Style {
        self.theme.style(Role::Joy)
    }

    /// The chosen item.
    pub(crate) fn chosen(&self) -> Style {
        self.theme.style(Role::Selected)
    }

    /// A key to press.
    pub(crate) fn key(&self) -> Style {
        self.theme.style(Role::Key)
    }

    /// Thin frames.
    pub(crate) fn frame(&self) -> border::Set<'static> {
        match self.charset {
            Charset::Unicode => border::ROUNDED,
            Charset::Ascii => ASCII,
        }
    }

    /// Thick frames.
    pub(crate) fn thick_frame(&self) -> border::Set<'static> {
        match self.charset {
            Charset::Unicode => border::THICK,
            Charset::Ascii => ASCII_THICK,
        }
    }

    /// A horizontal line.
    pub(crate) fn line(&self) -> &'static str {
        self.either("─", "-")
    }

    /// The sign where a text was cut.
    pub(crate) fn ellipsis(&self) -> &'static str {
        self.either("…", "~")
    }

    /// The pointer at the chosen item.
    pub(crate) fn pointer(&self) -> &'static str {
        self.either("▸", ">")
    }
}

/// The role of a card.
const fn role(card: Card) -> Role {
    match card.kind() {
        Kind::Chamber(color, _) | Kind::Door(color) => Role::Suit(color),
        Kind::Tower(tower) => Role::Suit(tower.color()),
        Kind::Nightmare => Role::Nightmare,
        Kind::HappyDream => Role::HappyDream,
    }
}

/// Thin frames of ASCII.
pub(crate) const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Thick frames of ASCII.
pub(crate) const ASCII_THICK: border::Set<'static> = border::Set {
    top_left: "#",
    top_right: "#",
    bottom_left: "#",
    bottom_right: "#",
    vertical_left: "#",
    vertical_right: "#",
    horizontal_top: "=",
    horizontal_bottom: "=",
};
