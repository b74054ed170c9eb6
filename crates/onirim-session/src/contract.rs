//! Tests that every [`Archive`] must pass, for the authors of archives.

use std::fmt::Debug;

use jiff::civil::{Date, date};
use onirim_core::{Communication, QuickChance, Seat, Setup};
use onirim_record::{Header, MOST_HEADERS, Playthrough, Program, Programs};

use crate::archive::{Archive, Course, Entered, Miss, Standing};
use crate::bookmark::Bookmark;
use crate::daily::daily_seed;
use crate::game_id::GameId;
use crate::kind::GameKind;
use crate::undo::Undo;

/// Runs the tests. They panic on a failure. `empty` makes an archive without games.
pub fn check<A: Archive>(empty: impl Fn() -> A) {
    entered_games_can_be_loaded(&empty());
    a_list_says_which_programs_take_part(&empty());
    a_deal_counts_once(&empty());
    a_day_has_one_attempt(&empty());
    a_daily_deal_that_was_played_does_not_count(&empty());
    a_daily_deal_cannot_be_taken_back(&empty());
    another_game_cannot_be_appended(&empty());
    headers_and_settings_have_limits(&empty());
    a_stale_bookmark_is_refused(&empty());
    taken_back_plies_are_deleted(&empty());
    a_correction_replaces_the_game(&empty());
    help_is_noted(&empty());
    a_game_given_up_is_over(&empty());
    the_end_can_be_taken_back(&empty());
    an_unknown_game_is_elsewhere(&empty());
}

fn game(seed: u64, plies: usize) -> Playthrough {
    let mut game = Playthrough::seeded(Setup::SOLO, seed);
    go_on(&mut game, plies);
    game
}

fn go_on(game: &mut Playthrough, plies: usize) {
    let mut dice = QuickChance::new(game.ply() as u64);
    for _ in 0..plies {
        let actions = game.game().legal_actions();
        if let Some(action) = actions.get(dice.below(actions.len().max(1))) {
            let done = game.act(action);
            assert!(done.is_ok(), "a listed action");
        }
    }
}

fn entered(archive: &dyn Archive, game: &Playthrough) -> Bookmark {
    match archive.enter(GameKind::Normal, Standing::Counts, game) {
        Ok(Entered::Fresh(bookmark)) => bookmark,
        other => panic!("a new deal is fresh: {other:?}"),
    }
}

/// Has it failed with the error of this text?
fn has_failed<R>(done: &Result<R, Miss>, key: &str) -> bool {
    matches!(done, Err(Miss::Failed(trouble)) if trouble.key() == key)
}

fn is_elsewhere<R: Debug>(done: &Result<R, Miss>) -> bool {
    matches!(done, Err(Miss::Elsewhere))
}

fn entered_games_can_be_loaded(archive: &dyn Archive) {
    let mut game = game(1, 3);
    let mut bookmark = entered(archive, &game);
    go_on(&mut game, 2);
    assert!(archive.append(&mut bookmark, &game).is_ok());
    assert_eq!(bookmark.ply(), 5);
    assert!(archive.append(&mut bookmark, &game).is_ok(), "there is nothing to do");
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.playthrough.record(), game.record());
    assert_eq!((loaded.kind, loaded.standing, loaded.course), (GameKind::Normal, Standing::Counts, Course::GoesOn));
    assert_eq!(loaded.bookmark, bookmark);
}

/// An archive that lists nothing, such as [`Nowhere`](crate::Nowhere), passes.
fn a_list_says_which_programs_take_part(archive: &dyn Archive) {
    let programs = Programs::one(Seat::Two, Program::Strong);
    let mut game = Playthrough::seeded(Setup::duo(Communication::Silent), 1);
    game.headers_mut().extend(programs.header());
    let mut bookmark = entered(archive, &game);
    let _ = entered(archive, &self::game(1, 3));
    go_on(&mut game, 9);
    assert!(archive.append(&mut bookmark, &game).is_ok());
    let Some(earlier) = game.at(5) else { panic!("it has nine plies") };
    assert!(archive.take_back(&mut bookmark, &earlier, Undo::ForCorrection).is_ok());
    let Ok(listing) = archive.unfinished() else { panic!("it can be listed") };
    for listed in &listing.games {
        let expected = if listed.id == bookmark.id() { programs } else { Programs::NONE };
        assert_eq!(listed.programs, expected, "{listed:?}");
    }
    if let Ok(summary) = archive.summary(bookmark.id()) {
        assert_eq!((summary.programs, listing.games.len()), (programs, 2));
    }
}

fn a_deal_counts_once(archive: &dyn Archive) {
    let deal = game(1, 0);
    let _ = entered(archive, &deal);
    let again = archive.enter(GameKind::Normal, Standing::Counts, &deal);
    assert!(matches!(again, Ok(Entered::Repeated(_))), "{again:?}");
    let known = archive.enter(GameKind::Normal, Standing::Assisted, &deal);
    let Ok(Entered::Fresh(bookmark)) = known else { panic!("an assisted game is not reported as repeated: {known:?}") };
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.standing, Standing::Assisted);
}

/// The deal of this day.
fn daily(day: Date, setup: Setup) -> Playthrough {
    Playthrough::seeded(setup, daily_seed(day, setup))
}

fn a_day_has_one_attempt(archive: &dyn Archive) {
    let (today, tomorrow) = (date(2026, 3, 1), date(2026, 3, 2));
    let enter = |day, deal: &Playthrough| archive.enter(GameKind::Daily(day), Standing::Counts, deal);
    let deal = daily(today, Setup::SOLO);
    let first = enter(today, &deal);
    let Ok(Entered::Fresh(first)) = first else { panic!("the attempt: {first:?}") };
    let is_taken = || matches!(enter(today, &deal), Ok(Entered::Taken(id)) if id == first.id());
    assert!(is_taken(), "while it goes on");
    assert!(archive.give_up(&first).is_ok());
    assert!(is_taken(), "after its end");
    assert!(archive.delete(first.id()).is_ok());
    assert!(is_taken(), "after it was deleted");
    for (day, setup) in [(tomorrow, Setup::SOLO), (today, Setup::duo(Communication::Open))] {
        assert!(matches!(enter(day, &daily(day, setup)), Ok(Entered::Fresh(_))), "another day or set-up");
    }
    assert!(has_failed(&enter(date(2026, 3, 3), &game(1, 0)), "fault-store-not-the-daily"));
}

fn a_daily_deal_that_was_played_does_not_count(archive: &dyn Archive) {
    let day = date(2026, 3, 1);
    let deal = daily(day, Setup::SOLO);
    let _ = entered(archive, &deal);
    let again = archive.enter(GameKind::Daily(day), Standing::Counts, &deal);
    assert!(matches!(again, Ok(Entered::Repeated(_))), "{again:?}");
}

fn a_daily_deal_cannot_be_taken_back(archive: &dyn Archive) {
    let day = date(2026, 3, 1);
    let mut game = daily(day, Setup::SOLO);
    go_on(&mut game, 5);
    let entered = archive.enter(GameKind::Daily(day), Standing::Counts, &game);
    let Ok(Entered::Fresh(mut bookmark)) = entered else { panic!("the attempt: {entered:?}") };
    let Some(earlier) = game.at(4) else { panic!("it has five plies") };
    assert!(has_failed(&archive.take_back(&mut bookmark, &earlier, Undo::ForHelp), "fault-store-no-undo"));
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.ply(), loaded.standing), (5, Standing::Counts));
}

fn another_game_cannot_be_appended(archive: &dyn Archive) {
    let whole = game(1, 3);
    let mut bookmark = entered(archive, &whole);
    let Some(shorter) = whole.at(2) else { panic!("it has three plies") };
    for other in [game(2, 4), shorter] {
        assert!(has_failed(&archive.append(&mut bookmark, &other), "fault-store-not-this-game"));
    }
    assert!(has_failed(&archive.take_back(&mut bookmark, &game(2, 2), Undo::ForHelp), "fault-store-not-this-game"));
}

fn headers_and_settings_have_limits(archive: &dyn Archive) {
    let mut game = game(1, 0);
    game.headers_mut().extend((0..=MOST_HEADERS).filter_map(|number| Header::new("n", &number.to_string()).ok()));
    let entered = archive.enter(GameKind::Normal, Standing::Counts, &game);
    assert!(has_failed(&entered, "fault-store-headers"));
    for (name, value) in [("", "x"), ("a\nb", "x"), (&*"n".repeat(65), "x"), ("x", &*"v".repeat(10_001))] {
        let refused = archive.set(name, value).map_err(Miss::Failed);
        assert!(has_failed(&refused, "fault-store-bad-setting"), "{name}");
    }
    assert!(archive.set("language", "fr").is_ok());
    assert_eq!(archive.setting("language"), Ok(Some("fr".to_owned())));
}

fn a_stale_bookmark_is_refused(archive: &dyn Archive) {
    let start = game(1, 4);
    let mut one = entered(archive, &start);
    let mut other = one.clone();
    let mut longer = start.clone();
    go_on(&mut longer, 1);
    assert!(archive.append(&mut one, &longer).is_ok());
    let before = other.clone();
    assert!(is_elsewhere(&archive.append(&mut other, &longer)));
    let Some(earlier) = start.at(2) else { panic!("it has four plies") };
    assert!(is_elsewhere(&archive.take_back(&mut other, &earlier, Undo::ForHelp)));
    assert!(is_elsewhere(&archive.take_back(&mut other, &longer, Undo::ForHelp)), "plies that were never kept");
    assert!(is_elsewhere(&archive.give_up(&other)));
    assert_eq!(other, before, "a bookmark moves only with the game");
    let Ok(loaded) = archive.load(one.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.ply(), loaded.standing), (5, Standing::Counts));
}

fn taken_back_plies_are_deleted(archive: &dyn Archive) {
    let whole = game(1, 6);
    let mut bookmark = entered(archive, &whole);
    let Some(earlier) = whole.at(3) else { panic!("it has six plies") };
    assert!(archive.take_back(&mut bookmark, &earlier, Undo::ForCorrection).is_ok());
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.record(), loaded.standing), (earlier.record(), Standing::Counts));
    assert_eq!(loaded.bookmark, bookmark);
    // Without plies to delete, only the help is noted.
    assert!(archive.take_back(&mut bookmark, &whole, Undo::ForHelp).is_ok());
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.record(), loaded.standing), (earlier.record(), Standing::Assisted));
}

/// Cards that were told, the first possible ones or the last.
fn told(first: impl Fn(&onirim_core::Request) -> Option<onirim_core::Outcome>) -> Playthrough {
    let mut deal = Vec::new();
    loop {
        match Playthrough::scripted(Setup::SOLO, &deal) {
            Err(onirim_record::Refused::NeedsOutcome { request, .. }) => deal.extend(first(&request)),
            dealt => return dealt.unwrap_or_else(|refused| panic!("a deal: {refused}")),
        }
    }
}

fn a_correction_replaces_the_game(archive: &dyn Archive) {
    let wrong = told(|request| request.outcomes().next());
    let right = told(|request| request.outcomes().nth(1));
    let entered = archive.enter(GameKind::Table, Standing::Counts, &wrong);
    let Ok(Entered::Fresh(mut bookmark)) = entered else { panic!("a new deal is fresh: {entered:?}") };
    let mut late = bookmark.clone();
    assert!(archive.correct(&mut bookmark, &right).is_ok());
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.record(), loaded.standing), (right.record(), Standing::Counts));
    assert_eq!(loaded.bookmark, bookmark);
    assert!(is_elsewhere(&archive.correct(&mut late, &wrong)), "another program has corrected it");
}

fn help_is_noted(archive: &dyn Archive) {
    let kept = game(1, 4);
    let mut bookmark = entered(archive, &kept);
    let before = bookmark.clone();
    // A ply beyond the bookmark is not stored.
    let mut longer = kept.clone();
    go_on(&mut longer, 1);
    longer.mark_advised();
    assert!(archive.assist(&bookmark, &longer).is_ok());
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.standing, &loaded.bookmark), (Standing::Assisted, &before));
    assert_eq!((loaded.playthrough.ply(), loaded.playthrough.record().is_advised()), (4, true));
    assert!(archive.append(&mut bookmark, &longer).is_ok());
    assert!(is_elsewhere(&archive.assist(&before, &longer)), "another program has gone on");
    assert!(archive.give_up(&bookmark).is_ok());
    assert!(is_elsewhere(&archive.assist(&bookmark, &longer)), "it is over");
}

fn a_game_given_up_is_over(archive: &dyn Archive) {
    let mut game = game(1, 4);
    let mut bookmark = entered(archive, &game);
    assert!(archive.give_up(&bookmark).is_ok());
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.course, Course::Over);
    assert!(is_elsewhere(&archive.give_up(&bookmark)));
    let Some(earlier) = game.at(2) else { panic!("it has four plies") };
    assert!(
        is_elsewhere(&archive.take_back(&mut bookmark, &earlier, Undo::ForCorrection)),
        "giving up cannot be taken back"
    );
    go_on(&mut game, 1);
    assert!(is_elsewhere(&archive.append(&mut bookmark, &game)));
}

fn the_end_can_be_taken_back(archive: &dyn Archive) {
    let game = game(1, 1000);
    let mut bookmark = entered(archive, &game);
    assert!(is_elsewhere(&archive.give_up(&bookmark)));
    let Some(earlier) = game.at(game.ply() - 1) else { panic!("it has plies") };
    assert!(archive.take_back(&mut bookmark, &earlier, Undo::ForHelp).is_ok());
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.course, Course::GoesOn);
    assert!(archive.append(&mut bookmark, &game).is_ok());
    let Ok(loaded) = archive.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.course, Course::Over);
}

fn an_unknown_game_is_elsewhere(archive: &dyn Archive) {
    let mut game = game(1, 2);
    let deleted = entered(archive, &game);
    assert!(archive.delete(deleted.id()).is_ok());
    let unknown = Bookmark::new(GameId::from_bits(77), 0, game.record());
    go_on(&mut game, 1);
    for mut bookmark in [deleted, unknown] {
        assert!(is_elsewhere(&archive.load(bookmark.id())));
        assert!(is_elsewhere(&archive.append(&mut bookmark, &game)));
        assert!(is_elsewhere(&archive.give_up(&bookmark)));
        let gone = archive.delete(bookmark.id()).map_err(Miss::Failed);
        assert!(has_failed(&gone, "fault-store-unknown-game"));
    }
}
