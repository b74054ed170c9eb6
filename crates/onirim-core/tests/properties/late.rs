//! Games that are nearly over: few cards, so that everything that may come can be looked at.

use onirim_core::{Game, QuickChance, Setup};

use crate::walk::{Taste, choose};

/// The most cards in the deck of such a game.
const FEW: usize = 9;

/// A game from this seed, or one of the next, that has come to a deck of a few cards and is not over.
pub(crate) fn late_game(setup: Setup, seed: u64) -> Option<Game> {
    (seed..seed + 20).find_map(|seed| {
        let mut dice = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
        while game.deck_len() > FEW || !game.limbo().is_empty() {
            let action = choose(&game, Taste::Uniform, &mut dice)?;
            game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
        }
        game.decision().map(|_| game)
    })
}
