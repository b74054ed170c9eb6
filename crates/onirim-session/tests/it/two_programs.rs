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

/// The same game twice on the table, with a few plies.
fn twice(words: &str, shelf: &Memory) -> (Session, Session) {
    let mut one = fresh(words, 7, shelf);
    for _ in 0..4 {
        let _ = step(&mut one, shelf);
    }
    let other = open(shelf.ids()[0], shelf);
    (one, other)
}

#[test]
fn who_comes_second_goes_on_with_what_the_first_has_made_of_it() {
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
fn what_was_taken_back_elsewhere_is_taken_back_here() {
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
fn a_game_that_was_ended_elsewhere_is_ended_here() {
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

/// When the shelf cannot even say what became of the game, nothing is decided yet.
#[test]
fn while_nobody_knows_what_became_of_the_game_it_stays_on_the_table() {
    let shelf = Memory::new();
    let (mut one, mut other) = twice("solo", &shelf);
    assert_eq!(step(&mut one, &shelf), Kept::Saved);
    // The next call says that somebody else was there, the one after it should say what they did.
    shelf.set(Weather::Lightning(shelf.calls() + 1));
    assert!(matches!(step(&mut other, &shelf), Kept::Unsaved { .. }));
    assert_eq!(other.playthrough().ply(), one.playthrough().ply());
    assert_eq!(other.keep(&shelf), Kept::Saved, "it is the same choice: nothing is lost, nobody is disturbed");
}

/// D10: whoever looks may not be the one who is asked in the other program's game.
#[test]
fn a_game_with_secrets_that_moved_on_shows_nobodys_cards() {
    let shelf = Memory::new();
    let (mut one, mut other) = twice("duo talk", &shelf);
    play_until(&mut one, &shelf, |session| matches!(session.watch(), Watch::Alone(_)));
    let _ = step(&mut one, &shelf);
    assert_eq!(step(&mut other, &shelf), Kept::MovedOn);
    assert!(matches!(other.watch(), Watch::Away { .. }), "{:?}", other.watch());
}
