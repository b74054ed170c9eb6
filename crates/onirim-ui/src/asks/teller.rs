//! Real cards: entering which card came up.

use onirim_core::{Card, Kind, Outcome, Setup, Storeys, Symbol};
use onirim_session::alike;
use onirim_text::{Args, Text};

use crate::input::{Key, Target};

/// One possible card.
#[derive(Clone, Debug)]
pub struct Tell {
    /// The card.
    pub outcome: Outcome,
    /// Its name.
    pub label: String,
    /// The code to type for it.
    pub code: String,
    /// How many of them can come up; 0 if none can.
    pub count: usize,
    /// Its place in the grid: column, then line.
    pub place: (usize, usize),
}

/// The question which card came up.
#[derive(Clone, Debug)]
pub struct Teller {
    /// Which card is asked for, and why.
    pub wanted: String,
    /// All possible cards.
    pub tells: Vec<Tell>,
    /// The card under the cursor, once arrows were used.
    pub cursor: Option<usize>,
    /// The letters of a code typed so far.
    pub typed: String,
}

/// The result of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answered {
    Ignored,
    Moved,
    Answer(Outcome),
    /// The letters name no card.
    Invalid(InvalidCode),
}

/// Why the letters name no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InvalidCode {
    /// No card has this code.
    NoCard(String),
    /// The code of several cards begins with these letters.
    Unfinished(String),
    /// Nothing was typed or chosen.
    Nothing,
}

impl InvalidCode {
    /// The reason as a sentence.
    pub(crate) fn words(&self, text: &Text) -> String {
        let typed = |typed: &str| Args::new().text("typed", typed);
        match self {
            InvalidCode::NoCard(letters) => text.get_with("app-tell-no-card", &typed(letters)),
            InvalidCode::Unfinished(letters) => text.get_with("app-tell-unfinished", &typed(letters)),
            InvalidCode::Nothing => text.get("app-tell-nothing"),
        }
    }
}

impl Teller {
    /// Lists all cards of the kind. One that cannot come now is refused later: an earlier wrong card may be the reason.
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
        Teller { wanted: String::new(), tells, cursor: None, typed: String::new() }
    }

    /// The same with the question.
    pub(crate) fn asking(wanted: String, may_come: &[(Outcome, usize)], setup: Setup, text: &Text) -> Teller {
        Teller { wanted, ..Teller::new(may_come, setup, text) }
    }

    pub(crate) fn point_at(&mut self, outcome: Outcome) {
        self.cursor = self.tells.iter().position(|tell| tell.outcome == outcome);
    }

    /// Whether this card is chosen, or its code begins with the typed letters.
    pub fn is_marked(&self, place: usize) -> bool {
        let is_typed = |tell: &Tell| !self.typed.is_empty() && tell.code.starts_with(&self.typed);
        self.cursor == Some(place) || self.tells.get(place).is_some_and(is_typed)
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

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys do nothing")]
    pub(crate) fn key(&mut self, key: Key) -> Answered {
        match key {
            Key::Left => self.go(-1, 0),
            Key::Right => self.go(1, 0),
            Key::Up => self.go(0, -1),
            Key::Down => self.go(0, 1),
            Key::Enter => match self.cursor.and_then(|place| self.tells.get(place)) {
                Some(tell) => Answered::Answer(tell.outcome),
                None if self.typed.is_empty() => Answered::Invalid(InvalidCode::Nothing),
                None => Answered::Invalid(InvalidCode::Unfinished(self.typed.clone())),
            },
            Key::Char(letter) => self.typed(letter),
            Key::Backspace if !self.typed.is_empty() => {
                self.typed.clear();
                Answered::Moved
            }
            _ => Answered::Ignored,
        }
    }

    /// Moves to the nearest card in this direction; at first to one that can come.
    fn go(&mut self, columns: isize, lines: isize) -> Answered {
        self.typed.clear();
        let Some(here) = self.cursor.and_then(|place| self.tells.get(place)).map(|tell| tell.place) else {
            self.cursor = self.tells.iter().position(|tell| tell.count > 0);
            return Answered::Moved;
        };
        let distance = |place: (usize, usize)| {
            let across = place.0 as isize - here.0 as isize;
            let down = place.1 as isize - here.1 as isize;
            let (ahead, aside) = (across * columns + down * lines, (across * lines).abs() + (down * columns).abs());
            (ahead > 0).then_some(ahead + 3 * aside)
        };
        let nearest =
            self.tells.iter().enumerate().filter_map(|(n, tell)| distance(tell.place).map(|far| (far, n))).min();
        if let Some((_, place)) = nearest {
            self.cursor = Some(place);
        }
        Answered::Moved
    }

    /// Collects letters until they name one card. A letter that fits no code is refused with those before it.
    fn typed(&mut self, letter: char) -> Answered {
        let mut typed = std::mem::take(&mut self.typed);
        let is_first = typed.is_empty();
        typed.extend(letter.to_lowercase());
        let mut fitting = self.tells.iter().filter(|tell| tell.code.starts_with(&typed));
        match (fitting.next(), is_first) {
            (Some(tell), _) if tell.code == typed => Answered::Answer(tell.outcome),
            (Some(_), _) => {
                (self.typed, self.cursor) = (typed, None);
                Answered::Moved
            }
            // The letter may be a command.
            (None, true) => Answered::Ignored,
            (None, false) => Answered::Invalid(InvalidCode::NoCard(typed)),
        }
    }
}

fn code(outcome: Outcome, number: usize, text: &Text) -> String {
    match outcome {
        Outcome::Goal(color) => text.letter(color).to_lowercase(),
        Outcome::Premonition(_) => (number + 1).to_string(),
        Outcome::Card(card) => text.code(card),
    }
}

/// Chambers and Doors: colours are lines, symbols are columns.
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

/// The card of an outcome.
pub fn card_of(outcome: Outcome) -> Option<Card> {
    match outcome {
        Outcome::Card(card) => Some(card),
        Outcome::Goal(_) | Outcome::Premonition(_) => None,
    }
}
