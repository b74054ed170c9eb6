//! The layout of the table. It depends only on the window and the set-up, so that nothing moves or changes its size during a game.
//!
//! On the right are the deck and the log. On the left are Doors and Goals, the rows, and at the bottom a block with question, hand and
//! answers. First everything gets its minimum; the rest is distributed by a fixed list of wishes, so that cards grow in
//! steps, and the rows take what is left. A part that does not fit into its area is drawn more briefly.

mod lines;

use onirim_core::{Communication, Players, Setup};
use onirim_text::Text;
use onirim_ui::table::GameScreen;
use ratatui::layout::Rect;

use crate::draw::card_art::Size;
use lines::{READABLE, share};

/// From this width on, the right column reaches down to the last line; in narrower windows the answers need the whole width.
const ROOMY: u16 = 100;
/// From this width of the left column on, two rows lie side by side.
const ROWS_BESIDE: u16 = 100;
/// The smallest height of the log.
const LEAST_LOG: u16 = 3;
/// The number of cards side by side in the hand (B2, D2). A drawn card lies at a free place.
pub(crate) const SLOTS: u16 = 5;
/// A row that would show fewer cards of a size has smaller ones.
const CARDS_OF_A_ROW: usize = 8;

/// The use of the table: it decides what needs room besides the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Game,
    /// A lesson: each step is explained above the question.
    Lesson,
    /// Real cards: chores stand above the question, and the grid of cards below the hand.
    RealCards,
    /// A finished game: there is no question.
    Replay,
}

impl Purpose {
    pub(crate) fn of(screen: &GameScreen) -> Purpose {
        if screen.lesson.is_some() {
            Purpose::Lesson
        } else if screen.has_real_cards() {
            Purpose::RealCards
        } else {
            Purpose::Game
        }
    }
}

/// Everything that the layout depends on, besides the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) setup: Setup,
    pub(crate) purpose: Purpose,
}

impl Table {
    fn is_duo(&self) -> bool {
        matches!(self.setup.players, Players::Two(_))
    }

    /// The number of cards side by side while cards of the deck are looked at or picked (B8, D1, P12).
    fn laid_out(&self) -> u16 {
        match (self.setup.players, self.setup.premonitions) {
            (Players::Two(_), _) => 8,
            (Players::One, Some(_)) => 7,
            (Players::One, None) => 5,
        }
    }

    /// The height of the deck and the piles, without the spells.
    fn deck_lines(&self) -> u16 {
        let hidden = matches!(self.setup.players, Players::Two(Communication::Talk | Communication::Silent));
        10 + u16::from(hidden) + if self.setup.book.is_some() { 2 } else { 0 }
    }

    /// The height of the deck with its piles, the spells in one line, and a short log.
    fn deck_and_log_lines(&self) -> u16 {
        self.deck_lines() + u16::from(self.setup.book.is_some()) + 1 + LEAST_LOG
    }

    /// The height of the spells below the piles.
    fn spell_lines(&self) -> u16 {
        if self.setup.book.is_some() { 5 } else { 0 }
    }
}

/// The area of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandPlace {
    /// The title and the cards below it.
    pub(crate) area: Rect,
    pub(crate) size: Size,
    /// The distance from one card to the next.
    pub(crate) pitch: u16,
    /// How many lines a card is raised that is pointed at.
    pub(crate) lift: u16,
    /// The actions below the cards.
    pub(crate) deeds: Rect,
}

impl HandPlace {
    /// Whether cards are so far apart that sentences fit below them.
    pub(crate) fn is_wide(&self) -> bool {
        self.pitch >= READABLE
    }
}

/// Cards that are looked at or picked, side by side below the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LaidOut {
    pub(crate) size: Size,
    pub(crate) pitch: u16,
    pub(crate) lift: u16,
}

/// The areas of everything; what is not on the table has no lines. Parts of players are in the order of seats: each player keeps a side of the
/// table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) header: Rect,
    pub(crate) doors: Rect,
    pub(crate) door_size: Size,
    pub(crate) goals: Rect,
    pub(crate) towers: Rect,
    pub(crate) omens: Rect,
    /// The hand of the player who is not asked.
    pub(crate) waiting: [Rect; 2],
    pub(crate) rows: [Rect; 2],
    pub(crate) row_size: Size,
    pub(crate) deck: Rect,
    pub(crate) log: Rect,
    /// The line above the question, for notices.
    pub(crate) rule: Rect,
    pub(crate) question: Rect,
    pub(crate) hand: HandPlace,
    pub(crate) panel: Rect,
    pub(crate) laid_out: LaidOut,
    pub(crate) footer: Rect,
}

impl Layout {
    pub(crate) fn new(area: Rect, table: Table, text: &Text) -> Layout {
        let columns = Columns::of(area.width, table.setup.all_doors() as u16);
        let body = area.height - 2;
        let lines = share(&table, text, body, &columns);
        let bottom = area.bottom() - 1;
        let block_top = bottom - lines.block().min(body);
        let full = Rect::new(area.x + 1, area.y + 1, columns.inner, 0);
        let doors_width = if lines.goals_beside { columns.doors_width(lines.door_size) } else { full.width };
        let doors = Rect { height: lines.doors, width: doors_width, ..full };
        let goals = if lines.goals_beside {
            Rect { x: doors.right(), width: full.width - doors.width, height: lines.goals, ..full }
        } else {
            below(doors, lines.goals)
        };
        let reached = Rect { height: doors.bottom().max(goals.bottom()) - full.y, ..full };
        let towers = below(reached, lines.towers);
        let omens = below(towers, lines.omens);
        let waiting = below(omens, lines.waiting);
        let gap = below(waiting, lines.gap);
        let first = below(gap, lines.row);
        let rows = match (table.is_duo(), lines.rows) {
            (false, _) => [first, Rect::ZERO],
            (true, 1) => halves(first),
            (true, _) => [first, below(first, lines.row)],
        };
        let rule = Rect::new(area.x, block_top, columns.left - 1, 1);
        let question = Rect::new(area.x + 1, block_top + 1, columns.inner, lines.question);
        let hand = below(question, 1 + lines.lift + lines.hand.height());
        let deeds = Rect { width: columns.panel, ..below(hand, lines.deeds) };
        let panel = Rect { height: bottom.saturating_sub(deeds.bottom()), ..below(deeds, 0) };
        let right_bottom = if columns.is_roomy() { bottom } else { deeds.y };
        let column =
            Rect::new(area.x + columns.left, area.y + 1, area.width - columns.left - 1, right_bottom - area.y - 1);
        let (deck, log) = deck_and_log(&table, column);
        let mut layout = Layout {
            header: Rect { height: 1, ..area },
            doors,
            door_size: lines.door_size,
            goals,
            towers,
            omens,
            waiting: if table.is_duo() { halves(waiting) } else { [Rect::ZERO; 2] },
            rows,
            row_size: row_size(rows[0]),
            deck,
            log,
            rule,
            question,
            hand: HandPlace { area: hand, size: lines.hand, pitch: columns.pitch(lines.hand), lift: lines.lift, deeds },
            panel,
            laid_out: LaidOut { size: Size::Small, pitch: Size::Small.width(), lift: 0 },
            footer: Rect { y: bottom, height: 1, ..area },
        };
        layout.laid_out = laid_out(&table, layout.answers().width, layout.lines_of_answers());
        layout
    }

    /// Everything above the block of the hand, on the left.
    pub(crate) fn board(&self) -> Rect {
        Rect { height: self.rule.y - self.doors.y, width: self.hand.area.width, ..self.doors }
    }

    /// The board with the lines of the question below it.
    pub(crate) fn above_hand(&self) -> Rect {
        let board = self.board();
        Rect { height: self.hand.area.y - board.y, ..board }
    }

    /// Everything below the hand: the answers that are not about its cards.
    pub(crate) fn answers(&self) -> Rect {
        Rect { height: self.panel.bottom() - self.hand.deeds.y, ..self.hand.deeds }
    }

    /// Whether long questions do not fit above the hand. They stand above their answers instead, in two lines.
    pub(crate) fn has_narrow_question(&self) -> bool {
        self.panel.width > self.question.width
    }

    /// The height of the answers to a long question.
    fn lines_of_answers(&self) -> u16 {
        self.answers().height.saturating_sub(if self.has_narrow_question() { 2 } else { 0 })
    }
}

/// The deck with its piles and the spells, and the log if there is room for it.
fn deck_and_log(table: &Table, column: Rect) -> (Rect, Rect) {
    let with_spells = table.deck_lines() + table.spell_lines();
    // With little room the spells stand in one line.
    let briefly = table.deck_lines() + u16::from(table.setup.book.is_some());
    let lines = [with_spells, briefly].into_iter().find(|lines| lines + 1 + LEAST_LOG <= column.height);
    let deck = Rect { height: lines.unwrap_or(column.height), ..column };
    let log = match lines {
        Some(_) => Rect { y: deck.bottom() + 1, height: column.bottom() - deck.bottom() - 1, ..column },
        None => Rect { y: deck.bottom(), height: 0, ..column },
    };
    (deck, log)
}

/// The largest cards of a row of which enough fit below its title.
fn row_size(area: Rect) -> Size {
    let cards = Rect { height: area.height.saturating_sub(1), ..area };
    let fits = |size: &Size| {
        let (across, lines) = room_for_cards(cards, *size);
        across * lines >= CARDS_OF_A_ROW && cards.height >= size.height()
    };
    [Size::Huge, Size::Large, Size::Medium, Size::Small].into_iter().find(fits).unwrap_or(Size::Tiny)
}

/// How many cards fit side by side, and how many lines of them.
pub(crate) fn room_for_cards(area: Rect, size: Size) -> (usize, usize) {
    (usize::from((area.width / size.width()).max(1)), usize::from((area.height / size.height()).max(1)))
}

/// The largest cards of which all fit, with a line of text below them.
fn laid_out(table: &Table, width: u16, lines: u16) -> LaidOut {
    let cards = table.laid_out();
    let fits = |size: &Size| cards * size.width() <= width && size.height() < lines;
    let sizes = [Size::Huge, Size::Large, Size::Medium, Size::Small];
    let size = sizes.into_iter().find(fits).unwrap_or(Size::Tiny);
    LaidOut { size, pitch: (width / cards).min(size.width() + 2), lift: u16::from(size.height() + 2 <= lines) }
}

/// The area directly below, of this height.
const fn below(above: Rect, lines: u16) -> Rect {
    Rect { y: above.y + above.height, height: lines, ..above }
}

/// The two sides of something that belongs to two players.
pub(crate) const fn halves(area: Rect) -> [Rect; 2] {
    let half = area.width / 2;
    let left = Rect { width: half, ..area };
    [left, Rect { x: area.x + half, width: area.width - half, ..area }]
}

/// The widths of the parts of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Columns {
    /// The left column, with its margins and without.
    left: u16,
    inner: u16,
    /// The answers.
    panel: u16,
    width: u16,
    /// How many Doors there are, and at most as many Goals.
    doors: u16,
}

impl Columns {
    fn of(width: u16, doors: u16) -> Columns {
        let left = width - right_column(width);
        let panel = if width >= ROOMY { left - 2 } else { width - 2 };
        Columns { left, inner: left - 2, panel, width, doors }
    }

    fn is_roomy(&self) -> bool {
        self.width >= ROOMY
    }

    fn rows_beside(&self) -> bool {
        self.left >= ROWS_BESIDE
    }

    /// The distance from one card of the hand to the next.
    fn pitch(&self, size: Size) -> u16 {
        (self.inner / SLOTS).min(size.width() + 12)
    }
}

/// The width of the column of deck and log.
const fn right_column(width: u16) -> u16 {
    match width {
        0..100 => 26,
        100..120 => 31,
        120..150 => 38,
        150..190 => 48,
        _ => 58,
    }
}

mod tests;
