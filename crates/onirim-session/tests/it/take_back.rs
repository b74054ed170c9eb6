//! Taking back and playing again.

use onirim_core::{Action, Kind, Symbol};
use onirim_session::{Agreed, Kept, NoUndo, Session, Standing, Undo, Watch};

use super::memory::Memory;
use super::{fresh, play_until, step};

#[test]
fn before_the_first_choice_there_is_nothing_to_take_back() {
    let shelf = Memory::new();
    let session = fresh("solo", 7, &shelf);
    assert_eq!(session.price_of_undo(), Err(NoUndo::Nothing));
}

#[test]
fn a_take_back_after_a_card_was_seen_marks_the_saved_game() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let dealt = session.record().clone();
    let _ = step(&mut session, &shelf);
    assert_eq!((session.price_of_undo(), session.standing()), (Ok(Undo::ForHelp), Standing::Counts));
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Done));
    assert_eq!((session.record(), session.standing()), (&dealt, Standing::Assisted));
    assert_eq!(shelf.only().record(), &dealt);
    assert_eq!(shelf.standing(shelf.ids()[0]), Standing::Assisted);
}

#[test]
fn a_choice_can_be_redone_until_another_is_made() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    for _ in 0..6 {
        let _ = step(&mut session, &shelf);
    }
    let there = session.record().clone();
    let mut back = 0;
    while session.take_back(&shelf).is_ok() {
        back += 1;
    }
    assert_eq!(session.playthrough().ply(), 0);
    for _ in 0..back {
        assert_eq!(session.redo(&shelf), Some(Kept::Saved));
    }
    assert_eq!(session.redo(&shelf), None);
    assert_eq!(session.record(), &there);
    assert_eq!(shelf.only().record(), &there);

    let _ = session.take_back(&shelf).unwrap();
    let _ = step(&mut session, &shelf);
    assert_eq!(session.redo(&shelf), None);
}

/// B8: the cards of a Prophecy are put into their order one by one, and are one choice.
#[test]
fn an_order_is_taken_back_as_a_whole() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let is_key = |action: &Action| matches!(action, Action::Discard { card, .. } if matches!(card.kind(), Kind::Chamber(_, Symbol::Key)));
    while !session.game().legal_actions().iter().any(|action| is_key(&action)) {
        let _ = step(&mut session, &shelf);
    }
    let discard = session.game().legal_actions().iter().find(is_key).unwrap();
    let _ = session.act(&[discard], &shelf).unwrap();
    let asked = session.record().clone();
    for _ in 0..3 {
        let _ = step(&mut session, &shelf);
    }
    let _ = session.take_back(&shelf).unwrap();
    assert_eq!(session.record(), &asked);
}

/// D10: after the screen is handed over, the partner's choice cannot be taken back; before that it can.
#[test]
fn only_the_player_who_chose_takes_a_choice_back() {
    let shelf = Memory::new();
    let mut session = fresh("duo talk", 7, &shelf);
    play_until(&mut session, &shelf, |session| matches!(session.watch(), Watch::Leaving { .. }));
    let Watch::Leaving { from, to } = session.watch() else { panic!() };
    let left = session.clone();
    assert_eq!(session.price_of_undo(), Ok(Undo::ForHelp));
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Done));
    assert_eq!(session.watch(), Watch::Alone(from));
    assert!(session.redo(&shelf).is_some());
    assert_eq!((session.record(), session.watch()), (left.record(), Watch::Leaving { from, to }));

    session.pass_on();
    assert_eq!(session.take_back(&shelf), Err(NoUndo::NotYours), "no player looks");
    session.pass_on();
    assert_eq!(session.take_back(&shelf), Err(NoUndo::NotYours), "it was the partner's choice");
    let _ = step(&mut session, &shelf);
    assert!(session.price_of_undo().is_ok(), "one's own can be taken back");
}

/// In open play, both players take back any choice.
#[test]
fn in_open_play_both_players_take_back() {
    let shelf = Memory::new();
    let mut session = fresh("duo open", 7, &shelf);
    for _ in 0..12 {
        let _ = step(&mut session, &shelf);
    }
    while session.take_back(&shelf).is_ok() {}
    assert_eq!(session.playthrough().ply(), 0);
}

#[test]
fn a_game_that_was_over_goes_on() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    play_until(&mut session, &shelf, Session::is_over);
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Done));
    assert!(!session.is_over());
    assert_eq!(step(&mut session, &shelf), Kept::Saved);
}

/// D10: at the end all cards may be looked at, so every take-back is help.
#[test]
fn after_the_end_of_a_game_with_secrets_taking_back_is_help() {
    let shelf = Memory::new();
    for seed in 0..40 {
        let mut session = fresh("duo talk", seed, &shelf);
        play_until(&mut session, &shelf, Session::is_over);
        assert_eq!(session.price_of_undo(), Ok(Undo::ForHelp), "seed {seed}");
    }
}
