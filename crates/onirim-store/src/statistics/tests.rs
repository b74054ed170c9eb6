use jiff::Timestamp;
use jiff::civil::date;
use onirim_core::Communication;
use proptest::prelude::*;

use super::*;
use onirim_session::GameKind;

fn game(setup: Setup, conclusion: Conclusion, doors: usize) -> GameSummary {
    GameSummary {
        id: "0123456789abcdef0123456789abcdef".parse().unwrap(),
        created: Timestamp::UNIX_EPOCH,
        updated: Timestamp::UNIX_EPOCH,
        finished: Some(Timestamp::UNIX_EPOCH),
        kind: GameKind::Normal,
        setup,
        seed: Some(1),
        plies: 40 + doors,
        assisted: false,
        conclusion: Some(conclusion),
        doors,
        doomed: None,
    }
}

fn of(games: &[GameSummary]) -> Statistics {
    Statistics::of(games.iter().copied().map(Ok))
}

/// `+` is a game won, `-` one lost.
fn results(signs: &str) -> Figures {
    let lost = Conclusion::Lost(Defeat::Refill);
    let games: Vec<_> =
        signs.chars().map(|sign| game(Setup::SOLO, if sign == '+' { Conclusion::Won } else { lost }, 8)).collect();
    of(&games).overall
}

#[test]
fn without_games_there_is_nothing_to_tell() {
    let figures = results("");
    assert_eq!((figures.games(), figures.win_rate(), figures.average_plies()), (0, None, None));
    assert!(figures.last().is_empty() && figures.trend(10).is_empty());
}

#[test]
fn a_streak_ends_with_a_loss_and_the_best_one_stays() {
    let figures = results("+++-++-+");
    assert_eq!((figures.games(), figures.wins, figures.streak, figures.best_streak), (8, 6, 1, 3));
    assert_eq!(results("++-").streak, 0);
}

#[test]
fn the_last_fifty_results_are_told_oldest_first() {
    let figures = results(&format!("{}{}-", "-".repeat(20), "+".repeat(49)));
    assert_eq!(figures.last().len(), 50);
    assert_eq!(figures.last()[0], Score::Won);
    assert_eq!(figures.last()[49], Score::Lost);
}

#[test]
fn losses_are_told_apart() {
    let doomed = GameSummary { doomed: Some(30), ..game(Setup::SOLO, Conclusion::Lost(Defeat::Refill), 5) };
    let figures = of(&[
        doomed,
        game(Setup::SOLO, Conclusion::Lost(Defeat::Refill), 7),
        game(Setup::SOLO, Conclusion::Lost(Defeat::Redraw), 8),
        game(Setup::SOLO, Conclusion::GivenUp, 0),
        game(Setup::SOLO, Conclusion::Won, 8),
    ])
    .overall;
    assert_eq!(figures.doors, [1, 0, 0, 0, 0, 1, 0, 1, 2]);
    assert_eq!(figures.lost_in_refill, Losses { games: 2, doomed_before: 1, missing: [0, 1, 0, 1, 0, 0, 0, 0, 0] });
    assert_eq!(figures.lost_in_redraw.missing[0], 1, "all Doors, and still lost");
    assert_eq!((figures.given_up.games, figures.given_up.missing[8]), (1, 1));
    assert_eq!(figures.average_plies(), Some((45 + 47 + 48 + 40 + 48) as f64 / 5.0));
}

#[test]
fn set_ups_are_told_apart() {
    let duo = Setup::duo(Communication::Open);
    let statistics = of(&[
        game(Setup::SOLO, Conclusion::Won, 8),
        game(duo, Conclusion::Lost(Defeat::Refill), 3),
        game(Setup::SOLO, Conclusion::Won, 8),
    ]);
    assert_eq!(statistics.by_setup[&Setup::SOLO].streak, 2);
    assert_eq!((statistics.by_setup[&duo].games(), statistics.by_setup[&duo].wins), (1, 0));
    assert_eq!((statistics.overall.games(), statistics.overall.streak), (3, 1));
}

#[test]
fn help_and_lessons_do_not_count() {
    let won = game(Setup::SOLO, Conclusion::Won, 8);
    let statistics = of(&[
        GameSummary { assisted: true, ..won },
        GameSummary { kind: GameKind::Lesson, ..won },
        GameSummary { conclusion: None, finished: None, ..won },
        GameSummary { kind: GameKind::Daily(date(2026, 3, 1)), ..won },
        GameSummary { kind: GameKind::Table, ..won },
    ]);
    assert_eq!(statistics.overall.games(), 2);
}

#[test]
fn the_trend_ends_with_today() {
    let figures = results(&format!("{}{}", "-".repeat(30), "+".repeat(10)));
    let trend = figures.trend(4);
    assert_eq!(trend, [0.0, 0.0, 0.0, 0.5], "ten of the last twenty");
    assert_eq!(figures.trend(1000).len(), 40, "no more points than games");
}

proptest! {
    #[test]
    fn everything_adds_up(signs in "[+-]{0,120}", columns in 0_usize..200) {
        let figures = results(&signs);
        prop_assert_eq!(figures.games(), signs.len());
        let losses = figures.lost_in_refill.games + figures.lost_in_redraw.games + figures.given_up.games;
        prop_assert_eq!(figures.wins + losses, figures.games());
        prop_assert_eq!(figures.doors.iter().sum::<usize>(), figures.games());
        prop_assert!(figures.streak <= figures.best_streak && figures.best_streak <= figures.wins);
        let longest = signs.split('-').map(str::len).max().unwrap_or(0);
        prop_assert_eq!(figures.best_streak, longest);
        prop_assert!(figures.last().len() <= LAST);
        let trend = figures.trend(columns);
        prop_assert_eq!(trend.len(), columns.min(figures.games()));
        prop_assert!(trend.iter().all(|rate| (0.0..=1.0).contains(rate)));
    }
}
