//! A place that does not work, and works again.

use onirim_core::Setup;
use onirim_session::{Deal, Kept, Session, Since};
use onirim_store::{CollectionError, Here, Key, PlaceTrouble};

use super::shed::{Shed, Weather, both, done};
use super::{TODAY, choose, deal, empty};

#[test]
fn flushed_rows_are_read_by_the_next_page() {
    let (shed, page) = (Shed::new(), empty());
    assert_eq!(done(page.open(&shed)), Ok(Here::AsExpected));
    let (mut session, _) = Session::begin(deal(5), TODAY, &page);
    page.set("language", "fr").unwrap();
    let flushed = done(page.flush(&shed)).unwrap();
    assert_eq!((flushed.written.len(), flushed.here), (2, Here::AsExpected));
    let _ = choose(&mut session, &page);
    assert!(page.is_unwritten());
    done(page.flush(&shed)).unwrap();
    assert!(!page.is_unwritten());
    assert_eq!(done(page.flush(&shed)).unwrap().written, [], "there is nothing more to write");

    let next = empty();
    assert_eq!(done(next.open(&shed)), Ok(Here::Changed));
    assert_eq!(next.setting("language").as_deref(), Some("fr"));
    let kept = next.load_game(session.id().unwrap()).unwrap();
    assert_eq!(kept.playthrough.record(), session.record());
    assert_eq!(kept.summary, page.summary(session.id().unwrap()).unwrap());
}

#[test]
fn a_failed_flush_is_reported_and_made_up_for_later() {
    let (shed, page) = (Shed::new(), empty());
    done(page.open(&shed)).unwrap();
    let (mut session, _) = Session::begin(deal(5), TODAY, &page);
    done(page.settle(&shed, || panic!("nothing has changed")));

    shed.set(Weather::Foul);
    assert!(matches!(choose(&mut session, &page), Kept::Saved), "the collection says yes");
    let mut told = Vec::new();
    done(page.settle(&shed, || told.push(session.keep(&page))));
    assert_eq!(told, [Kept::Unsaved { trouble: (&PlaceTrouble::Full).into(), since: Since::Now }]);
    assert!(session.is_unsaved());
    assert!(matches!(choose(&mut session, &page), Kept::Unsaved { since: Since::Earlier, .. }));
    done(page.settle(&shed, || panic!("it has been told")));
    assert!(matches!(page.set("language", "fr"), Err(CollectionError::Place(PlaceTrouble::Full))));

    shed.set(Weather::Fair);
    assert!(matches!(choose(&mut session, &page), Kept::Unsaved { .. }), "the session has not looked again");
    let mut told = Vec::new();
    done(page.settle(&shed, || told.push(session.keep(&page))));
    assert!(matches!(told[..], [Kept::Saved]), "{told:?}");
    assert!(!session.is_unsaved() && !page.is_unwritten() && page.trouble().is_none());
    let next = empty();
    done(next.open(&shed)).unwrap();
    assert_eq!(next.load_game(session.id().unwrap()).unwrap().playthrough.record(), session.record());
}

#[test]
fn a_place_that_cannot_be_opened_is_tried_again() {
    let (shed, page) = (Shed::new(), empty());
    shed.set(Weather::Foul);
    assert_eq!(done(page.open(&shed)), Err(PlaceTrouble::Full));
    let (mut session, kept) = Session::begin(deal(5), TODAY, &page);
    assert!(matches!(kept, Kept::Unsaved { since: Since::Now, .. }));
    let _ = choose(&mut session, &page);
    done(page.settle(&shed, || panic!("it has been told")));

    shed.set(Weather::Fair);
    let mut told = Vec::new();
    done(page.settle(&shed, || told.push(session.keep(&page))));
    assert!(matches!(told[..], [Kept::Begun(_)]), "{told:?}");
    assert_eq!(shed.games().len(), 1);
    assert!(!page.is_unwritten());
}

/// Whichever call fails, and even if its work was done: in the end everything is saved once.
#[test]
fn a_failure_of_any_single_call_loses_nothing() {
    let story = |weather: Weather| {
        let (shed, page) = (Shed::new(), empty());
        shed.set(weather);
        let _ = done(page.open(&shed));
        let (mut session, _) = Session::begin(deal(5), TODAY, &page);
        for turn in 0..6 {
            done(page.settle(&shed, || {
                let _ = session.keep(&page);
            }));
            let _ = choose(&mut session, &page);
            if turn == 3 {
                let _ = session.take_back(&page);
            }
        }
        done(page.settle(&shed, || {
            let _ = session.keep(&page);
        }));
        assert!(!session.is_unsaved() && !page.is_unwritten(), "{weather:?}");
        assert_eq!(shed.games().len(), 1, "{weather:?}");
        let calls = shed.calls();
        shed.set(Weather::Fair);
        let next = empty();
        done(next.open(&shed)).unwrap();
        let kept = next.load_game(session.id().unwrap()).unwrap();
        assert_eq!(kept.playthrough.record(), session.record(), "{weather:?}");
        calls
    };
    let calls = story(Weather::Fair);
    assert!(calls > 6);
    for call in 0..calls {
        story(Weather::Lightning(call));
        story(Weather::FalseAlarm(call));
    }
}

#[test]
fn after_a_place_was_emptied_only_the_open_game_is_written() {
    let (shed, page) = (Shed::new(), empty());
    done(page.open(&shed)).unwrap();
    let _ = Session::begin(deal(4), TODAY, &page);
    let (mut session, _) = Session::begin(deal(5), TODAY, &page);
    done(page.flush(&shed)).unwrap();
    let before = session.id().unwrap();

    shed.burn_down();
    let _ = choose(&mut session, &page);
    let mut told = Vec::new();
    done(page.settle(&shed, || told.push(session.keep(&page))));
    assert!(matches!(told[..], [Kept::Begun(_)]), "{told:?}");
    assert_ne!(session.id(), Some(before));
    assert_eq!((shed.games().len(), page.unfinished().games.len()), (1, 1), "deleted games stay deleted");
    assert_eq!(page.load_game(session.id().unwrap()).unwrap().playthrough.record(), session.record());
}

#[test]
fn plies_played_during_a_flush_are_written_by_the_next() {
    let (shed, page) = (Shed::new(), empty());
    done(page.open(&shed)).unwrap();
    let (mut session, _) = Session::begin(deal(5), TODAY, &page);
    let (first, second) = both(page.flush(&shed), async {
        let _ = choose(&mut session, &page);
        page.flush(&shed).await
    });
    assert_eq!((first.unwrap().here, second.unwrap().here), (Here::AsExpected, Here::AsExpected));
    assert!(!page.is_unwritten());
    let next = empty();
    done(next.open(&shed)).unwrap();
    assert_eq!(next.load_game(session.id().unwrap()).unwrap().playthrough.ply(), session.playthrough().ply());
}

#[test]
fn games_can_be_deleted_when_the_place_is_full() {
    let (shed, page) = (Shed::new(), empty());
    done(page.open(&shed)).unwrap();
    for seed in 1..=3 {
        let _ = Session::begin(deal(seed), TODAY, &page);
    }
    done(page.flush(&shed)).unwrap();
    shed.make_room(3);
    let (mut session, _) = Session::begin(deal(5), TODAY, &page);
    let mut told = Vec::new();
    done(page.settle(&shed, || told.push(session.keep(&page))));
    assert!(matches!(told[..], [Kept::Unsaved { .. }]), "{told:?}");

    let oldest = page.unfinished().games.last().unwrap().id;
    page.delete(oldest).unwrap();
    let mut told = Vec::new();
    done(page.settle(&shed, || told.push(session.keep(&page))));
    assert!(matches!(told[..], [Kept::Saved]), "{told:?}");
    assert!(!page.is_unwritten() && !session.is_unsaved());
    let next = empty();
    done(next.open(&shed)).unwrap();
    assert_eq!((next.games().games.len(), next.summary(oldest).is_err()), (3, true));
}

#[test]
fn a_large_import_is_written_in_parts_until_the_place_is_full() {
    let there = empty();
    for seed in 0..600 {
        let _ = Session::begin(deal(seed), TODAY, &there);
    }
    let _ = Session::begin(Deal::Daily(Setup::SOLO), TODAY, &there);
    there.set("language", "fr").unwrap();
    let mut file = Vec::new();
    there.export(&mut file).unwrap();

    let (shed, page, other) = (Shed::new(), empty(), empty());
    done(page.open(&shed)).unwrap();
    // Another page makes the attempt meanwhile.
    done(other.open(&shed)).unwrap();
    let (attempt, _) = Session::begin(Deal::Daily(Setup::SOLO), TODAY, &other);
    done(other.flush(&shed)).unwrap();
    shed.make_room(300);
    assert_eq!(page.import(&mut &*file, TODAY).unwrap().added, 601);
    assert_eq!(done(page.flush(&shed)), Err(PlaceTrouble::Full));
    let written = shed.games().len();
    assert!((255..=257).contains(&written), "the other page's attempt, and one part: {written}");

    shed.make_room(1000);
    let flushed = done(page.flush(&shed)).unwrap();
    assert_eq!(flushed.here, Here::Changed);
    assert!(!page.is_unwritten());
    assert_eq!(shed.games().len(), 601, "the second attempt is none");
    assert_eq!(page.daily_attempt(TODAY, Setup::SOLO), attempt.id());
}

#[test]
fn keys_are_sent_between_pages_as_text() {
    let keys = vec![Key::Game("ff".into()), Key::Setting("a \"b\"".into()), Key::Attempt("2026-03-01 solo".into())];
    let text = serde_json::to_string(&keys).unwrap();
    assert_eq!(text, r#"[{"game":"ff"},{"setting":"a \"b\""},{"attempt":"2026-03-01 solo"}]"#);
    assert_eq!(serde_json::from_str::<Vec<Key>>(&text).unwrap(), keys);
}
