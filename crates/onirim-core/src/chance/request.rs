//! What chance is asked.

use alloc::vec::Vec;

use crate::cards::{Cards, PremonitionSet};
use crate::chance::{Odds, Outcome};

/// What chance is asked, for one outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    /// Which of these cards comes up?
    Card(Cards),
    /// Which colour has the next Goal, with so many left of each?
    Goal([u8; 4]),
    /// Which of these Premonitions is revealed?
    Premonition(PremonitionSet),
}

impl Request {
    /// Everything that chance may answer, with its weight.
    ///
    /// ```
    /// use onirim_core::{Card, Color, Outcome, Request, Setup};
    ///
    /// let request = Request::Card(Setup::SOLO.deck());
    /// let door = Outcome::Card(Card::door(Color::Red));
    /// let possible = request.odds().find(|one| one.outcomes[0] == door).expect("a Door may come up");
    /// assert_eq!((possible.weight, possible.of), (2, 76));
    /// ```
    pub fn odds(&self) -> Odds {
        match *self {
            Request::Card(cards) => Odds::cards(cards, cards.len().min(1)),
            Request::Goal(left) => Odds::goal(left),
            Request::Premonition(pile) => Odds::premonitions(pile, pile.len().min(1)),
        }
    }

    /// Everything that chance may answer, each once.
    pub fn outcomes(&self) -> impl Iterator<Item = Outcome> {
        self.odds().filter_map(|possible| possible.outcomes.first().copied())
    }

    /// Everything that chance may answer, each with how many there are of it.
    pub fn weights(&self) -> Vec<(Outcome, usize)> {
        self.odds().filter_map(|one| Some((*one.outcomes.first()?, usize::try_from(one.weight).ok()?))).collect()
    }
}
