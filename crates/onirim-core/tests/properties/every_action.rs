//! An action is accepted exactly if it is listed.

use onirim_core::{Action, Card, Color, End, Group, IllegalAction, Premonition, Refusal, Seat, Slot, Spell, Tower};
use proptest::prelude::*;

use crate::walk::{any_setup, any_taste, game_after};

const GROUPS: [Group; 2] = [Group::Personal, Group::Shared];

/// Every action that can be written down.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::TakeDoor,
        Action::LeaveDoor,
        Action::KeepHand,
        Action::Look,
        Action::SkipLook,
        Action::KeepRest,
        Action::Draw,
        Action::RefuseDoor,
        Action::RevealFive,
        Action::DiscardHand,
        Action::FalseDestruction,
        Action::RevealSeven,
        Action::SearchDeck,
    ];
    for card in Card::all() {
        all.extend(GROUPS.map(|from| Action::Play { card, from }));
        all.extend(GROUPS.map(|from| Action::Discard { card, from }));
        all.extend(GROUPS.map(|from| Action::PayKey { key: card, from }));
        all.extend([
            Action::Pick { card },
            Action::DiscardSeen { card },
            Action::PlaceNext { card },
            Action::PayCard { card },
            Action::Raise { card },
            Action::DropKey { key: card },
            Action::Fetch { card },
        ]);
        all.extend(Card::all().map(|shared| Action::Swap { personal: card, shared }));
    }
    for tower in Tower::all() {
        all.push(Action::Raze { tower });
        for from in GROUPS {
            all.extend([End::Left, End::Right].map(|end| Action::Build { tower, from, end }));
        }
    }
    for owner in Seat::BOTH {
        all.extend(Color::ALL.map(|color| Action::ReturnDoor { owner, color }));
    }
    all.extend(Spell::ALL.map(|spell| Action::Cast { spell }));
    for left in Slot::all() {
        all.push(Action::ReopenGoal { slot: left });
        all.extend(Slot::all().map(|right| Action::SwapGoals { left, right }));
    }
    for premonition in Premonition::ALL {
        all.extend([Action::Suffer { premonition }, Action::Dispel { premonition }]);
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    /// R1: the list of legal actions names each answer once, and nothing else is an answer.
    #[test]
    fn an_action_is_accepted_exactly_if_it_is_listed(
        setup in any_setup(), taste in any_taste(), seed: u64, steps in 0_usize..250,
    ) {
        let (game, dice) = game_after(setup, seed, taste, steps);
        let listed: Vec<Action> = game.legal_actions().iter().collect();
        let mut accepted = Vec::new();
        for action in every_action() {
            let mut after = game;
            let mut expected = Vec::new();
            match after.apply(action, &mut dice.clone(), &mut expected) {
                Ok(()) => {
                    prop_assert_ne!(&after, &game, "an action does something");
                    accepted.push(action);
                }
                Err(Refusal::Illegal(reason)) => {
                    prop_assert_eq!(&after, &game, "a refused action changes nothing");
                    prop_assert!(expected.is_empty());
                    prop_assert_eq!(reason == IllegalAction::GameOver, game.ending().is_some());
                }
                Err(Refusal::Unknown(never)) => match never {},
            }
        }
        let mut sorted = listed.clone();
        sorted.sort();
        accepted.sort();
        prop_assert_eq!(sorted, accepted);
        prop_assert!(listed.iter().all(|&action| game.legal_actions().contains(action)));
    }

    /// R1: each action has one number, and is carried out without a second look as with one.
    #[test]
    fn a_listed_action_is_applied_as_any_other(
        setup in any_setup(), taste in any_taste(), seed: u64, steps in 0_usize..250,
    ) {
        let (game, dice) = game_after(setup, seed, taste, steps);
        let listed = game.legal_actions();
        prop_assert_eq!(listed.get(listed.len()), None);
        for (number, action) in listed.into_iter().enumerate() {
            prop_assert_eq!(listed.get(number), Some(action));
            let (mut unseen, mut applied) = (game, game);
            let (mut seen, mut expected) = (Vec::new(), Vec::new());
            let Ok(()) = unseen.apply_listed(action, &mut dice.clone(), &mut seen);
            prop_assert_eq!(applied.apply(action, &mut dice.clone(), &mut expected), Ok(()));
            prop_assert_eq!(unseen, applied);
            prop_assert_eq!(seen, expected);
        }
    }
}
