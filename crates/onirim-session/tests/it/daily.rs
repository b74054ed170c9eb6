//! The deal of a day.

use jiff::civil::date;
use onirim_core::Setup;
use onirim_session::{Archive, Begun, Deal, GameKind, Kept, NoUndo, Session, Since, Standing, daily_seed, read_day};

use super::memory::{Memory, Weather, locked};
use super::{TODAY, play_until, setup, step};

fn today(shelf: &Memory) -> (Session, Kept) {
    Session::begin(Deal::Daily(Setup::SOLO), TODAY, shelf)
}

/// Computed by another program from the description of `daily_seed`. They never change.
#[test]
fn the_seed_of_a_day_is_the_same_for_ever() {
    let golden = [
        (date(2026, 3, 1), "solo", 788_166_339_159),
        (date(2026, 3, 2), "solo", 282_805_863_064),
        (date(2026, 3, 1), "solo book", 288_248_180_639),
        (date(2024, 2, 29), "duo talk book-lost towers-ruins premonitions-5", 108_619_116_150),
        (date(1999, 12, 31), "duo silent premonitions-6", 531_983_082_928),
        (date(9999, 12, 31), "solo", 1_064_708_541_845),
    ];
    for (day, words, seed) in golden {
        assert_eq!(daily_seed(day, setup(words)), seed, "{day} {words}");
    }
}

#[test]
fn a_day_is_read_as_it_is_written_and_not_otherwise() {
    for day in [date(2026, 3, 1), date(0, 12, 31), date(9999, 12, 31), date(-1, 1, 1), date(-9999, 1, 1)] {
        assert_eq!(read_day(&day.to_string()), Some(day));
    }
    for text in ["", "2026-3-1", "20260301", "+002026-03-01", "-000000-01-01", "2026-02-29", "2026-13-01", "2026-03-00"]
    {
        assert_eq!(read_day(text), None, "{text:?}");
    }
    for text in [" 2026-03-01", "2026-03-01T00:00:00Z", "2026-03-01[u-ca=iso8601]", "2026-03-1٢"] {
        assert_eq!(read_day(text), None, "{text:?}");
    }
}

#[test]
fn the_attempt_at_a_day_goes_on_until_it_is_over_and_then_it_is_practice() {
    let shelf = Memory::new();
    let (mut session, kept) = today(&shelf);
    assert_eq!((kept, session.kind()), (Kept::Begun(Begun::Fresh), GameKind::Daily(TODAY)));
    let _ = step(&mut session, &shelf);

    let (mut again, kept) = today(&shelf);
    assert_eq!(kept, Kept::Begun(Begun::Continued));
    assert_eq!((again.record(), again.kind()), (session.record(), GameKind::Daily(TODAY)));
    play_until(&mut again, &shelf, Session::is_over);

    let (practice, kept) = today(&shelf);
    assert_eq!(kept, Kept::Begun(Begun::Practice));
    assert_eq!((practice.kind(), practice.standing()), (GameKind::Normal, Standing::Assisted));
}

#[test]
fn deleting_an_attempt_does_not_free_its_day() {
    let shelf = Memory::new();
    let _ = today(&shelf);
    shelf.delete(shelf.ids()[0]).unwrap();
    assert_eq!(today(&shelf).1, Kept::Begun(Begun::Practice));
}

#[test]
fn nothing_is_taken_back_in_a_daily_deal() {
    let shelf = Memory::new();
    let (mut session, _) = today(&shelf);
    let _ = step(&mut session, &shelf);
    assert_eq!(session.price_of_undo(), Err(NoUndo::Daily));
    assert_eq!(session.take_back(&shelf), Err(NoUndo::Daily));
}

/// Another program made the attempt while the archive failed: this game goes on as practice.
#[test]
fn a_second_attempt_is_saved_as_practice() {
    let shelf = Memory::in_weather(Weather::Foul);
    let (mut late, kept) = today(&shelf);
    assert_eq!(kept, Kept::Unsaved { trouble: locked(), since: Since::Now });
    let _ = step(&mut late, &shelf);
    shelf.set(Weather::Fair);
    let (quick, _) = today(&shelf);
    assert_eq!(step(&mut late, &shelf), Kept::Begun(Begun::Practice));
    assert_eq!((late.kind(), late.standing()), (GameKind::Normal, Standing::Assisted));
    assert_eq!(late.playthrough().ply(), 2);
    assert_eq!(quick.kind(), GameKind::Daily(TODAY));
    let kinds: Vec<GameKind> = shelf.ids().into_iter().map(|id| shelf.kind(id)).collect();
    assert_eq!(kinds, [GameKind::Daily(TODAY), GameKind::Normal]);
}

/// Practice that could not be saved at first is reported as practice when it is saved.
#[test]
fn practice_that_could_not_be_saved_is_reported_later() {
    let shelf = Memory::new();
    let (mut first, _) = today(&shelf);
    assert_eq!(first.give_up(&shelf), onirim_session::Agreed::Done);
    // The calls that find and load the attempt work; the one that stores the practice fails.
    shelf.set(Weather::Lightning(shelf.calls() + 2));
    let (mut practice, kept) = today(&shelf);
    assert!(matches!(kept, Kept::Unsaved { .. }), "{kept:?}");
    assert_eq!(practice.keep(&shelf), Kept::Begun(Begun::Practice));
}
