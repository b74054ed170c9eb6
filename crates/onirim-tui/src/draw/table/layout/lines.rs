//! How many lines every part of the table gets: first what it cannot do without, then one wish after the other, as long as there is room.

use onirim_core::{Players, Seat, View};
use onirim_text::Text;

use super::{Columns, Needs, Top, Under};
use crate::draw::card_art::Size;
use crate::draw::table::extras;

/// A title in its own line, with small cards below.
const TITLED_CARDS: u16 = 1 + Size::Tiny.height();
/// From this width of the left column on, its upper parts lie side by side.
const BESIDE: u16 = 100;

/// Lines of the parts of the left column, from top to bottom.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub(super) top: Top,
    /// Whose hand lies in the upper part.
    pub(super) partner: Seat,
    pub(super) doors: u16,
    pub(super) door_size: Size,
    pub(super) goals: u16,
    pub(super) towers: u16,
    pub(super) omens: u16,
    pub(super) partner_hand: u16,
    pub(super) partner_row: u16,
    pub(super) own_row: u16,
    pub(super) gap: u16,
    pub(super) question: u16,
    pub(super) hand: Size,
    pub(super) under: u16,
    pub(super) told: Under,
    pub(super) panel: u16,
}

/// Gives everything its lines.
pub(super) fn share(view: &View, needs: &Needs, text: &Text, body: u16, columns: &Columns) -> Lines {
    let is_duo = matches!(view.setup.players, Players::Two(_));
    let small = if columns.fits(Size::Small) { Size::Small } else { Size::Tiny };
    let top = if columns.left >= BESIDE && (is_duo || view.omens.is_some()) { Top::Beside } else { Top::Stacked };
    let mut lines = Lines {
        top,
        partner: view.seat.partner(),
        doors: 1,
        door_size: Size::Tiny,
        goals: u16::from(view.goals.is_some()),
        towers: u16::from(view.towers.is_some()),
        omens: view.omens.as_ref().map_or(0, extras::omen_lines),
        partner_hand: u16::from(is_duo),
        partner_row: u16::from(is_duo && top == Top::Stacked),
        own_row: 1,
        gap: 0,
        question: needs.question,
        hand: small,
        under: needs.under,
        told: Under::Words,
        panel: needs.panel.0,
    };
    // What cannot be done without is little enough for the smallest screen; if a text is longer than it should be, the choices give way.
    lines.panel = lines.panel.saturating_sub(lines.height().saturating_sub(body)).max(1);
    lines.wish(body, |lines| lines.own_row = TITLED_CARDS);
    while lines.panel < needs.panel.1 && lines.wish(body, |lines| lines.panel += 1) == Granted::Yes {}
    let hand = |lines: &mut Lines, from: Size, to: Size| {
        if lines.hand == from && columns.fits(to) {
            lines.wish(body, |lines| lines.hand = to);
        }
    };
    hand(&mut lines, Size::Small, Size::Medium);
    if let Some(omens) = view.omens.as_ref().filter(|omens| !omens.face_up.is_empty()) {
        let all = extras::omen_lines_in_full(omens, columns.of_omens(top), text);
        lines.wish(body, |lines| lines.omens = lines.omens.max(all));
    }
    hand(&mut lines, Size::Medium, Size::Large);
    lines.wish(body, |lines| lines.gap = 1);
    if lines.partner_row > 0 {
        lines.wish(body, |lines| lines.partner_row = TITLED_CARDS);
    }
    lines.wish(body, |lines| lines.doors = TITLED_CARDS);
    if view.towers.as_ref().is_some_and(|row| !row.towers().is_empty()) {
        lines.wish(body, |lines| lines.towers = TITLED_CARDS);
    }
    if view.goals.is_some() {
        lines.wish(body, |lines| lines.goals = TITLED_CARDS);
    }
    if is_duo {
        lines.wish(body, |lines| lines.partner_hand = TITLED_CARDS);
    }
    // The row at a size that can be seen, then the hand at its largest, with all that comes of each card below it.
    if lines.own_row > 1 {
        lines.wish(body, |lines| lines.own_row = 1 + Size::Large.height());
    }
    hand(&mut lines, Size::Large, Size::Huge);
    let pitch = columns.pitch(lines.hand);
    if let Some(&(_, told)) = needs.told_under.iter().find(|(columns, _)| *columns == pitch) {
        lines.wish(body, |lines| {
            (lines.under, lines.panel, lines.told) = (told, needs.panel.2, Under::Outcomes);
        });
    }
    if lines.partner_row > 1 {
        lines.wish(body, |lines| lines.partner_row = 1 + Size::Large.height());
    }
    // Doors to be proud of.
    for size in [Size::Medium, Size::Large] {
        if lines.doors > 1 && 8 * size.width() <= columns.of_doors(top) {
            lines.wish(body, |lines| (lines.doors, lines.door_size) = (1 + size.height(), size));
        }
    }
    // A long row takes what is left.
    if lines.own_row > 1 {
        lines.own_row += body.saturating_sub(lines.height());
    }
    lines
}

/// Was there room for a wish?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Granted {
    Yes,
    No,
}

impl Lines {
    /// The part of the table that has been reached, above the rows: on the left, and on the right if there is room beside it.
    fn top(&self) -> (u16, u16) {
        let (left, right) = (self.doors + self.goals + self.towers, self.omens);
        match self.partner {
            Seat::One => (left + self.partner_hand, right),
            Seat::Two => (left, right + self.partner_hand),
        }
    }

    pub(super) fn top_height(&self) -> u16 {
        let (left, right) = self.top();
        match self.top {
            Top::Stacked => left + right,
            Top::Beside => left.max(right),
        }
    }

    fn height(&self) -> u16 {
        let top = self.top_height();
        let block = 1 + self.question + 1 + self.hand.height() + self.under + self.panel;
        top + self.gap + self.partner_row + self.own_row + block
    }

    /// Grants a wish if there is room for it.
    fn wish(&mut self, body: u16, wish: impl FnOnce(&mut Lines)) -> Granted {
        let mut wished = self.clone();
        wish(&mut wished);
        if wished.height() > body {
            return Granted::No;
        }
        *self = wished;
        Granted::Yes
    }
}
