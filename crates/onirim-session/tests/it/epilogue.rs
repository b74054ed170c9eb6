//! Summaries of finished games.

use jiff::civil::date;
use onirim_core::{Action, Question, Setup};
use onirim_record::{FromNotation, Playthrough, ShareCode};
use onirim_session::{Chronicle, Deal, Epilogue, Met, Nowhere, Session};

/// A game of first choices, unless this picks another one at a Nightmare.
fn played(setup: &str, seed: u64, at_nightmares: impl Fn(Action) -> bool) -> Playthrough {
    let mut game = Playthrough::seeded(Setup::from_notation(setup).unwrap(), seed);
    while let Some(decision) = game.game().decision() {
        let actions: Vec<Action> = game.game().legal_actions().iter().collect();
        let wanted = actions.iter().copied().find(|&action| at_nightmares(action));
        let chosen = wanted.filter(|_| decision.question == Question::Nightmare);
        game.act(chosen.unwrap_or(actions[0])).unwrap();
    }
    game
}

/// B14: a Nightmare is counted by how it was settled.
#[test]
fn nightmares_are_counted_by_how_they_were_settled() {
    let game = played("solo", 3, |action| action == Action::RevealFive);
    let chronicle = Chronicle::of(&game);
    assert!(!chronicle.nightmares.is_empty());
    assert_eq!(chronicle.times(Met::Deck), chronicle.nightmares.len());
    assert!(chronicle.nightmares.is_sorted_by_key(|encounter| encounter.turn));
    let by_hand = Chronicle::of(&played("solo", 3, |action| action == Action::DiscardHand));
    assert!(by_hand.times(Met::Hand) > 0);
}

/// B6, B14: the Doors and turns are those of the game.
#[test]
fn the_chronicle_agrees_with_the_game() {
    for (setup, seed) in [("solo", 3), ("duo open book towers premonitions", 5), ("solo premonitions", 9), ("solo", 11)]
    {
        let game = played(setup, seed, |action| matches!(action, Action::ReturnDoor { .. }));
        let chronicle = Chronicle::of(&game);
        let on_table: u8 = game.game().doors_on_table().into_iter().sum();
        assert_eq!(chronicle.doors.last().copied(), Some(usize::from(on_table)), "{setup} {seed}");
        let turns =
            game.record().plies.iter().filter(|ply| {
                matches!(ply.action, Action::Play { .. } | Action::Build { .. } | Action::Discard { .. })
            });
        assert_eq!((chronicle.turns(), chronicle.left), (turns.count(), game.game().deck_len()), "{setup} {seed}");
    }
}

#[test]
fn an_unfinished_game_has_no_epilogue() {
    let deal = Deal::Code(ShareCode { setup: Setup::SOLO, seed: 3 });
    let (mut session, _) = Session::begin(deal, date(2026, 3, 1), &Nowhere);
    assert_eq!(Epilogue::of(&session.about(), session.playthrough()), None);
    while let Some(first) = session.game().legal_actions().get(0) {
        let _ = session.act(&[first], &Nowhere).unwrap();
    }
    let epilogue = Epilogue::of(&session.about(), session.playthrough()).unwrap();
    assert_eq!(epilogue.doors(), epilogue.chronicle.doors.last().copied().unwrap());
    assert_eq!(epilogue.tally, None, "no shelf has told anything");
    let lesson = Session::lesson(session.playthrough().clone());
    assert_eq!(Epilogue::of(&lesson.about(), lesson.playthrough()), None);
}
