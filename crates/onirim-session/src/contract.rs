//! What every shelf must do: tests for whoever writes one.

use std::fmt::Debug;

use jiff::civil::date;
use onirim_core::{QuickChance, Setup};
use onirim_record::Playthrough;

use crate::bookmark::Bookmark;
use crate::daily::daily_seed;
use crate::game_id::GameId;
use crate::kind::GameKind;
use crate::shelf::{Course, Entered, Miss, Shelf, Standing};
use crate::undo::Undo;

/// Holds a shelf to the contract of [`Shelf`], as far as it can be tried. Panics with what does not hold. `empty` makes a shelf with nothing on it.
pub fn check<S: Shelf<Trouble: Debug>>(empty: impl Fn() -> S) {
    what_is_entered_is_loaded(&empty());
    a_deal_counts_once(&empty());
    a_day_has_one_attempt(&empty());
    who_comes_second_is_told(&empty());
    what_is_taken_back_is_gone(&empty());
    what_is_corrected_is_kept_instead(&empty());
    what_is_helped_is_noted(&empty());
    what_is_given_up_is_over(&empty());
    what_is_over_can_be_taken_back(&empty());
    what_was_never_there_is_elsewhere(&empty());
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

fn entered<S: Shelf<Trouble: Debug>>(shelf: &S, game: &Playthrough) -> Bookmark {
    match shelf.enter(GameKind::Normal, Standing::Counts, game) {
        Ok(Entered::Fresh(bookmark)) => bookmark,
        other => panic!("a new deal is fresh: {other:?}"),
    }
}

fn is_elsewhere<T: Debug, R: Debug>(done: &Result<R, Miss<T>>) -> bool {
    matches!(done, Err(Miss::Elsewhere))
}

fn what_is_entered_is_loaded<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let mut game = game(1, 3);
    let mut bookmark = entered(shelf, &game);
    go_on(&mut game, 2);
    assert!(shelf.append(&mut bookmark, &game).is_ok());
    assert_eq!(bookmark.ply(), 5);
    assert!(shelf.append(&mut bookmark, &game).is_ok(), "there is nothing to do");
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.playthrough.record(), game.record());
    assert_eq!((loaded.kind, loaded.standing, loaded.course), (GameKind::Normal, Standing::Counts, Course::GoesOn));
    assert_eq!(loaded.bookmark, bookmark);
}

fn a_deal_counts_once<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let deal = game(1, 0);
    let _ = entered(shelf, &deal);
    let again = shelf.enter(GameKind::Normal, Standing::Counts, &deal);
    assert!(matches!(again, Ok(Entered::Repeated(_))), "{again:?}");
    let known = shelf.enter(GameKind::Normal, Standing::Assisted, &deal);
    let Ok(Entered::Fresh(bookmark)) = known else { panic!("who says so is not told: {known:?}") };
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.standing, Standing::Assisted);
}

fn a_day_has_one_attempt<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let day = date(2026, 3, 1);
    let deal = Playthrough::seeded(Setup::SOLO, daily_seed(day, Setup::SOLO));
    let enter = || shelf.enter(GameKind::Daily(day), Standing::Counts, &deal);
    let first = enter();
    let Ok(Entered::Fresh(first)) = first else { panic!("the attempt: {first:?}") };
    let second = enter();
    assert!(matches!(&second, Ok(Entered::Taken(id)) if *id == first.id()), "{second:?}");
    assert!(shelf.give_up(&first).is_ok());
    let third = enter();
    assert!(matches!(&third, Ok(Entered::Taken(id)) if *id == first.id()), "{third:?}");
}

fn who_comes_second_is_told<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let start = game(1, 4);
    let mut one = entered(shelf, &start);
    let mut other = one.clone();
    let mut longer = start.clone();
    go_on(&mut longer, 1);
    assert!(shelf.append(&mut one, &longer).is_ok());
    let before = other.clone();
    assert!(is_elsewhere(&shelf.append(&mut other, &longer)));
    let Some(earlier) = start.at(2) else { panic!("it has four plies") };
    assert!(is_elsewhere(&shelf.take_back(&mut other, &earlier, Undo::ForHelp)));
    assert!(is_elsewhere(&shelf.take_back(&mut other, &longer, Undo::ForHelp)), "plies that were never kept");
    assert!(is_elsewhere(&shelf.give_up(&other)));
    assert_eq!(other, before, "a bookmark moves only with the game");
    let Ok(loaded) = shelf.load(one.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.ply(), loaded.standing), (5, Standing::Counts));
}

fn what_is_taken_back_is_gone<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let whole = game(1, 6);
    let mut bookmark = entered(shelf, &whole);
    let Some(earlier) = whole.at(3) else { panic!("it has six plies") };
    assert!(shelf.take_back(&mut bookmark, &earlier, Undo::ForCorrection).is_ok());
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.record(), loaded.standing), (earlier.record(), Standing::Counts));
    assert_eq!(loaded.bookmark, bookmark);
    // Plies that were never kept: only the help is noted.
    assert!(shelf.take_back(&mut bookmark, &whole, Undo::ForHelp).is_ok());
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
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

fn what_is_corrected_is_kept_instead<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let wrong = told(|request| request.outcomes().next());
    let right = told(|request| request.outcomes().nth(1));
    let entered = shelf.enter(GameKind::Table, Standing::Counts, &wrong);
    let Ok(Entered::Fresh(mut bookmark)) = entered else { panic!("a new deal is fresh: {entered:?}") };
    let mut late = bookmark.clone();
    assert!(shelf.correct(&mut bookmark, &right).is_ok());
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.playthrough.record(), loaded.standing), (right.record(), Standing::Counts));
    assert_eq!(loaded.bookmark, bookmark);
    assert!(is_elsewhere(&shelf.correct(&mut late, &wrong)), "somebody else has corrected it");
}

fn what_is_helped_is_noted<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let kept = game(1, 4);
    let mut bookmark = entered(shelf, &kept);
    let before = bookmark.clone();
    // A ply that is not kept yet stays so.
    let mut longer = kept.clone();
    go_on(&mut longer, 1);
    longer.mark_advised();
    assert!(shelf.assist(&bookmark, &longer).is_ok());
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!((loaded.standing, &loaded.bookmark), (Standing::Assisted, &before));
    assert_eq!((loaded.playthrough.ply(), loaded.playthrough.record().is_advised()), (4, true));
    assert!(shelf.append(&mut bookmark, &longer).is_ok());
    assert!(is_elsewhere(&shelf.assist(&before, &longer)), "somebody else has gone on");
    assert!(shelf.give_up(&bookmark).is_ok());
    assert!(is_elsewhere(&shelf.assist(&bookmark, &longer)), "it is over");
}

fn what_is_given_up_is_over<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let mut game = game(1, 4);
    let mut bookmark = entered(shelf, &game);
    assert!(shelf.give_up(&bookmark).is_ok());
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.course, Course::Over);
    assert!(is_elsewhere(&shelf.give_up(&bookmark)));
    let Some(earlier) = game.at(2) else { panic!("it has four plies") };
    assert!(is_elsewhere(&shelf.take_back(&mut bookmark, &earlier, Undo::ForCorrection)), "nobody takes that back");
    go_on(&mut game, 1);
    assert!(is_elsewhere(&shelf.append(&mut bookmark, &game)));
}

fn what_is_over_can_be_taken_back<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let game = game(1, 1000);
    let mut bookmark = entered(shelf, &game);
    assert!(is_elsewhere(&shelf.give_up(&bookmark)));
    let Some(earlier) = game.at(game.ply() - 1) else { panic!("it has plies") };
    assert!(shelf.take_back(&mut bookmark, &earlier, Undo::ForHelp).is_ok());
    let Ok(loaded) = shelf.load(bookmark.id()) else { panic!("it is there") };
    assert_eq!(loaded.course, Course::GoesOn);
}

fn what_was_never_there_is_elsewhere<S: Shelf<Trouble: Debug>>(shelf: &S) {
    let mut game = game(1, 2);
    let mut bookmark = Bookmark::new(GameId::from_bits(77), 0, game.record());
    go_on(&mut game, 1);
    assert!(is_elsewhere(&shelf.load(bookmark.id())));
    assert!(is_elsewhere(&shelf.append(&mut bookmark, &game)));
    assert!(is_elsewhere(&shelf.give_up(&bookmark)));
}
