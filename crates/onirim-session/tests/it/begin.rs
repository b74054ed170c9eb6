//! Beginning, opening and leaving games.

use onirim_core::Setup;
use onirim_record::{Playthrough, ShareCode};
use onirim_session::{Agreed, Archive, Begun, Course, Deal, Kept, Nowhere, Opened, Session, Standing};

use super::memory::{Memory, Weather};
use super::{TODAY, code, fresh, play_until, step};

#[test]
fn a_new_game_is_saved_with_its_date_before_the_first_choice() {
    let shelf = Memory::new();
    let session = fresh("solo", 7, &shelf);
    assert!(!session.is_unsaved());
    let kept = shelf.only();
    assert_eq!(kept.record(), session.record());
    let header = kept.record().headers.first().map(|header| (header.name(), header.value()));
    assert_eq!(header, Some(("date", "2026-03-01")));
}

#[test]
fn a_deal_that_was_played_before_does_not_count() {
    let shelf = Memory::new();
    let _ = fresh("solo", 7, &shelf);
    let (session, kept) = Session::begin(code("solo", 7), TODAY, &shelf);
    assert_eq!((kept, session.standing()), (Kept::Begun(Begun::Repeated), Standing::Assisted));
    let _ = fresh("solo towers", 7, &shelf);
}

#[test]
fn a_game_from_a_record_does_not_count() {
    let shelf = Memory::new();
    let (session, kept) = Session::adopt(Playthrough::seeded(Setup::SOLO, 7), &shelf);
    assert_eq!((kept, session.standing()), (Kept::Begun(Begun::Fresh), Standing::Assisted));
    assert_eq!(shelf.standing(shelf.ids()[0]), Standing::Assisted);
}

#[test]
fn an_unfinished_game_goes_on_and_a_finished_one_is_shown() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    play_until(&mut session, &shelf, |session| session.playthrough().ply() > 10);
    let id = shelf.ids()[0];
    let Ok(Opened::GoesOn(mut opened)) = shelf.load(id).map(Session::open) else { panic!("it goes on") };
    assert_eq!(opened.record(), session.record());
    assert_eq!(opened.chapters(), session.chapters());
    play_until(&mut opened, &shelf, Session::is_over);
    assert!(matches!(shelf.load(id).map(Session::open), Ok(Opened::Over(_))));
}

#[test]
fn a_lesson_is_not_saved() {
    let shelf = Memory::new();
    let mut session = Session::lesson(Playthrough::seeded(Setup::SOLO, 7));
    assert_eq!(step(&mut session, &shelf), Kept::Saved);
    assert!(!session.is_unsaved());
    assert!(shelf.ids().is_empty());
}

#[test]
fn a_game_that_is_given_up_is_over_with_all_its_plies() {
    let shelf = Memory::new();
    let mut session = fresh("solo", 7, &shelf);
    let _ = step(&mut session, &shelf);
    shelf.set(Weather::Foul);
    let _ = step(&mut session, &shelf);
    assert!(matches!(session.give_up(&shelf), Agreed::Refused(_)), "what is shown would be lost");
    shelf.set(Weather::Fair);
    assert_eq!(session.give_up(&shelf), Agreed::Done);
    assert_eq!(shelf.course(shelf.ids()[0]), Course::Over);
    assert_eq!(shelf.only().record(), session.record());
}

#[test]
fn a_game_that_was_never_saved_can_be_given_up() {
    let shelf = Memory::in_weather(Weather::Foul);
    let (mut session, _) = Session::begin(code("solo", 7), TODAY, &shelf);
    assert_eq!(session.give_up(&shelf), Agreed::Done);
    // It is not saved later either.
    shelf.set(Weather::Fair);
    assert!(!session.is_unsaved());
    assert_eq!(session.keep(&shelf), Kept::Saved);
    assert!(shelf.ids().is_empty());
}

#[test]
fn a_game_can_be_played_without_storage() {
    let deal = Deal::Code(ShareCode { setup: Setup::SOLO, seed: 7 });
    let (mut session, _) = Session::begin(deal, TODAY, &Nowhere);
    while let Some(action) = session.game().legal_actions().get(0) {
        assert_eq!(session.act(&[action], &Nowhere), Ok(Kept::Saved));
    }
    assert!(session.is_over() && !session.is_unsaved());
}

/// D10: the seed reveals every card.
#[test]
fn the_code_of_a_game_with_secrets_is_shown_after_its_end() {
    let shelf = Memory::new();
    let mut session = fresh("duo talk", 7, &shelf);
    assert_eq!(session.share_code(), None);
    play_until(&mut session, &shelf, Session::is_over);
    assert!(session.share_code().is_some());
    assert!(fresh("duo open", 7, &shelf).share_code().is_some());
    assert!(fresh("solo", 7, &shelf).share_code().is_some());
}

#[test]
fn a_branch_starts_at_any_step_and_does_not_count() {
    let shelf = Memory::new();
    let mut whole = Playthrough::seeded(Setup::SOLO, 7);
    for _ in 0..6 {
        let action = whole.game().legal_actions().iter().next().expect("something is asked");
        whole.act(action).expect("it is listed");
    }
    let (session, _) = Session::branch(&whole, 3, &shelf).expect("something is asked");
    assert_eq!((session.playthrough().ply(), session.standing()), (3, Standing::Assisted));
    assert!(Session::branch(&whole, 99, &shelf).is_none(), "there is no such step");
}
