//! What comes in: keys, clicks, time, and what the terminal says of itself.

use std::time::Duration;

use onirim_core::{Card, Group};
use ratatui::layout::{Position, Rect};

use crate::draw::Shade;

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
    /// Ctrl-C: save and leave.
    Interrupt,
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
    /// The terminal has said what its background is.
    Background(Shade),
}

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// As if a key was pressed.
    Key(Key),
    /// The choice, line or card with this number.
    Item(usize),
    /// A card in the hand.
    Hand(Group, Card),
}

/// Where on the screen what can be clicked. Later ones lie on top.
#[derive(Clone, Debug, Default)]
pub struct Targets(Vec<(Rect, Target)>);

impl Targets {
    pub(crate) fn add(&mut self, area: Rect, target: Target) {
        self.0.push((area, target));
    }

    /// Something new covers everything.
    pub(crate) fn cover(&mut self) {
        self.0.clear();
    }

    /// What is here.
    pub fn at(&self, x: u16, y: u16) -> Option<Target> {
        self.0.iter().rev().find(|(area, _)| area.contains(Position::new(x, y))).map(|&(_, target)| target)
    }
}
