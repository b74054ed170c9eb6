//! Real cards: which one came up?

use onirim_core::{Card, Color, Kind, Outcome, Request, Storeys, Symbol, View};
use onirim_text::Text;

use crate::draw::Palette;
use crate::input::Key;

/// One possible answer.
#[derive(Clone, Debug)]
pub(crate) struct Tell {
    pub(crate) outcome: Outcome,
    pub(crate) label: String,
    /// What to type for it.
    pub(crate) code: String,
    /// How many cards could be it; 0 if that means nothing.
    pub(crate) count: usize,
    /// Its place in the grid: column, then line.
    pub(crate) place: (usize, usize),
}

/// The question which card came up, with every card that can still come.
#[derive(Clone, Debug)]
pub(crate) struct Teller {
    pub(crate) request: Request,
    pub(crate) tells: Vec<Tell>,
    pub(crate) cursor: usize,
    pub(crate) typed: String,
}

/// What became of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answered {
    Ignored,
    Moved,
    Answer(Outcome),
}

impl Teller {
    /// With every card that can come, as far as the viewer may know: what the partner hides could come too.
    pub(crate) fn new(request: Request, view: Option<&View>, text: &Text, palette: &Palette) -> Teller {
        let unseen = view.filter(|view| view.setup.has_secrets() && matches!(request, Request::Card(_)));
        let possible: Vec<(Outcome, u64)> = match unseen {
            Some(view) => view.unseen.counts().map(|(card, count)| (Outcome::Card(card), count as u64)).collect(),
            None => request.odds().filter_map(|one| Some((*one.outcomes.first()?, one.weight))).collect(),
        };
        let tells = possible
            .into_iter()
            .enumerate()
            .map(|(number, (outcome, weight))| Tell {
                outcome,
                label: label(outcome, text),
                code: code(outcome, number, text, palette),
                count: count(outcome, weight),
                place: place(outcome, number),
            })
            .collect();
        Teller { request, tells, cursor: 0, typed: String::new() }
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

fn label(outcome: Outcome, text: &Text) -> String {
    match outcome {
        Outcome::Card(card) => text.card(card),
        Outcome::Goal(color) => text.color(color),
        Outcome::Premonition(premonition) => text.premonition(premonition).name,
    }
}

fn code(outcome: Outcome, number: usize, text: &Text, palette: &Palette) -> String {
    let letter = |color: Color| palette.letter(color).to_lowercase();
    match outcome {
        Outcome::Goal(color) => letter(color),
        Outcome::Premonition(_) => (number + 1).to_string(),
        Outcome::Card(card) => match card.kind() {
            Kind::Chamber(color, Symbol::Sun) => letter(color) + &text.get("tui-code-sun"),
            Kind::Chamber(color, Symbol::Moon) => letter(color) + &text.get("tui-code-moon"),
            Kind::Chamber(color, Symbol::Key) => letter(color) + &text.get("tui-code-key"),
            Kind::Door(color) => letter(color) + &text.get("tui-code-door"),
            Kind::Nightmare => text.get("tui-code-nightmare"),
            Kind::HappyDream => text.get("tui-code-happy-dream"),
            Kind::Tower(tower) => format!("{}{}", letter(tower.color()), tower.storeys().number()),
        },
    }
}

/// How many there are; nobody counts Premonitions, of which each is the only one.
fn count(outcome: Outcome, weight: u64) -> usize {
    match outcome {
        Outcome::Card(_) | Outcome::Goal(_) => weight as usize,
        Outcome::Premonition(_) => 0,
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
pub(crate) fn card_of(outcome: Outcome) -> Option<Card> {
    match outcome {
        Outcome::Card(card) => Some(card),
        Outcome::Goal(_) | Outcome::Premonition(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use onirim_core::{Game, Question, QuickChance, Seat, Setup};
    use onirim_record::FromNotation;
    use onirim_text::Language;

    use super::*;
    use crate::draw::{Charset, Theme};

    /// D10: the list of what may come does not tell what the partner hides.
    #[test]
    fn what_may_come_is_counted_as_the_viewer_may_know() {
        let setup = Setup::from_notation("duo silent").unwrap();
        let mut chance = QuickChance::new(7);
        let mut game = Game::new(setup, &mut chance, &mut ()).unwrap();
        let is_hidden = |game: &Game| game.view(Seat::Two).partner_hidden > 0;
        while !(is_hidden(&game) && game.decision().is_some_and(|asked| asked.question == Question::Turn)) {
            let action = game.legal_actions().get(0).unwrap();
            game.apply(action, &mut chance, &mut ()).unwrap();
        }
        let view = game.view(Seat::Two);
        let text = Text::new(Language::English);
        let palette = Palette::new(&text, Charset::Unicode, Theme::Plain);
        let teller = Teller::new(Request::Card(game.deck()), Some(&view), &text, &palette);
        let told: Vec<_> = teller.tells.iter().map(|tell| (tell.outcome, tell.count)).collect();
        let known: Vec<_> = view.unseen.counts().map(|(card, count)| (Outcome::Card(card), count)).collect();
        assert_eq!(told, known);
        assert!(view.unseen.len() > game.deck().len());
    }
}
