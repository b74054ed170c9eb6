//! An archive that fails at any call and works again.

use onirim_core::QuickChance;
use onirim_session::{Agreed, Kept, Session, Since};

use super::memory::{Memory, Weather, locked};
use super::{TODAY, code, fresh, step};

/// Calls every method of a session. The choices are random with a fixed seed, so every run is the same.
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
                Ok(Agreed::MovedOn | Agreed::Ended) => panic!("there is no other program"),
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
                Kept::MovedOn | Kept::Ended => panic!("there is no other program"),
            }
        }
    }
    session
}

/// Whichever call fails, the game goes on, the next call makes up for it, and in the end everything is saved once.
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

/// A change that was made although it was reported as failed is recognised.
#[test]
fn a_ply_saved_in_spite_of_an_error_is_recognised() {
    let fair = Memory::new();
    let mut session = fresh("solo", 11, &fair);
    for _ in 0..10 {
        let _ = step(&mut session, &fair);
    }
    // The first call stores the game; each of the others saves a choice.
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
fn a_game_that_could_not_be_saved_at_first_is_saved_later() {
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
fn a_failure_is_reported_as_new_once() {
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

/// Plies that were never saved can be taken back while the archive fails; saved ones cannot.
#[test]
fn a_take_back_that_the_archive_refuses_is_not_made() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let _ = step(&mut session, &shelf);
    shelf.set(Weather::Foul);
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Refused(locked())));
    assert_eq!(session.playthrough().ply(), 1);
    shelf.set(Weather::Fair);
    assert_eq!(step(&mut session, &shelf), Kept::Saved, "and everything can be kept from then on");
}

/// The file was deleted or the storage emptied: the open game is stored anew.
#[test]
fn a_game_that_the_archive_lost_is_saved_again() {
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
