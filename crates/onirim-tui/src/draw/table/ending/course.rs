//! The course of a game: Doors over turns as bars, and below them the Nightmares, each with what it was met with.

use onirim_core::{Card, Color};
use onirim_session::{Chronicle, DOORS, Met};
use onirim_text::Args;
use ratatui::layout::Rect;

use crate::draw::bars;
use crate::draw::brush::width;
use crate::draw::canvas::Canvas;

/// What stands around the bars: a title above, Nightmares and what they mean below.
pub(super) const AROUND: u16 = 3;
/// The scale beside the bars.
const AXIS: u16 = 2;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, chronicle: &Chronicle) {
    let title = canvas.text.get_with("app-end-course", &Args::new().count("turns", chronicle.turns()));
    canvas.heading(area.x, area.y, area.width, &title);
    let height = area.height.saturating_sub(AROUND);
    let chart = Rect::new(area.x + AXIS, area.y + 1, area.width.saturating_sub(AXIS), height);
    let (joy, quiet, alarm) = (canvas.palette.joy(), canvas.palette.quiet(), canvas.palette.alarm());
    for (doors, y) in [(DOORS, chart.y), (DOORS / 2, chart.y + height / 2)] {
        canvas.brush().write(area.x, y, AXIS, &doors.to_string(), quiet);
    }
    let columns = Columns::of(chart.width, chronicle.turns());
    for (&doors, turn) in chronicle.doors.iter().zip(1..) {
        let column = Rect::new(chart.x + columns.start(turn), chart.y, columns.wide(), height);
        let shares = vec![doors as f64 / DOORS as f64; usize::from(column.width)];
        bars::draw(canvas, column, &shares, joy);
    }
    let nightmare = canvas.palette.sign(Card::NIGHTMARE);
    canvas.brush().write(area.x, chart.bottom(), 1, nightmare, alarm);
    for encounter in &chronicle.nightmares {
        let sign = sign(canvas, encounter.met);
        canvas.brush().write(chart.x + columns.start(encounter.turn), chart.bottom(), 1, sign, alarm);
    }
    legend(canvas, Rect::new(area.x, chart.bottom() + 1, area.width, 1), chronicle);
}

/// Which turn stands in which columns: one each, or several where there is room, or several turns in one.
struct Columns {
    pitch: u16,
    room: usize,
    turns: usize,
}

impl Columns {
    fn of(room: u16, turns: usize) -> Columns {
        let turns = turns.max(1);
        let pitch = (usize::from(room) / turns).clamp(1, 3);
        Columns { pitch: u16::try_from(pitch).unwrap_or(1), room: usize::from(room), turns }
    }

    /// Where the bar of a turn begins; the first one is turn 1.
    fn start(&self, turn: usize) -> u16 {
        let place = turn.saturating_sub(1);
        let column =
            if self.turns <= self.room { place * usize::from(self.pitch) } else { place * self.room / self.turns };
        u16::try_from(column).unwrap_or(0)
    }

    /// How wide it is: bars that are wide have air between them.
    fn wide(&self) -> u16 {
        (self.pitch - 1).max(1)
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

/// What the signs of the Nightmares mean; only of those that are there.
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
