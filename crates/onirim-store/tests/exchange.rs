//! Export and import.
#![cfg(feature = "sqlite")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use std::io::{BufReader, Read};
use std::thread;

use common::{begun_game, play, setup, whole_game};
use jiff::civil::{Date, date};
use onirim_core::{QuickChance, Setup};
use onirim_record::Playthrough;
use onirim_session::{Conclusion, GameKind, Page, Undo, daily_seed};
use onirim_store::{ArchiveError, FileEnd, Imported, MOST_SKIPPED, SkipReason, Skipped};
use onirim_store::{Store, StoreError};
use onirim_testkit::patience::join;
use proptest::prelude::*;

/// The day of the imports.
const TODAY: Date = date(2026, 3, 2);
const ALL: Page = Page { skip: 0, at_most: 100 };

fn memory() -> Store {
    Store::in_memory().unwrap()
}

/// A store with five games of all kinds, two of them over.
fn varied() -> Store {
    let store = memory();
    let day = date(2026, 3, 1);
    let daily = Playthrough::seeded(Setup::SOLO, daily_seed(day, Setup::SOLO));
    store.create(GameKind::Daily(day), &daily).unwrap();
    store.create(GameKind::Normal, &whole_game(setup("duo silent book towers premonitions-6"), u64::MAX)).unwrap();
    let helped = store.create(GameKind::Lesson, &begun_game(Setup::SOLO, 3, 9)).unwrap();
    store.mark_assisted(helped.id()).unwrap();
    let given_up = store.create(GameKind::Normal, &begun_game(Setup::SOLO, 4, 9)).unwrap();
    store.give_up(&given_up).unwrap();
    let told =
        "onirim-record 1\nsetup: solo\nplayer: Zoë \"Z\"\ndeal: Rs Gm Bd Rk Ns Bm\n1. play Rs -> Gs\nend: unfinished\n";
    store.create(GameKind::Table, &Playthrough::read(told.as_bytes()).unwrap()).unwrap();
    store.set("language", "fr").unwrap();
    store
}

fn exported(store: &Store) -> String {
    let mut file = Vec::new();
    store.export(&mut file).unwrap();
    String::from_utf8(file).unwrap()
}

/// The export without the time of writing.
fn content(store: &Store) -> Vec<String> {
    exported(store).lines().skip(1).map(str::to_owned).collect()
}

fn import(store: &Store, file: &str) -> Imported {
    store.import(&mut file.as_bytes(), TODAY).unwrap()
}

#[test]
fn an_import_restores_an_export_and_a_second_one_adds_nothing() {
    let (old, new) = (varied(), memory());
    let file = exported(&old);
    let first = import(&new, &file);
    assert_eq!((first.added, first.settings, first.end), (5, 1, FileEnd::Counted));
    assert_eq!(first.skipped, []);
    assert_eq!(content(&new), content(&old));
    assert_eq!(new.statistics().unwrap(), old.statistics().unwrap());

    let second = import(&new, &file);
    assert_eq!((second.added, second.continued, second.known, second.settings), (0, 0, 5, 0));
    assert_eq!(content(&new), content(&old));
}

#[test]
fn settings_that_are_here_stay() {
    let new = memory();
    new.set("language", "en").unwrap();
    import(&new, &exported(&varied()));
    assert_eq!(new.setting("language").unwrap().as_deref(), Some("en"));
}

#[test]
fn an_import_continues_a_game() {
    let (there, here) = (memory(), memory());
    let mut game = begun_game(Setup::SOLO, 4, 5);
    let mut bookmark = there.create(GameKind::Normal, &game).unwrap();
    let early = exported(&there);
    import(&here, &early);
    let mut held = here.load(bookmark.id()).unwrap();

    play(&mut game, 1000, &mut QuickChance::new(1));
    there.append(&mut bookmark, &game).unwrap();
    let late = exported(&there);
    assert_eq!(import(&here, &late).continued, 1);
    let loaded = here.load(bookmark.id()).unwrap();
    assert_eq!(loaded.playthrough.record(), game.record());
    assert!(loaded.summary.conclusion.is_some());
    assert_eq!(content(&here), content(&there));

    assert_eq!(import(&here, &early).known, 1, "an older export takes nothing away");
    assert_eq!(here.load(bookmark.id()).unwrap().summary.plies, game.ply());
    play(&mut held.playthrough, 1, &mut QuickChance::new(2));
    assert!(matches!(
        here.append(&mut held.bookmark, &held.playthrough),
        Err(StoreError::Archive(ArchiveError::MovedOn { .. }))
    ));
}

#[test]
fn help_and_giving_up_are_taken_over() {
    let (there, here) = (memory(), memory());
    let bookmark = there.create(GameKind::Normal, &begun_game(Setup::SOLO, 4, 5)).unwrap();
    import(&here, &exported(&there));
    there.mark_assisted(bookmark.id()).unwrap();
    there.give_up(&bookmark).unwrap();
    assert_eq!(import(&here, &exported(&there)).continued, 1);
    let summary = here.load(bookmark.id()).unwrap().summary;
    assert_eq!((summary.assisted, summary.conclusion), (true, Some(Conclusion::GivenUp)));
    assert_eq!(import(&here, &exported(&there)).known, 1);
}

#[test]
fn a_game_with_other_plies_is_skipped() {
    let (there, here) = (memory(), memory());
    let game = begun_game(Setup::SOLO, 4, 5);
    let mut bookmark = there.create(GameKind::Normal, &game).unwrap();
    import(&here, &exported(&there));
    let mut other = game.at(4).unwrap();
    there.undo(&mut bookmark, &other, Undo::ForHelp).unwrap();
    let taken = game.record().plies[4].action;
    other.act(other.game().legal_actions().iter().find(|&action| action != taken).unwrap()).unwrap();
    there.append(&mut bookmark, &other).unwrap();
    let report = import(&here, &exported(&there));
    assert_eq!(report.skipped[0].reason, SkipReason::Differs { id: bookmark.id() });
    assert_eq!(here.load(bookmark.id()).unwrap().playthrough.record(), game.record());
}

#[test]
fn a_second_attempt_at_a_daily_deal_is_skipped() {
    let (there, here) = (memory(), memory());
    let day = date(2026, 3, 1);
    let daily = Playthrough::seeded(Setup::SOLO, daily_seed(day, Setup::SOLO));
    there.create(GameKind::Daily(day), &daily).unwrap();
    let ours = here.create(GameKind::Daily(day), &daily).unwrap();
    let report = import(&here, &exported(&there));
    let taken = SkipReason::DailyTaken { day, id: ours.id() };
    assert_eq!(report.skipped.iter().map(|skipped| &skipped.reason).collect::<Vec<_>>(), [&taken, &taken]);
    assert_eq!(here.unfinished().unwrap().games.len(), 1);
}

#[test]
fn an_attempt_that_was_deleted_stays_used_after_an_import() {
    let (there, here) = (memory(), memory());
    let day = date(2026, 3, 1);
    let daily = Playthrough::seeded(Setup::SOLO, daily_seed(day, Setup::SOLO));
    let bookmark = there.create(GameKind::Daily(day), &daily).unwrap();
    there.delete(bookmark.id()).unwrap();
    import(&here, &exported(&there));
    assert_eq!(here.daily_attempt(day, Setup::SOLO).unwrap(), Some(bookmark.id()));
}

#[test]
fn a_cut_off_file_is_imported_as_far_as_it_goes() {
    let file = exported(&varied());
    let lines: Vec<_> = file.lines().collect();
    let here = memory();
    let report = import(&here, &format!("{}\n{}", lines[..5].join("\n"), &lines[5][..40]));
    assert_eq!((report.added, report.skipped.len(), report.end), (2, 1, FileEnd::Missing));
    assert!(matches!(report.skipped[0].reason, SkipReason::Unreadable(_)));
    assert_eq!(report.skipped[0].line, 6);
}

#[test]
fn other_files_are_refused() {
    let here = memory();
    for file in ["", "hello\n", "{}\n", "{\"onirim-export\":{}}\n", "{\"onirim-export\":{\"version\":0}}\n", "\u{0}\n"]
    {
        assert!(
            matches!(here.import(&mut file.as_bytes(), TODAY), Err(StoreError::Archive(ArchiveError::NotAnExport))),
            "{file:?}"
        );
    }
    let newer = here.import(&mut &b"{\"onirim-export\":{\"version\":2,\"sounds\":[]}}\n"[..], TODAY);
    assert!(matches!(newer, Err(StoreError::Archive(ArchiveError::NewerExport { found: 2, known: 1 }))));
}

/// The reason for skipping a game line after this change.
fn changed(from: &str, to: &str) -> SkipReason {
    let there = memory();
    there.create(GameKind::Normal, &begun_game(Setup::SOLO, 4, 5)).unwrap();
    let file = exported(&there);
    assert!(file.contains(from), "{file}");
    let here = memory();
    let report = import(&here, &file.replacen(from, to, 1));
    assert_eq!((report.added, report.skipped.len()), (0, 1), "{from} -> {to}");
    assert_eq!(here.unfinished().unwrap().games, []);
    report.skipped[0].reason.clone()
}

#[test]
fn a_wrong_game_line_is_skipped() {
    let contradiction = |field| SkipReason::Contradiction { field };
    let bad = |field| SkipReason::BadField { field };
    assert!(matches!(changed("1. ", "1. discard-hand -> "), SkipReason::Record(_)));
    assert!(matches!(changed("end: unfinished", "end: victory"), SkipReason::Record(_)));
    assert!(matches!(changed("seed: 4", "seed: 5"), SkipReason::Record(_)));
    assert_eq!(changed("\"normal\"", "\"chess\""), bad("kind"));
    assert_eq!(changed("\"normal\"", "\"daily\""), bad("kind"));
    assert_eq!(changed("\"normal\"", "\"daily\",\"day\":\"2026-03-01\""), contradiction("day"));
    assert_eq!(changed("\"normal\"", "\"normal\",\"finished\":\"2026-03-01T00:00:00Z\""), contradiction("finished"));
    assert_eq!(changed("\"created\":\"", "\"created\":\"x"), bad("created"));
    assert_eq!(changed("\"id\":\"", "\"id\":\"x"), bad("id"));
    assert!(matches!(changed("\"record\"", "\"recode\""), SkipReason::Unreadable(_)));
    assert!(matches!(changed("{\"game\"", "{\"chess\""), SkipReason::Unreadable(_)));
}

/// Every imported game can be loaded.
#[test]
fn a_time_at_the_end_of_the_calendar_is_imported_or_skipped() {
    let there = memory();
    there.create(GameKind::Normal, &begun_game(Setup::SOLO, 4, 5)).unwrap();
    let file = exported(&there);
    let old = file.split("\"updated\":\"").nth(1).unwrap().split('"').next().unwrap();
    let times =
        ["9999-12-30T22:00:00Z", "9999-12-30T22:00:00.999999999Z", "9999-12-31T23:59:59Z", "-009999-01-02T01:59:59Z"];
    for (time, added) in times.into_iter().zip([1, 0, 0, 1]) {
        let here = memory();
        assert_eq!(import(&here, &file.replace(old, time)).added, added, "{time}");
        assert_eq!(here.games().unwrap().games.len(), added);
        assert!(here.check().unwrap().damaged.is_empty(), "{time}");
    }
}

#[test]
fn the_report_is_bounded() {
    let head = exported(&memory()).lines().next().unwrap().to_owned();
    let rubbish = "x\n".repeat(MOST_SKIPPED + 7);
    let report = import(&memory(), &format!("{head}\n{rubbish}"));
    assert_eq!((report.skipped.len(), report.skipped_more), (MOST_SKIPPED, 7));
}

/// No export has such a line, so what follows it is no export either.
#[test]
fn an_import_stops_at_a_line_that_is_too_long() {
    let file = exported(&varied());
    let lines: Vec<_> = file.lines().collect();
    let long = "y".repeat(9 << 20);
    let report = import(&memory(), &[&lines[..5], &[&long], &lines[5..]].concat().join("\n"));
    assert_eq!((report.added, report.end), (2, FileEnd::Missing));
    assert_eq!(report.skipped, [Skipped { line: 6, reason: SkipReason::TooLong }]);
}

/// A valid beginning, then `/dev/zero`: the beginning is imported, and the import ends.
#[test]
fn a_line_that_never_ends_is_not_read_for_ever() {
    let file = exported(&varied());
    let begun: String = file.split_inclusive('\n').take(5).collect();
    for byte in [0, b' ', b'y'] {
        let begun = begun.clone();
        let imported = join(thread::spawn(move || {
            let mut endless = BufReader::new(begun.as_bytes().chain(std::io::repeat(byte)));
            memory().import(&mut endless, TODAY).unwrap()
        }));
        assert_eq!((imported.added, imported.end), (2, FileEnd::Missing));
        assert_eq!(imported.skipped, [Skipped { line: 6, reason: SkipReason::TooLong }]);
    }
}

/// `/dev/zero`, or another endless file without lines.
#[test]
fn an_endless_file_is_refused_at_its_first_line() {
    let mut endless = BufReader::new(std::io::repeat(0));
    assert!(matches!(memory().import(&mut endless, TODAY), Err(StoreError::Archive(ArchiveError::NotAnExport))));
    let mut endless = BufReader::new((&b"{\"onirim-export\":"[..]).chain(std::io::repeat(b' ')));
    assert!(matches!(memory().import(&mut endless, TODAY), Err(StoreError::Archive(ArchiveError::NotAnExport))));
}

#[test]
fn a_message_is_short_whatever_the_line() {
    let head = exported(&memory()).lines().next().unwrap().to_owned();
    let much = "\u{202e}\u{1b}\u{2028}y".repeat(600_000);
    let lines = [
        format!("{{\"{}\":{{}}}}", much.replace('\u{1b}', "\\u001b")),
        format!("{{\"setting\":\"{}\"}}", much.replace('\u{1b}', "\\u001b")),
        format!("{{\"setting\":{{\"name\":\"{0}\",\"value\":\"\"}}}}", "n".repeat(7 << 20)),
        much.clone(),
    ];
    let report = import(&memory(), &format!("{head}\n{}", lines.join("\n")));
    assert_eq!(report.skipped.len(), lines.len());
    for skipped in &report.skipped {
        let said = skipped.to_string();
        assert!(said.len() < 400, "{} bytes", said.len());
        assert!(!said.contains(['\u{202e}', '\u{1b}', '\u{2028}']), "{said}");
    }
}

/// A removed, added or changed line shows in the counts of the last line.
#[test]
fn the_last_line_counts_the_others() {
    let file = exported(&varied());
    let end_of = |file: &str| import(&memory(), file).end;
    assert_eq!(end_of(&file), FileEnd::Counted);
    for sort in ["{\"setting\"", "{\"daily-attempt\"", "{\"game\""] {
        let line = file.split_inclusive('\n').find(|line| line.starts_with(sort)).unwrap();
        assert_eq!(end_of(&file.replacen(line, "", 1)), FileEnd::Miscounted, "without {sort}");
        assert_eq!(end_of(&file.replacen(line, &line.repeat(2), 1)), FileEnd::Miscounted, "twice {sort}");
        assert_eq!(end_of(&file.replacen(line, "rubbish\n", 1)), FileEnd::Counted, "damaged {sort}");
    }
    let huge = file.replacen("\"games\":5", "\"games\":18446744073709551615", 1);
    assert_eq!(end_of(&huge), FileEnd::Miscounted);
}

#[test]
fn daily_deals_of_later_days_are_skipped() {
    let (there, here) = (memory(), memory());
    let deal = |day| Playthrough::seeded(Setup::SOLO, daily_seed(day, Setup::SOLO));
    let days = [TODAY, TODAY.tomorrow().unwrap(), date(9999, 12, 31)];
    let ids = days.map(|day| there.create(GameKind::Daily(day), &deal(day)).unwrap().id());
    let report = import(&here, &exported(&there));
    assert_eq!((report.added, report.end), (1, FileEnd::Counted));
    assert_eq!(report.skipped.len(), 4, "two attempts, and their games");
    for day in &days[1..] {
        let to_come = SkipReason::DayToCome { day: *day };
        assert_eq!(report.skipped.iter().filter(|skipped| skipped.reason == to_come).count(), 2);
    }
    let attempts = days.map(|day| here.daily_attempt(day, Setup::SOLO).unwrap());
    assert_eq!(attempts, [Some(ids[0]), None, None]);
}

#[test]
fn lines_after_the_end_are_skipped() {
    let file = exported(&varied());
    let game = file.lines().find(|line| line.contains("\"game\":{")).unwrap();
    let here = memory();
    let report = import(&here, &format!("{file}\n{game}\n"));
    assert_eq!(report.skipped.iter().map(|skipped| &skipped.reason).collect::<Vec<_>>(), [&SkipReason::AfterEnd]);
    assert_eq!(here.finished(ALL).unwrap().games.len() + here.unfinished().unwrap().games.len(), 5);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever the damage: an import does not fail half-way, and a second one adds nothing.
    #[test]
    fn a_garbled_file_is_imported_as_far_as_it_goes(changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..40)) {
        let mut file = exported(&varied()).into_bytes();
        let start = file.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for (place, byte) in changes {
            let place = start + place.index(file.len() - start);
            file[place] = byte;
        }
        let here = memory();
        let first = here.import(&mut &*file, TODAY).unwrap();
        let before = content(&here);
        let second = here.import(&mut &*file, TODAY).unwrap();
        prop_assert_eq!((second.added, second.continued), (0, 0));
        prop_assert_eq!(second.known, first.added + first.known + first.continued);
        prop_assert_eq!(content(&here), before);
        prop_assert!(here.check().unwrap().damaged.is_empty());
    }
}
