//! Games played uniformly at random.

use onirim_core::{Game, QuickChance, Setup};

onirim_measure::random_play!(onirim_core);

/// A game after this many random decisions, or at its end: something to measure a single step on.
pub fn later_in_a_game(setup: Setup, decisions: usize, seed: u64) -> Game {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    for _ in 0..decisions {
        if !choose_at_random(&mut game, &mut chance) {
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
    fn both_ways_play_the_same_games() {
        let (mut one, mut other) = (QuickChance::new(3), QuickChance::new(3));
        for _ in 0..20 {
            play_at_random(Setup::SOLO, &mut one);
            list_and_apply(Setup::SOLO, &mut other);
        }
        assert_eq!(one.below(1 << 30), other.below(1 << 30));
    }
}
