//! Real cards on a table, told one by one.

use onirim_core::{Outcome, Request, Setup};
use onirim_record::{Playthrough, Refused};
use onirim_session::{Agreed, Begun, Deal, GameKind, Kept, NoUndo, Session, Standing, Watch};

use super::memory::Memory;
use super::{TODAY, first};

/// A deal in which the first possible card always came up.
fn dealt() -> Playthrough {
    let mut deal = Vec::new();
    loop {
        match Playthrough::scripted(Setup::SOLO, &deal) {
            Ok(playthrough) => return playthrough,
            Err(Refused::NeedsOutcome { request, .. }) => deal.extend(request.outcomes().next()),
            Err(other) => panic!("{other}"),
        }
    }
}

fn begun(shelf: &Memory) -> Session {
    let (session, kept) = Session::begin(Deal::Table(Box::new(dealt())), TODAY, shelf);
    assert_eq!((kept, session.kind()), (Kept::Begun(Begun::Fresh), GameKind::Table));
    session
}

fn any(request: Request) -> Outcome {
    request.outcomes().next().unwrap()
}

#[test]
fn a_choice_waits_until_its_cards_are_told() {
    let shelf = Memory::new();
    let mut session = begun(&shelf);
    assert_eq!(session.act(&[first(&session)], &shelf), Ok(Kept::Saved));
    assert_eq!(session.playthrough().ply(), 0, "nothing has happened yet");
    let request = session.wanted().expect("a card is drawn");
    while let Some(request) = session.wanted() {
        assert_eq!(session.tell(any(request), &shelf), Ok(Kept::Saved));
    }
    assert_eq!(session.playthrough().ply(), 1);
    assert_eq!(shelf.only().record(), session.record());
    assert!(matches!(request, Request::Card(_)));
}

#[test]
fn an_impossible_card_is_refused() {
    let shelf = Memory::new();
    let mut session = begun(&shelf);
    let _ = session.act(&[first(&session)], &shelf).unwrap();
    let before = session.wanted();
    let impossible = Outcome::Goal(onirim_core::Color::Red);
    assert!(matches!(session.tell(impossible, &shelf), Err(Refused::ImpossibleOutcome { .. })));
    assert_eq!(session.wanted(), before);
}

#[test]
fn a_slip_is_corrected_card_by_card_and_never_costs() {
    let shelf = Memory::new();
    let mut session = begun(&shelf);
    assert_eq!(session.take_back(&shelf), Err(NoUndo::Nothing));
    let _ = session.act(&[first(&session)], &shelf).unwrap();
    while let Some(request) = session.wanted() {
        let _ = session.tell(any(request), &shelf).unwrap();
    }
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Done));
    assert!(session.wanted().is_some(), "the last card is asked for again");
    assert_eq!(session.playthrough().ply(), 0);
    assert_eq!(shelf.only().record(), session.record());
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Done));
    assert_eq!(session.wanted(), None, "now the choice is taken back as well");
    assert_eq!(session.standing(), Standing::Counts);
}

/// D10: with real cards too, only the player who chose may take back.
#[test]
fn secret_cards_of_the_partner_cannot_be_corrected() {
    let setup = super::setup("duo talk");
    let mut deal = Vec::new();
    let dealt = loop {
        match Playthrough::scripted(setup, &deal) {
            Ok(playthrough) => break playthrough,
            Err(Refused::NeedsOutcome { request, .. }) => deal.extend(request.outcomes().next()),
            Err(other) => panic!("{other}"),
        }
    };
    let shelf = Memory::new();
    let (mut session, _) = Session::begin(Deal::Table(Box::new(dealt)), TODAY, &shelf);
    for _ in 0..300 {
        if let Watch::Leaving { .. } = session.watch() {
            break;
        }
        if let Watch::Away { .. } = session.watch() {
            session.pass_on();
        }
        let _ = match session.wanted() {
            Some(request) => session.tell(any(request), &shelf).unwrap(),
            None => session.act(&[first(&session)], &shelf).unwrap(),
        };
    }
    assert!(session.price_of_undo().is_ok(), "the player at the screen may correct it");
    session.pass_on();
    session.pass_on();
    assert_eq!(session.take_back(&shelf), Err(NoUndo::NotYours));
}
