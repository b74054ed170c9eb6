//! The number of a card, a row, a question or a step in its family.

use onirim_core::{Card, Color, Kind, Question, Row, Step, Symbol, Tower};

/// The kind of a card among those of its colour.
pub(super) fn kind_of(card: Card) -> Option<(Color, usize)> {
    match card.kind() {
        Kind::Chamber(color, symbol) => Some((color, symbol_number(Some(symbol)) - 1)),
        Kind::Door(color) => Some((color, 3)),
        Kind::Tower(tower) => Some((tower.color(), 4)),
        Kind::Nightmare | Kind::HappyDream => None,
    }
}

/// What a run in progress is to a colour.
#[inline]
pub(super) fn run_number(run: Option<(Color, u8)>, color: Color) -> usize {
    match run {
        None => 0,
        Some((running, length)) if running == color => usize::from(length),
        Some(_) => 3,
    }
}

#[inline]
pub(super) fn symbol_number(symbol: Option<Symbol>) -> usize {
    match symbol {
        None => 0,
        Some(Symbol::Sun) => 1,
        Some(Symbol::Moon) => 2,
        Some(Symbol::Key) => 3,
    }
}

/// The last symbol of a row, and the length of its run.
pub(super) fn row_number(row: &Row) -> usize {
    symbol_number(row.last_symbol()) * 4 + row.run_in_progress().map_or(0, |(_, length)| usize::from(length))
}

/// The most different colours side by side: four are a Rampart (T4).
pub(super) fn most_colors(towers: &[Tower]) -> usize {
    let mut most = 0;
    for from in 0..towers.len() {
        let mut seen = [false; 4];
        let distinct =
            towers[from..].iter().take_while(|tower| !std::mem::replace(&mut seen[tower.color().index()], true));
        most = most.max(distinct.count());
    }
    most
}

pub(super) fn question_number(question: Question) -> usize {
    match question {
        Question::Draft => 0,
        Question::Turn => 1,
        Question::EarnedDoor { .. } => 2,
        Question::Swap => 3,
        Question::LookAhead { cards } => 4 + usize::from(cards).saturating_sub(3).min(2),
        Question::Prophecy => 7,
        Question::Arrange { end } => 8 + end as usize,
        Question::BeforeDraw => 10,
        Question::DrawnDoor { .. } => 11,
        Question::Nightmare => 12,
        Question::Ruin => 13,
        Question::Payment { spell, .. } => 14 + spell as usize,
        Question::Raise => 17,
        Question::SwapGoals => 18,
        Question::ReopenGoal { .. } => 19,
        Question::Premonitions => 20,
        Question::LoseDoor { .. } => 21,
        Question::DropKey { left } => 22 + usize::from(left).min(3),
        Question::HappyDream => 26,
        Question::Sift => 27,
        Question::Fetch => 28,
    }
}

/// The number of a step, and what is left of it.
pub(super) fn step_number(step: Step) -> (usize, Option<usize>) {
    match step {
        Step::Ask(_) => (0, None),
        Step::FollowDiscard(_) => (1, None),
        Step::SettleNightmare => (2, None),
        Step::SettleHappyDream => (3, None),
        Step::Heed(_) => (4, None),
        Step::Foretell { left, .. } => (5, Some(left.into())),
        Step::Draw => (6, None),
        Step::See { left, .. } => (7, Some(4 + usize::from(left))),
        Step::Reveal(left) => (8, Some(left.into())),
        Step::DrawNewHand(_) => (9, None),
    }
}
