//! Chance from a seed: the same game for ever. These values were copied from a run; they must never change.

use onirim_core::{Action, ActionList, Cards, Chance, Game, PremonitionSet, QuickChance, SeededChance, Setup};
use onirim_record::Notation;

use crate::table::read;

/// Twelve cards of a new deck, then six after a shuffle, the Goal row, and four Premonitions.
fn first_outcomes(seed: u64) -> [String; 4] {
    let mut chance = SeededChance::new(seed);
    let mut deck: Cards = read::<Setup>("solo towers premonitions").deck();
    let dealt = drawn(&mut chance, &mut deck, 12);
    chance.shuffled();
    let after_a_shuffle = drawn(&mut chance, &mut deck, 6);
    let mut left = [2; 4];
    let goals: Vec<String> = (0..8)
        .map(|_| {
            let Ok(color) = chance.goal(left);
            left[color.index()] -= 1;
            color.notation().to_string()
        })
        .collect();
    let mut pile = PremonitionSet::FULL;
    let premonitions: Vec<String> = (0..4)
        .map(|_| {
            let Ok(premonition) = chance.premonition(pile);
            pile.remove(premonition);
            premonition.notation().to_string()
        })
        .collect();
    [dealt, after_a_shuffle, goals.join(" "), premonitions.join(" ")]
}

fn drawn(chance: &mut SeededChance, deck: &mut Cards, count: usize) -> String {
    let mut cards = Vec::new();
    for _ in 0..count {
        let Ok(card) = chance.card(deck);
        assert!(deck.remove(card));
        cards.push(card.notation().to_string());
    }
    cards.join(" ")
}

#[test]
fn seed_1_is_the_same_for_ever() {
    let outcomes = [
        "Nk Bm B4 Ns Bm Ni G3 N3 R5 Ha Bs Bs",
        "Rk Rs Bd Ni Gk Nk",
        "red green blue brown brown blue red green",
        "brown-pair blue-pair any-pair three-doors",
    ];
    assert_eq!(first_outcomes(1), outcomes);
}

#[test]
fn the_largest_seed_is_the_same_for_ever() {
    let outcomes = [
        "Bs Nd Nk Gs Rs Bd Ns Gm Bk Bk Gs Gk",
        "B4 Ns Ni Rm Ni N3",
        "blue green blue red brown brown green red",
        "all-colors five-doors any-pair green-pair",
    ];
    assert_eq!(first_outcomes(u64::MAX), outcomes);
}

/// B2: a whole deal from a seed.
#[test]
fn the_deal_of_a_seed_is_the_same_for_ever() {
    let mut events = Vec::new();
    let Ok(_) = Game::new(Setup::SOLO, &mut SeededChance::new(1), &mut events);
    let told: Vec<String> = events.iter().map(|event| event.notation().to_string()).collect();
    assert_eq!(
        told.join(", "),
        "p1 draws Rk, p1 draws Ns, aside Ni, p1 draws Gs, p1 draws Rm, aside Bd, aside Ni, aside Ni, aside Ni, \
         aside Gd, p1 draws Bs, limbo-shuffled, p1 begins"
    );
}

/// What was drawn before a shuffle does not change what comes after it.
#[test]
fn a_shuffle_begins_a_stream_of_its_own() {
    let deck = Setup::SOLO.deck();
    let after = |draws: usize| {
        let mut chance = SeededChance::new(7);
        drawn(&mut chance, &mut deck.clone(), draws);
        chance.shuffled();
        drawn(&mut chance, &mut deck.clone(), 10)
    };
    assert_eq!(after(0), after(9));
    let unshuffled = drawn(&mut SeededChance::new(7), &mut deck.clone(), 10);
    assert_ne!(after(0), unshuffled);
}

/// How many games of each set-up the test of the order plays.
const GAMES: usize = 8;

/// R1, X1: `random` chooses an action by its number, so seeds depend on the order in which actions are listed.
#[test]
fn actions_are_listed_in_the_same_order_for_ever() {
    let mut print = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |action: Action| {
        for byte in action.notation().to_string().bytes().chain([b'\n']) {
            print = (print ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    let mut dice = QuickChance::new(25);
    for setup in Setup::all() {
        for _ in 0..GAMES {
            let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
            while game.decision().is_some() {
                let actions = game.legal_actions();
                actions.iter().for_each(&mut add);
                let action = actions.get(likely(&actions, &mut dice)).expect("it is listed");
                game.apply(action, &mut dice, &mut ()).expect("it is legal");
            }
        }
    }
    assert_eq!(print, 7_256_935_262_789_526_607);
}

/// Rather what brings the game on: the late questions come only then.
fn likely(actions: &ActionList, dice: &mut QuickChance) -> usize {
    let brings_on = |action: &Action| {
        matches!(action, Action::Play { .. } | Action::Build { .. } | Action::TakeDoor | Action::PayKey { .. })
    };
    let number = dice.below(actions.len());
    let rather = actions.iter().position(|action| brings_on(&action)).filter(|_| dice.below(3) > 0);
    rather.unwrap_or(number)
}
