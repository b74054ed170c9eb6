//! Swapping two Goals.

use onirim_core::{Side, View};
use onirim_ui::Target;
use onirim_ui::asks::GoalSwap;
use ratatui::layout::Rect;

use crate::draw::canvas::Canvas;

/// A Goal in its box.
const GOAL: (u16, u16) = (8, 3);

/// The text key of the question.
pub(super) const fn question(swap: &GoalSwap) -> &'static str {
    match swap.picked {
        None => "app-swap-goals-first",
        Some(_) => "app-swap-goals-second",
    }
}

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, swap: &GoalSwap, view: &View) {
    let Some(goals) = &view.goals else { return };
    let (y, pitch) = (area.y, (area.width / goals.row().len() as u16).min(GOAL.0 + 1));
    for ((place, goal), number) in goals.row().iter().enumerate().zip(0_u16..) {
        let goal_area = Rect::new(area.x + number * pitch, y, GOAL.0, GOAL.1);
        let picked = swap.picked == Some(place);
        let chosen = swap.cursor == place;
        let ink = canvas.palette.ink(goal.color);
        let (set, frame) = if chosen || picked {
            (canvas.palette.thick_frame(), canvas.palette.key())
        } else {
            (canvas.palette.frame(), ink)
        };
        canvas.brush().boxed(goal_area, set, frame);
        let sign = match goal.side {
            Side::FaceDown => canvas.palette.either("✓", "+"),
            Side::FaceUp => " ",
        };
        let words = format!("{sign}{}", canvas.text.color(goal.color));
        canvas.brush().centered(goal_area.x + 1, y + 1, GOAL.0 - 2, words.trim(), ink);
        let below = if chosen { canvas.palette.chosen() } else { canvas.palette.key() };
        let sign = if picked { canvas.palette.either("⇄", "<>") } else { "" };
        canvas.brush().centered(goal_area.x, y + GOAL.1, GOAL.0, format!("{sign} {}", place + 1).trim(), below);
        canvas.targets.add(Rect { height: GOAL.1 + 1, ..goal_area }, Target::Item(place));
    }
}
