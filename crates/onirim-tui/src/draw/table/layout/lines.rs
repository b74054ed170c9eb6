//! The height of every part of the table: first its minimum, then one wish after the other, while there is room.

use onirim_core::Premonitions;
use onirim_text::Text;

use super::{Columns, Purpose, Table};
use crate::draw::card_art::Size;
use crate::draw::table::extras;

/// A title, and small cards below it.
const TITLED_CARDS: u16 = 1 + Size::Tiny.height();
/// The number of letters of the longest step of a lesson, in any language.
const LONGEST_STEP: u16 = 215;
/// The height of the question, and of chores.
const QUESTION: u16 = 2;
const QUESTION_AND_CHORES: u16 = 4;
/// The least height below the hand in which every question can be answered.
const FEWEST: u16 = 7;
/// The same in a lesson, where only one answer is possible.
const FEWEST_IN_LESSON: u16 = 5;
/// The question for a real card takes two or three lines, the grid five.
const ANSWERS: u16 = 8;
/// The height of actions below a card, and of spells.
const CHOICES: u16 = 5;
/// The height of a step of a finished game.
const STEP: (u16, u16) = (7, 10);
/// Cards this far apart have sentences below them; and the height of these.
pub(super) const READABLE: u16 = 26;
const SENTENCES: u16 = 9;

/// The heights of the parts of the left column, from top to bottom.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub(super) doors: u16,
    pub(super) door_size: Size,
    pub(super) goals: u16,
    /// Whether the Goals lie on the right of the Doors.
    pub(super) goals_beside: bool,
    pub(super) towers: u16,
    pub(super) omens: u16,
    /// The hand of the player who is not asked.
    pub(super) waiting: u16,
    pub(super) gap: u16,
    /// The height of a row, and how many rows lie below each other.
    pub(super) row: u16,
    pub(super) rows: u16,
    pub(super) question: u16,
    /// Room above the hand for a raised card.
    pub(super) lift: u16,
    pub(super) hand: Size,
    pub(super) deeds: u16,
    pub(super) panel: u16,
}

/// Distributes the lines.
pub(super) fn share(table: &Table, text: &Text, body: u16, columns: &Columns) -> Lines {
    let setup = &table.setup;
    let omens = u16::try_from(setup.premonitions.map_or(0, Premonitions::face_up)).unwrap_or(6);
    let deeds = if setup.towers.is_some() { 3 } else { 2 };
    let (question, deeds, panel) = match table.purpose {
        Purpose::Game => (QUESTION, deeds, FEWEST - deeds),
        Purpose::Lesson => (LONGEST_STEP.div_ceil(columns.inner) + 1, deeds, FEWEST_IN_LESSON - deeds),
        Purpose::RealCards => (QUESTION, deeds, ANSWERS - deeds),
        Purpose::Replay => (0, 0, STEP.0),
    };
    let mut lines = Lines {
        doors: 1,
        door_size: Size::Tiny,
        goals: u16::from(setup.book.is_some()),
        goals_beside: false,
        towers: u16::from(setup.towers.is_some()),
        omens: omens.div_ceil(2),
        waiting: u16::from(table.is_duo()),
        gap: 0,
        row: 1,
        rows: if table.is_duo() && !columns.rows_beside() { 2 } else { 1 },
        question,
        lift: 0,
        hand: Size::Small,
        deeds,
        panel,
    };
    // The minimum fits into the smallest window; only with all expansions question and choices have less.
    if table.purpose == Purpose::RealCards && lines.height() > body {
        lines.question = 1;
    }
    lines.panel = lines.panel.saturating_sub(lines.height().saturating_sub(body)).max(1);
    lines.grow(table, text, body, columns, omens);
    lines
}

impl Lines {
    /// Grants one wish after the other.
    fn grow(&mut self, table: &Table, text: &Text, body: u16, columns: &Columns, omens: u16) {
        let asks = table.purpose != Purpose::Replay;
        // In a narrow window deck and log end where the answers begin.
        let answers =
            if columns.is_roomy() { body } else { body.saturating_sub(table.deck_and_log_lines()).max(ANSWERS) };
        let most = |panel: u16, deeds: u16| panel.min(answers.saturating_sub(deeds));
        self.wish(body, |lines| lines.row = TITLED_CARDS);
        if table.purpose == Purpose::RealCards {
            self.wish(body, |lines| lines.question = QUESTION_AND_CHORES);
        }
        // In a lesson only one answer is possible, and the table is important.
        if table.purpose == Purpose::Lesson {
            self.enlarge_hand(body, columns, Size::Medium);
            self.wish(body, |lines| lines.lift = 1);
            self.enlarge_hand(body, columns, Size::Large);
            self.wish(body, |lines| lines.lay_doors(Size::Tiny, columns));
        }
        self.raise_panel(body, most(if asks { CHOICES } else { STEP.1 }, self.deeds));
        self.enlarge_hand(body, columns, Size::Medium);
        if asks {
            self.wish(body, |lines| lines.lift = 1);
        }
        self.enlarge_hand(body, columns, Size::Large);
        // Cards of the deck that are looked at, as large as those of the hand.
        if asks && columns.is_roomy() {
            self.raise_panel(body, (1 + Size::Large.height()).saturating_sub(self.deeds));
        }
        if self.doors == 1 {
            self.wish(body, |lines| lines.lay_doors(Size::Tiny, columns));
        }
        if self.goals == 1 {
            self.wish(body, |lines| lines.goals = TITLED_CARDS);
        }
        self.wish(body, |lines| lines.gap = 1);
        if omens > 0 {
            let full = extras::omen_lines_in_full(omens, columns.inner, text);
            self.wish(body, |lines| lines.omens = lines.omens.max(full));
        }
        if self.towers > 0 {
            self.wish(body, |lines| lines.towers = TITLED_CARDS);
        }
        if self.waiting > 0 {
            self.wish(body, |lines| lines.waiting = TITLED_CARDS);
        }
        if self.row > 1 {
            self.wish(body, |lines| lines.row = 1 + Size::Large.height());
        }
        if self.doors > 1 && columns.have_room_for_doors(Size::Medium, self.goals_beside) {
            self.wish(body, |lines| lines.lay_doors(Size::Medium, columns));
        }
        self.enlarge_hand(body, columns, Size::Huge);
        if asks && columns.pitch(self.hand) >= READABLE {
            self.wish(body, |lines| lines.deeds = SENTENCES);
        }
        if self.door_size == Size::Medium && columns.have_room_for_doors(Size::Large, self.goals_beside) {
            self.wish(body, |lines| lines.lay_doors(Size::Large, columns));
        }
        // A long row takes the rest.
        if self.row > 1 {
            self.row += body.saturating_sub(self.height()) / self.rows;
        }
    }

    /// The Doors as cards of this size, with the Goals beside them if there is room.
    fn lay_doors(&mut self, size: Size, columns: &Columns) {
        (self.doors, self.door_size) = (1 + size.height(), size);
        if self.goals > 0 && columns.have_room_for_doors(size, true) {
            (self.goals, self.goals_beside) = (TITLED_CARDS, true);
        }
    }

    fn raise_panel(&mut self, body: u16, most: u16) {
        while self.panel < most && self.wish(body, |lines| lines.panel += 1) {}
    }

    /// Cards grow in steps.
    fn enlarge_hand(&mut self, body: u16, columns: &Columns, size: Size) {
        if columns.have_room_for_hand(size) {
            self.wish(body, |lines| lines.hand = size);
        }
    }

    /// Doors and Goals.
    fn reached(&self) -> u16 {
        if self.goals_beside { self.doors.max(self.goals) } else { self.doors + self.goals }
    }

    fn height(&self) -> u16 {
        let top = self.reached() + self.towers + self.omens + self.waiting + self.gap;
        top + self.row * self.rows + self.block()
    }

    /// The block at the bottom: line, question, hand and answers.
    pub(super) fn block(&self) -> u16 {
        1 + self.question + 1 + self.lift + self.hand.height() + self.deeds + self.panel
    }

    /// Grants a wish if there is room for it. Returns whether there was.
    fn wish(&mut self, body: u16, wish: impl FnOnce(&mut Lines)) -> bool {
        let mut wished = self.clone();
        wish(&mut wished);
        if wished.height() > body {
            return false;
        }
        *self = wished;
        true
    }
}

impl Columns {
    /// Whether all Doors fit side by side, with the Goals as cards beside them or alone.
    fn have_room_for_doors(&self, size: Size, goals_beside: bool) -> bool {
        let goals = if goals_beside { 2 + self.doors * Size::Tiny.width() } else { 0 };
        self.doors_width(size) + goals <= self.inner
    }

    /// All Doors, with a gap between those of two players.
    pub(super) const fn doors_width(&self, size: Size) -> u16 {
        self.doors * size.width() + 2
    }

    fn have_room_for_hand(&self, size: Size) -> bool {
        super::SLOTS * size.width() <= self.inner
    }
}
