//! Games played uniformly at random.

use onirim_core::{Game, QuickChance, Setup};

/// Plays one game from the deal to its end; each legal action is equally likely.
#[inline]
pub fn play_at_random(setup: Setup, chance: &mut QuickChance) {
    play(setup, chance, apply_listed_at_random);
}

/// The same with [`Game::apply`], which checks the action.
#[inline]
pub fn list_and_apply(setup: Setup, chance: &mut QuickChance) {
    play(setup, chance, apply_at_random);
}

#[inline(always)]
fn play(setup: Setup, chance: &mut QuickChance, decide: impl Fn(&mut Game, &mut QuickChance) -> bool) {
    let Ok(mut game) = Game::new(setup, chance, &mut ());
    while decide(&mut game, chance) {}
    // The compiler must not leave anything of the game out.
    std::hint::black_box(&game);
}

/// Makes one decision without a check. `false` if the game is over.
#[inline(always)]
pub(crate) fn apply_listed_at_random(game: &mut Game, chance: &mut QuickChance) -> bool {
    let actions = game.legal_actions();
    match actions.get(chance.below(actions.len())) {
        Some(action) => game.apply_listed(action, chance, &mut ()).is_ok(),
        None => false,
    }
}

/// The same with the check of [`Game::apply`].
#[inline(always)]
pub(crate) fn apply_at_random(game: &mut Game, chance: &mut QuickChance) -> bool {
    let actions = game.legal_actions();
    match actions.get(chance.below(actions.len())) {
        Some(action) => game.apply(action, chance, &mut ()).is_ok(),
        None => false,
    }
}

/// A game after this many random decisions, or at its end.
pub fn later_in_a_game(setup: Setup, decisions: usize, seed: u64) -> Game {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    for _ in 0..decisions {
        if !apply_listed_at_random(&mut game, &mut chance) {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Otherwise the two could not be compared.
    #[test]
    fn both_ways_play_the_same_games() {
        let next = [play_at_random, list_and_apply].map(|play: fn(Setup, &mut QuickChance)| {
            let mut chance = QuickChance::new(3);
            (0..20).for_each(|_| play(Setup::SOLO, &mut chance));
            chance.below(1 << 30)
        });
        assert_eq!(next[0], next[1]);
    }
}
