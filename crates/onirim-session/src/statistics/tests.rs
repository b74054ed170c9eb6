use jiff::Timestamp;
use jiff::civil::date;
use onirim_core::{Communication, Seat};
use onirim_record::Program;
use proptest::prelude::*;

use super::*;
use crate::kind::GameKind;

fn game(setup: Setup, conclusion: Conclusion, doors: usize) -> GameSummary {
    GameSummary {
        id: "0123456789abcdef0123456789abcdef".parse().unwrap(),
        created: Timestamp::UNIX_EPOCH,
        updated: Timestamp::UNIX_EPOCH,
        finished: Some(Timestamp::UNIX_EPOCH),
        kind: GameKind::Normal,
        setup,
        programs: Programs::NONE,
        seed: Some(1),
        plies: 40 + doors,
        assisted: false,
        conclusion: Some(conclusion),
        doors,
        doomed: None,
        turns: Some(30),
        left: Some(10),
    }
}

fn of(games: &[GameSummary]) -> Statistics {
    Statistics::of(games)
}

fn persons(setup: Setup) -> Played {
    Played { setup, company: Company::Persons }
}

/// `+` is a game won, `-` one lost.
fn results(signs: &str) -> Figures {
    let lost = Conclusion::Lost(Defeat::Refill);
    let games: Vec<_> =
        signs.chars().map(|sign| game(Setup::SOLO, if sign == '+' { Conclusion::Won } else { lost }, 8)).collect();
    of(&games).overall
}

#[test]
fn without_games_the_statistics_are_empty() {
    let figures = results("");
    assert_eq!((figures.games(), figures.win_rate(), figures.average_plies()), (0, None, None));
    assert!(figures.last().is_empty() && figures.trend(10).is_empty());
}

#[test]
fn a_streak_ends_with_a_loss_and_the_best_one_stays() {
    let figures = results("+++-++-+");
    assert_eq!((figures.games(), figures.wins, figures.streak, figures.best_streak), (8, 6, 1, 3));
    assert_eq!(results("++-").streak, 0);
    let before = ["+", "++-", "++--", "--+"].map(|signs| results(signs).streak_before);
    assert_eq!(before, [0, 2, 0, 0], "what the last game has lengthened or ended");
}

#[test]
fn the_last_fifty_results_are_told_oldest_first() {
    let figures = results(&format!("{}{}-", "-".repeat(20), "+".repeat(49)));
    assert_eq!(figures.last().len(), 50);
    assert_eq!(figures.last()[0].score, Score::Won);
    assert_eq!(figures.last()[49], Finish { score: Score::Lost, doors: 8, of: 8 });
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
    assert_eq!(statistics.rows[&persons(Setup::SOLO)].streak, 2);
    assert_eq!((statistics.rows[&persons(duo)].games(), statistics.rows[&persons(duo)].wins), (1, 0));
    assert_eq!((statistics.overall.games(), statistics.overall.streak), (3, 1));
}

#[test]
fn games_with_a_program_have_rows_of_their_own() {
    let duo = Setup::duo(Communication::Talk);
    let two = game(duo, Conclusion::Won, 8);
    let with = |seat, program| GameSummary { programs: Programs::one(seat, program), turns: Some(20), ..two };
    let lost = game(duo, Conclusion::Lost(Defeat::Refill), 3);
    let statistics = of(&[
        two,
        with(Seat::Two, Program::Fast),
        GameSummary { programs: Programs::one(Seat::One, Program::Strong), ..lost },
        two,
        GameSummary { assisted: true, ..with(Seat::One, Program::Fast) },
    ]);
    let apart = Played { setup: duo, company: Company::Program };
    let [two, one] = [&statistics.rows[&persons(duo)], &statistics.rows[&apart]];
    assert_eq!((two.games(), two.streak, two.bests.turns.map(|best| best.value)), (2, 2, Some(30)));
    assert_eq!((one.games(), one.wins, one.streak, one.bests.turns.map(|best| best.value)), (2, 1, 0, Some(20)));
    assert_eq!((statistics.overall.games(), statistics.with_program(), statistics.assisted), (2, 2, 1));
    let only = statistics.clone().only(duo);
    assert_eq!((only.rows.len(), only.overall.games()), (2, 2));
    assert!(statistics.only(Setup::SOLO).rows.is_empty());
}

#[test]
fn a_game_between_programs_does_not_count() {
    let watched = GameSummary {
        programs: Programs::both(Program::Fast, Program::Strong),
        ..game(Setup::duo(Communication::Open), Conclusion::Won, 8)
    };
    let statistics = of(&[watched, GameSummary { assisted: true, ..watched }]);
    assert_eq!(statistics, Statistics { watched: 2, ..Statistics::default() });
    assert!(!watched.is_counted());
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
    assert_eq!(statistics.assisted, 1, "assisted games are counted apart, lessons are not");
}

#[test]
fn help_neither_lengthens_a_streak_nor_ends_it() {
    let won = game(Setup::SOLO, Conclusion::Won, 8);
    let lost_with_help = GameSummary { assisted: true, ..game(Setup::SOLO, Conclusion::Lost(Defeat::Refill), 2) };
    let won_with_help = GameSummary { assisted: true, turns: Some(1), ..won };
    let statistics = of(&[won, lost_with_help, won_with_help, won]);
    assert_eq!((statistics.overall.streak, statistics.assisted), (2, 2));
    assert_eq!(statistics.overall.bests.turns.map(|best| best.value), Some(30), "help holds no best");
}

#[test]
fn the_last_fifty_are_compared_with_the_fifty_before() {
    let few = results("+-+");
    assert_eq!((few.form(), few.form_before()), (Share { wins: 2, games: 3 }, None));
    let many = results(&format!("{}{}{}", "+".repeat(7), "-+".repeat(25), "+".repeat(50)));
    assert_eq!((many.form().wins, many.form_before()), (50, Some(Share { wins: 25, games: 50 })));
    assert_eq!(results(&"+".repeat(99)).form_before(), None, "one is missing");
}

/// A game that was won, with this number in its id.
fn won(number: u128, turns: usize, left: usize) -> GameSummary {
    let id = GameId::from_bits(number);
    GameSummary { id, turns: Some(turns), left: Some(left), ..game(Setup::SOLO, Conclusion::Won, 8) }
}

fn lost(number: u128, doors: usize) -> GameSummary {
    GameSummary { id: GameId::from_bits(number), ..game(Setup::SOLO, Conclusion::Lost(Defeat::Refill), doors) }
}

/// What the last of these games has won.
fn laurels(games: &[GameSummary]) -> Vec<Laurel> {
    let last = games.last().unwrap().id;
    of(games).rows[&persons(Setup::SOLO)].laurels(last)
}

#[test]
fn personal_bests_are_of_games_won() {
    let bests = of(&[won(1, 40, 5), lost(2, 7), won(3, 35, 2), won(4, 35, 9)]).overall.bests;
    let held = [bests.turns, bests.left, bests.doors, bests.streak].map(|best| best.unwrap());
    assert_eq!(held.map(|best| best.value), [35, 9, 8, 2]);
    assert_eq!(held.map(|best| best.game), [3, 4, 1, 4].map(GameId::from_bits), "the first game holds it");
    let unknown = GameSummary { turns: None, left: None, ..won(1, 0, 0) };
    assert_eq!(of(&[unknown]).overall.bests.turns, None);
}

#[test]
fn a_game_wins_laurels_by_beating_those_before_it() {
    assert_eq!(laurels(&[lost(1, 5)]), [], "the first game is no record");
    assert_eq!(laurels(&[lost(1, 5), lost(2, 6)]), [Laurel::Doors]);
    assert_eq!(laurels(&[lost(1, 5), lost(2, 5)]), [], "as good is not better");
    assert_eq!(laurels(&[lost(1, 5), won(2, 40, 5)]), [Laurel::FirstVictory]);
    assert_eq!(laurels(&[won(1, 40, 5), won(2, 39, 5)]), [Laurel::Streak, Laurel::Turns]);
    assert_eq!(laurels(&[won(1, 40, 5), lost(2, 3), won(3, 41, 6)]), [Laurel::Left]);
    assert_eq!(laurels(&[won(1, 40, 5), lost(2, 8)]), [], "all Doors and lost is no best");
}

#[test]
fn days_in_a_row_are_counted_up_to_today_or_yesterday() {
    let daily = |day: i8| GameSummary { kind: GameKind::Daily(date(2026, 3, day)), ..won(1, 40, 5) };
    let days = of(&[daily(1), daily(2), daily(3), daily(5), daily(6), daily(6)]).days;
    assert_eq!((days.played(), days.best_streak()), (5, 3));
    let streaks = [6, 7, 8].map(|today| days.streak(date(2026, 3, today)));
    assert_eq!(streaks, [2, 2, 0], "a day that has just begun ends nothing");
    assert_eq!((Days::default().streak(date(2026, 3, 1)), Days::default().best_streak()), (0, 0));
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
