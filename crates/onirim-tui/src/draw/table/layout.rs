//! What lies where on the table, worked out from the size of the screen and from what is there.
//!
//! On the right: the deck, and below it what happened. On the left: what has been reached, the rows, and at the bottom one block of hand, question and
//! choices. First everything gets the lines that it cannot do without; what is left goes to whoever is next on a fixed list of wishes, so that cards grow in
//! steps, and the row takes the rest.

use onirim_core::{Players, View};
use onirim_text::Text;
use ratatui::layout::Rect;

use crate::draw::card_art::Size;
use crate::draw::table::extras;

/// From this width on, the column on the right reaches down to the last line; below, the choices need the whole width.
const ROOMY: u16 = 100;
/// A title in its own line, with small cards below.
const TITLED_CARDS: u16 = 1 + Size::Tiny.height();
/// From this width of the left column on, its upper parts lie side by side.
const BESIDE: u16 = 100;
/// The log is not begun for less.
const LEAST_LOG: u16 = 4;

/// What the block at the bottom asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// Lines of the question, above the hand.
    pub(crate) question: u16,
    /// Lines below the cards of the hand, where there is only room for a word or two.
    pub(crate) under: u16,
    /// The same where everything is told below each card, for each width that a card may have; empty if nothing is told there.
    pub(crate) told_under: Vec<(u16, u16)>,
    /// Lines of the panel below the hand: at least, at best, and at best where all is told below the cards.
    pub(crate) panel: (u16, u16, u16),
}

/// How much is told below the cards of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Under {
    /// What can be done, in a word.
    Words,
    /// What comes of it, too.
    Outcomes,
}

/// The hand: its cards side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandPlace {
    /// The title, and the cards below it.
    pub(crate) area: Rect,
    pub(crate) size: Size,
    /// From one card to the next.
    pub(crate) pitch: u16,
    /// What can be done with each card.
    pub(crate) under: Rect,
    pub(crate) told: Under,
}

/// Where everything lies. What is not on the table has no lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) header: Rect,
    pub(crate) doors: Rect,
    pub(crate) door_size: Size,
    pub(crate) goals: Rect,
    pub(crate) towers: Rect,
    pub(crate) omens: Rect,
    pub(crate) partner_hand: Rect,
    pub(crate) partner_row: Rect,
    pub(crate) own_row: Rect,
    pub(crate) deck: Rect,
    pub(crate) log: Rect,
    /// The line above the question, for news.
    pub(crate) rule: Rect,
    pub(crate) question: Rect,
    pub(crate) hand: HandPlace,
    pub(crate) panel: Rect,
    pub(crate) footer: Rect,
}

/// How the upper parts of the table lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Top {
    /// One below the other.
    Stacked,
    /// Premonitions and what the partner holds on the right of the others.
    Beside,
}

/// Lines of the parts of the left column, from top to bottom.
#[derive(Clone, Debug)]
struct Lines {
    top: Top,
    doors: u16,
    door_size: Size,
    goals: u16,
    towers: u16,
    omens: u16,
    partner_hand: u16,
    partner_row: u16,
    own_row: u16,
    gap: u16,
    question: u16,
    hand: Size,
    under: u16,
    told: Under,
    panel: u16,
}

impl Layout {
    pub(crate) fn new(area: Rect, view: &View, needs: &Needs, text: &Text) -> Layout {
        let columns = Columns::of(area, view);
        let (left, right) = (columns.left, area.width - columns.left);
        let body = area.height - 2;
        let lines = share(view, needs, text, body, &columns);
        let bottom = area.bottom() - 1;
        let block = 1 + needs.question + 1 + lines.hand.height() + lines.under + lines.panel;
        let block_top = bottom - block.min(body);
        let half = match lines.top {
            Top::Stacked => 0,
            Top::Beside => columns.of_omens(Top::Beside),
        };
        let is_duo = matches!(view.setup.players, Players::Two(_));
        let full = Rect::new(area.x + 1, area.y + 1, left - 2, 0);
        let upper = Rect { width: full.width - half, ..full };
        let doors = Rect { height: lines.doors, ..upper };
        let goals = under(doors, lines.goals);
        let towers = under(goals, lines.towers);
        let omens = match lines.top {
            Top::Stacked => under(towers, lines.omens),
            Top::Beside => Rect { x: upper.right(), width: half, height: lines.omens, ..full },
        };
        let partner_hand = under(omens, lines.partner_hand);
        let top = Rect { height: lines.top_height() + lines.gap, ..full };
        // Two rows lie side by side where there is room, each below what belongs to it.
        let rows = under(Rect { width: upper.width, ..top }, lines.own_row);
        let (own_row, partner_row) = match lines.top {
            Top::Beside if is_duo => (rows, Rect { x: rows.right(), width: half, ..rows }),
            Top::Beside => (under(top, lines.own_row), Rect::ZERO),
            Top::Stacked => {
                let partner_row = under(top, lines.partner_row);
                (under(partner_row, lines.own_row), partner_row)
            }
        };
        let rule = Rect::new(area.x, block_top, left - 1, 1);
        let question = Rect::new(area.x + 1, block_top + 1, left - 2, needs.question);
        let hand = Rect::new(area.x + 1, question.bottom(), left - 2, 1 + lines.hand.height());
        let deeds = under(hand, lines.under);
        let panel = Rect::new(area.x + 1, deeds.bottom(), columns.panel, bottom.saturating_sub(deeds.bottom()));
        let right_bottom = if area.width >= ROOMY { bottom } else { panel.y };
        let column = Rect::new(area.x + left, area.y + 1, right - 1, right_bottom - area.y - 1);
        let deck_lines = deck_lines(view).min(column.height);
        let with_log = column.height > deck_lines + LEAST_LOG;
        let deck = Rect { height: if with_log { deck_lines } else { column.height }, ..column };
        let log = Rect {
            y: deck.bottom() + u16::from(with_log),
            height: if with_log { column.bottom() - deck.bottom() - 1 } else { 0 },
            ..column
        };
        Layout {
            header: Rect { height: 1, ..area },
            doors,
            door_size: lines.door_size,
            goals,
            towers,
            omens,
            partner_hand,
            partner_row,
            own_row,
            deck,
            log,
            rule,
            question,
            hand: HandPlace {
                area: hand,
                size: lines.hand,
                pitch: columns.pitch(lines.hand),
                under: deeds,
                told: lines.told,
            },
            panel,
            footer: Rect { y: bottom, height: 1, ..area },
        }
    }

    /// Everything that lies above the block of the hand, on the left.
    pub(crate) fn board(&self) -> Rect {
        Rect { height: self.rule.y - self.doors.y, width: self.hand.area.width, ..self.doors }
    }
}

/// What lies directly below, with so many lines.
const fn under(above: Rect, lines: u16) -> Rect {
    Rect { y: above.y + above.height, height: lines, ..above }
}

/// How wide the parts of the table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    pub(crate) left: u16,
    pub(crate) panel: u16,
    /// How many cards lie side by side in the hand.
    slots: u16,
}

impl Columns {
    pub(crate) fn of(area: Rect, view: &View) -> Columns {
        let left = area.width - right_column(area.width);
        let panel = if area.width >= ROOMY { left - 2 } else { area.width - 2 };
        Columns { left, panel, slots: slots(view) }
    }

    /// From one card of the hand to the next.
    pub(crate) fn pitch(&self, size: Size) -> u16 {
        ((self.left - 2) / self.slots).min(size.width() + 12)
    }

    /// How wide Premonitions are.
    fn of_omens(&self, top: Top) -> u16 {
        match top {
            Top::Stacked => self.left - 2,
            Top::Beside => (self.left - 2) / 2,
        }
    }

    /// How wide the Doors are.
    fn of_doors(&self, top: Top) -> u16 {
        match top {
            Top::Stacked => self.left - 2,
            Top::Beside => self.left - 2 - (self.left - 2) / 2,
        }
    }

    fn fits(&self, size: Size) -> bool {
        self.slots * size.width() <= self.left - 2
    }
}

/// How wide the column of deck and log is.
const fn right_column(width: u16) -> u16 {
    match width {
        0..100 => 26,
        100..120 => 31,
        120..150 => 38,
        150..190 => 48,
        _ => 58,
    }
}

/// How many cards lie side by side in the hand: as many as there can be, so that cards do not change their size when one is played.
fn slots(view: &View) -> u16 {
    let drawn = usize::from(view.resolving.is_some());
    let lying = match view.setup.players {
        Players::One => view.hand.len() + drawn,
        Players::Two(_) if view.shared.len() > 2 => view.shared.len() + view.hand.len(),
        Players::Two(_) => view.hand.len().max(3) + view.shared.len() + drawn,
    };
    u16::try_from(lying).unwrap_or(5).max(5)
}

/// How many lines the deck and the piles take, with the spells.
fn deck_lines(view: &View) -> u16 {
    let one = u16::from;
    let spells = if view.setup.book.is_some() { 5 } else { 0 };
    let known = one(!view.top.is_empty()) + one(!view.bottom.is_empty());
    let piles = 1 + one(!view.limbo.is_empty()) + one(!view.removed.is_empty());
    7 + one(view.partner_hidden > 0) + known + piles + spells
}

/// Gives everything its lines.
fn share(view: &View, needs: &Needs, text: &Text, body: u16, columns: &Columns) -> Lines {
    let is_duo = matches!(view.setup.players, Players::Two(_));
    let small = if columns.fits(Size::Small) { Size::Small } else { Size::Tiny };
    let top = if columns.left >= BESIDE && (is_duo || view.omens.is_some()) { Top::Beside } else { Top::Stacked };
    let mut lines = Lines {
        top,
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
        (self.doors + self.goals + self.towers, self.omens + self.partner_hand)
    }

    fn top_height(&self) -> u16 {
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
