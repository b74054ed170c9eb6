//! The evaluator: its inputs, its values and its files.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use onirim_ai::evaluator::{Evaluator, Inputs, Judge, ROWS, Value, WeightsError};
use onirim_ai::players::Fast;
use onirim_ai::{Player, Standpoint};
use onirim_core::hashing::fnv;
use onirim_core::{Action, Ending, Game, QuickChance, Seat, Setup};

/// Plays a game; what was chosen, and how it ended.
fn play(player: &mut impl Player, setup: Setup, seed: u64) -> (Vec<Action>, Option<Ending>) {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    let mut chosen = Vec::new();
    player.begin(seed);
    while let Some(at) = Standpoint::of(&game) {
        let action = player.choose(&at);
        chosen.push(action);
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
    }
    (chosen, game.ending())
}

fn learned() -> &'static Evaluator {
    Evaluator::shipped(Setup::SOLO)
}

/// In every set-up, for either seat, before and after every choice.
#[test]
fn every_table_has_inputs_and_there_is_room_for_all_of_them() {
    for (setup, seed) in Setup::all().zip(0..) {
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        while game.decision().is_some() {
            let actions = game.legal_actions();
            let action = actions.get(chance.below(actions.len())).unwrap();
            for table in [&game, game.after_listed(action).table()] {
                for &seat in setup.seats() {
                    let inputs = Inputs::of(table.glance(seat));
                    assert!(inputs.table.iter().all(|row| row < ROWS) && inputs.table.len() < 60);
                    assert!(inputs.colors.iter().all(|rows| rows.len() < 44 && rows.iter().all(|row| row < ROWS)));
                }
            }
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
    }
}

/// In every set-up: sums that are changed from the last table equal sums that are made anew.
#[test]
fn a_judge_goes_on_from_table_to_table() {
    let mut judge = Judge::new(learned());
    for (setup, seed) in Setup::all().zip(0..) {
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        while let Some(decision) = game.decision() {
            let actions = game.legal_actions();
            for action in actions.iter().take(4) {
                let after = game.after_listed(action);
                assert_eq!(judge.value(&after, decision.seat), learned().value(&after, decision.seat));
            }
            let best = judge.favourite(&game, &actions, decision.seat).unwrap();
            let most = actions.iter().map(|action| learned().value(&game.after_listed(action), decision.seat)).max();
            assert_eq!(Some(best.value), most);
            let Ok(()) = game.apply_listed(best.action, &mut chance, &mut ());
        }
    }
}

#[test]
fn fast_wins_most_base_games() {
    let mut player = Fast::new(learned());
    let won = (0..200).filter(|&seed| play(&mut player, Setup::SOLO, seed).1 == Some(Ending::Victory)).count();
    assert!(won >= 170, "{won} of 200");
}

/// Whole numbers are the same everywhere: on every processor, and in a browser.
#[test]
fn the_same_choices_are_made_on_every_machine() {
    let mut player = Fast::new(learned());
    let actions = (0..20).flat_map(|seed| play(&mut player, Setup::SOLO, seed).0);
    let print = fnv(actions.flat_map(|action| format!("{action:?}").into_bytes()));
    assert_eq!(print, GOLDEN, "{print:#x}");
}

/// Changes with the weights, and with nothing else.
const GOLDEN: u64 = 0xec72_7319_0d09_ebbe;

#[test]
fn finished_games_have_exact_values() {
    let evaluator = learned();
    let mut chance = QuickChance::new(3);
    let Ok(mut game) = Game::new(Setup::SOLO, &mut chance, &mut ());
    let mut values = Vec::new();
    while let Some(action) = game.legal_actions().get(0) {
        let after = game.after_listed(action);
        values.push(evaluator.value(&after, Seat::One));
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
    }
    assert!(values.iter().any(|value| (0.01..0.99).contains(&value.chance())));
    assert_eq!((Value::WON.chance(), Value::LOST.chance()), (1.0, 0.0));
    assert!(Value::LOST < values[0] && values[0] < Value::WON);
}

#[test]
fn weights_are_read_as_they_were_written() {
    let bytes = learned().to_bytes();
    let again = Evaluator::from_bytes(&bytes).unwrap();
    assert_eq!(again.to_bytes(), bytes);
}

#[test]
fn other_files_are_no_weights() {
    let bytes = learned().to_bytes();
    let refused = |bytes: &[u8]| Evaluator::from_bytes(bytes).err();
    assert_eq!(refused(b"GIF89a"), Some(WeightsError::NotWeights));
    assert_eq!(refused(&bytes[..bytes.len() - 9]), Some(WeightsError::Damaged));
    assert_eq!(refused(&bytes[..9]), Some(WeightsError::Damaged));
    let changed = |place: usize| {
        let mut changed = bytes.clone();
        changed[place] ^= 1;
        refused(&changed)
    };
    assert_eq!(changed(4), Some(WeightsError::NewerVersion { found: 3 }));
    assert_eq!(changed(9), Some(WeightsError::Damaged), "a letter of the name of a family");
    assert_eq!(changed(5000), Some(WeightsError::Damaged));
    let longer: Vec<u8> = bytes.iter().copied().chain([0]).collect();
    assert_eq!(refused(&longer), Some(WeightsError::Damaged));
}
