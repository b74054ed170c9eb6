//! The result of drawing a screen: what can be clicked, and how far it can be scrolled.

use onirim_ui::Target;
use ratatui::layout::{Position, Rect};

/// Clickable areas. Later ones lie on top.
#[derive(Clone, Debug, Default)]
pub struct Targets {
    areas: Vec<(Rect, Target)>,
    reach: Option<usize>,
}

impl Targets {
    pub(crate) fn add(&mut self, area: Rect, target: Target) {
        self.areas.push((area, target));
    }

    /// Covers all areas so far.
    pub(crate) fn cover(&mut self) {
        self.areas.clear();
        self.reach = None;
    }

    /// Sets by how many lines the top layer can be scrolled.
    pub(crate) fn scrolls(&mut self, lines: usize) {
        self.reach = Some(lines);
    }

    /// The target at a position.
    pub fn at(&self, x: u16, y: u16) -> Option<Target> {
        self.areas.iter().rev().find(|(area, _)| area.contains(Position::new(x, y))).map(|&(_, target)| target)
    }

    /// By how many lines the screen can be scrolled, if it can.
    pub fn reach(&self) -> Option<usize> {
        self.reach
    }
}
