//! "Can no longer be won" is said only where it is true, and only from what the player may know.

use onirim_core::{Action, Ending, Game, Group, QuickChance, Seat, Setup};

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

/// What came of comparing warnings in games that look alike to the player who is asked.
#[derive(Debug, Default)]
struct Compared {
    choices: usize,
    warnings: usize,
    leaks: usize,
}

fn compare(warns: impl Fn(&Game, Seat, Action) -> bool) -> Compared {
    let mut compared = Compared::default();
    for (number, setup) in Setup::all().enumerate().step_by(3) {
        for seed in 0..4 {
            let mut dice = QuickChance::new(number as u64 * 100 + seed);
            let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
            while let (Some(action), Some(decision)) = (choose(&game, Taste::Uniform, &mut dice), game.decision()) {
                let other = game.resampled(decision.seat, &mut dice);
                for action in game.legal_actions().into_iter().filter(|_| game != other) {
                    let warning = warns(&game, decision.seat, action);
                    compared.choices += 1;
                    compared.warnings += usize::from(warning);
                    compared.leaks += usize::from(warning != warns(&other, decision.seat, action));
                }
                game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
            }
        }
    }
    compared
}

/// R12: games that look alike to the player get the same warnings, and so does the view that they share.
#[test]
fn a_warning_gives_no_secret_away() {
    let compared = compare(|game, seat, action| {
        let warning = game.dooms(&[action]);
        assert_eq!(game.view(seat).dooms(&[action]), warning, "{:?}: {action:?}", game.setup());
        warning
    });
    assert!(compared.choices > 10_000 && compared.warnings > 20 && compared.leaks == 0, "{compared:?}");
}

/// R12: a warning that also looks for what only the partner knows is found.
#[test]
fn a_warning_that_gives_a_secret_away_is_found() {
    let compared = compare(|game, seat, action| {
        let partner = game.hand(seat.partner(), Group::Personal);
        game.dooms(&[action]) && partner.iter().any(|card| card.is_key())
    });
    assert!(compared.leaks > 0, "{compared:?}");
}
