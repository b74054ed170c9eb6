//! A shelf that fails, at every single call, and comes back.

use onirim_core::QuickChance;
use onirim_session::{Agreed, Kept, Session, Since};

use super::memory::{Memory, Weather, locked};
use super::{TODAY, code, fresh, step};

/// A story with all that a session can do: the choices come from dice, so that every run tries the same.
fn story(words: &str, shelf: &Memory) -> Session {
    let mut dice = QuickChance::new(7);
    let (mut session, _) = Session::begin(code(words, 11), TODAY, shelf);
    for turn in 0..40 {
        if session.is_over() {
            break;
        }
        let before = session.record().clone();
        if turn % 5 == 4 {
            match session.take_back(shelf) {
                Ok(Agreed::Done) => assert!(session.playthrough().ply() < before.plies.len()),
                Ok(Agreed::Refused(trouble)) => {
                    assert_eq!((trouble, session.record()), (locked(), &before), "a refused change is not made");
                }
                Ok(Agreed::MovedOn | Agreed::Ended) => panic!("nobody else is there"),
                Err(_) => {}
            }
            if turn % 10 == 9 {
                let _ = session.redo(shelf);
            }
        } else {
            while !matches!(session.watch(), onirim_session::Watch::Everyone | onirim_session::Watch::Alone(_)) {
                session.pass_on();
            }
            let actions = session.game().legal_actions();
            let action = actions.get(dice.below(actions.len())).unwrap();
            match session.act(&[action], shelf).unwrap() {
                Kept::Saved | Kept::Begun(_) => assert!(!session.is_unsaved()),
                Kept::Unsaved { .. } => assert!(session.is_unsaved()),
                Kept::MovedOn | Kept::Ended => panic!("nobody else is there"),
            }
        }
    }
    session
}

/// Wherever the shelf fails, the game goes on, the next call makes up for it, and in the end all that was shown is kept, once.
#[test]
fn one_failure_at_any_call_loses_nothing() {
    for words in ["solo", "solo book", "duo talk", "duo open towers premonitions-5"] {
        let fair = Memory::new();
        let _ = story(words, &fair);
        assert!(fair.calls() > 20);
        for call in 0..fair.calls() {
            let shelf = Memory::in_weather(Weather::Lightning(call));
            let mut session = story(words, &shelf);
            shelf.set(Weather::Fair);
            assert!(matches!(session.keep(&shelf), Kept::Saved | Kept::Begun(_)), "{words}, call {call}");
            assert_eq!(shelf.only().record(), session.record(), "{words}, call {call}");
        }
    }
}

/// A change that was made although it was reported to have failed is recognised as our own.
#[test]
fn what_was_kept_in_spite_of_an_error_is_no_stranger() {
    let fair = Memory::new();
    let mut session = fresh("solo", 11, &fair);
    for _ in 0..10 {
        let _ = step(&mut session, &fair);
    }
    // The first call enters the game; each of the others keeps a choice.
    for call in 1..fair.calls() {
        let shelf = Memory::in_weather(Weather::FalseAlarm(call));
        let mut session = fresh("solo", 11, &shelf);
        for _ in 0..10 {
            let kept = step(&mut session, &shelf);
            assert!(matches!(kept, Kept::Saved | Kept::Unsaved { .. }), "call {call}: {kept:?}");
        }
        shelf.set(Weather::Fair);
        assert_eq!(session.keep(&shelf), Kept::Saved, "call {call}");
        assert_eq!(shelf.only().record(), session.record(), "call {call}");
    }
}

#[test]
fn a_game_that_could_not_be_kept_from_its_beginning_is_kept_as_soon_as_it_can() {
    let shelf = Memory::in_weather(Weather::Foul);
    let (mut session, kept) = Session::begin(code("solo", 7), TODAY, &shelf);
    assert_eq!(kept, Kept::Unsaved { trouble: locked(), since: Since::Now });
    assert_eq!(step(&mut session, &shelf), Kept::Unsaved { trouble: locked(), since: Since::Earlier });
    assert!(session.is_unsaved());
    shelf.set(Weather::Fair);
    assert_eq!(session.keep(&shelf), Kept::Begun(onirim_session::Begun::Fresh));
    assert_eq!(shelf.only().record(), session.record());
}

#[test]
fn trouble_is_new_once_and_again_after_it_was_gone() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let mut since = |weather| {
        shelf.set(weather);
        match step(&mut session, &shelf) {
            Kept::Unsaved { since, .. } => Some(since),
            Kept::Saved | Kept::Begun(_) | Kept::MovedOn | Kept::Ended => None,
        }
    };
    assert_eq!(since(Weather::Foul), Some(Since::Now));
    assert_eq!(since(Weather::Foul), Some(Since::Earlier));
    assert_eq!(since(Weather::Fair), None);
    assert_eq!(since(Weather::Foul), Some(Since::Now));
}

/// What was never kept can be taken back without the shelf; what was, not.
#[test]
fn a_take_back_that_the_shelf_refuses_is_not_made() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let _ = step(&mut session, &shelf);
    shelf.set(Weather::Foul);
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Refused(locked())));
    assert_eq!(session.playthrough().ply(), 1);
    shelf.set(Weather::Fair);
    assert_eq!(step(&mut session, &shelf), Kept::Saved, "and everything can be kept from then on");
}

/// The file was deleted, or the storage emptied: the game on the table is whole, and begins anew there.
#[test]
fn what_a_shelf_has_lost_is_entered_again() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let _ = step(&mut session, &shelf);
    shelf.set(Weather::Fire);
    assert_eq!(step(&mut session, &shelf), Kept::Begun(onirim_session::Begun::Fresh));
    assert_eq!(shelf.only().record(), session.record());
    shelf.set(Weather::Fire);
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Done));
    assert_eq!(step(&mut session, &shelf), Kept::Begun(onirim_session::Begun::Fresh));
    assert_eq!(shelf.only().record(), session.record());
}
