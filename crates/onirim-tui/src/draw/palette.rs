//! Colours and signs: colours or none, symbols or plain letters. Shape and letter always say enough.

use onirim_core::{Card, Color, Edge, Kind, Symbol};
use onirim_text::Text;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::symbols::border;

/// Which signs the terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Charset {
    /// Boxes and symbols.
    #[default]
    Unicode,
    /// Only what every terminal knows.
    Ascii,
}

/// Does the game use colours?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paint {
    /// Yes.
    #[default]
    Color,
    /// No: bold, dim and reversed at most.
    Plain,
}

/// Colours and signs, in one language: the letters of the colours come from it.
#[derive(Clone, Debug)]
pub(crate) struct Palette {
    pub(crate) charset: Charset,
    pub(crate) paint: Paint,
    letters: [String; 4],
}

impl Palette {
    pub(crate) fn new(text: &Text, charset: Charset, paint: Paint) -> Palette {
        let letters = ["tui-letter-red", "tui-letter-blue", "tui-letter-green", "tui-letter-brown"];
        Palette { charset, paint, letters: letters.map(|key| text.get(key)) }
    }

    /// One of two signs.
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
            Symbol::Sun => self.either("☀", "S"),
            Symbol::Moon => self.either("☾", "M"),
            Symbol::Key => self.either("⚷", "K"),
        }
    }

    pub(crate) fn edge(&self, edge: Edge) -> &'static str {
        match edge {
            Edge::Bare => self.either("·", "-"),
            Edge::Sun => self.either("☀", "S"),
            Edge::Moon => self.either("☾", "M"),
            Edge::Both => self.either("☀☾", "SM"),
        }
    }

    /// The sign of a card's family, one column wide.
    pub(crate) fn sign(&self, card: Card) -> &'static str {
        match card.kind() {
            Kind::Chamber(_, symbol) => self.symbol(symbol),
            Kind::Door(_) => self.either("∏", "D"),
            Kind::Nightmare => self.either("☠", "X"),
            Kind::HappyDream => self.either("✦", "*"),
            Kind::Tower(_) => self.either("♜", "T"),
        }
    }

    /// Two columns: letter and sign. Towers show their number, Dreams their sign twice.
    pub(crate) fn short(&self, card: Card) -> String {
        match card.kind() {
            Kind::Chamber(color, _) | Kind::Door(color) => format!("{}{}", self.letter(color), self.sign(card)),
            Kind::Nightmare | Kind::HappyDream => self.sign(card).repeat(2),
            Kind::Tower(tower) => format!("{}{}", self.letter(tower.color()), tower.storeys().number()),
        }
    }

    /// The ink of a colour.
    pub(crate) fn ink(&self, color: Color) -> Style {
        let ink = match color {
            Color::Red => 203,
            Color::Blue => 75,
            Color::Green => 77,
            Color::Brown => 179,
        };
        self.painted(Ink::Indexed(ink))
    }

    /// The ink of a card.
    pub(crate) fn card(&self, card: Card) -> Style {
        match card.kind() {
            Kind::Chamber(color, _) | Kind::Door(color) => self.ink(color),
            Kind::Tower(tower) => self.ink(tower.color()),
            Kind::Nightmare => self.painted(Ink::Indexed(141)),
            Kind::HappyDream => self.painted(Ink::Indexed(229)),
        }
    }

    fn painted(&self, ink: Ink) -> Style {
        match self.paint {
            Paint::Color => Style::new().fg(ink),
            Paint::Plain => Style::new(),
        }
    }

    /// Headings.
    pub(crate) fn heading(&self) -> Style {
        self.painted(Ink::Indexed(183)).add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub(crate) fn quiet(&self) -> Style {
        match self.paint {
            Paint::Color => Style::new().fg(Ink::Indexed(245)),
            Paint::Plain => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// What must not be missed.
    pub(crate) fn alarm(&self) -> Style {
        self.painted(Ink::Indexed(215)).add_modifier(Modifier::BOLD)
    }

    /// Good news.
    pub(crate) fn joy(&self) -> Style {
        self.painted(Ink::Indexed(120)).add_modifier(Modifier::BOLD)
    }

    /// The thing that is chosen.
    pub(crate) fn chosen(&self) -> Style {
        match self.paint {
            Paint::Color => Style::new().fg(Ink::Indexed(231)).bg(Ink::Indexed(60)).add_modifier(Modifier::BOLD),
            Paint::Plain => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// A key to press.
    pub(crate) fn key(&self) -> Style {
        self.painted(Ink::Indexed(222)).add_modifier(Modifier::BOLD)
    }

    /// Thin lines that hold the table together.
    pub(crate) fn frame(&self) -> border::Set<'static> {
        match self.charset {
            Charset::Unicode => border::ROUNDED,
            Charset::Ascii => ASCII,
        }
    }

    /// Lines that stand out.
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

    /// Where a text was cut off.
    pub(crate) fn ellipsis(&self) -> &'static str {
        self.either("…", "~")
    }

    /// Points at the chosen thing.
    pub(crate) fn pointer(&self) -> &'static str {
        self.either("▸", ">")
    }
}

/// Boxes of plain signs.
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

/// Boxes of plain signs that stand out.
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
