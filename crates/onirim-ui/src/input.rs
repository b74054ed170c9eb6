//! What comes in: keys, clicks, time.

use std::time::Duration;

/// A key, as far as the game knows keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter, digit or sign.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left with Shift: moves a card.
    MoveLeft,
    /// To the right with Shift: moves a card.
    MoveRight,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the first.
    Home,
    /// To the last.
    End,
    /// Deletes what was typed last.
    Backspace,
    /// Ctrl-Y: play again what was taken back. Unlike the letter that does the same at the table, it is never part of a text.
    Redo,
    /// Ctrl-C: save and leave.
    Interrupt,
}

/// Where a key leads in something that has a beginning and an end.
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
    /// Where it scrolls to; `None` if it does not scroll.
    pub(crate) const fn scroll(self) -> Option<Scroll> {
        match self {
            Key::Up => Some(Scroll::Up),
            Key::Down => Some(Scroll::Down),
            Key::PageUp => Some(Scroll::PageUp),
            Key::PageDown => Some(Scroll::PageDown),
            Key::Home => Some(Scroll::First),
            Key::End => Some(Scroll::Last),
            Key::Char(_)
            | Key::Enter
            | Key::Escape
            | Key::Left
            | Key::Right
            | Key::MoveLeft
            | Key::MoveRight
            | Key::Backspace
            | Key::Redo
            | Key::Interrupt => None,
        }
    }
}

impl Scroll {
    /// The line that is first afterwards, if this is the first one now, a page has so many, and the last one can be `most`.
    pub(crate) fn from(self, place: usize, page: usize, most: usize) -> usize {
        // Whoever went to the end before anybody knew where that is stands there.
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

/// What comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// Something on the screen was clicked.
    Click(Target),
    /// Time has passed since the start.
    Time(Duration),
    /// What is on the screen can be scrolled by so many lines, as it was drawn last. A front end that scrolls by itself need not say it.
    Reach(usize),
}

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// As if a key was pressed.
    Key(Key),
    /// The choice, line or card with this number.
    Item(usize),
    /// The card at this place of the hand, from 0.
    Hand(usize),
}
