//! Advice marks a game as assisted.

use onirim_session::{Agreed, Archive, Deal, NoHelp, Opened, Session, Standing, Watch};

use super::memory::{Memory, Weather};
use super::{TODAY, fresh, setup, step};

#[test]
fn advice_marks_the_game_as_assisted() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let _ = step(&mut session, &shelf);
    assert_eq!(session.standing(), Standing::Counts);
    assert_eq!(session.advised(&shelf), Ok(Agreed::Done));
    assert_eq!((session.standing(), session.record().is_advised()), (Standing::Assisted, true));
    // It is noted at once, and stays noted.
    let _ = step(&mut session, &shelf);
    let loaded = shelf.load(shelf.ids()[0]).unwrap();
    let Opened::GoesOn(mut session) = Session::open(loaded) else { panic!("it goes on") };
    assert_eq!((session.standing(), session.record().is_advised()), (Standing::Assisted, true));
    assert_eq!(session.advised(&shelf), Ok(Agreed::Done));
    let headers = session.record().headers.iter().filter(|header| header.name() == "advised").count();
    assert_eq!(headers, 1, "once is enough");
    assert!(matches!(session.take_back(&shelf), Ok(Agreed::Done)));
    assert!(session.record().is_advised(), "a take-back does not undo advice");
}

#[test]
fn there_is_no_advice_if_it_cannot_be_noted() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    shelf.set(Weather::Foul);
    assert!(matches!(session.advised(&shelf), Ok(Agreed::Refused(_))));
    assert_eq!((session.standing(), session.record().is_advised()), (Standing::Counts, false));
}

#[test]
fn there_is_no_advice_in_a_daily_deal() {
    let shelf = Memory::new();
    let (mut session, _) = Session::begin(Deal::Daily(setup("solo")), TODAY, &shelf);
    assert_eq!(session.advised(&shelf), Err(NoHelp::Daily));
    assert_eq!(session.standing(), Standing::Counts);
}

/// D10: only a player who is asked and looks gets advice.
#[test]
fn there_is_no_advice_while_no_player_looks() {
    let shelf = Memory::new();
    let mut session = fresh("duo silent", 7, &shelf);
    for _ in 0..6 {
        let _ = step(&mut session, &shelf);
    }
    assert!(matches!(session.watch(), Watch::Away { .. }));
    assert_eq!(session.advised(&shelf), Err(NoHelp::NotAsked));
    session.pass_on();
    assert_eq!(session.advised(&shelf), Ok(Agreed::Done));
}
