//! Outcomes sent ahead, and the odds of what may come.

use onirim_core::{Outcome, QuickChance, Setup};
use onirim_record::{Playthrough, Record};
use onirim_wire::{Ahead, NewGame, Odds, OddsOf, RefereeAnswer, RefereeOrder, SentOutcomes};

use crate::tools::{AnyTable, choose, obeyed, table};

/// A random game to its end.
fn played(setup: Setup, seed: u64) -> Record {
    let mut dice = QuickChance::new(seed);
    let mut playthrough = Playthrough::seeded(setup, seed);
    while let Some(action) = choose(playthrough.game(), &mut dice) {
        playthrough.act(action).expect("a legal action");
    }
    playthrough.into_record()
}

fn record(table: &mut AnyTable) -> Record {
    let RefereeAnswer::Record { record } = obeyed(table, RefereeOrder::Record) else { panic!("no record") };
    Record::parse(record.as_bytes()).expect("a good record")
}

fn ahead_of(answer: &RefereeAnswer) -> Ahead {
    let (RefereeAnswer::Acted { ahead, .. } | RefereeAnswer::State { ahead, .. } | RefereeAnswer::Need { ahead, .. }) =
        answer
    else {
        panic!("{answer:?}")
    };
    ahead.expect("outcomes were sent ahead")
}

fn act(table: &mut AnyTable, record: &Record, ply: usize, ahead: &[Outcome]) -> RefereeAnswer {
    let told = Some(SentOutcomes::Ahead(ahead.to_vec()));
    let action = record.plies[ply].action;
    obeyed(table, RefereeOrder::Act { action, told, expected_ply: Some(ply as u64), seat: None })
}

/// All later outcomes are sent with every request, which uses those that come up.
#[test]
fn a_whole_game_sent_ahead_is_the_same_game() {
    for (setup, seed) in Setup::all().zip(0..).step_by(3) {
        let expected = played(setup, seed);
        let all: Vec<Outcome> =
            expected.deal.iter().chain(expected.plies.iter().flat_map(|ply| &ply.outcomes)).copied().collect();
        let mut table = table();
        let new = RefereeOrder::New(NewGame::Told { setup, told: SentOutcomes::Ahead(all.clone()) });
        let mut used = ahead_of(&obeyed(&mut table, new)).used as usize;
        assert_eq!(used, expected.deal.len());
        for (place, ply) in expected.plies.iter().enumerate() {
            // Enough for any action, and not the whole game again.
            let rest = &all[used..all.len().min(used + 30)];
            let ahead = ahead_of(&act(&mut table, &expected, place, rest));
            assert_eq!(ahead.used as usize, ply.outcomes.len());
            assert_eq!((ahead.used + ahead.unused) as usize, rest.len());
            used += ply.outcomes.len();
        }
        assert_eq!(record(&mut table), Record { seed: None, ..expected });
    }
}

/// One outcome too few: nothing is done, and the answer names its place. With a seed nothing is missing.
#[test]
fn too_few_outcomes_change_nothing_unless_there_is_a_seed() {
    let expected = played(Setup::SOLO, 5);
    let (mut told, mut seeded) = (table(), crate::tools::seeded(Setup::SOLO, 5));
    let deal = SentOutcomes::Outcomes(expected.deal.clone());
    obeyed(&mut told, RefereeOrder::New(NewGame::Told { setup: Setup::SOLO, told: deal }));
    for (place, ply) in expected.plies.iter().enumerate() {
        if let Some((_, fewer)) = ply.outcomes.split_last() {
            let answer = act(&mut told, &expected, place, fewer);
            let RefereeAnswer::Need { need, .. } = &answer else { panic!("{answer:?}") };
            assert_eq!(need.place as usize, ply.outcomes.len());
            assert_eq!(ahead_of(&answer), Ahead { used: fewer.len() as u64, unused: 0 });
            let answer = act(&mut seeded, &expected, place, fewer);
            assert_eq!(ahead_of(&answer), Ahead { used: fewer.len() as u64, unused: 0 });
        } else {
            act(&mut seeded, &expected, place, &[]);
        }
        act(&mut told, &expected, place, &ply.outcomes);
    }
    assert_eq!(record(&mut seeded), expected);
    assert_eq!(record(&mut told), Record { seed: None, ..expected });
}

fn odds(table: &mut AnyTable, of: OddsOf) -> Odds {
    let RefereeAnswer::Odds { odds } = obeyed(table, RefereeOrder::Odds(of)) else { panic!("no odds") };
    odds
}

/// The weights add up, every possible outcome is accepted, and asking changes nothing.
#[test]
fn odds_tell_what_may_come() {
    for (setup, seed) in Setup::all().zip(0..).step_by(5) {
        let expected = played(setup, seed);
        let mut table = table();
        for told in 0..expected.deal.len() {
            let outcomes = expected.deal[..told].to_vec();
            let odds = odds(&mut table, OddsOf::Deal { setup, outcomes });
            assert_eq!(odds.of, odds.possible.iter().map(|one| one.weight).sum::<u64>());
            assert!(odds.possible.iter().any(|one| one.outcomes == [expected.deal[told]]));
        }
        let told = SentOutcomes::Outcomes(expected.deal.clone());
        obeyed(&mut table, RefereeOrder::New(NewGame::Told { setup, told }));
        for (place, ply) in expected.plies.iter().enumerate() {
            let before = record(&mut table);
            let mut told = 0;
            // A look has many odds: one of them is enough.
            while ply.outcomes.len() < 5 || place % 8 == 0 {
                let outcomes = ply.outcomes[..told].to_vec();
                let odds = odds(&mut table, OddsOf::Action { action: ply.action, outcomes });
                assert_eq!(odds.of, odds.possible.iter().map(|one| one.weight).sum::<u64>());
                let together = odds.possible[0].outcomes.len();
                if together == 0 {
                    break;
                }
                let mut next = ply.outcomes[told..told + together].to_vec();
                next.sort();
                let sorted = |outcomes: &[Outcome]| {
                    let mut outcomes = outcomes.to_vec();
                    outcomes.sort();
                    outcomes
                };
                assert!(odds.possible.iter().any(|one| sorted(&one.outcomes) == next), "{next:?}");
                told += together;
            }
            assert_eq!(record(&mut table), before, "nothing was done");
            act(&mut table, &expected, place, &ply.outcomes);
        }
    }
}
