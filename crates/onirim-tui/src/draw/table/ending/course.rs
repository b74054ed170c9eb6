//! The course of a game: the number of Doors by turn as bars, and below them the Nightmares with their answers.

use onirim_core::{Card, Color};
use onirim_session::{Chronicle, Encounter, Met};
use onirim_text::Args;
use ratatui::layout::Rect;

use crate::draw::bars;
use crate::draw::brush::width;
use crate::draw::canvas::Canvas;

/// The lines around the bars: a title above, Nightmares and their legend below.
pub(super) const AROUND: u16 = 3;
/// The width of the scale beside the bars.
const AXIS: u16 = 2;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, chronicle: &Chronicle) {
    let title = canvas.text.get_with("app-end-course", &Args::new().count("turns", chronicle.turns()));
    canvas.heading(area.x, area.y, area.width, &title);
    let height = area.height.saturating_sub(AROUND);
    let chart = Rect::new(area.x + AXIS, area.y + 1, area.width.saturating_sub(AXIS), height);
    let (joy, quiet, alarm) = (canvas.palette.joy(), canvas.palette.quiet(), canvas.palette.alarm());
    for (doors, y) in [(chronicle.all_doors, chart.y), (chronicle.all_doors / 2, chart.y + height / 2)] {
        canvas.brush().write(area.x, y, AXIS, &doors.to_string(), quiet);
    }
    let columns = Columns { room: chart.width.into(), turns: chronicle.turns().max(1) };
    for (&doors, turn) in chronicle.doors.iter().zip(1..) {
        let column = Rect::new(chart.x + columns.start(turn), chart.y, columns.wide(turn), height);
        let shares = vec![doors as f64 / chronicle.all_doors as f64; usize::from(column.width)];
        bars::draw(canvas, column, &shares, joy);
    }
    let nightmare = canvas.palette.sign(Card::NIGHTMARE);
    canvas.brush().write(area.x, chart.bottom(), 1, nightmare, alarm);
    for (encounter, x) in chronicle.nightmares.iter().zip(columns.of_each(&chronicle.nightmares)) {
        let sign = sign(canvas, encounter.met);
        canvas.brush().write(chart.x + x, chart.bottom(), 1, sign, alarm);
    }
    legend(canvas, Rect::new(area.x, chart.bottom() + 1, area.width, 1), chronicle);
}

/// The columns of the turns: they share the whole width. With more turns than columns, several turns share one.
struct Columns {
    room: usize,
    turns: usize,
}

impl Columns {
    /// The first column of a turn; turns count from 1.
    fn start(&self, turn: usize) -> u16 {
        u16::try_from(turn.saturating_sub(1) * self.room / self.turns).unwrap_or(u16::MAX)
    }

    /// The width of a turn.
    fn wide(&self, turn: usize) -> u16 {
        (self.start(turn + 1) - self.start(turn)).max(1)
    }

    /// The column of each Nightmare: that of its turn, or the next free one.
    fn of_each(&self, nightmares: &[Encounter]) -> Vec<u16> {
        let mut columns: Vec<u16> = Vec::new();
        for encounter in nightmares {
            let free = columns.last().map_or(0, |last| last + 1);
            columns.push(self.start(encounter.turn).max(free));
        }
        let mut end = u16::try_from(self.room).unwrap_or(u16::MAX);
        for column in columns.iter_mut().rev() {
            *column = (*column).min(end.saturating_sub(1));
            end = *column;
        }
        columns
    }
}

fn sign(canvas: &Canvas<'_>, met: Met) -> &'static str {
    match met {
        Met::Key => canvas.palette.sign(Card::key(Color::Red)),
        Met::Door => canvas.palette.sign(Card::door(Color::Red)),
        Met::Deck => canvas.palette.either("▼", "v"),
        Met::Hand => canvas.palette.either("◆", "#"),
        Met::Spell => canvas.palette.either("✦", "*"),
    }
}

/// The legend of the Nightmares that occurred.
fn legend(canvas: &mut Canvas<'_>, area: Rect, chronicle: &Chronicle) {
    let (alarm, quiet) = (canvas.palette.alarm(), canvas.palette.quiet());
    let mut x = area.x;
    for met in Met::ALL.into_iter().filter(|&met| chronicle.times(met) > 0) {
        let words = canvas.text.get(match met {
            Met::Key => "app-end-key",
            Met::Door => "app-end-door",
            Met::Deck => "app-end-deck",
            Met::Hand => "app-end-hand",
            Met::Spell => "app-end-spell",
        });
        if x + 2 + width(&words) > area.right() {
            return;
        }
        let sign = sign(canvas, met);
        x = canvas.brush().write(x, area.y, 1, sign, alarm) + 1;
        x = canvas.brush().write(x, area.y, width(&words), &words, quiet) + 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met_in(turns: &[usize]) -> Vec<Encounter> {
        turns.iter().map(|&turn| Encounter { turn, met: Met::Key }).collect()
    }

    /// B14: a turn may draw several Nightmares.
    #[test]
    fn every_nightmare_has_a_column_of_its_own() {
        for (room, turns, nightmares) in
            [(76, 30, vec![3, 3, 3, 9, 12, 12, 30, 30, 30]), (20, 60, vec![59, 60, 60, 60])]
        {
            let columns = Columns { room, turns }.of_each(&met_in(&nightmares));
            assert_eq!(columns.len(), nightmares.len());
            assert!(columns.windows(2).all(|pair| pair[0] < pair[1]), "{columns:?}");
            assert!(columns.iter().all(|&column| usize::from(column) < room), "{columns:?}");
        }
    }

    #[test]
    fn the_turns_fill_the_width() {
        for (room, turns) in [(76, 10), (76, 30), (76, 75), (100, 7), (20, 60)] {
            let columns = Columns { room, turns };
            let end = columns.start(turns) + columns.wide(turns);
            assert_eq!(columns.start(1), 0);
            assert_eq!(usize::from(end), room, "{turns} turns");
        }
    }
}
