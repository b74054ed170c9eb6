//! Rows that hold no valid game.

use onirim_core::Setup;
use onirim_session::{Archive, Damage, GameKind, Session, Standing};
use onirim_store::{ArchiveError, Collection, CollectionError, Here, Key};

use super::shed::{Shed, done};
use super::{TODAY, begun_game, choose, deal, empty};

/// A place with an unfinished game and a finished one.
fn filled() -> Shed {
    let (shed, page) = (Shed::new(), empty());
    done(page.open(&shed)).unwrap();
    let (mut session, _) = Session::begin(deal(5), TODAY, &page);
    let _ = choose(&mut session, &page);
    let _ = page.enter(GameKind::Normal, Standing::Counts, &begun_game(Setup::SOLO, 7, 1000)).unwrap();
    done(page.flush(&shed)).unwrap();
    shed
}

fn opened(shed: &Shed) -> Collection {
    let page = empty();
    done(page.open(shed)).unwrap();
    page
}

/// Changes the row of the game with this in it.
fn change(shed: &Shed, with: &str, from: &str, to: &str) {
    let mut rows = shed.rows.borrow_mut();
    let row = rows.values_mut().find(|row| row.contains(with)).unwrap();
    assert!(row.contains(from), "{row}");
    *row = row.replacen(from, to, 1);
}

#[test]
fn a_damaged_row_is_reported_and_not_changed() {
    let fields = [
        ("\"kind\":\"normal\"", "\"kind\":\"chess\"", "kind"),
        ("\"setup\":\"solo\"", "\"setup\":\"quartet\"", "setup"),
        ("\"seed\":\"5\"", "\"seed\":\"-5\"", "seed"),
        ("\"seed\":\"5\"", "\"seed\":\"6\"", "seed"),
        ("\"created\":1", "\"created\":9223372036854775807,\"x\":1", "created"),
        ("\"plies\":", "\"finished\":1,\"plies\":", "conclusion"),
        ("{\"stamp\"", "{\"stump\"", "row"),
        ("{\"stamp\"", "rubbish", "row"),
    ];
    for (from, to, field) in fields {
        let shed = filled();
        change(&shed, "seed: 5", from, to);
        let before = shed.rows.borrow().clone();
        let page = opened(&shed);
        let listing = page.unfinished();
        assert_eq!((listing.games.len(), listing.damaged.len()), (0, 1), "{to}");
        assert_eq!(listing.damaged[0].damage, Damage::Field { field }, "{to}");
        assert_eq!(page.count_finished(), 1, "the other one is well");
        done(page.flush(&shed)).unwrap();
        assert_eq!(*shed.rows.borrow(), before);

        page.delete_damaged(&listing.damaged[0]).unwrap();
        done(page.flush(&shed)).unwrap();
        assert_eq!((shed.games().len(), page.unfinished().damaged.len()), (1, 0));
    }
}

#[test]
fn a_record_that_contradicts_its_row_is_damaged() {
    let shed = filled();
    change(&shed, "seed: 5", "end: unfinished", "end: victory");
    assert!(matches!(opened(&shed).unfinished().damaged[0].damage, Damage::Record(_)));

    let shed = filled();
    change(&shed, "seed: 7", "\"plies\":", "\"plies\":1");
    let page = opened(&shed);
    let id = page.finished(onirim_session::Page { skip: 0, at_most: 1 }).games[0].id;
    let loaded = page.load_game(id);
    let Err(CollectionError::Archive(ArchiveError::DamagedGame(damaged))) = loaded else { panic!("{loaded:?}") };
    assert!(matches!(damaged.damage, Damage::Plies { .. }), "{damaged}");
    let mut file = Vec::new();
    let exported = page.export(&mut file).unwrap();
    assert_eq!((exported.games, exported.damaged), (1, vec![damaged.clone()]));
    page.delete_damaged(&damaged).unwrap();
    done(page.flush(&shed)).unwrap();
    assert_eq!(shed.games().len(), 1);
}

/// An imported file may have thousands of unfinished games: opening a page does not replay them all.
#[test]
fn beyond_a_limit_unfinished_games_are_verified_when_opened() {
    let (shed, page) = (Shed::new(), empty());
    done(page.open(&shed)).unwrap();
    for seed in 0..300 {
        let _ = page.enter(GameKind::Normal, Standing::Counts, &begun_game(Setup::SOLO, seed, 3)).unwrap();
    }
    done(page.flush(&shed)).unwrap();
    for row in shed.rows.borrow_mut().values_mut() {
        *row = row.replacen("end: unfinished", "end: victory", 1);
    }
    let page = opened(&shed);
    let listing = page.unfinished();
    assert_eq!(listing.games.len() + listing.damaged.len(), 300);
    assert!(!listing.damaged.is_empty() && !listing.games.is_empty(), "{}", listing.damaged.len());
    for game in listing.games {
        let loaded = page.load_game(game.id);
        assert!(matches!(loaded, Err(CollectionError::Archive(ArchiveError::DamagedGame(_)))), "{loaded:?}");
    }
}

#[test]
fn a_damaged_row_with_any_name_can_be_deleted() {
    let shed = filled();
    let game = shed.games()[0].clone();
    for name in ["", "x", "ABCDEF00ABCDEF00ABCDEF00ABCDEF00", "é\u{0}"] {
        shed.rows.borrow_mut().insert(Key::Game(name.into()), game.clone());
        let page = opened(&shed);
        let damaged = page.games().damaged;
        assert_eq!(damaged.iter().map(|damaged| &*damaged.id).collect::<Vec<_>>(), [name]);
        page.delete_damaged(&damaged[0]).unwrap();
        done(page.flush(&shed)).unwrap();
        assert_eq!(shed.games().len(), 2);
    }
}

#[test]
fn unreadable_settings_and_attempts_are_ignored() {
    let shed = filled();
    let strange = [Key::Attempt("yesterday".into()), Key::Attempt("2026-03-02 solo".into())];
    for key in strange {
        shed.rows.borrow_mut().insert(key, "nobody".into());
    }
    let page = opened(&shed);
    assert_eq!(page.daily_attempt(TODAY, Setup::SOLO), None);
    let (session, _) = Session::begin(onirim_session::Deal::Daily(Setup::SOLO), TODAY, &page);
    assert_eq!(done(page.flush(&shed)).unwrap().here, Here::AsExpected);
    assert_eq!(opened(&shed).daily_attempt(TODAY, Setup::SOLO), session.id());
}
