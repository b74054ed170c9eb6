//! Plays some turns on with a fixed deck.

use onirim_core::{Afterstate, Chance, Game, Question};

use crate::evaluator::{Favourite, Value};
use crate::search::shuffled::Shuffled;
use crate::search::thinker::Thinker;
use crate::search::worth::Worth;

/// The number of turns, after which the evaluator judges. To the end of the game the noise would be too large.
const TURNS: u32 = 6;

/// Plays the evaluator's favourites from here on, with this deck.
pub(super) fn play_on(thinker: &mut Thinker<'_>, after: &Afterstate, deck: &mut Shuffled) -> Worth {
    // A game that is over at once costs something too, or such games would never end.
    thinker.pay(1);
    let mut turns = TURNS;
    let mut game = finished(after, deck);
    loop {
        if let Some(ending) = game.ending() {
            return Worth::at_end(ending);
        }
        let Some(Favourite { action, value, .. }) = thinker.favourite(&game) else { return Worth::LOST };
        let begins_turn = game.decision().is_some_and(|decision| decision.question == Question::Turn);
        if value == Value::LOST || begins_turn && turns == 0 {
            return Worth::of(value);
        }
        turns -= u32::from(begins_turn);
        game = finished(&game.after_listed(action), deck);
    }
}

fn finished<C: Chance<Unknown = std::convert::Infallible>>(after: &Afterstate, chance: &mut C) -> Game {
    let Ok(game) = after.finish(chance, &mut ());
    game
}
