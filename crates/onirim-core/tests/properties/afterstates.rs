//! Thinking ahead: an afterstate continued is the game played, and its odds are true.

use std::collections::BTreeMap;

use onirim_core::{Afterstate, Game, IllegalAction, Outcome, Possibility, QuickChance, Script, SeededChance};
use onirim_record::Recorded;
use proptest::prelude::*;

use crate::walk::{any_setup, any_taste, choose, game_after};

/// How often chance is asked in the test of frequencies.
const SAMPLES: usize = 4_000;

/// What chance says first, however it is asked: sorted, for the order means nothing.
fn first_words(after: &Afterstate, count: usize, dice: &mut QuickChance) -> Vec<Outcome> {
    let mut chance = Recorded::new(dice.clone());
    let Ok(_) = after.finish(&mut chance, &mut ());
    let (used, outcomes) = chance.into_parts();
    *dice = used;
    let mut first = outcomes[..count].to_vec();
    first.sort_unstable();
    first
}

/// Is a frequency as near to its probability as five standard deviations?
fn is_near(possible: &Possibility, found: usize) -> bool {
    let (expected, samples) = (possible.probability() * SAMPLES as f64, SAMPLES as f64);
    let deviation = (expected * (1.0 - expected / samples)).sqrt();
    (found as f64 - expected).abs() <= 5.0 * deviation + 1e-9
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// To stop before chance is asked and to go on with its outcomes is to play on: at once, one by one, or with the chance itself.
    #[test]
    fn to_continue_an_afterstate_is_to_apply(setup in any_setup(), taste in any_taste(), seed: u64) {
        let (mut game, mut dice) = game_after(setup, seed, taste, 0);
        while let Some(action) = choose(&game, taste, &mut dice) {
            let after = game.after(action).expect("a listed action is legal");
            prop_assert_eq!(after, game.after_listed(action));
            let mut chance = Recorded::new(dice.clone());
            game.apply(action, &mut chance, &mut ()).expect("a listed action is legal");
            let (used, outcomes) = chance.into_parts();
            dice = used;

            prop_assert_eq!(after.settled().is_some(), outcomes.is_empty());
            let at_once = after.with(&outcomes).expect("these outcomes came");
            prop_assert_eq!(at_once.settled(), Some(&game));
            prop_assert_eq!(after.finish(&mut Script::new(&outcomes), &mut ()), Ok(game));
            let bit_by_bit = outcomes.iter().try_fold(after, |after, &outcome| after.with(&[outcome]));
            prop_assert_eq!(bit_by_bit, Ok(at_once));
        }
        prop_assert!(game.after(onirim_core::Action::Draw).is_err());
    }

    /// A chance that shuffles by itself gets every shuffle, also those before it is asked: the same seed is the same game.
    #[test]
    fn to_finish_an_afterstate_is_to_apply_with_a_seed(setup in any_setup(), taste in any_taste(), seed: u64) {
        let (mut seeded, mut choices) = (SeededChance::new(seed), QuickChance::new(seed));
        let Ok(mut game) = Game::new(setup, &mut seeded, &mut ());
        while let Some(action) = choose(&game, taste, &mut choices) {
            let mut other = seeded.clone();
            let finished = game.after_listed(action).finish(&mut other, &mut ());
            game.apply(action, &mut seeded, &mut ()).expect("a listed action is legal");
            prop_assert_eq!(finished, Ok(game));
        }
    }

    /// While a game waits for chance it asks nothing, and does not go on by itself.
    #[test]
    fn nothing_is_asked_while_the_game_waits_for_chance(setup in any_setup(), taste in any_taste(), seed: u64, steps in 0_usize..60) {
        let (game, mut dice) = game_after(setup, seed, taste, steps);
        for action in game.legal_actions() {
            let after = game.after_listed(action);
            let mut table = *after.table();
            if after.settled().is_none() {
                prop_assert!(table.decision().is_none() && table.ending().is_none() && table.legal_actions().is_empty());
                prop_assert_eq!(table.apply(action, &mut dice, &mut ()), Err(IllegalAction::ChanceFirst.into()));
                prop_assert_eq!(&table, after.table());
            }
        }
    }

    /// The odds sum up to one, list nothing twice and nothing impossible, and hold whatever came.
    #[test]
    fn odds_are_whole(setup in any_setup(), taste in any_taste(), seed: u64, steps in 0_usize..80) {
        let (game, mut dice) = game_after(setup, seed, taste, steps);
        for action in game.legal_actions() {
            let after = game.after_listed(action);
            let odds = after.odds();
            let total = odds.total();
            let mut last: Option<Possibility> = None;
            let mut sum = 0;
            for possible in odds {
                prop_assert!(last.is_none_or(|last| last.outcomes[..] < possible.outcomes[..]), "each once, in order");
                prop_assert_eq!(possible.of, total);
                if last.is_none() || sum % 17 == 0 {
                    prop_assert!(after.with(&possible.outcomes).is_ok(), "{:?} is possible", possible.outcomes);
                }
                sum += possible.weight;
                last = Some(possible);
            }
            prop_assert_eq!(sum, total);
            if after.settled().is_none() {
                let count = last.map_or(0, |last| last.outcomes.len());
                let came = first_words(&after, count, &mut dice);
                prop_assert!(after.odds().any(|possible| possible.outcomes[..] == came[..]));
            }
        }
    }
}

/// Odds agree with frequencies, for single draws and for looks, in games of every kind.
#[test]
fn odds_agree_with_frequencies() {
    let mut compared = 0;
    for (number, setup) in onirim_core::Setup::all().enumerate().step_by(7) {
        let (game, mut dice) = game_after(setup, number as u64, crate::walk::Taste::Uniform, 60);
        for action in game.legal_actions() {
            let after = game.after_listed(action);
            let possibilities: Vec<Possibility> = after.odds().collect();
            if after.settled().is_some() || possibilities.len() > 200 {
                continue;
            }
            let count = possibilities[0].outcomes.len();
            let mut found = BTreeMap::<Vec<Outcome>, usize>::new();
            for _ in 0..SAMPLES {
                *found.entry(first_words(&after, count, &mut dice)).or_default() += 1;
            }
            for possible in &possibilities {
                let found = found.get(&possible.outcomes[..]).copied().unwrap_or_default();
                assert!(is_near(possible, found), "{setup:?}, {action:?}: {possible:?} came {found} times");
                compared += 1;
            }
        }
    }
    assert!(compared > 500, "only {compared} odds were compared");
}
