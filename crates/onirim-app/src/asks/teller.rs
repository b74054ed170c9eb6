//! Real cards: which one came up?

use onirim_core::{Card, Kind, Outcome, Setup, Storeys, Symbol};
use onirim_session::alike;
use onirim_text::Text;

use crate::input::{Key, Target};

/// One possible answer.
#[derive(Clone, Debug)]
pub struct Tell {
    /// The answer.
    pub outcome: Outcome,
    /// Its name.
    pub label: String,
    /// What to type for it.
    pub code: String,
    /// How many cards could be it; 0 if it cannot come now.
    pub count: usize,
    /// Its place in the grid: column, then line.
    pub place: (usize, usize),
}

/// The question which card came up, with everything of its kind.
#[derive(Clone, Debug)]
pub struct Teller {
    /// Which card is wanted, and why.
    pub wanted: String,
    /// Everything that can be answered.
    pub tells: Vec<Tell>,
    /// The answer that the cursor is on.
    pub cursor: usize,
    /// What was typed of a code so far.
    pub typed: String,
}

/// What became of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answered {
    Ignored,
    Moved,
    Answer(Outcome),
}

impl Teller {
    /// With everything that can be told at all. What cannot come now is refused when it is told: a card that was told wrongly before may be the reason.
    pub(crate) fn new(may_come: &[(Outcome, usize)], setup: Setup, text: &Text) -> Teller {
        let kinds = may_come.first().map(|&(outcome, _)| alike(outcome, setup)).unwrap_or_default();
        let count =
            |kind: Outcome| may_come.iter().find(|(outcome, _)| *outcome == kind).map_or(0, |(_, count)| *count);
        let tells: Vec<Tell> = kinds
            .into_iter()
            .enumerate()
            .map(|(number, (outcome, _))| Tell {
                outcome,
                label: text.outcome(&outcome),
                code: code(outcome, number, text),
                count: count(outcome),
                place: place(outcome, number),
            })
            .collect();
        let cursor = tells.iter().position(|tell| tell.count > 0).unwrap_or(0);
        Teller { wanted: String::new(), tells, cursor, typed: String::new() }
    }

    /// The same, with what is asked.
    pub(crate) fn asking(wanted: String, may_come: &[(Outcome, usize)], setup: Setup, text: &Text) -> Teller {
        Teller { wanted, ..Teller::new(may_come, setup, text) }
    }

    pub(crate) fn point_at(&mut self, outcome: Outcome) {
        self.cursor = self.tells.iter().position(|tell| tell.outcome == outcome).unwrap_or(self.cursor);
    }

    pub(crate) fn input(&mut self, target: Target) -> Answered {
        match target {
            Target::Key(key) => self.key(key),
            Target::Item(place) => {
                self.tells.get(place).map_or(Answered::Ignored, |tell| Answered::Answer(tell.outcome))
            }
            Target::Hand(_) => Answered::Ignored,
        }
    }

    pub(crate) fn key(&mut self, key: Key) -> Answered {
        match key {
            Key::Left => self.go(-1, 0),
            Key::Right => self.go(1, 0),
            Key::Up => self.go(0, -1),
            Key::Down => self.go(0, 1),
            Key::Enter => self.tells.get(self.cursor).map_or(Answered::Ignored, |tell| Answered::Answer(tell.outcome)),
            Key::Char(letter) => self.typed(letter),
            Key::Escape
            | Key::MoveLeft
            | Key::MoveRight
            | Key::PageUp
            | Key::PageDown
            | Key::Home
            | Key::End
            | Key::Backspace
            | Key::Redo
            | Key::Interrupt => Answered::Ignored,
        }
    }

    /// To the nearest answer in this direction.
    fn go(&mut self, columns: isize, lines: isize) -> Answered {
        let Some(here) = self.tells.get(self.cursor).map(|tell| tell.place) else { return Answered::Ignored };
        let distance = |place: (usize, usize)| {
            let across = place.0 as isize - here.0 as isize;
            let down = place.1 as isize - here.1 as isize;
            let (ahead, aside) = (across * columns + down * lines, (across * lines).abs() + (down * columns).abs());
            (ahead > 0).then_some(ahead + 3 * aside)
        };
        let nearest =
            self.tells.iter().enumerate().filter_map(|(n, tell)| distance(tell.place).map(|far| (far, n))).min();
        if let Some((_, place)) = nearest {
            self.cursor = place;
        }
        Answered::Moved
    }

    /// Letters are put together until they name one answer.
    fn typed(&mut self, letter: char) -> Answered {
        self.typed.extend(letter.to_lowercase());
        let fitting = |typed: &str, tells: &[Tell]| -> Vec<usize> {
            tells.iter().enumerate().filter(|(_, tell)| tell.code.starts_with(typed)).map(|(place, _)| place).collect()
        };
        let mut places = fitting(&self.typed, &self.tells);
        if places.is_empty() {
            self.typed = letter.to_lowercase().collect();
            places = fitting(&self.typed, &self.tells);
        }
        match places[..] {
            [] => {
                self.typed.clear();
                return Answered::Ignored;
            }
            [only] if self.tells[only].code == self.typed => {
                self.typed.clear();
                return Answered::Answer(self.tells[only].outcome);
            }
            [first, ..] => self.cursor = first,
        }
        Answered::Moved
    }
}

fn code(outcome: Outcome, number: usize, text: &Text) -> String {
    match outcome {
        Outcome::Goal(color) => text.letter(color).to_lowercase(),
        Outcome::Premonition(_) => (number + 1).to_string(),
        Outcome::Card(card) => text.code(card),
    }
}

/// Colours are lines, families are columns.
fn place(outcome: Outcome, number: usize) -> (usize, usize) {
    match outcome {
        Outcome::Goal(color) => (0, color.index()),
        Outcome::Premonition(_) => (number / 4, number % 4),
        Outcome::Card(card) => match card.kind() {
            Kind::Chamber(color, Symbol::Sun) => (0, color.index()),
            Kind::Chamber(color, Symbol::Moon) => (1, color.index()),
            Kind::Chamber(color, Symbol::Key) => (2, color.index()),
            Kind::Door(color) => (3, color.index()),
            Kind::Nightmare => (0, 4),
            Kind::HappyDream => (1, 4),
            Kind::Tower(tower) => match tower.storeys() {
                Storeys::Three => (4, tower.color().index()),
                Storeys::Four => (5, tower.color().index()),
                Storeys::Five => (6, tower.color().index()),
            },
        },
    }
}

/// A card that an answer names.
pub fn card_of(outcome: Outcome) -> Option<Card> {
    match outcome {
        Outcome::Card(card) => Some(card),
        Outcome::Goal(_) | Outcome::Premonition(_) => None,
    }
}
