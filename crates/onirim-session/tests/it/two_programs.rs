//! Two programs at the same game.

use onirim_session::{Agreed, Archive, GameId, Kept, Opened, Session, Watch};

use super::memory::{Memory, Weather};
use super::{fresh, play_until, step};

fn open(id: GameId, shelf: &Memory) -> Session {
    match shelf.load(id).map(Session::open) {
        Ok(Opened::GoesOn(session)) => *session,
        other => panic!("it goes on: {other:?}"),
    }
}

/// The same game open in two sessions, with a few plies.
fn twice(words: &str, shelf: &Memory) -> (Session, Session) {
    let mut one = fresh(words, 7, shelf);
    for _ in 0..4 {
        let _ = step(&mut one, shelf);
    }
    let other = open(shelf.ids()[0], shelf);
    (one, other)
}

#[test]
fn the_second_program_continues_the_state_of_the_first() {
    let shelf = Memory::new();
    let (mut one, mut other) = twice("solo", &shelf);
    assert_eq!(step(&mut one, &shelf), Kept::Saved);
    let last = other.game().legal_actions().len() - 1;
    let action = other.game().legal_actions().get(last).unwrap();
    assert_eq!(other.act(&[action], &shelf), Ok(Kept::MovedOn));
    assert_eq!(other.record(), one.record());
    assert_eq!(other.chapters(), one.chapters());
    assert_eq!(step(&mut other, &shelf), Kept::Saved, "and from there it can be played on");
    assert_eq!(shelf.only().record(), other.record());
}

#[test]
fn a_take_back_of_another_page_is_taken_over() {
    let shelf = Memory::new();
    let (mut one, mut other) = twice("solo", &shelf);
    assert_eq!(one.take_back(&shelf), Ok(Agreed::Done));
    assert_eq!(step(&mut other, &shelf), Kept::MovedOn);
    assert_eq!(other.record(), one.record());

    assert_eq!(other.take_back(&shelf), Ok(Agreed::Done));
    assert_eq!(one.take_back(&shelf), Ok(Agreed::MovedOn));
    assert_eq!(other.record(), one.record());
}

#[test]
fn a_game_that_another_program_ended_is_over() {
    let shelf = Memory::new();
    let (mut one, mut other) = twice("solo", &shelf);
    assert_eq!(one.give_up(&shelf), Agreed::Done);
    assert_eq!(step(&mut other, &shelf), Kept::Ended);
    assert_eq!(other.give_up(&shelf), Agreed::Ended);

    let shelf = Memory::new();
    let (mut one, mut other) = twice("solo", &shelf);
    play_until(&mut one, &shelf, Session::is_over);
    assert_eq!(step(&mut other, &shelf), Kept::Ended);

    let shelf = Memory::new();
    let (_, mut other) = twice("solo", &shelf);
    shelf.delete(shelf.ids()[0]).unwrap();
    assert_eq!(step(&mut other, &shelf), Kept::Ended);
}

/// If the archive fails to load the game as well, the session keeps its state.
#[test]
fn a_game_of_unknown_state_stays_open() {
    let shelf = Memory::new();
    let (mut one, mut other) = twice("solo", &shelf);
    assert_eq!(step(&mut one, &shelf), Kept::Saved);
    // The next call reports another program; the one after it is to load its state.
    shelf.set(Weather::Lightning(shelf.calls() + 1));
    assert!(matches!(step(&mut other, &shelf), Kept::Unsaved { .. }));
    assert_eq!(other.playthrough().ply(), one.playthrough().ply());
    assert_eq!(other.keep(&shelf), Kept::Saved, "it is the same choice");
}

/// D10: the player who looks may not be the one who is asked in the other program's game.
#[test]
fn a_game_with_secrets_that_moved_on_shows_no_cards() {
    let shelf = Memory::new();
    let (mut one, mut other) = twice("duo talk", &shelf);
    play_until(&mut one, &shelf, |session| matches!(session.watch(), Watch::Alone(_)));
    let _ = step(&mut one, &shelf);
    assert_eq!(step(&mut other, &shelf), Kept::MovedOn);
    assert!(matches!(other.watch(), Watch::Away { .. }), "{:?}", other.watch());
}
