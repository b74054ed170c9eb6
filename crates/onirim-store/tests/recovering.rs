//! A store that is opened when it is needed, and works again once an obstacle is gone.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use std::fs;
use std::time::{Duration, Instant};

use common::{Writer, begun_game, file_in, filled, play_one, store_in};
use onirim_core::{QuickChance, Setup};
use onirim_session::{Damage, DamagedGame, GameKind};
use onirim_store::{Store, StoreError};
use tempfile::tempdir;

/// Longer than the short timeout on a busy machine, shorter than the long one.
const BRIEF: Duration = Duration::from_secs(3);

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed())
}

/// Begins and continues a game.
fn works(store: &Store) {
    let mut game = begun_game(Setup::SOLO, 4, 3);
    let mut bookmark = store.create(GameKind::Normal, &game).unwrap();
    play_one(&mut game, &mut QuickChance::new(4));
    store.append(&mut bookmark, &game).unwrap();
    assert_eq!(store.load(bookmark.id()).unwrap().playthrough.record(), game.record());
}

#[test]
fn files_are_made_when_they_are_needed() {
    let above = tempdir().unwrap();
    let folder = above.path().join("saved");
    let store = Store::at(&folder);
    assert!(!folder.exists());
    works(&store);
    assert!(store.file().is_file());
    store.close().unwrap();
    Store::at(&folder.join("never")).close().unwrap();
}

#[test]
fn a_folder_may_come_later() {
    let above = tempdir().unwrap();
    let folder = above.path().join("saved");
    fs::write(&folder, "a file is in the way").unwrap();
    let store = Store::at(&folder);
    for _ in 0..3 {
        assert!(matches!(store.unfinished(), Err(StoreError::Folder { .. })));
        assert!(matches!(store.set("language", "fr"), Err(StoreError::Folder { .. })));
    }
    fs::remove_file(&folder).unwrap();
    works(&store);
}

#[test]
fn a_store_works_again_after_a_damaged_file_was_moved_away() {
    let folder = tempdir().unwrap();
    fs::write(file_in(&folder), "onirim".repeat(1000)).unwrap();
    let store = Store::at(folder.path());
    for _ in 0..3 {
        assert!(matches!(store.statistics(), Err(StoreError::Damaged { .. })));
    }
    fs::rename(file_in(&folder), folder.path().join("away")).unwrap();
    works(&store);
    assert!(fs::read(folder.path().join("away")).unwrap().starts_with(b"onirim"));
}

/// An open file can be written after it was deleted, and the data would be lost.
#[cfg(unix)]
#[test]
fn a_game_is_saved_anew_after_its_file_was_deleted_or_replaced() {
    use jiff::civil::date;
    use onirim_record::ShareCode;
    use onirim_session::{Begun, Deal, Kept, Session};

    let folder = tempdir().unwrap();
    let store = Store::at(folder.path());
    let deal = Deal::Code(ShareCode { setup: Setup::SOLO, seed: 7 });
    let (mut session, kept) = Session::begin(deal, date(2026, 3, 1), &store);
    assert!(matches!(kept, Kept::Begun(Begun::Fresh)));
    for _ in 0..2 {
        for entry in fs::read_dir(folder.path()).unwrap() {
            fs::remove_file(entry.unwrap().path()).unwrap();
        }
        let action = session.game().legal_actions().get(0).unwrap();
        assert!(matches!(session.act(&[action], &store), Ok(Kept::Begun(Begun::Fresh))));
        let kept = store_in(&folder).unfinished().unwrap().games;
        assert_eq!(kept.iter().map(|game| game.plies).collect::<Vec<_>>(), [session.playthrough().ply()]);
    }
}

mod slow {
    use super::*;

    #[test]
    fn after_one_timeout_other_programs_are_waited_for_only_briefly() {
        let folder = filled();
        let store = store_in(&folder);
        let write = || timed(|| store.set("language", "fr"));
        let writer = Writer::in_the_midst(&folder);
        let (done, waited) = write();
        assert!(matches!(done, Err(StoreError::Busy { .. })), "{done:?}");
        assert!(waited > BRIEF, "{waited:?}");
        for _ in 0..3 {
            let (done, waited) = write();
            assert!(matches!(done, Err(StoreError::Busy { .. })), "{done:?}");
            assert!(waited < BRIEF, "{waited:?}");
            assert_eq!(store.unfinished().unwrap().games.len(), 1, "reading does not wait");
        }
        writer.stop();
        works(&store);

        let writer = Writer::in_the_midst(&folder);
        assert!(write().1 > BRIEF, "after a write the long timeout is back");
        writer.stop();
    }

    #[test]
    fn a_file_that_is_locked_from_the_start_may_be_released() {
        let folder = tempdir().unwrap();
        let writer = Writer::in_the_midst(&folder);
        let store = Store::at(folder.path());
        let (done, waited) = timed(|| store.unfinished());
        assert!(matches!(done, Err(StoreError::Busy { .. })), "{done:?}");
        assert!(waited > BRIEF, "{waited:?}");
        let (done, waited) = timed(|| store.unfinished());
        assert!(matches!(done, Err(StoreError::Busy { .. })), "{done:?}");
        assert!(waited < BRIEF, "{waited:?}");
        writer.stop();
        works(&store);
    }
}

#[test]
fn a_damaged_game_can_be_deleted_whatever_its_id_is() {
    let folder = tempdir().unwrap();
    let store = store_in(&folder);
    let bookmark = store.create(GameKind::Normal, &begun_game(Setup::SOLO, 3, 2)).unwrap();
    let damaged = DamagedGame { id: bookmark.id().to_string(), damage: Damage::Field { field: "setup" } };
    store.delete_damaged(&damaged).unwrap();
    assert_eq!(store.games().unwrap(), Default::default());
}
