//! Explicit chance: it is asked only when a card is seen whose place was unknown.

mod odds;
mod quick;
mod request;
mod script;
mod seeded;

pub use odds::{Odds, Outcomes, Possibility};
pub use quick::QuickChance;
pub use request::Request;
pub use script::{Script, ScriptError};
pub use seeded::SeededChance;

use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet};
use crate::packed::DrawPile;

/// What chance decided, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The card of the deck that came up.
    Card(Card),
    /// The colour of the next Goal, from the left (K1).
    Goal(Color),
    /// The Premonition that was turned face up (P1).
    Premonition(Premonition),
}

/// The source of everything that the players do not decide.
///
/// A shuffled deck has no order until a card of it is seen. Then, and only then, chance says which one it is: cards at the
/// top are asked for from the top downwards, cards at the bottom from the bottom upwards (K6). A card whose place
/// a player knows already is never asked for again, until the deck is shuffled.
///
/// A source may answer that it does not know (yet). [`Game::apply`](crate::Game::apply) then leaves the game as it was, so that a person can be
/// asked and the action tried again.
pub trait Chance {
    /// Its answer when it does not know; [`Infallible`](core::convert::Infallible) for one that always knows.
    type Unknown;

    /// May it ever answer `Err`? With `false`, an `Err` leaves a broken game behind; `true` costs a copy of the game for each action.
    const MAY_NOT_KNOW: bool;

    /// Which of these cards comes up? There is at least one, and the answer must be one of them.
    fn card(&mut self, unseen: &Cards) -> Result<Card, Self::Unknown>;

    /// Which card of this pile comes up, by its number below `unseen.len()`? The game asks this. Left alone, it passes the question on to [`Chance::card`];
    /// a source that draws at random is faster if the cards need not be counted first. One that must give the same game for ever must not depend on the
    /// order of a pile: it is not pinned.
    #[inline]
    fn number(&mut self, unseen: &DrawPile) -> Result<usize, Self::Unknown> {
        self.card(&unseen.cards()).map(|card| unseen.number_of(card))
    }

    /// Which colour has the next Goal of the row, with so many left of each? At least one is left.
    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Self::Unknown>;

    /// Which Premonition of the face-down pile is revealed? There is at least one.
    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Self::Unknown>;

    /// The deck has just been shuffled.
    #[inline]
    fn shuffled(&mut self) {}
}

/// What a uniform generator makes of its numbers.
trait Dice {
    /// A number below `bound`, each equally likely. `bound` is never 0.
    fn below(&mut self, bound: usize) -> usize;

    #[inline]
    fn any_card(&mut self, unseen: &Cards) -> Card {
        // `nth` has an answer for every number below the length.
        unseen.nth(self.below(unseen.len())).unwrap_or(Card::NIGHTMARE)
    }

    fn any_goal(&mut self, left: [u8; 4]) -> Color {
        let number = self.below(left.iter().map(|&count| usize::from(count)).sum());
        // How many colours end before the number: without a branch, which would be mispredicted.
        let (mut end, mut passed) = (0, 0);
        for count in left {
            end += usize::from(count);
            passed += usize::from(end <= number);
        }
        Color::ALL[passed % Color::ALL.len()]
    }

    fn any_premonition(&mut self, pile: PremonitionSet) -> Premonition {
        // `nth` has an answer for every number below the length.
        pile.iter().nth(self.below(pile.len())).unwrap_or(Premonition::RedPair)
    }
}
