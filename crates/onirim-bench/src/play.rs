//! Games played uniformly at random.

use onirim_core::{Game, QuickChance, Setup};

/// Plays one game from the deal to its end, each legal action equally likely. The whole game counts: the compiler may leave nothing of it out.
#[inline]
pub fn play_at_random(setup: Setup, chance: &mut QuickChance) {
    let Ok(mut game) = Game::new(setup, chance, &mut ());
    while apply_listed_at_random(&mut game, chance) {}
    std::hint::black_box(&game);
}

/// The same, but each action is checked before it is carried out.
#[inline]
pub fn list_and_apply(setup: Setup, chance: &mut QuickChance) {
    let Ok(mut game) = Game::new(setup, chance, &mut ());
    while apply_at_random(&mut game, chance) {}
    std::hint::black_box(&game);
}

/// Decides once; the action is checked. `false` if there is nothing left to decide.
#[inline(always)]
pub(crate) fn apply_at_random(game: &mut Game, chance: &mut QuickChance) -> bool {
    let actions = game.legal_actions();
    match actions.get(chance.below(actions.len())) {
        Some(action) => game.apply(action, chance, &mut ()).is_ok(),
        None => false,
    }
}

/// Decides once, without a check. `false` if there is nothing left to decide.
#[inline(always)]
pub(crate) fn apply_listed_at_random(game: &mut Game, chance: &mut QuickChance) -> bool {
    let actions = game.legal_actions();
    match actions.get(chance.below(actions.len())) {
        Some(action) => game.apply_listed(action, chance, &mut ()).is_ok(),
        None => false,
    }
}

/// A game after this many random decisions, or at its end: something to measure a single step on.
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

    /// Otherwise the two ways could not be compared.
    #[test]
    fn all_ways_play_the_same_games() {
        let ways = [play_at_random, list_and_apply];
        let next = ways.map(|play: fn(Setup, &mut QuickChance)| {
            let mut chance = QuickChance::new(3);
            (0..20).for_each(|_| play(Setup::SOLO, &mut chance));
            chance.below(1 << 30)
        });
        assert!(next.iter().all(|number| *number == next[0]), "{next:?}");
    }
}
