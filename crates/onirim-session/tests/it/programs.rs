//! A program takes a seat.

use onirim_core::{Action, Seat};
use onirim_record::{Program, Programs, ShareCode};
use onirim_session::{Deal, Opened, Session, Undo, Watch};

use crate::memory::Memory;
use crate::{TODAY, setup};

fn with(words: &str, programs: Programs, shelf: &Memory) -> Session {
    let deal = Deal::With { code: ShareCode { setup: setup(words), seed: 7 }, programs };
    Session::begin(deal, TODAY, shelf).0
}

fn first(session: &Session) -> Action {
    session.game().legal_actions().get(0).unwrap()
}

/// Answers the question of the moment with the first legal action, for the person or the program.
fn step(session: &mut Session, shelf: &Memory) {
    let action = first(session);
    match session.asked_program() {
        Some(_) => drop(session.act_for_program(action, shelf).unwrap()),
        None => drop(session.act(&[action], shelf).unwrap()),
    }
}

/// D10: the only person always looks at the screen, with the own cards.
#[test]
fn the_screen_stays_with_the_person() {
    for words in ["duo open", "duo talk book", "duo silent towers premonitions"] {
        for seat in Seat::BOTH {
            let shelf = Memory::new();
            let mut session = with(words, Programs::one(seat.partner(), Program::Fast), &shelf);
            let mut asked = [false; 2];
            for _ in 0..4000 {
                assert_eq!(session.viewer(), seat);
                assert_eq!(session.view().seat, seat);
                assert!(matches!(session.watch(), Watch::Everyone | Watch::Alone(_)), "{:?}", session.watch());
                if session.is_over() {
                    break;
                }
                asked[usize::from(session.asked_program().is_some())] = true;
                step(&mut session, &shelf);
            }
            assert!(session.is_over() && asked == [true; 2]);
        }
    }
}

/// D1: each player picks their own cards, and the program picks for itself.
#[test]
fn a_person_cannot_answer_for_the_program() {
    let shelf = Memory::new();
    let mut session = with("duo open", Programs::one(Seat::One, Program::Fast), &shelf);
    let before = session.version();
    let _ = session.act(&[first(&session)], &shelf).unwrap();
    assert_eq!(session.version(), before);
    step(&mut session, &shelf);
    assert_ne!(session.version(), before);
}

/// Taking back skips what the program chose since the last choice of the person.
#[test]
fn the_last_choice_of_the_person_is_taken_back() {
    let shelf = Memory::new();
    let mut session = with("duo open", Programs::one(Seat::Two, Program::Strong), &shelf);
    let mut chosen = None;
    while chosen.is_none() || session.asked_program().is_none() || session.game().active() == Seat::One {
        if session.asked_program().is_none() {
            chosen = Some(session.version().ply);
        }
        step(&mut session, &shelf);
    }
    let version = session.version();
    assert_eq!(session.price_of_undo(), Ok(Undo::ForHelp));
    let _ = session.take_back(&shelf).unwrap();
    assert!(session.version().ply <= chosen.unwrap() && session.version().line > version.line);
    assert_eq!(session.asked_program(), None);
    assert!(session.redo(&shelf).is_some());
}

/// Programs are part of the record: a game goes on with the same ones.
#[test]
fn a_kept_game_goes_on_with_its_programs() {
    let shelf = Memory::new();
    let programs = Programs::one(Seat::Two, Program::Strong);
    let mut session = with("duo silent", programs, &shelf);
    step(&mut session, &shelf);
    let loaded = onirim_session::Archive::load(&shelf, session.id().unwrap()).unwrap();
    let Opened::GoesOn(again) = Session::open(loaded) else { panic!("it goes on") };
    assert_eq!((again.programs(), again.viewer()), (programs, Seat::One));
}

#[test]
fn a_game_of_two_programs_is_watched() {
    let shelf = Memory::new();
    let mut session = with("duo silent", Programs::both(Program::Fast, Program::Strong), &shelf);
    for _ in 0..40 {
        let decision = session.decision().unwrap();
        assert_eq!((session.viewer(), session.watch()), (decision.seat, Watch::Everyone));
        step(&mut session, &shelf);
    }
}
