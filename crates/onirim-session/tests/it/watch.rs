//! Which players look at the screen.

use onirim_core::{Question, Seat};
use onirim_session::{Archive, Opened, Session, Watch};

use super::memory::Memory;
use super::{fresh, play_until, step};

#[test]
fn alone_or_in_open_play_all_players_look() {
    for words in ["solo", "duo open"] {
        let shelf = Memory::new();
        let mut session = fresh(words, 7, &shelf);
        while !session.is_over() {
            assert_eq!(session.watch(), Watch::Everyone);
            assert_eq!(Some(session.viewer()), session.decision().map(|decision| decision.seat));
            let _ = step(&mut session, &shelf);
        }
    }
}

/// D1: cards are picked openly, together.
#[test]
fn both_players_see_the_draft() {
    let shelf = Memory::new();
    let mut session = fresh("duo silent", 7, &shelf);
    while session.question() == Some(Question::Draft) {
        assert_eq!((session.watch(), session.told_to()), (Watch::Everyone, None));
        let _ = session.act(&[super::first(&session)], &shelf).unwrap();
    }
    let Watch::Away { to } = session.watch() else { panic!("from now on there are secrets") };
    session.pass_on();
    assert_eq!((session.watch(), session.told_to()), (Watch::Alone(to), Some(to)));
}

/// D10: when the turn passes, one player leaves before the other one comes.
#[test]
fn the_screen_is_handed_over_in_two_steps() {
    let shelf = Memory::new();
    let mut session = fresh("duo talk", 7, &shelf);
    play_until(&mut session, &shelf, |session| matches!(session.watch(), Watch::Leaving { .. }));
    let Watch::Leaving { from, to } = session.watch() else { panic!() };
    assert_eq!((session.viewer(), to), (from, from.partner()));
    session.pass_on();
    assert_eq!(session.watch(), Watch::Away { to });
    session.pass_on();
    assert_eq!((session.watch(), session.viewer()), (Watch::Alone(to), to));
    session.pass_on();
    assert_eq!(session.watch(), Watch::Alone(to));
}

/// D10: an opened game does not know which player looks.
#[test]
fn an_opened_game_with_secrets_shows_no_cards() {
    let shelf = Memory::new();
    let mut session = fresh("duo talk", 7, &shelf);
    play_until(&mut session, &shelf, |session| matches!(session.watch(), Watch::Alone(_)));
    let Ok(Opened::GoesOn(opened)) = shelf.load(shelf.ids()[0]).map(Session::open) else { panic!("it goes on") };
    assert!(matches!(opened.watch(), Watch::Away { .. }));
}

#[test]
fn at_the_end_all_players_look() {
    let shelf = Memory::new();
    let mut session = fresh("duo talk", 7, &shelf);
    play_until(&mut session, &shelf, Session::is_over);
    assert_eq!(session.watch(), Watch::Everyone);
    assert!([Seat::One, Seat::Two].contains(&session.viewer()));
}

/// D10: nothing is done for a player who is away.
#[test]
fn nothing_is_done_while_no_player_looks() {
    let shelf = Memory::new();
    let mut session = fresh("duo talk", 7, &shelf);
    play_until(&mut session, &shelf, |session| matches!(session.watch(), Watch::Leaving { .. }));
    session.pass_on();
    let before = session.record().clone();
    let _ = session.act(&[super::first(&session)], &shelf).unwrap();
    let _ = session.go_on(&shelf);
    assert_eq!(session.redo(&shelf), None);
    assert_eq!(session.record(), &before);
}
