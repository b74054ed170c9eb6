//! Asking for advice has its price.

use onirim_session::{Agreed, Archive, Deal, NoHelp, Opened, Session, Standing, Watch};

use super::memory::{Memory, Weather};
use super::{TODAY, fresh, setup, step};

#[test]
fn who_is_advised_plays_a_game_that_does_not_count() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let _ = step(&mut session, &shelf);
    assert_eq!(session.standing(), Standing::Counts);
    assert_eq!(session.advised(&shelf), Ok(Agreed::Done));
    assert_eq!((session.standing(), session.record().is_advised()), (Standing::Assisted, true));
    // It is noted before anything else happens, and stays so.
    let _ = step(&mut session, &shelf);
    let loaded = shelf.load(shelf.ids()[0]).unwrap();
    let Opened::GoesOn(mut session) = Session::open(loaded) else { panic!("it goes on") };
    assert_eq!((session.standing(), session.record().is_advised()), (Standing::Assisted, true));
    assert_eq!(session.advised(&shelf), Ok(Agreed::Done));
    let headers = session.record().headers.iter().filter(|header| header.name() == "advised").count();
    assert_eq!(headers, 1, "once is enough");
    assert!(matches!(session.take_back(&shelf), Ok(Agreed::Done)));
    assert!(session.record().is_advised(), "what was heard is not taken back");
}

#[test]
fn nobody_is_advised_if_that_cannot_be_noted() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    shelf.set(Weather::Foul);
    assert!(matches!(session.advised(&shelf), Ok(Agreed::Refused(_))));
    assert_eq!((session.standing(), session.record().is_advised()), (Standing::Counts, false));
}

#[test]
fn nobody_is_advised_in_the_deal_of_the_day() {
    let shelf = Memory::new();
    let (mut session, _) = Session::begin(Deal::Daily(setup("solo")), TODAY, &shelf);
    assert_eq!(session.advised(&shelf), Err(NoHelp::Daily));
    assert_eq!(session.standing(), Standing::Counts);
}

/// D10: only the player who is asked, and looks, is advised.
#[test]
fn nobody_is_advised_while_nobody_looks() {
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
