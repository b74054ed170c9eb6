//! One game, from the deal to its end.

use std::convert::Infallible;

use onirim_ai::{Player, Standpoint};
use onirim_core::{Chance, Game, Setup};

use crate::played::Played;

/// Plays a game to its end, whether it can still be won or not.
#[inline]
pub(crate) fn play<P, C>(player: &mut P, setup: Setup, chance: &mut C) -> Option<Played>
where
    P: Player,
    C: Chance<Unknown = Infallible>,
{
    let Ok(mut game) = Game::new(setup, chance, &mut ());
    let mut turns = 0;
    while let Some(standpoint) = Standpoint::of(&game) {
        let action = player.choose(&standpoint);
        turns += u16::from(action.takes_turn());
        let Ok(()) = game.apply_listed(action, chance, &mut ());
    }
    Played::of(&game, turns, None)
}

#[cfg(test)]
mod tests {
    use onirim_ai::players::Random;
    use onirim_core::{Event, SeededChance};
    use onirim_record::FromNotation;

    use super::*;

    /// B3: turns are counted by their events.
    #[test]
    fn turns_are_counted_as_the_game_tells_them() {
        for setup in ["solo", "solo book towers premonitions", "duo silent book towers premonitions"] {
            let setup = Setup::from_notation(setup).expect("a set-up");
            for seed in 0..50 {
                let played = play(&mut Random::new(seed), setup, &mut SeededChance::new(seed)).expect("an end");
                let (mut player, mut chance, mut events) = (Random::new(seed), SeededChance::new(seed), Vec::new());
                let Ok(mut game) = Game::new(setup, &mut chance, &mut events);
                while let Some(standpoint) = Standpoint::of(&game) {
                    let action = player.choose(&standpoint);
                    let Ok(()) = game.apply_listed(action, &mut chance, &mut events);
                }
                let begun = events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
                assert_eq!(usize::from(played.turns), begun, "seed {seed}");
                assert_eq!(Some(played.ending), game.ending());
            }
        }
    }
}
