//! Equal fingerprints, equal futures.

use std::collections::BTreeMap;

use onirim_core::{
    Action, Card, Decision, Fingerprint, Game, Group, Position, Question, QuickChance, Script, Seat, Setup,
};
use onirim_record::Recorded;

use crate::late::late_game;
use crate::walk::{Taste, choose, game_after};

/// The table of a game at the beginning of a turn; nothing is known of its deck.
fn table_of(game: &Game) -> Position {
    let both = |of: &dyn Fn(Seat) -> Vec<Card>| Seat::BOTH.map(of);
    Position {
        active: game.active(),
        hands: both(&|seat| game.hand(seat, Group::Personal).to_vec()),
        shared: game.hand(Seat::One, Group::Shared).to_vec(),
        rows: both(&|seat| game.row(seat).cards().to_vec()),
        doors: Seat::BOTH.map(|seat| game.doors(seat)),
        deck: game.deck().iter().collect(),
        discard_pile: game.discard_pile().iter().collect(),
        removed: game.removed().iter().collect(),
        goals: game.goals().map_or(Vec::new(), |goals| goals.row().to_vec()),
        towers: game.towers().map_or(Vec::new(), |row| row.towers().to_vec()),
        face_up: game.omens().map(|omens| omens.face_up).unwrap_or_default(),
        gone: game.omens().map(|omens| omens.removed).unwrap_or_default(),
        ..Position::new(game.setup())
    }
}

/// The same table after another past: the cards that were played first are out of the game instead, as if spells had been paid with them, and without the Book
/// all that was discarded is in their row, as far as it does not matter for the future.
fn with_another_past(table: &Position) -> Option<Position> {
    let mut other = table.clone();
    for row in &mut other.rows {
        let played = row.len().checked_sub(4)?;
        other.removed.extend(row.drain(..played));
    }
    if table.setup.book.is_none() {
        let (kept, gone) = other.discard_pile.iter().partition(|card| **card == Card::NIGHTMARE);
        other.discard_pile = kept;
        other.removed.extend::<Vec<Card>>(gone);
    }
    Some(other)
}

/// Two games at the beginning of a turn that differ in nothing but their past.
fn twins(setup: Setup, seed: u64) -> Option<[Game; 2]> {
    let (mut game, mut dice) = game_after(setup, seed, Taste::Eager, 30);
    while game.decision()?.question != Question::Turn
        || Seat::BOTH.iter().any(|&seat| game.row(seat).cards().len() < 5) && setup.seats().len() == 2
    {
        let action = choose(&game, Taste::Eager, &mut dice)?;
        game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
    }
    let table = table_of(&game);
    let games = [table.clone().into_game().ok()?, with_another_past(&table)?.into_game().ok()?];
    let runs = games.map(|game| Seat::BOTH.map(|seat| game.row(seat).run_in_progress()));
    (runs[0] == runs[1] && games[0] != games[1]).then_some(games)
}

/// Who is asked what, and all answers.
fn asked(game: &Game) -> (Option<Decision>, Vec<Action>) {
    let mut actions: Vec<Action> = game.legal_actions().iter().collect();
    actions.sort_unstable();
    (game.decision(), actions)
}

/// Two games with the same fingerprint are asked the same, can answer the same, and have the same fingerprint again after the same answer and the same chance.
#[test]
fn equal_fingerprints_have_equal_futures() {
    let mut steps = 0;
    for (number, setup) in Setup::all().enumerate() {
        for seed in 0..10 {
            let Some([mut one, mut other]) = twins(setup, number as u64 * 100 + seed) else { continue };
            let mut dice = QuickChance::new(seed);
            assert_eq!(one.fingerprint(), other.fingerprint(), "{setup:?}: {one:?} and {other:?}");
            while let Some(action) = choose(&one, Taste::Uniform, &mut dice) {
                assert_eq!(one.after_listed(action).fingerprint(), other.after_listed(action).fingerprint());
                let mut chance = Recorded::new(dice.clone());
                one.apply(action, &mut chance, &mut ()).expect("a listed action is legal");
                let (used, outcomes) = chance.into_parts();
                dice = used;
                other.apply(action, &mut Script::new(&outcomes), &mut ()).expect("the other game is asked the same");
                assert_eq!(one.fingerprint(), other.fingerprint(), "{setup:?}: after {action:?}");
                assert_eq!(asked(&one), asked(&other), "{setup:?}: after {action:?}");
                assert_eq!(one.ending(), other.ending());
                steps += 1;
            }
        }
    }
    assert!(steps > 5_000, "only {steps} steps of twins");
}

/// B8, T5, K6, P12: in which order cards were seen that are looked at together does not matter.
#[test]
fn the_order_of_a_look_does_not_matter() {
    let mut looks = 0;
    for (number, setup) in (0..6).flat_map(|_| Setup::all()).enumerate() {
        let (game, mut dice) = game_after(setup, number as u64, Taste::Uniform, 10 + number % 50);
        for action in game.legal_actions() {
            let after = game.after_listed(action);
            let mut chance = Recorded::new(dice.clone());
            let Ok(_) = after.finish(&mut chance, &mut ());
            let (used, outcomes) = chance.into_parts();
            dice = used;
            let together = after.odds().next().map_or(0, |possible| possible.outcomes.len());
            let mut sorted = outcomes[..together].to_vec();
            sorted.sort_unstable();
            let [seen, sorted] =
                [&outcomes[..together], &sorted].map(|outcomes| after.with(outcomes).expect("possible"));
            assert_eq!(seen.fingerprint(), sorted.fingerprint(), "{setup:?}: {action:?}");
            looks += usize::from(seen != sorted);
        }
    }
    assert!(looks > 50, "only {looks} looks");
}

/// All games that can follow within so many decisions, as long as they are few.
fn games_within(game: &Game, decisions: usize, found: &mut Vec<Game>) {
    found.push(*game);
    if decisions == 0 || found.len() > 2_000 {
        return;
    }
    for action in game.legal_actions() {
        let mut afterstates = vec![game.after_listed(action)];
        while let Some(after) = afterstates.pop() {
            match after.settled() {
                Some(next) => games_within(next, decisions - 1, found),
                None => {
                    let next = after.odds().filter_map(|possible| after.with(&possible.outcomes).ok());
                    afterstates.extend(next.take(3));
                }
            }
        }
    }
}

/// What matters is in it: games that are asked something else, or can answer something else, have other fingerprints.
#[test]
fn different_futures_have_different_fingerprints() {
    let mut different = 0;
    for (number, setup) in Setup::all().enumerate().step_by(5) {
        let Some(game) = late_game(setup, number as u64) else { continue };
        let mut games = Vec::new();
        games_within(&game, 3, &mut games);
        let mut seen = BTreeMap::<Fingerprint, (Option<Decision>, Vec<Action>)>::new();
        for game in &games {
            let future = asked(game);
            let known = seen.entry(game.fingerprint()).or_insert_with(|| future.clone());
            assert_eq!(*known, future);
        }
        different += seen.len();
    }
    assert!(different > 2_000, "only {different} fingerprints");
}
