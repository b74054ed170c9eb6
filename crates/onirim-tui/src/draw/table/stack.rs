//! The left part of the table: what lies above what, and how large.

use std::ops::Range;

use onirim_core::{Color, Players, Seat, View};
use onirim_text::Text;
use ratatui::layout::Rect;

use crate::draw::canvas::Canvas;
use crate::draw::card_art::Size;
use crate::draw::table::hand::Choosing;
use crate::draw::table::{extras, hand, rows};

/// The left part of the table, from top to bottom. It takes what lines it needs, and more if there are more.
pub(super) struct Stack {
    hand: Size,
    row: Size,
    doors: u16,
    goals: u16,
    towers: u16,
    own_row: u16,
    omens: u16,
    partner_hand: u16,
    partner_row: u16,
    gaps: u16,
}

/// A title in its own line, with small cards below.
const TITLED_CARDS: u16 = 1 + Size::Tiny.height();

/// Lines that the log should have below the table, if there is room.
const LOG_LINES: u16 = 2;
/// How many gaps there are between the parts of the table.
const GAPS: u16 = 2;

impl Stack {
    pub(super) fn new(view: &View, height: u16, columns: u16, text: &Text) -> Stack {
        let is_duo = matches!(view.setup.players, Players::Two(_));
        let short_omens = view.omens.as_ref().map_or(0, extras::omen_lines);
        let mut stack = Stack {
            hand: Size::Small,
            row: Size::Tiny,
            doors: 1,
            goals: u16::from(view.goals.is_some()),
            towers: u16::from(view.towers.is_some()),
            own_row: TITLED_CARDS,
            omens: short_omens,
            partner_hand: u16::from(is_duo),
            partner_row: u16::from(is_duo),
            gaps: 0,
        };
        if stack.height() > height {
            stack.own_row = 1;
        }
        let mut spare = height.saturating_sub(stack.height() + LOG_LINES);
        let mut take = |lines: u16| {
            let enough = spare >= lines;
            if enough {
                spare -= lines;
            }
            enough
        };
        if take(1) {
            stack.hand = Size::Medium;
        }
        if stack.hand == Size::Medium && take(1) {
            stack.hand = Size::Large;
        }
        if let Some(omens) = &view.omens {
            let all = extras::omen_lines_in_full(omens, columns - 2, text);
            if !omens.face_up.is_empty() && all > stack.omens && take(all - stack.omens) {
                stack.omens = all;
            }
        }
        if take(GAPS) {
            stack.gaps = 1;
        }
        let cards = TITLED_CARDS - 1;
        if is_duo && take(cards) {
            stack.partner_row = TITLED_CARDS;
        }
        if take(cards) {
            stack.doors = TITLED_CARDS;
        }
        let built = view.towers.as_ref().is_some_and(|row| !row.towers().is_empty());
        if built && take(cards) {
            stack.towers = TITLED_CARDS;
        }
        // Large cards only where a long row still fits.
        if columns >= 80 && stack.own_row > 1 && take(1) {
            stack.row = Size::Medium;
            stack.own_row = 1 + Size::Medium.height();
        }
        if stack.goals > 0 && take(cards) {
            stack.goals = TITLED_CARDS;
        }
        if is_duo && take(cards) {
            stack.partner_hand = TITLED_CARDS;
        }
        if columns >= 100 && stack.row == Size::Medium && take(1) {
            stack.row = Size::Large;
            stack.own_row = 1 + Size::Large.height();
        }
        // What is left makes the parts of the table easier to tell apart.
        if stack.gaps > 0 && take(GAPS) {
            stack.gaps = 2;
        }
        stack
    }

    /// How many lines it takes.
    fn height(&self) -> u16 {
        self.doors
            + self.goals
            + self.towers
            + self.omens
            + self.partner_hand
            + self.partner_row
            + self.own_row
            + self.gaps * GAPS
            + 1
            + self.hand.height()
    }

    /// The lines that the hand lies in, from the top of the table.
    pub(super) fn hand_lines(&self) -> Range<u16> {
        self.height() - 1 - self.hand.height()..self.height()
    }

    /// Draws it and says what is left below.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, view: &View, choosing: &Choosing<'_>) -> Rect {
        let mut y = area.y;
        let is_duo = self.partner_row > 0;
        let half = area.width / 2;
        if self.doors > 1 && is_duo {
            rows::door_cards(canvas, area.x, y, view, view.seat, "table-your-doors");
            rows::door_cards(canvas, area.x + half, y, view, view.seat.partner(), "table-partner-doors");
        } else if self.doors > 1 {
            rows::door_cards(canvas, area.x, y, view, Seat::One, "table-doors");
        } else if is_duo {
            rows::doors(canvas, area.x, y, half, view, view.seat, "table-your-doors");
            rows::doors(canvas, area.x + half, y, area.width - half, view, view.seat.partner(), "tui-partner-doors");
        } else {
            rows::doors(canvas, area.x, y, area.width, view, Seat::One, "table-doors");
        }
        y += self.doors;
        if let Some(goals) = &view.goals {
            if self.goals > 1 {
                extras::goal_cards(canvas, area, y, goals);
            } else {
                extras::goals(canvas, area, y, goals, view);
            }
            y += self.goals;
        }
        if let Some(towers) = &view.towers {
            if self.towers > 1 {
                extras::tower_cards(canvas, area, y, towers);
            } else {
                extras::towers(canvas, area, y, towers);
            }
            y += self.towers;
        }
        if let Some(omens) = &view.omens {
            let doors = Color::ALL.map(|color| view.doors.iter().map(|doors| doors[color.index()]).sum::<u8>());
            extras::omens(canvas, Rect::new(area.x, y, area.width, self.omens), omens, doors);
            y += self.omens;
        }
        y += self.gaps;
        if is_duo {
            if self.partner_hand > 1 {
                hand::partner_cards(canvas, area, y, view);
            } else {
                hand::partner(canvas, area, y, view);
            }
            y += self.partner_hand;
            let row = &view.rows[view.seat.partner().index()];
            let title = if self.partner_row > 1 { "table-partner-row" } else { "tui-partner-row" };
            let after = rows::row_title(canvas, area.x, y, area.width, title, row);
            if self.partner_row > 1 {
                rows::row(canvas, Rect::new(area.x, y + 1, area.width, 3), Size::Tiny, row);
            } else {
                rows::row_in_a_line(canvas, after + 2, y, area.right(), row);
            }
            y += self.partner_row;
        }
        let row = &view.rows[view.seat.index()];
        let after = rows::row_title(canvas, area.x, y, area.width, "table-row", row);
        if self.own_row > 1 {
            rows::row(canvas, Rect::new(area.x, y + 1, area.width, self.row.height()), self.row, row);
        } else {
            rows::row_in_a_line(canvas, after + 2, y, area.right(), row);
        }
        y += self.own_row + self.gaps;
        let lines = 1 + self.hand.height();
        hand::draw(canvas, Rect::new(area.x, y, area.width, lines), self.hand, view, choosing);
        y += lines;
        Rect::new(area.x, y.min(area.bottom()), area.width, area.bottom().saturating_sub(y))
    }
}
