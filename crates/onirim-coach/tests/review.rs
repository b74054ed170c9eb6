//! A look back at whole games.

use std::sync::OnceLock;

use onirim_ai::players::{Random, Simple};
use onirim_ai::{Player, Standpoint};
use onirim_coach::Effort;
use onirim_coach::review::{Account, Habits, Moment, NoReview, Outcome, Review, Reviewer, Share, Then, Verdict};
use onirim_core::{Action, Communication, Game, QuickChance, Seat, Setup};
use onirim_record::{Playthrough, Program, Programs};

/// The least effort: these are no tests of strength.
const LITTLE: Effort = Effort { judgements: 500 };

fn play(setup: Setup, seed: u64, mut player: impl Player) -> Playthrough {
    let mut playthrough = Playthrough::seeded(setup, seed);
    player.begin(seed);
    while let Some(at) = Standpoint::of(playthrough.game()) {
        let action = player.choose(&at);
        playthrough.act(action).expect("a legal action");
    }
    playthrough
}

/// Base games, and the beginning of a game of two with hidden cards, each with its review.
fn games() -> &'static [(Playthrough, Review)] {
    static GAMES: OnceLock<Vec<(Playthrough, Review)>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let base = (0..2).map(|seed| play(Setup::SOLO, seed, Simple));
        let others = play(Setup::duo(Communication::Silent), 5, Random::new(5)).at(16);
        let reviewed = |game| {
            let review = Reviewer::of_given_up(&game, LITTLE).expect("weights").finish();
            (game, review)
        };
        base.chain(others).map(reviewed).collect()
    })
}

#[test]
fn all_swings_lead_from_the_first_chance_to_the_result() {
    let mut results = Vec::new();
    for (_, review) in games() {
        let totals = review.totals();
        assert_eq!(review.start() + totals.skill + totals.luck + totals.revision, review.end());
        let swings: Share = review.moments().iter().map(Moment::swing).sum();
        assert_eq!(review.start() + swings, review.end());
        assert!(match review.outcome() {
            Outcome::Won => review.end() == Share::ALL,
            Outcome::Lost => review.end() == Share::NOTHING,
            Outcome::GivenUp(left) => review.end() == left,
        });
        for moment in review.moments() {
            assert_eq!(moment.skill() + moment.luck() + moment.revision(), moment.swing());
            assert!(moment.skill() <= Share::NOTHING, "no answer is better than the best");
        }
        assert!(review.chances().all(|chance| (Share::NOTHING..=Share::ALL).contains(&chance)));
        results.push(review.outcome());
    }
    assert!(results.contains(&Outcome::Lost) || results.contains(&Outcome::Won));
}

/// One measure for "largest" and "decisive": what the answer gave away.
#[test]
fn the_decisive_mistake_is_the_largest_one() {
    for (_, review) in games() {
        let largest = review.moments().iter().filter(|moment| moment.is_mistake()).min_by_key(|moment| moment.skill());
        let weighs = |moment: &&Moment| -moment.skill() >= Share::points(10);
        assert_eq!(review.decisive().map(|moment| moment.ply), largest.filter(weighs).map(|moment| moment.ply));
        assert_eq!(review.mistakes().first().map(|moment| moment.ply), largest.map(|moment| moment.ply));
    }
    assert!(games().iter().any(|(_, review)| review.decisive().is_some()), "these games tell nothing of it");
}

/// Without chance in between, the same player's next decision judges an answer.
#[test]
fn a_loss_that_the_next_decision_refutes_is_no_mistake() {
    let mut credited = 0;
    for (_, review) in games() {
        for pair in review.moments().windows(2) {
            let [moment, next] = pair else { continue };
            let seemed = Share::of(moment.chosen.chance);
            if moment.then == Then::NothingCame && next.seat() == moment.seat() {
                assert_eq!(moment.after(), moment.next.min(moment.before()).max(seemed));
                credited += u32::from(moment.after() > seemed);
            } else {
                assert_eq!(moment.after(), seemed, "what comes after cards or another player is no credit");
            }
        }
    }
    assert!(credited > 0, "these games tell nothing of it");
}

#[test]
fn every_ply_is_looked_at_in_its_turn() {
    for (game, review) in games() {
        assert_eq!(review.moments().len(), game.ply());
        for ((moment, ply), number) in review.moments().iter().zip(&game.record().plies).zip(1..) {
            assert_eq!((moment.ply, moment.chosen.action), (number, ply.action));
            assert_eq!(moment.view.seat, moment.seat());
            if ply.outcomes.is_empty() {
                assert_eq!(moment.then, Then::NothingCame);
            }
        }
        assert!(review.moments().windows(2).all(|pair| pair[0].turn <= pair[1].turn));
    }
}

#[test]
fn accuracy_is_the_chance_that_no_mistake_cost_the_game() {
    for (_, review) in games() {
        let mistakes = review.mistakes();
        let left: f64 = mistakes.iter().map(|moment| 1.0 + moment.skill().fraction()).product();
        let score = review.score();
        assert!((score.accuracy - left).abs() < 1e-9);
        assert_eq!(score.all_mistakes(), mistakes.len());
        assert_eq!(score.good + score.all_mistakes(), score.choices);
        assert_eq!(-(score.lost + score.doubtful), review.totals().skill);
        assert!(mistakes.windows(2).all(|pair| pair[0].skill() <= pair[1].skill()), "the largest first");
        for moment in mistakes {
            assert!(
                -moment.skill().fraction() > moment.doubt()
                    && moment.is_choice()
                    && moment.best.action != moment.chosen.action
            );
        }
        let seats = review.setup().seats().iter();
        let choices: usize = seats.map(|&seat| review.score_of(seat).choices).sum();
        assert_eq!(choices, score.choices);
    }
}

#[test]
fn a_game_that_goes_on_is_not_reviewed() {
    for setup in Setup::all().step_by(7) {
        let playthrough = Playthrough::seeded(setup, 1);
        assert_eq!(Review::of(&playthrough, LITTLE).map(|_| ()), Err(NoReview::GoesOn));
    }
}

#[test]
fn a_game_that_was_given_up_is_reviewed_as_far_as_it_went() {
    let game = play(Setup::SOLO, 3, Simple).at(12).expect("twelve plies");
    let review = Reviewer::of_given_up(&game, LITTLE).expect("weights").finish();
    let totals = review.totals();
    assert_eq!(review.moments().len(), 12);
    assert!(matches!(review.outcome(), Outcome::GivenUp(left) if left == review.end()));
    assert_eq!(review.start() + totals.skill + totals.luck + totals.revision, review.end());
}

#[test]
fn one_step_judges_one_decision() {
    let (game, whole) = &games()[0];
    let mut reviewer = Reviewer::of(game, LITTLE).expect("a game that is over");
    for done in 1..=game.ply() {
        assert_eq!(reviewer.step().map(|progress| (progress.done, progress.of)), Some((done, game.ply())));
    }
    assert_eq!(reviewer.step(), None);
    assert!(reviewer.finish().chances().eq(whole.chances()));
}

/// D10: a decision is judged with what its seat knew: had the partner held other cards, the verdict would be the same.
#[test]
fn hidden_cards_do_not_change_a_verdict() {
    use onirim_ai::evaluator::Evaluator;
    use onirim_ai::search::Search;

    let setup = Setup::duo(Communication::Talk);
    let game = play(setup, 2, Random::new(2)).at(12).expect("some plies");
    let review = Reviewer::of_given_up(&game, LITTLE).expect("weights").finish();
    let search = Search::new(Evaluator::shipped(setup));
    for (moment, scene) in review.moments().iter().zip(game.scenes()).step_by(5) {
        let other: Game = scene.game.resampled(moment.seat(), &mut QuickChance::new(9));
        let at = Standpoint::of(&other).expect("a question");
        let opinions = search.thorough_opinions(&at, LITTLE, &mut QuickChance::new(0));
        assert!(opinions.contains(&moment.chosen) && opinions.contains(&moment.best));
    }
}

#[test]
fn habits_name_the_topic_that_costs_most() {
    let mut habits = Habits::default();
    assert_eq!((habits.games(), habits.accuracy()), (0, None));
    let (mut lost, mut choices) = (Share::NOTHING, 0);
    for (_, review) in games() {
        habits.add(review);
        lost += review.score().lost;
        choices += review.score().choices;
    }
    let topics = habits.topics();
    assert_eq!(topics.iter().map(|(_, tally)| tally.lost).sum::<Share>(), lost);
    assert_eq!(topics.iter().map(|(_, tally)| tally.choices).sum::<usize>(), choices);
    assert!(topics.windows(2).all(|pair| pair[0].1.lost >= pair[1].1.lost), "the dearest first");
    assert!(habits.worst().iter().all(|worst| worst.game < habits.games()));
    assert_eq!(habits.games(), games().len());
}

/// Decisions of a program do not count as the player's; where programs play alone, all decisions count.
#[test]
fn only_the_decisions_of_persons_are_judged() {
    let setup = Setup::duo(Communication::Open);
    let played = play(setup, 3, Random::new(3)).at(24).expect("some plies");
    let review = |programs: Programs| {
        let mut game = played.clone();
        game.headers_mut().extend(programs.header());
        Reviewer::of_given_up(&game, LITTLE).expect("weights").finish()
    };
    let (persons, one) = (review(Programs::NONE), review(Programs::one(Seat::Two, Program::Fast)));
    let watched = review(Programs::both(Program::Fast, Program::Strong));
    assert_eq!(one.score(), persons.score_of(Seat::One));
    assert_eq!(one.score_of(Seat::Two), persons.score_of(Seat::Two));
    assert_eq!([persons.score(), watched.score()].map(|score| score.choices), [persons.score().choices; 2]);
    assert!(one.score().choices < persons.score().choices && one.score().all_mistakes() > 0);
    assert_eq!(one.mistakes().len(), persons.mistakes().len(), "a look back shows both");
    assert_eq!([one.program(Seat::One), one.program(Seat::Two)], [None, Some(Program::Fast)]);
    let mut habits = Habits::default();
    habits.add(&one);
    let choices: usize = habits.topics().iter().map(|(_, tally)| tally.choices).sum();
    assert_eq!(choices, one.score().choices);
    assert!(habits.worst().iter().all(|worst| worst.moment.program.is_none()));
}

#[test]
fn turning_points_are_the_largest_swings_in_their_order() {
    for (_, review) in games() {
        let points = review.turning_points(3);
        assert!(points.len() <= 3 && points.windows(2).all(|pair| pair[0].ply < pair[1].ply));
        let least = points.iter().map(|moment| moment.swing().size()).min();
        let others = review.moments().iter().filter(|moment| points.iter().all(|point| point.ply != moment.ply));
        if let (Some(least), 3) = (least, points.len()) {
            assert!(others.into_iter().all(|moment| moment.swing().size() <= least));
        }
    }
}

/// The lines of a worker's verdicts give the same review.
#[test]
fn a_review_can_be_told_line_by_line() {
    for (game, thought) in games() {
        let mut reviewer = Reviewer::of_given_up(game, LITTLE).expect("weights");
        let mut account = Account::of(game);
        while let Some(verdict) = reviewer.judge() {
            let told: Verdict = verdict.to_string().parse().expect("a verdict");
            assert_eq!(account.enter(&told), reviewer.progress());
        }
        let told = account.finish(reviewer.left());
        assert_eq!(told.outcome(), thought.outcome());
        let swings = |review: &Review| review.moments().iter().map(Moment::swing).collect::<Vec<_>>();
        assert_eq!(swings(&told), swings(thought));
        assert_eq!(told.totals(), thought.totals());
    }
}

#[test]
fn a_verdict_on_another_answer_ends_the_account() {
    let (game, _) = &games()[0];
    let mut reviewer = Reviewer::of_given_up(game, LITTLE).expect("weights");
    let mut verdict = reviewer.judge().expect("a decision");
    verdict.chosen.action = Action::FalseDestruction;
    let mut account = Account::of(game);
    assert_eq!(account.enter(&verdict).of, 0);
}
