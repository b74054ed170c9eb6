//! Inputs: keys, clicks, time.

use std::time::Duration;

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter, digit or sign.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left with Shift: moves a card.
    MoveLeft,
    /// Right with Shift: moves a card.
    MoveRight,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Backspace.
    Backspace,
    /// Ctrl-Y: redo. Unlike the letter for it, it is never typed into a text.
    Redo,
    /// Ctrl-C: save and quit.
    Interrupt,
}

/// A scroll command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scroll {
    Up,
    Down,
    PageUp,
    PageDown,
    First,
    Last,
}

impl Key {
    /// The scroll command of the key, if it has one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys do not scroll")]
    pub(crate) const fn scroll(self) -> Option<Scroll> {
        match self {
            Key::Up => Some(Scroll::Up),
            Key::Down => Some(Scroll::Down),
            Key::PageUp => Some(Scroll::PageUp),
            Key::PageDown => Some(Scroll::PageDown),
            Key::Home => Some(Scroll::First),
            Key::End => Some(Scroll::Last),
            _ => None,
        }
    }
}

impl Scroll {
    /// The new place, from the current one, the length of a page and the last place.
    pub(crate) fn from(self, place: usize, page: usize, most: usize) -> usize {
        // `place` may exceed `most` if End was pressed before the height was known.
        let place = place.min(most);
        match self {
            Scroll::Up => place.saturating_sub(1),
            Scroll::Down => place.saturating_add(1).min(most),
            Scroll::PageUp => place.saturating_sub(page),
            Scroll::PageDown => place.saturating_add(page).min(most),
            Scroll::First => 0,
            Scroll::Last => most,
        }
    }
}

/// An input of a front end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// Something on the screen was clicked.
    Click(Target),
    /// Time since the start of the program.
    Time(Duration),
    /// How many lines the screen can be scrolled, as last drawn. A front end with its own scrolling leaves it out.
    Reach(usize),
}

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The same as a key.
    Key(Key),
    /// The choice, line or card with this number.
    Item(usize),
    /// The card at this place of the hand, from 0.
    Hand(usize),
}
