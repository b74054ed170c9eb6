//! The labyrinth behind the title, the endings and the curtain: faint walls, a clearing, and stars.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;

/// A cell of the labyrinth, with the walls above and to the left of it.
const CELL: (u16, u16) = (4, 2);

/// A random generator with a fixed seed: the labyrinth of a size is always the same, so that nothing flickers.
struct Lot(u32);

impl Lot {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % bound.max(1)
    }
}

/// A labyrinth without loops: exactly one way leads from any cell to any other.
struct Labyrinth {
    columns: usize,
    lines: usize,
    /// Whether each cell is open to the right and down.
    open: Vec<[bool; 2]>,
}

impl Labyrinth {
    fn new(columns: usize, lines: usize) -> Labyrinth {
        let mut labyrinth = Labyrinth { columns, lines, open: vec![[false; 2]; columns * lines] };
        let mut seen = vec![false; columns * lines];
        let mut lot = Lot(7);
        let mut way = vec![0];
        while let Some(&here) = way.last() {
            if let Some(place) = seen.get_mut(here) {
                *place = true;
            }
            let around: Vec<usize> = labyrinth.around(here).into_iter().filter(|&next| !seen[next]).collect();
            if around.is_empty() {
                way.pop();
                continue;
            }
            let next = around[lot.below(around.len())];
            let direction = usize::from(here.abs_diff(next) == columns && columns > 1);
            labyrinth.open[here.min(next)][direction] = true;
            way.push(next);
        }
        labyrinth
    }

    fn around(&self, cell: usize) -> Vec<usize> {
        let (column, line) = (cell % self.columns, cell / self.columns);
        let mut around = Vec::new();
        if column > 0 {
            around.push(cell - 1);
        }
        if column + 1 < self.columns {
            around.push(cell + 1);
        }
        if line > 0 {
            around.push(cell - self.columns);
        }
        if line + 1 < self.lines {
            around.push(cell + self.columns);
        }
        around
    }

    /// Whether a wall leaves this corner to the right.
    fn wall_right(&self, column: usize, line: usize) -> bool {
        column < self.columns && (line == 0 || line == self.lines || !self.open[(line - 1) * self.columns + column][1])
    }

    /// Whether a wall leaves this corner downwards.
    fn wall_down(&self, column: usize, line: usize) -> bool {
        line < self.lines && (column == 0 || column == self.columns || !self.open[line * self.columns + column - 1][0])
    }

    /// The index of a corner in `CORNERS`, from the walls that meet there.
    fn corner(&self, column: usize, line: usize) -> usize {
        let left = column > 0 && self.wall_right(column - 1, line);
        let up = line > 0 && self.wall_down(column, line - 1);
        let walls = [up, self.wall_right(column, line), self.wall_down(column, line), left];
        walls.into_iter().rev().fold(0, |sum, wall| sum * 2 + usize::from(wall))
    }
}

/// Signs for corners: up, right, down and left are 1, 2, 4 and 8.
const CORNERS: [&str; 16] = [" ", "╵", "╶", "╰", "╷", "│", "╭", "├", "╴", "╯", "─", "┴", "╮", "┤", "┬", "┼"];

/// Fills an area with a labyrinth around a clearing.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, clearing: Rect) {
    let (columns, lines) = ((area.width.saturating_sub(1)) / CELL.0, (area.height.saturating_sub(1)) / CELL.1);
    if columns == 0 || lines == 0 {
        return;
    }
    let labyrinth = Labyrinth::new(columns.into(), lines.into());
    let style = canvas.palette.ornament();
    let (side, upright) = (canvas.palette.line(), canvas.palette.either("│", "|"));
    // The rest of the width is divided between both sides.
    let left = area.x + (area.width - columns * CELL.0 - 1) / 2;
    for (line, y) in (0..=usize::from(lines)).zip((area.y..).step_by(CELL.1.into())) {
        for (column, x) in (0..=usize::from(columns)).zip((left..).step_by(CELL.0.into())) {
            let corner = CORNERS[labyrinth.corner(column, line)];
            let corner = if corner == " " { corner } else { canvas.palette.either(corner, "+") };
            canvas.brush().write(x, y, 1, corner, style);
            if labyrinth.wall_right(column, line) {
                canvas.brush().fill(x + 1, y, CELL.0 - 1, side, style);
            }
            if labyrinth.wall_down(column, line) {
                canvas.brush().write(x, y + 1, 1, upright, style);
            }
        }
    }
    canvas.brush().clear(clearing);
}

/// Draws stars into an area, one for `apart` cells, except where something is written.
pub(super) fn stars(canvas: &mut Canvas<'_>, area: Rect, apart: u16, style: Style) {
    let mut lot = Lot(u32::from(area.width) * 31 + u32::from(area.height));
    let signs = ["·", "✦", "·", "⋆", "·"].map(|sign| canvas.palette.either(sign, if sign == "✦" { "*" } else { "." }));
    for number in 0..area.width * area.height / apart.max(1) {
        let x = area.x + u16::try_from(lot.below(area.width.into())).unwrap_or(0);
        let y = area.y + u16::try_from(lot.below(area.height.into())).unwrap_or(0);
        let free =
            (x.saturating_sub(1)..=x + 1).all(|x| canvas.buf.cell((x, y)).is_some_and(|cell| cell.symbol() == " "));
        if free {
            canvas.brush().write(x, y, 1, signs[usize::from(number) % signs.len()], style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_the_labyrinth_can_be_reached_in_one_way() {
        for (columns, lines) in [(1, 1), (1, 9), (20, 1), (19, 11), (49, 29)] {
            let labyrinth = Labyrinth::new(columns, lines);
            let ways = labyrinth.open.iter().flatten().filter(|&&open| open).count();
            assert_eq!(ways, columns * lines - 1, "{columns} by {lines}");
        }
    }
}
