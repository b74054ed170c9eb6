//! The list of saved games.

use onirim_session::GameId;
use onirim_session::GameSummary;

use crate::input::{Key, Target};
use crate::pages::moved;

/// What comes of a key.
pub(crate) enum Browsed {
    Stay,
    Leave,
    Open(GameId),
}

/// The list, with its cursor.
#[derive(Clone, Debug, Default)]
pub(crate) struct Records {
    /// Those that go on first, then those that are over; the latest first.
    pub(crate) games: Vec<GameSummary>,
    pub(crate) cursor: usize,
}

impl Records {
    pub(crate) fn fill(&mut self, unfinished: &[GameSummary], finished: Vec<GameSummary>) {
        self.games = unfinished.iter().cloned().chain(finished).collect();
        self.cursor = self.cursor.min(self.games.len().saturating_sub(1));
    }

    pub(crate) fn input(&mut self, target: Target) -> Browsed {
        let place = match target {
            Target::Item(place) => place,
            Target::Key(Key::Escape | Key::Char('q')) => return Browsed::Leave,
            Target::Key(Key::Enter) => self.cursor,
            Target::Key(key) => {
                self.cursor = moved(self.cursor, self.games.len(), key);
                return Browsed::Stay;
            }
            Target::Hand(..) => return Browsed::Stay,
        };
        self.games.get(place).map_or(Browsed::Stay, |game| Browsed::Open(game.id))
    }
}
