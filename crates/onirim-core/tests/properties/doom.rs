//! "Can no longer be won" is said only where it is true, and only from what the player may know.

use onirim_core::{Action, Ending, Game, QuickChance, Setup};

use crate::walk::{Taste, choose};

/// Plays on to the end and says whether that is a victory.
fn is_won_in_the_end(mut game: Game, dice: &mut QuickChance) -> bool {
    while let Some(action) = choose(&game, Taste::Eager, dice) {
        game.apply(action, dice, &mut ()).expect("a listed action is legal");
    }
    game.ending() == Some(Ending::Victory)
}

/// Tries to refute the warning: other chances, other ways to play on.
fn refute(game: &Game, action: Action, dice: &mut QuickChance) {
    for _ in 0..20 {
        let mut after = *game;
        after.apply(action, dice, &mut ()).expect("a listed action is legal");
        assert!(!after.may_be_won(), "{:?}: {action:?} leaves a way", game.setup());
        assert!(!is_won_in_the_end(after, dice), "{:?}: {action:?} was won all the same", game.setup());
    }
}

/// R12, B10: whatever comes, a game that a warning called lost is lost; and a warning comes only while there is something to lose.
#[test]
fn a_warning_is_never_wrong() {
    let (mut warnings, mut choices) = (0, 0);
    for (number, setup) in Setup::all().enumerate() {
        for seed in 0..12 {
            let mut dice = QuickChance::new(number as u64 * 1_000 + seed);
            let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
            while let Some(action) = choose(&game, Taste::Eager, &mut dice) {
                for action in game.legal_actions() {
                    choices += 1;
                    if game.dooms(&[action]) {
                        assert!(game.may_be_won());
                        warnings += 1;
                        refute(&game, action, &mut dice);
                    }
                }
                game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
            }
        }
    }
    assert!(warnings > 300, "only {warnings} warnings before {choices} choices");
}

/// R12: games that look alike to the player get the same warnings.
#[test]
fn a_warning_gives_no_secret_away() {
    let (mut compared, mut warnings) = (0, 0);
    for (number, setup) in Setup::all().enumerate().step_by(3) {
        for seed in 0..4 {
            let mut dice = QuickChance::new(number as u64 * 100 + seed);
            let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
            while let (Some(action), Some(decision)) = (choose(&game, Taste::Uniform, &mut dice), game.decision()) {
                let other = game.resampled(decision.seat, &mut dice);
                for action in game.legal_actions() {
                    let warning = game.dooms(&[action]);
                    assert_eq!(warning, other.dooms(&[action]), "{setup:?}: {action:?}");
                    compared += usize::from(game != other);
                    warnings += usize::from(warning && game != other);
                }
                game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
            }
        }
    }
    assert!(compared > 10_000 && warnings > 20, "{compared} choices compared, {warnings} warnings among them");
}
