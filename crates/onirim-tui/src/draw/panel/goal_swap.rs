//! Two Goals that are to change places.

use onirim_app::Target;
use onirim_app::asks::GoalSwap;
use onirim_core::{Side, View};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::draw::canvas::Canvas;
use crate::draw::panel::addressed;

/// A Goal in its box.
const GOAL: (u16, u16) = (8, 3);

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, swap: &GoalSwap, view: &View) {
    let question = canvas.text.get(match swap.picked {
        None => "app-swap-goals-first",
        Some(_) => "app-swap-goals-second",
    });
    let (question, heading) = (addressed(canvas, question, view), canvas.palette.heading());
    let used = canvas.paragraph(Rect { height: 2, ..area }, &question, heading);
    let Some(goals) = &view.goals else { return };
    let y = area.y + used;
    for ((place, goal), number) in goals.row().iter().enumerate().zip(0_u16..) {
        let goal_area = Rect::new(area.x + 1 + number * (GOAL.0 + 1), y, GOAL.0, GOAL.1);
        let picked = swap.picked == Some(place);
        let chosen = swap.cursor == place;
        let mut ink = canvas.palette.ink(goal.color);
        if chosen || picked {
            ink = ink.add_modifier(Modifier::BOLD);
        }
        let set = if chosen || picked { canvas.palette.thick_frame() } else { canvas.palette.frame() };
        canvas.brush().boxed(goal_area, set, ink);
        let sign = match goal.side {
            Side::FaceDown => canvas.palette.either("✓", "+"),
            Side::FaceUp => " ",
        };
        let words = format!("{sign}{}", canvas.text.color(goal.color));
        let style = if picked { ink.patch(canvas.palette.chosen()) } else { ink };
        canvas.brush().centered(goal_area.x + 1, y + 1, GOAL.0 - 2, words.trim(), style);
        let key = canvas.palette.key();
        let quiet = canvas.palette.quiet();
        let below = if chosen { key } else { quiet };
        canvas.brush().centered(goal_area.x, y + GOAL.1, GOAL.0, &(place + 1).to_string(), below);
        canvas.targets.add(Rect { height: GOAL.1 + 1, ..goal_area }, Target::Item(place));
    }
}
